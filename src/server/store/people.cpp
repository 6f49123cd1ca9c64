#include "server/store/people.hpp"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/row.hpp"
#include "play/seating.hpp"
#include "rating/game.hpp"
#include "rating/glicko.hpp"
#include "server/core/clock.hpp"
#include "server/model/account.hpp"
#include "server/model/finished_game.hpp"
#include "server/model/game_state.hpp"
#include "server/model/imported.hpp"
#include "server/model/list_wish.hpp"
#include "server/store/game_rows.hpp"    // IWYU pragma: keep, describes the games
#include "server/store/import_rows.hpp"  // IWYU pragma: keep, describes the players
#include "server/store/rating_recompute.hpp"

namespace camlann::database {

using server::BegunGame;
using server::KeptRating;
using server::Leader;
using server::PlayerRating;
using server::RatingPoint;
using server::RunningBoard;
using server::Tally;

ROW(rating::Glicko, "ratings", rating, deviation, volatility);

template <>
struct Row<KeptRating> {
  ROW_OF(KeptRating, "ratings") {
    Row<rating::Glicko>::columns(part(column, &Self::glicko));
    COLUMNS(games, updated);
  }
};

template <>
struct Row<PlayerRating> {
  ROW_OF(PlayerRating, "ratings") {
    COLUMNS(variant, speed);
    Row<KeptRating>::columns(part(column, &Self::kept));
  }
};

template <>
struct Row<RatingPoint> {
  ROW_OF(RatingPoint, "rating_history") {
    COLUMNS(variant, speed, game, at);
    Row<rating::Glicko>::columns(part(column, &Self::after));
  }
};

ROW(Tally, "tallies", variant, opponent, won, drawn, lost);

ROW(BegunGame, "games", id, created);

template <>
struct Row<RunningBoard> {
  ROW_OF(RunningBoard, "games") {
    using Meta = server::GameMeta;
    column("id", &Self::meta, &Meta::id);
    column("variant", &Self::meta, &Meta::variant);
    column("rules", &Self::meta, &Meta::rules);
    column("seats", &Self::meta, &Meta::seats);
    column("time", &Self::meta, &Meta::time);
    column("rated", &Self::meta, &Meta::rated);
    COLUMNS(fen);
  }
};

template <>
struct Row<Leader> {
  ROW_OF(Leader, "ratings") {
    COLUMNS(player);
    Row<KeptRating>::columns(part(column, &Self::kept));
  }
};

}  // namespace camlann::database

namespace camlann::server {

namespace {

using database::insert_into;
using database::select_from;
using rating::Speed;

/// Imported ratings that count until the player ?1 has a rated game of their kind, in the form of a
/// rating without games.
constexpr std::string_view starts_of_player =
    "SELECT variant, speed, rating, deviation, volatility, 0, at FROM rating_starts s WHERE "
    "player=?1 AND NOT EXISTS (SELECT 1 FROM ratings r WHERE r.player=s.player AND "
    "r.variant=s.variant AND r.speed=s.speed)";

/// The imported ratings of the kind ?2, ?3 before the time ?4: of the imported player ?1, or of
/// those that the account ?1 is.
constexpr std::string_view imported_points =
    "SELECT variant, speed, rating, deviation, games, at FROM (SELECT imported, variant, speed, "
    "rating, deviation, games, at FROM imported_history UNION ALL SELECT imported, variant, speed, "
    "rating, deviation, games, at FROM imported_ratings) AS i WHERE imported IN (SELECT ?1 UNION "
    "ALL SELECT imported FROM claims WHERE player=?1 AND phase='confirmed') AND variant=?2 AND "
    "speed=?3 AND at<?4";

constexpr std::string_view not_closed =
    "player NOT IN (SELECT target FROM measures WHERE kind='close' AND lifted IS NULL)";

constexpr const char* found_by_all =
    "(rated=1 OR tournament IS NOT NULL OR NOT EXISTS "
    "(SELECT 1 FROM invitations WHERE invitations.host=games.player "
    "AND invitations.game=games.id AND invitations.public=0))";

/// The games with others in which ?1 has a seat.
std::string shared_games() {
  return "SELECT " + database::columns_of<GameSummary>() +
         " FROM seated JOIN games ON id=game WHERE holder=?1 AND shared=1 ";
}

}  // namespace

Result<void> People::record(const FinishedGame& game) {
  TRY_VOID(count_all(game, 1, &People::count));
  return game.speed ? move_ratings(game, *game.speed) : Result<void>();
}

Result<void> People::correct(const CorrectedGame& game, const Catalog& known) {
  const auto& [id, before, after] = game;
  if (before) {
    TRY_VOID(count_all(*before, -1, &People::count_again));
  }
  if (after) {
    TRY_VOID(count_all(*after, 1, &People::count_again));
  }
  TRY(const auto was_rated, database_.exists("SELECT 1 FROM rating_history WHERE game=?1", id));
  if (was_rated) {
    TRY_VOID(recompute_ratings_from(database_, known, id));
    return {};
  }
  if (!after || !after->speed) return {};
  TRY(const auto former, has_former(*after));
  return former ? Result<void>() : move_ratings(*after, *after->speed);
}

Result<void> People::may_correct(const std::string& game) {
  return may_recompute_from(database_, game);
}

Result<bool> People::is_former(const std::string& player) {
  return database_.exists("SELECT 1 FROM former_accounts WHERE player=?1", player);
}

Result<bool> People::has_former(const FinishedGame& game) {
  for (const auto& seat : game.seats) {
    TRY(const auto former, is_former(seat.player));
    if (former) return true;
  }
  return false;
}

Result<void> People::count_all(const FinishedGame& game, int times, Count how) {
  const auto tally = [&](const std::string& opponent, GameScore score) {
    return Tally{game.variant, opponent, score == GameScore::won ? times : 0,
                 score == GameScore::drawn ? times : 0, score == GameScore::lost ? times : 0};
  };
  for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
    const auto& player = game.seats[seat].player;
    if (player.empty()) continue;
    TRY_VOID((this->*how)(player, tally({}, score_of(game, seat))));
    for (std::size_t other = 0; other < game.seats.size(); ++other) {
      const auto& opponent = game.seats[other].player;
      const auto score = score_against(game, seat, other);
      if (opponent.empty() || !score) continue;
      TRY_VOID((this->*how)(player, tally(opponent, *score)));
    }
  }
  return {};
}

Result<void> People::count(const std::string& player, const Tally& tally) {
  static const std::string sql =
      insert_into<Tally>({"player"}) +
      "ON CONFLICT (player, opponent, variant) DO UPDATE SET won=tallies.won+excluded.won, "
      "drawn=tallies.drawn+excluded.drawn, lost=tallies.lost+excluded.lost";
  return database_.run(sql, tally, player);
}

Result<void> People::count_again(const std::string& player, const Tally& tally) {
  TRY(const auto former, is_former(player));
  if (former) return {};
  TRY_VOID(count(player, tally));
  return database_.run(
      "DELETE FROM tallies WHERE player=?1 AND opponent=?2 AND variant=?3 AND won=0 AND drawn=0 "
      "AND lost=0",
      player, tally.opponent, tally.variant);
}

Result<void> People::move_ratings(const FinishedGame& game, Speed speed) {
  static const std::string write_rating = insert_into<PlayerRating>({"player"}) +
                                          "ON CONFLICT (player, variant, speed) DO UPDATE SET " +
                                          database::excluded_of<KeptRating>();
  static const std::string write_point = insert_into<RatingPoint>({"player", "number"});
  std::vector<KeptRating> before;
  for (const auto& seat : game.seats) {
    TRY(const auto kept, rating(seat.player, game.variant, speed));
    before.push_back(kept.value_or(KeptRating{}));
  }
  const auto after = rated(game, before);
  for (std::size_t i = 0; i < after.size(); ++i) {
    const auto& player = game.seats[i].player;
    const auto& kept = after[i];
    auto done = database_.run(write_rating, PlayerRating{game.variant, speed, kept}, player);
    if (!done) return done;
    const RatingPoint point{game.variant, speed, game.id, kept.updated, kept.glicko};
    done = database_.run(write_point, point, player, kept.games);
    if (!done) return done;
  }
  return {};
}

Result<std::optional<KeptRating>> People::rating(std::string_view player, std::string_view variant,
                                                 Speed speed) {
  auto kept = database_.find<KeptRating>(
      select_from<KeptRating>() + "WHERE player=?1 AND variant=?2 AND speed=?3", player, variant,
      speed);
  if (!kept || *kept) return kept;
  return database_.find<KeptRating>(
      "SELECT rating, deviation, volatility, 0, at FROM rating_starts WHERE player=?1 AND "
      "variant=?2 AND speed=?3",
      player, variant, speed);
}

Result<std::vector<PlayerRating>> People::ratings(std::string_view player) {
  return database_.all<PlayerRating>(select_from<PlayerRating>() + "WHERE player=?1 UNION ALL " +
                                         std::string(starts_of_player) + " ORDER BY 1, 2",
                                     player);
}

Result<std::vector<RatingPoint>> People::history(std::string_view player, std::string_view variant,
                                                 Speed speed, int most) {
  TRY(auto points,
      database_.all<RatingPoint>(
          select_from<RatingPoint>() +
              "WHERE player=?1 AND variant=?2 AND speed=?3 ORDER BY number DESC LIMIT ?4",
          player, variant, speed, most));
  const auto room = most - static_cast<int>(points.size());
  if (room <= 0) return points;
  const auto before = points.empty() ? std::numeric_limits<Millis>::max() : points.back().at;
  TRY_VOID(database_.each<ImportedRating>(
      std::string(imported_points) + " ORDER BY at DESC LIMIT ?5",
      [&](ImportedRating&& one) {
        points.push_back({one.variant, one.speed, {}, one.at, glicko_of(one)});
      },
      player, variant, speed, before, room));
  return points;
}

Result<std::vector<Tally>> People::tallies(std::string_view player) {
  return database_.all<Tally>(
      select_from<Tally>() + "WHERE player=?1 AND opponent='' ORDER BY variant", player);
}

Result<std::vector<Tally>> People::opponents(std::string_view player, int most, int skip) {
  return database_.all<Tally>(
      "SELECT '', opponent, sum(won), sum(drawn), sum(lost) FROM tallies "
      "WHERE player=?1 AND opponent<>'' GROUP BY opponent "
      "ORDER BY sum(won+drawn+lost) DESC, opponent LIMIT ?2 OFFSET ?3",
      player, most, skip);
}

Result<std::optional<Seated>> People::seated(std::string_view player) {
  TRY(const auto seats,
      database_.find<play::Players>(
          "SELECT seats FROM seated JOIN games ON id=game WHERE holder=?1 AND shared=1 "
          "ORDER BY since DESC, game LIMIT 1",
          player));
  if (!seats || seats->empty()) return std::optional<Seated>();
  TRY(const auto since,
      database_.value<Millis>(
          "SELECT min(since) FROM seated JOIN games ON id=game WHERE holder=?1 AND shared=1",
          player));
  Seated seated{{}, since};
  for (const auto& one : *seats) {
    if (one.id == player) seated.name = one.name;
  }
  return std::optional(std::move(seated));
}

Result<std::vector<std::string>> People::bonds(std::string_view player, Bond bond) {
  return database_.all<std::string>(
      "SELECT other FROM bonds WHERE player=?1 AND kind=?2 ORDER BY since, other", player, bond);
}

Result<bool> People::has_bond(std::string_view player, Bond bond, std::string_view other) {
  return database_.exists("SELECT 1 FROM bonds WHERE player=?1 AND kind=?2 AND other=?3", player,
                          bond, other);
}

Result<void> People::set_bond(std::string_view player, Bond bond, std::string_view other, bool on,
                              Millis now) {
  if (!on) {
    return database_.run("DELETE FROM bonds WHERE player=?1 AND kind=?2 AND other=?3", player, bond,
                         other);
  }
  return database_.run(
      "INSERT INTO bonds (player, kind, other, since) VALUES (?1,?2,?3,?4) ON CONFLICT DO NOTHING",
      player, bond, other, now);
}

Result<std::vector<GameSummary>> People::games(std::string_view player, int most, int skip) {
  return database_.all<GameSummary>(shared_games() + "ORDER BY since DESC, game LIMIT ?2 OFFSET ?3",
                                    player, most, skip);
}

Result<std::vector<GameSummary>> People::running(std::string_view player, int most) {
  return database_.all<GameSummary>(
      shared_games() + "AND reason IS NULL ORDER BY since DESC, game LIMIT ?2", player, most);
}

Result<std::vector<BegunGame>> People::live() {
  return database_.all<BegunGame>(select_from<BegunGame>() +
                                  "WHERE (deadline IS NOT NULL OR thinking=1) AND shared=1 AND "
                                  "days=0 AND reason IS NULL AND deleted IS NULL "
                                  "AND " +
                                  found_by_all);
}

Result<void> People::each_rated(const std::function<void(RunningBoard&&)>& take) {
  return database_.each<RunningBoard>(
      select_from<RunningBoard>() +
          "WHERE (deadline IS NOT NULL OR thinking=1) AND shared=1 AND rated=1 AND "
          "reason IS NULL AND deleted IS NULL",
      take);
}

Result<bool> People::is_open(std::string_view game) {
  return database_.exists(
      std::string("SELECT 1 FROM games WHERE id=?1 AND shared=1 AND ") + found_by_all, game);
}

Result<std::optional<GameSummary>> People::game(std::string_view id) {
  return database_.find<GameSummary>(
      select_from<GameSummary>() + "WHERE id=?1 AND shared=1 AND deleted IS NULL", id);
}

Result<std::vector<Leader>> People::leaders(std::string_view variant, Speed speed, Millis now,
                                            double deviation, const ListWish& wish,
                                            const HasAccount& counts) {
  const auto most = static_cast<std::size_t>(wish.limit) + 1;
  int left_out = 0;
  std::vector<Leader> best;
  TRY_VOID(database_.each<Leader>(
      select_from<Leader>() + "WHERE variant=?1 AND speed=?2 AND deviation<=?3 AND player NOT IN "
                              "(SELECT target FROM measures WHERE kind='close' AND lifted IS NULL) "
                              "ORDER BY rating DESC, player",
      [&](Leader&& leader) {
        const bool sure = rating_at(leader.kept, now).deviation <= deviation;
        if (!sure || (counts && !counts(leader.player))) return true;
        if (left_out++ < wish.skip) return true;
        best.push_back(std::move(leader));
        return best.size() < most;
      },
      variant, speed, deviation));
  return best;
}

Result<std::vector<ImportedLeader>> People::imported_leaders(std::string_view variant, Speed speed,
                                                             const ListWish& wish) {
  return database_.all<ImportedLeader>(
      "SELECT p.id, p.name, i.rating, i.deviation, i.games FROM imported_ratings i JOIN "
      "imported_players p ON p.id=i.imported WHERE i.variant=?1 AND i.speed=?2 AND NOT EXISTS "
      "(SELECT 1 FROM claims c WHERE c.imported=p.id AND c.phase='confirmed' AND (EXISTS (SELECT 1 "
      "FROM ratings r WHERE r.player=c.player AND r.variant=i.variant AND r.speed=i.speed) OR "
      "c.player IN (SELECT target FROM measures WHERE kind='close' AND lifted IS NULL))) ORDER BY "
      "i.rating DESC, i.imported LIMIT ?3 OFFSET ?4",
      variant, speed, wish.limit + 1, wish.skip);
}

Result<std::vector<ImportedPlayer>> People::imported(std::string_view player) {
  return database_.all<ImportedPlayer>(
      "SELECT p.id, p.name, p.federation_id, p.made FROM imported_players p JOIN claims c ON "
      "c.imported=p.id WHERE c.player=?1 AND c.phase='confirmed' ORDER BY p.folded, p.id",
      player);
}

Result<std::vector<Leader>> People::members(std::string_view club, std::string_view variant,
                                            Speed speed) {
  const std::string member = "player IN (SELECT player FROM members WHERE club=?1) AND ";
  return database_.all<Leader>(
      select_from<Leader>() + "WHERE variant=?2 AND speed=?3 AND " + member +
          std::string(not_closed) +
          " UNION ALL SELECT player, rating, deviation, volatility, 0, at FROM rating_starts s "
          "WHERE variant=?2 AND speed=?3 AND NOT EXISTS (SELECT 1 FROM ratings r WHERE "
          "r.player=s.player AND r.variant=s.variant AND r.speed=s.speed) AND " +
          member + std::string(not_closed) + " ORDER BY 2 DESC, 1",
      club, variant, speed);
}

}  // namespace camlann::server
