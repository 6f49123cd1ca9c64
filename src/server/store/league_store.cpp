#include "server/store/league_store.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/row.hpp"
#include "server/core/clock.hpp"
#include "server/model/competition.hpp"
#include "server/model/directors.hpp"
#include "server/model/entry.hpp"
#include "server/model/kept_league.hpp"
#include "server/model/list_wish.hpp"
#include "server/model/marks.hpp"
#include "server/store/competition_row.hpp"
#include "server/store/director_store.hpp"
#include "tournament/league.hpp"
#include "tournament/league_life.hpp"

namespace camlann::server {

/// The data that a director can change; not the directors, which other connections change, too.
struct ChangedLeague {
  LeagueMeta meta;
  tournament::LeagueTerms terms;
};

}  // namespace camlann::server

namespace camlann::database {

using server::EntryTerms;
using server::LeagueMeta;
using server::LeagueSummary;
using tournament::league::Newcomer;

template <>
struct Row<LeagueSummary> {
  ROW_OF(LeagueSummary, "leagues") {
    Row<server::CompetitionMeta>::columns(part(column, &Self::meta));
    column("cycles", &Self::meta, &LeagueMeta::cycles);
    column("cap", &Self::meta, &LeagueMeta::entry, &EntryTerms::cap);
    column("lowest", &Self::meta, &LeagueMeta::entry, &EntryTerms::lowest);
    column("highest", &Self::meta, &LeagueMeta::entry, &EntryTerms::highest);
    column("code", &Self::meta, &LeagueMeta::entry, &EntryTerms::code);
    column("approval", &Self::meta, &LeagueMeta::entry, &EntryTerms::approval);
    COLUMNS(phase, players, season);
  }
};

template <>
struct Row<server::ChangedLeague> {
  static constexpr std::string_view table = "leagues";
  static constexpr void columns(auto&& column) {
    const auto meta = part(column, &server::ChangedLeague::meta);
    Row<server::CompetitionMeta>::changed_columns(meta);
    meta("cycles", &LeagueMeta::cycles);
    meta("cap", &LeagueMeta::entry, &EntryTerms::cap);
    meta("lowest", &LeagueMeta::entry, &EntryTerms::lowest);
    meta("highest", &LeagueMeta::entry, &EntryTerms::highest);
    meta("code", &LeagueMeta::entry, &EntryTerms::code);
    meta("approval", &LeagueMeta::entry, &EntryTerms::approval);
    const auto terms = part(column, &server::ChangedLeague::terms);
    terms("division_size", &tournament::LeagueTerms::division_size);
    terms("movers", &tournament::LeagueTerms::movers);
  }
};

ROW(Newcomer, "league_players", player, rating);

template <>
struct Row<server::EnteredLeague> {
  ROW_OF(server::EnteredLeague, "leagues") {
    using tournament::LeagueTerms;
    COLUMNS(id);
    column("division_size", &Self::terms, &LeagueTerms::division_size);
    column("movers", &Self::terms, &LeagueTerms::movers);
    COLUMNS(cycles);
  }
};

ROW(server::LeagueCount, "leagues", made, entered);

}  // namespace camlann::database

namespace camlann::server {

namespace {

using database::columns_of;
using database::select_from;

/// The limit of kept applications that were answered or withdrawn, which count as tries.
constexpr int most_past_league_applicants = 300;

/// Where a player is in a league, as columns: nothing where they are not.
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

Result<void> LeagueStore::write(const KeptLeague& league) {
  auto done = write_itself(league);
  if (done) done = remove_players(league);
  if (done) done = write_players(league);
  if (done) done = write_divisions(league);
  if (done) done = write_applicants(league);
  return done;
}

Result<void> LeagueStore::write_applicants(const KeptLeague& league) {
  const auto& id = league.meta.id;
  TRY(const auto known, applicants(id));
  if (known == league.applicants) return {};
  for (const auto& one : known) {
    if (league.applicant(one.player) != nullptr) continue;
    TRY_VOID(database_.run("DELETE FROM league_applicants WHERE league=?1 AND player=?2", id,
                           one.player));
  }
  for (const auto& one : league.applicants) {
    TRY_VOID(database_.run(
        "INSERT INTO league_applicants (league, player, name, phase, tries, at) SELECT ?1, ?2, ?3, "
        "?4, ?5, ?6 WHERE NOT EXISTS (SELECT 1 FROM former_accounts WHERE player=?2) "
        "ON CONFLICT (league, player) DO UPDATE SET phase=excluded.phase, tries=excluded.tries, "
        "at=excluded.at",
        id, one.player, one.name, one.phase, one.tries, one.at));
  }
  return database_.run(
      "DELETE FROM league_applicants WHERE league=?1 AND phase<>'waiting' AND player NOT IN "
      "(SELECT player FROM league_applicants WHERE league=?1 AND phase<>'waiting' ORDER BY at "
      "DESC, player LIMIT ?2)",
      id, most_past_league_applicants);
}

Result<std::vector<Applicant>> LeagueStore::applicants(std::string_view league) {
  std::vector<Applicant> all;
  using Row = std::tuple<std::string, std::string, ApplicantPhase, int, Millis>;
  TRY_VOID(database_.each<Row>(
      "SELECT player, name, phase, tries, at FROM league_applicants WHERE league=?1 ORDER BY "
      "phase<>'waiting', at, player",
      [&](Row&& row) {
        auto& [player, name, phase, tries, at] = row;
        all.push_back({std::move(player), std::move(name), phase, tries, at});
      },
      league));
  return all;
}

Result<void> LeagueStore::write_itself(const KeptLeague& league) {
  const auto& state = league.state;
  static const std::string sql =
      database::insert_into<LeagueSummary>({"division_size", "movers"}) +
      "ON CONFLICT (id) DO UPDATE SET phase=excluded.phase, players=excluded.players, "
      "season=excluded.season";
  const LeagueSummary summary{league.meta, league.phase(), league.players(),
                              static_cast<int>(state.seasons)};
  auto done = database_.run(sql, summary, state.terms.division_size, state.terms.movers);
  if (!done || !league.changed) return done;
  static const std::string change =
      "UPDATE leagues SET " + database::assignments_of<ChangedLeague>(2) + " WHERE id=?1";
  return database_.run(change, league.meta.id, ChangedLeague{league.meta, state.terms});
}

Result<void> LeagueStore::remove_players(const KeptLeague& league) {
  TRY(const auto known, database_.all<std::string>(
                            "SELECT player FROM league_players WHERE league=?1", league.meta.id));
  for (const auto& player : known) {
    if (league.names.count(player) != 0) continue;
    const auto done = database_.run("DELETE FROM league_players WHERE league=?1 AND player=?2",
                                    league.meta.id, player);
    if (!done) return done;
  }
  return {};
}

Result<void> LeagueStore::write_players(const KeptLeague& league) {
  for (const auto& [player, name] : league.names) {
    const auto row = row_of(league.state, player);
    // A name is written once: other connections may change it later. A player whose account was
    // deleted since has left.
    const auto done = database_.run(
        "INSERT INTO league_players (league, player, name, division, place, gone, waits, rating) "
        "SELECT ?1, ?2, CASE former WHEN 0 THEN ?3 ELSE ?9 END, CAST(?4 AS BIGINT), ?5, "
        "CASE former WHEN 0 THEN ?6 ELSE 1 END, CASE former WHEN 0 THEN CAST(?7 AS BIGINT) END, ?8 "
        "FROM (SELECT count(*) AS former FROM former_accounts WHERE player=?2) AS f "
        "WHERE former=0 OR CAST(?4 AS BIGINT) IS NOT NULL ON CONFLICT (league, player) DO UPDATE "
        "SET division=excluded.division, place=excluded.place, gone=excluded.gone, "
        "waits=excluded.waits, rating=excluded.rating",
        league.meta.id, player, name, row.division, row.place, row.gone, row.waits, row.rating,
        deleted_name);
    if (!done) return done;
  }
  return {};
}

Result<void> LeagueStore::write_divisions(const KeptLeague& league) {
  for (std::size_t season = 0; season < league.seasons.size(); ++season) {
    std::int64_t division = 0;
    for (const auto& tournament : league.seasons[season]) {
      const auto done = database_.run(
          "INSERT INTO league_divisions (league, season, division, tournament) "
          "VALUES (?1,?2,?3,?4) ON CONFLICT DO NOTHING",
          league.meta.id, season + 1, ++division, tournament);
      if (!done) return done;
    }
  }
  return {};
}

Result<std::optional<KeptLeague>> LeagueStore::find(std::string_view id) {
  TRY(auto found, database_.find<std::tuple<LeagueSummary, std::size_t, std::size_t>>(
                      "SELECT " + columns_of<LeagueSummary>() +
                          ", division_size, movers FROM leagues WHERE id=?1 AND deleted IS NULL",
                      id));
  if (!found) return std::optional<KeptLeague>{};
  auto& [known, division_size, movers] = *found;
  KeptLeague league;
  league.meta = std::move(known.meta);
  auto& state = league.state;
  state.terms.division_size = division_size;
  state.terms.movers = movers;
  state.seasons = static_cast<std::size_t>(known.season);
  state.playing = known.phase == LeaguePhase::playing;
  state.closed = known.phase == LeaguePhase::over;
  TRY_VOID(read_players(league));
  TRY_VOID(read_divisions(league));
  TRY(const auto directors, read_directors(database_, DirectedKind::league, id,
                                           {league.meta.director, league.meta.director_name}));
  league.set_directors(directors);
  TRY(league.applicants, applicants(id));
  return std::optional(std::move(league));
}

Result<void> LeagueStore::read_players(KeptLeague& league) {
  auto& state = league.state;
  using Row = std::tuple<std::string, std::string, std::optional<std::size_t>, bool>;
  auto read = database_.each<Row>(
      "SELECT player, name, division, gone FROM league_players WHERE league=?1 "
      "ORDER BY division, place",
      [&](Row&& row) {
        auto& [player, name, division, gone] = row;
        league.names[player] = std::move(name);
        if (!division) return;
        if (gone) state.gone.push_back(player);
        if (state.divisions.size() < *division) state.divisions.resize(*division);
        state.divisions[*division - 1].push_back(std::move(player));
      },
      league.meta.id);
  if (!read) return read;
  auto waiting = database_.all<tournament::league::Newcomer>(
      select_from<tournament::league::Newcomer>() +
          "WHERE league=?1 AND waits IS NOT NULL ORDER BY waits",
      league.meta.id);
  if (!waiting) return Failure(waiting.error());
  state.waiting = std::move(*waiting);
  return {};
}

Result<void> LeagueStore::read_divisions(KeptLeague& league) {
  using Row = std::pair<std::size_t, std::string>;
  return database_.each<Row>(
      "SELECT season, tournament FROM league_divisions WHERE league=?1 ORDER BY season, division",
      [&](Row&& row) {
        if (league.seasons.size() < row.first) league.seasons.resize(row.first);
        league.seasons[row.first - 1].push_back(std::move(row.second));
      },
      league.meta.id);
}

Result<std::optional<std::string>> LeagueStore::find_made(std::string_view director,
                                                          std::string_view nonce) {
  return database_.find<std::string>("SELECT id FROM leagues WHERE director=?1 AND nonce=?2",
                                     director, nonce);
}

Result<ListPart<LeagueSummary>> LeagueStore::list(std::string_view player, const ListWish& wish) {
  return newest_for<LeagueSummary>(
      database_, player, wish, "public=1",
      "director=?1 OR id IN (SELECT league FROM league_players WHERE player=?1) OR "
      "id IN (SELECT event FROM directors WHERE player=?1 AND kind='league')");
}

Result<ListPart<LeagueSummary>> LeagueStore::of_club(std::string_view club, bool all,
                                                     const ListWish& wish) {
  return newest_of_club<LeagueSummary>(database_, club, all, wish, {});
}

Result<std::vector<std::string>> LeagueStore::playing() {
  return database_.all<std::string>(
      "SELECT id FROM leagues WHERE phase='playing' AND deleted IS NULL ORDER BY id");
}

Result<LeagueCount> LeagueStore::count(std::string_view player) {
  return database_.value<LeagueCount>(
      "SELECT (SELECT count(*) FROM leagues WHERE director=?1 AND phase<>'over' AND deleted IS "
      "NULL), "
      "(SELECT count(*) FROM league_players JOIN leagues ON id=league WHERE player=?1 AND "
      "phase<>'over' AND deleted IS NULL AND (gone=0 OR waits IS NOT NULL))",
      player);
}

Result<std::vector<EnteredLeague>> LeagueStore::entered(std::string_view player) {
  return database_.all<EnteredLeague>(select_from<EnteredLeague>() +
                                          "WHERE phase<>'over' AND deleted IS NULL AND id IN "
                                          "(SELECT league FROM league_players WHERE player=?1 AND "
                                          "(gone=0 OR waits IS NOT NULL))",
                                      player);
}

}  // namespace camlann::server
