#include "server/store/people_tables.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/words.hpp"
#include "database/database.hpp"
#include "database/read_all.hpp"
#include "game/catalog.hpp"
#include "rating/game.hpp"
#include "rating/glicko.hpp"
#include "rules/variant_info.hpp"
#include "server/core/clock.hpp"
#include "server/model/finished_game.hpp"
#include "server/model/game_state.hpp"
#include "server/store/people.hpp"
#include "server/store/rows.hpp"
#include "server/store/summary_row.hpp"

namespace camlann::server {

namespace {

using database::Statement;
using rating::Speed;

/// Reads rating, deviation and volatility, starting at column `from`.
rating::Glicko read_glicko(const Statement& row, int from) {
  return {row.real(from), row.real(from + 1), row.real(from + 2)};
}

/// Reads the same columns, then games and updated.
KeptRating read_kept(const Statement& row, int from) {
  return {read_glicko(row, from), static_cast<int>(row.number(from + 3)), row.number(from + 4)};
}

Tally read_tally(const Statement& row) {
  return {row.text(0), row.text(1), static_cast<int>(row.number(2)),
          static_cast<int>(row.number(3)), static_cast<int>(row.number(4))};
}

}  // namespace

Result<void> PeopleTables::prepare(database::Database& database) {
  const std::string found_by_all =
      "(rated=1 OR tournament IS NOT NULL OR NOT EXISTS "
      "(SELECT 1 FROM invitations WHERE invitations.host=games.player "
      "AND invitations.game=games.id AND invitations.public=0))";
  const std::pair<Statement*, std::string> statements[] = {
      {&rating_,
       "SELECT rating, deviation, volatility, games, updated FROM ratings "
       "WHERE player=?1 AND variant=?2 AND speed=?3"},
      {&ratings_,
       "SELECT variant, speed, rating, deviation, volatility, games, updated FROM ratings "
       "WHERE player=?1 ORDER BY variant, speed"},
      {&write_rating_,
       "INSERT INTO ratings (player, variant, speed, rating, deviation, volatility, games, "
       "updated) VALUES (?1,?2,?3,?4,?5,?6,?7,?8) ON CONFLICT (player, variant, speed) "
       "DO UPDATE SET rating=?4, deviation=?5, volatility=?6, games=?7, updated=?8"},
      {&write_point_,
       "INSERT INTO rating_history (player, variant, speed, number, game, at, rating, deviation, "
       "volatility) VALUES (?1,?2,?3,?4,?5,?6,?7,?8,?9)"},
      {&history_,
       "SELECT variant, speed, game, at, rating, deviation, volatility FROM rating_history "
       "WHERE player=?1 AND variant=?2 AND speed=?3 ORDER BY number DESC LIMIT ?4"},
      {&count_,
       "INSERT INTO tallies (player, opponent, variant, won, drawn, lost) "
       "VALUES (?1,?2,?3,?4,?5,?6) ON CONFLICT (player, opponent, variant) "
       "DO UPDATE SET won=tallies.won+?4, drawn=tallies.drawn+?5, lost=tallies.lost+?6"},
      {&tallies_,
       "SELECT variant, '', won, drawn, lost FROM tallies WHERE player=?1 AND opponent='' "
       "ORDER BY variant"},
      {&opponents_,
       "SELECT '', opponent, sum(won), sum(drawn), sum(lost) FROM tallies "
       "WHERE player=?1 AND opponent<>'' GROUP BY opponent "
       "ORDER BY sum(won+drawn+lost) DESC, opponent LIMIT ?2"},
      {&leaders_,
       "SELECT player, rating, deviation, volatility, games, updated FROM ratings "
       "WHERE variant=?1 AND speed=?2 AND deviation<=?3 AND player NOT IN "
       "(SELECT target FROM measures WHERE kind='close' AND lifted IS NULL) "
       "ORDER BY rating DESC, player"},
      {&seats_,
       "SELECT seats FROM seated JOIN games ON id=game WHERE holder=?1 AND shared=1 "
       "ORDER BY since DESC, game LIMIT 1"},
      {&since_, "SELECT min(since) FROM seated JOIN games ON id=game WHERE holder=?1 AND shared=1"},
      {&games_, "SELECT " + std::string(summary_columns) +
                    " FROM seated JOIN games ON id=game WHERE holder=?1 AND shared=1 "
                    "ORDER BY since DESC, game LIMIT ?2"},
      {&running_, "SELECT " + std::string(summary_columns) +
                      " FROM seated JOIN games ON id=game WHERE holder=?1 AND shared=1 "
                      "AND reason IS NULL ORDER BY since DESC, game LIMIT ?2"},
      {&live_,
       "SELECT " + std::string(summary_columns) +
           " FROM games WHERE (deadline IS NOT NULL OR thinking=1) AND shared=1 AND reason IS NULL "
           "AND deleted IS NULL AND " +
           found_by_all},
      {&is_open_, "SELECT 1 FROM games WHERE id=?1 AND shared=1 AND " + found_by_all},
      {&game_, "SELECT " + std::string(summary_columns) +
                   " FROM games WHERE id=?1 AND shared=1 AND deleted IS NULL"},
      {&bonds_, "SELECT other FROM bonds WHERE player=?1 AND kind=?2 ORDER BY since, other"},
      {&has_bond_, "SELECT 1 FROM bonds WHERE player=?1 AND kind=?2 AND other=?3"},
      {&add_bond_,
       "INSERT INTO bonds (player, kind, other, since) VALUES (?1,?2,?3,?4) "
       "ON CONFLICT DO NOTHING"},
      {&remove_bond_, "DELETE FROM bonds WHERE player=?1 AND kind=?2 AND other=?3"},
  };
  for (const auto& [target, sql] : statements) {
    auto statement = database.prepare(sql);
    if (!statement) return Failure(statement.error());
    *target = std::move(*statement);
  }
  return {};
}

Result<void> PeopleTables::record(const FinishedGame& game) {
  for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
    const auto& player = game.seats[seat].player;
    if (player.empty()) continue;
    if (auto done = count(player, game.variant, {}, score_of(game, seat)); !done) return done;
    for (std::size_t other = 0; other < game.seats.size(); ++other) {
      const auto& opponent = game.seats[other].player;
      const auto score = score_against(game, seat, other);
      if (opponent.empty() || !score) continue;
      if (auto done = count(player, game.variant, opponent, *score); !done) return done;
    }
  }
  return game.speed ? move_ratings(game, *game.speed) : Result<void>();
}

Result<void> PeopleTables::count(const std::string& player, const std::string& variant,
                                 const std::string& opponent, GameScore score) {
  return count_.bind(1, player)
      .bind(2, opponent)
      .bind(3, variant)
      .bind(4, std::int64_t{score == GameScore::won})
      .bind(5, std::int64_t{score == GameScore::drawn})
      .bind(6, std::int64_t{score == GameScore::lost})
      .run();
}

Result<void> PeopleTables::move_ratings(const FinishedGame& game, Speed speed) {
  std::vector<KeptRating> before;
  for (const auto& seat : game.seats) {
    const auto kept = rating(seat.player, game.variant, speed);
    if (!kept) return Failure(kept.error());
    before.push_back(kept->value_or(KeptRating{}));
  }
  const auto after = rated(game, before);
  for (std::size_t i = 0; i < after.size(); ++i) {
    const auto& [glicko, games, updated] = after[i];
    auto done = write_rating_.bind(1, game.seats[i].player)
                    .bind(2, game.variant)
                    .bind(3, word_of(speed))
                    .bind_real(4, glicko.rating)
                    .bind_real(5, glicko.deviation)
                    .bind_real(6, glicko.volatility)
                    .bind(7, std::int64_t{games})
                    .bind(8, updated)
                    .run();
    if (!done) return done;
    done = write_point_.bind(1, game.seats[i].player)
               .bind(2, game.variant)
               .bind(3, word_of(speed))
               .bind(4, std::int64_t{games})
               .bind(5, game.id)
               .bind(6, updated)
               .bind_real(7, glicko.rating)
               .bind_real(8, glicko.deviation)
               .bind_real(9, glicko.volatility)
               .run();
    if (!done) return done;
  }
  return {};
}

Result<bool> PeopleTables::has_uncounted(database::Database& database) {
  const auto marked = database.query_number("SELECT count(*) FROM uncounted");
  if (!marked) return Failure(marked.error());
  return *marked != 0;
}

Result<void> PeopleTables::rebuild(database::Database& database, const Catalog& known) {
  auto cleared = database.execute(
      "DELETE FROM ratings; DELETE FROM rating_history; DELETE FROM tallies;"
      "DELETE FROM uncounted;");
  if (!cleared) return cleared;
  auto games = database.prepare("SELECT " + std::string(summary_columns) +
                                " FROM games WHERE shared=1 AND reason IS NOT NULL "
                                "ORDER BY updated, id");
  if (!games) return Failure(games.error());
  auto row = games->step();
  for (; row && *row; row = games->step()) {
    const auto game = read_summary(*games);
    if (!game) return Failure(game.error());
    const auto variant = std::find_if(known.begin(), known.end(), [&](const VariantInfo& one) {
      return one.id == game->meta.variant;
    });
    if (variant == known.end()) continue;
    const auto finished = finished_game(game->meta, game->standing, *variant);
    if (!finished) continue;
    if (auto done = record(*finished); !done) return done;
  }
  if (!row) return Failure(row.error());
  return {};
}

Result<std::optional<KeptRating>> PeopleTables::rating(std::string_view player,
                                                       std::string_view variant, Speed speed) {
  rating_.bind(1, player).bind(2, variant).bind(3, word_of(speed));
  const auto row = rating_.step();
  if (!row) return Failure(row.error());
  std::optional<KeptRating> kept;
  if (*row) kept = read_kept(rating_, 0);
  rating_.reset();
  return kept;
}

Result<std::vector<PlayerRating>> PeopleTables::ratings(std::string_view player) {
  ratings_.bind(1, player);
  return database::read_all<PlayerRating>(ratings_, [](const Statement& row) {
    return PlayerRating{row.text(0), value_of<Speed>(row.text(1)).value_or(Speed::slow),
                        read_kept(row, 2)};
  });
}

Result<std::vector<RatingPoint>> PeopleTables::history(std::string_view player,
                                                       std::string_view variant, Speed speed,
                                                       int most) {
  history_.bind(1, player).bind(2, variant).bind(3, word_of(speed)).bind(4, std::int64_t{most});
  return database::read_all<RatingPoint>(history_, [&](const Statement& row) {
    return RatingPoint{row.text(0), speed, row.text(2), row.number(3), read_glicko(row, 4)};
  });
}

Result<std::vector<Tally>> PeopleTables::tallies(std::string_view player) {
  tallies_.bind(1, player);
  return database::read_all<Tally>(tallies_, read_tally);
}

Result<std::vector<Tally>> PeopleTables::opponents(std::string_view player, int most) {
  opponents_.bind(1, player).bind(2, std::int64_t{most});
  return database::read_all<Tally>(opponents_, read_tally);
}

Result<std::optional<Seated>> PeopleTables::seated(std::string_view player) {
  seats_.bind(1, player);
  auto row = seats_.step();
  if (!row) return Failure(row.error());
  const auto seats = *row ? read_seats(seats_.text(0)) : std::nullopt;
  seats_.reset();
  if (!seats) return std::optional<Seated>();
  Seated seated;
  for (const auto& one : *seats) {
    if (one.id == player) seated.name = one.name;
  }
  since_.bind(1, player);
  row = since_.step();
  if (!row) return Failure(row.error());
  seated.since = since_.number(0);
  since_.reset();
  return std::optional(std::move(seated));
}

Result<std::vector<std::string>> PeopleTables::bonds(std::string_view player, Bond bond) {
  bonds_.bind(1, player).bind(2, word_of(bond));
  return database::read_texts(bonds_);
}

Result<bool> PeopleTables::has_bond(std::string_view player, Bond bond, std::string_view other) {
  has_bond_.bind(1, player).bind(2, word_of(bond)).bind(3, other);
  auto row = has_bond_.step();
  has_bond_.reset();
  return row;
}

Result<void> PeopleTables::set_bond(std::string_view player, Bond bond, std::string_view other,
                                    bool on, Millis now) {
  auto& statement = on ? add_bond_ : remove_bond_;
  statement.bind(1, player).bind(2, word_of(bond)).bind(3, other);
  if (on) statement.bind(4, now);
  return statement.run();
}

Result<std::vector<GameSummary>> PeopleTables::games(std::string_view player, int most) {
  return summaries(games_, player, most);
}

Result<std::vector<GameSummary>> PeopleTables::running(std::string_view player, int most) {
  return summaries(running_, player, most);
}

Result<std::vector<GameSummary>> PeopleTables::live() {
  return read_summaries(live_);
}

Result<bool> PeopleTables::is_open(std::string_view game) {
  is_open_.bind(1, game);
  auto row = is_open_.step();
  is_open_.reset();
  return row;
}

Result<std::optional<GameSummary>> PeopleTables::game(std::string_view id) {
  auto found = read_summaries(game_.bind(1, id));
  if (!found) return Failure(found.error());
  if (found->empty()) return std::optional<GameSummary>();
  return std::optional(std::move(found->front()));
}

Result<std::vector<GameSummary>> PeopleTables::summaries(Statement& statement,
                                                         std::string_view player, int most) {
  return read_summaries(statement.bind(1, player).bind(2, std::int64_t{most}));
}

Result<std::vector<Leader>> PeopleTables::leaders(std::string_view variant, Speed speed, Millis now,
                                                  double deviation, std::size_t most) {
  std::vector<Leader> best;
  leaders_.bind(1, variant).bind(2, word_of(speed)).bind_real(3, deviation);
  auto row = leaders_.step();
  for (; row && *row && best.size() < most; row = leaders_.step()) {
    const auto kept = read_kept(leaders_, 1);
    if (rating_at(kept, now).deviation <= deviation) best.push_back({leaders_.text(0), kept});
  }
  leaders_.reset();
  if (!row) return Failure(row.error());
  return best;
}

}  // namespace camlann::server
