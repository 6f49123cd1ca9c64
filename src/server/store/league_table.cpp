#include "server/store/league_table.hpp"

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
#include "server/model/kept_league.hpp"
#include "server/store/competition_row.hpp"
#include "server/store/forget_player.hpp"
#include "server/store/league_store.hpp"
#include "tournament/league_life.hpp"

namespace camlann::server {

namespace {

const std::string league_columns =
    std::string(competition_columns) + ", cycles, phase, players, season, division_size, movers";

/// Reads a row in the order of `league_columns`.
Result<LeagueSummary> read_league(const database::Statement& row) {
  auto meta = read_competition(row);
  if (!meta) return Failure(meta.error());
  const auto phase = value_of<LeaguePhase>(row.text(13));
  if (!phase) return failure(ErrorCode::io, "This league can no longer be read", meta->id);
  return LeagueSummary{{std::move(*meta), static_cast<int>(row.number(12))},
                       *phase,
                       static_cast<int>(row.number(14)),
                       static_cast<int>(row.number(15))};
}

/// The position of a player in a league, as columns; empty for a player without one.
struct PlayerRow {
  std::optional<std::int64_t> division;
  std::optional<std::int64_t> place;
  bool gone = false;
  std::optional<std::int64_t> waits;
  std::int64_t rating = 0;
};

PlayerRow row_of(const tournament::league::State& state, const std::string& player) {
  PlayerRow row;
  for (std::size_t i = 0; i < state.divisions.size(); ++i) {
    for (std::size_t j = 0; j < state.divisions[i].size(); ++j) {
      if (state.divisions[i][j] != player) continue;
      row.division = static_cast<std::int64_t>(i) + 1;
      row.place = static_cast<std::int64_t>(j) + 1;
    }
  }
  for (const auto& one : state.gone) row.gone = row.gone || one == player;
  for (std::size_t i = 0; i < state.waiting.size(); ++i) {
    if (state.waiting[i].player != player) continue;
    row.waits = static_cast<std::int64_t>(i) + 1;
    row.rating = state.waiting[i].rating;
  }
  return row;
}

}  // namespace

Result<void> LeagueTable::prepare(database::Database& database) {
  const std::string& all = league_columns;
  const std::string select = "SELECT " + all + " FROM leagues ";
  const std::pair<database::Statement*, std::string> statements[] = {
      {&write_, "INSERT INTO leagues (" + all +
                    ") VALUES (?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12,?13,?14,?15,?16,?17,?18) "
                    "ON CONFLICT (id) DO UPDATE SET phase=?14, players=?15, season=?16"},
      {&known_players_, "SELECT player FROM league_players WHERE league=?1"},
      {&remove_player_, "DELETE FROM league_players WHERE league=?1 AND player=?2"},
      // Writes the name only once: other connections may change it later. A player whose account
      // was deleted meanwhile has left.
      {&write_player_,
       "INSERT INTO league_players (league, player, name, division, place, gone, waits, rating) "
       "SELECT ?1, ?2, CASE former WHEN 0 THEN ?3 ELSE ?9 END, CAST(?4 AS BIGINT), ?5, "
       "CASE former WHEN 0 THEN ?6 ELSE 1 END, CASE former WHEN 0 THEN CAST(?7 AS BIGINT) END, ?8 "
       "FROM "
       "(SELECT count(*) AS former FROM former_accounts WHERE player=?2) AS f "
       "WHERE former=0 OR CAST(?4 AS BIGINT) IS NOT NULL ON CONFLICT (league, player) DO UPDATE "
       "SET "
       "division=excluded.division, place=excluded.place, gone=excluded.gone, "
       "waits=excluded.waits, rating=excluded.rating"},
      {&write_division_,
       "INSERT INTO league_divisions (league, season, division, tournament) "
       "VALUES (?1,?2,?3,?4) ON CONFLICT DO NOTHING"},
      {&find_, select + "WHERE id=?1"},
      {&players_,
       "SELECT player, name, division, gone FROM league_players WHERE league=?1 "
       "ORDER BY division, place"},
      {&waiting_,
       "SELECT player, rating FROM league_players WHERE league=?1 AND waits IS NOT NULL "
       "ORDER BY waits"},
      {&divisions_,
       "SELECT season, tournament FROM league_divisions WHERE league=?1 ORDER BY season, division"},
      {&find_made_, "SELECT id FROM leagues WHERE director=?1 AND nonce=?2"},
      {&list_, "SELECT * FROM (SELECT * FROM (" + select +
                   "WHERE public=1 ORDER BY created DESC, id LIMIT ?2) AS a UNION SELECT * FROM (" +
                   select +
                   "WHERE director=?1 OR id IN (SELECT league FROM league_players WHERE player=?1)"
                   " ORDER BY created DESC, id LIMIT ?2) AS b) AS c ORDER BY created DESC, id"},
      {&of_club_, select + "WHERE club=?1 ORDER BY created DESC, id LIMIT ?2"},
      {&playing_, "SELECT id FROM leagues WHERE phase='playing' ORDER BY id"},
      {&count_,
       "SELECT (SELECT count(*) FROM leagues WHERE director=?1 AND phase<>'over'), "
       "(SELECT count(*) FROM league_players JOIN leagues ON id=league WHERE player=?1 AND "
       "phase<>'over' AND (gone=0 OR waits IS NOT NULL))"},
  };
  for (const auto& [target, sql] : statements) {
    auto statement = database.prepare(sql);
    if (!statement) return Failure(statement.error());
    *target = std::move(*statement);
  }
  return {};
}

Result<void> LeagueTable::write(const KeptLeague& league) {
  if (auto done = write_itself(league); !done) return done;
  if (auto done = remove_players(league); !done) return done;
  if (auto done = write_players(league); !done) return done;
  return write_divisions(league);
}

Result<void> LeagueTable::write_itself(const KeptLeague& league) {
  const auto& meta = league.meta;
  const auto& state = league.state;
  bind_competition(write_, meta);
  write_.bind(13, std::int64_t{meta.cycles})
      .bind(14, word_of(league.phase()))
      .bind(15, std::int64_t{league.players()})
      .bind(16, static_cast<std::int64_t>(state.seasons))
      .bind(17, static_cast<std::int64_t>(state.terms.division_size))
      .bind(18, static_cast<std::int64_t>(state.terms.movers));
  return write_.run();
}

Result<void> LeagueTable::remove_players(const KeptLeague& league) {
  const auto known = database::read_texts(known_players_.bind(1, league.meta.id));
  if (!known) return Failure(known.error());
  for (const auto& player : *known) {
    if (league.names.count(player) != 0) continue;
    const auto done = remove_player_.bind(1, league.meta.id).bind(2, player).run();
    if (!done) return done;
  }
  return {};
}

Result<void> LeagueTable::write_players(const KeptLeague& league) {
  for (const auto& [player, name] : league.names) {
    const auto row = row_of(league.state, player);
    const auto done = write_player_.bind(1, league.meta.id)
                          .bind(2, player)
                          .bind(3, name)
                          .bind_or_null(4, row.division)
                          .bind_or_null(5, row.place)
                          .bind(6, std::int64_t{row.gone})
                          .bind_or_null(7, row.waits)
                          .bind(8, row.rating)
                          .bind(9, deleted_name)
                          .run();
    if (!done) return done;
  }
  return {};
}

Result<void> LeagueTable::write_divisions(const KeptLeague& league) {
  for (std::size_t season = 0; season < league.seasons.size(); ++season) {
    std::int64_t division = 0;
    for (const auto& tournament : league.seasons[season]) {
      const auto done = write_division_.bind(1, league.meta.id)
                            .bind(2, static_cast<std::int64_t>(season) + 1)
                            .bind(3, ++division)
                            .bind(4, tournament)
                            .run();
      if (!done) return done;
    }
  }
  return {};
}

Result<std::optional<KeptLeague>> LeagueTable::find(std::string_view id) {
  find_.bind(1, id);
  const auto found = find_.step();
  if (!found) return Failure(found.error());
  if (!*found) {
    find_.reset();
    return std::optional<KeptLeague>{};
  }
  auto known = read_league(find_);
  KeptLeague league;
  auto& state = league.state;
  state.terms.division_size = static_cast<std::size_t>(find_.number(16));
  state.terms.movers = static_cast<std::size_t>(find_.number(17));
  find_.reset();
  if (!known) return Failure(known.error());
  league.meta = std::move(known->meta);
  state.seasons = static_cast<std::size_t>(known->season);
  state.playing = known->phase == LeaguePhase::playing;
  state.closed = known->phase == LeaguePhase::over;
  if (auto read = read_players(league); !read) return Failure(read.error());
  if (auto read = read_divisions(league); !read) return Failure(read.error());
  return std::optional(std::move(league));
}

Result<void> LeagueTable::read_players(KeptLeague& league) {
  auto& state = league.state;
  players_.bind(1, league.meta.id);
  auto row = players_.step();
  for (; row && *row; row = players_.step()) {
    auto player = players_.text(0);
    league.names[player] = players_.text(1);
    const auto division = static_cast<std::size_t>(players_.number(2));
    if (division == 0) continue;
    if (players_.number(3) != 0) state.gone.push_back(player);
    if (state.divisions.size() < division) state.divisions.resize(division);
    state.divisions[division - 1].push_back(std::move(player));
  }
  players_.reset();
  if (!row) return Failure(row.error());
  using tournament::league::Newcomer;
  auto waiting = database::read_all<Newcomer>(
      waiting_.bind(1, league.meta.id),
      [](const auto& one) { return Newcomer{one.text(0), static_cast<int>(one.number(1))}; });
  if (!waiting) return Failure(waiting.error());
  state.waiting = std::move(*waiting);
  return {};
}

Result<void> LeagueTable::read_divisions(KeptLeague& league) {
  divisions_.bind(1, league.meta.id);
  auto row = divisions_.step();
  for (; row && *row; row = divisions_.step()) {
    const auto season = static_cast<std::size_t>(divisions_.number(0));
    if (league.seasons.size() < season) league.seasons.resize(season);
    league.seasons[season - 1].push_back(divisions_.text(1));
  }
  divisions_.reset();
  if (!row) return Failure(row.error());
  return {};
}

Result<std::optional<std::string>> LeagueTable::find_made(std::string_view director,
                                                          std::string_view nonce) {
  return database::read_text(find_made_.bind(1, director).bind(2, nonce));
}

Result<std::vector<LeagueSummary>> LeagueTable::list(std::string_view player, int limit) {
  return database::read_all<LeagueSummary>(list_.bind(1, player).bind(2, std::int64_t{limit}),
                                           read_league);
}

Result<std::vector<LeagueSummary>> LeagueTable::of_club(std::string_view club, int limit) {
  return database::read_all<LeagueSummary>(of_club_.bind(1, club).bind(2, std::int64_t{limit}),
                                           read_league);
}

Result<std::vector<std::string>> LeagueTable::playing() {
  return database::read_texts(playing_);
}

Result<LeagueCount> LeagueTable::count(std::string_view player) {
  count_.bind(1, player);
  const auto row = count_.step();
  if (!row) return Failure(row.error());
  LeagueCount count;
  if (*row) count = {static_cast<int>(count_.number(0)), static_cast<int>(count_.number(1))};
  count_.reset();
  return count;
}

}  // namespace camlann::server
