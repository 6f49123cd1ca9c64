#include "server/store/tournament_store.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/row.hpp"
#include "server/core/clock.hpp"
#include "server/model/calendar.hpp"
#include "server/model/competition.hpp"
#include "server/model/directors.hpp"
#include "server/model/entry.hpp"
#include "server/model/game_state.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/model/list_wish.hpp"
#include "server/store/competition_row.hpp"
#include "server/store/director_store.hpp"
#include "server/store/event_columns.hpp"  // IWYU pragma: keep
#include "server/store/game_rows.hpp"      // IWYU pragma: keep, describes the games
#include "server/store/json_column.hpp"
#include "tournament/event.hpp"
#include "wire/messages/tournament_event.hpp"  // IWYU pragma: keep, describes the events
#include "wire/read.hpp"

namespace camlann::server {

/// The data that a director can change; not the directors, which other connections change, too.
struct ChangedMeta {
  TournamentMeta meta;
};

}  // namespace camlann::server

namespace camlann::database {

using server::Applicant;
using server::EntryTerms;
using server::TournamentEntry;
using server::TournamentMeta;
using server::TournamentStanding;
using server::TournamentSummary;

template <>
struct Column<server::Calendar> : JsonColumn<server::Calendar> {};

template <>
struct Row<TournamentEntry> {
  ROW_OF(TournamentEntry, "tournament_events") {
    COLUMNS(version, event);
    column("with_it", &Self::with);
    COLUMNS(at);
  }
};

template <>
struct Row<TournamentMeta> {
  ROW_OF(TournamentMeta, "tournaments") {
    Row<server::CompetitionMeta>::columns(column);
    COLUMNS(terms, starts, pause, lasts);
    column.or_null("league", &Self::league);
    COLUMNS(late);
    column("cap", &Self::entry, &EntryTerms::cap);
    column("lowest", &Self::entry, &EntryTerms::lowest);
    column("highest", &Self::entry, &EntryTerms::highest);
    column("code", &Self::entry, &EntryTerms::code);
    column("approval", &Self::entry, &EntryTerms::approval);
    COLUMNS(calendar, missed);
    column.or_null("following", &Self::following);
  }
};

template <>
struct Row<server::ChangedMeta> {
  static constexpr std::string_view table = "tournaments";
  static constexpr void columns(auto&& column) {
    const auto meta = part(column, &server::ChangedMeta::meta);
    Row<server::CompetitionMeta>::changed_columns(meta);
    meta("terms", &TournamentMeta::terms);
    meta("starts", &TournamentMeta::starts);
    meta("pause", &TournamentMeta::pause);
    meta("lasts", &TournamentMeta::lasts);
    meta("late", &TournamentMeta::late);
    meta("cap", &TournamentMeta::entry, &EntryTerms::cap);
    meta("lowest", &TournamentMeta::entry, &EntryTerms::lowest);
    meta("highest", &TournamentMeta::entry, &EntryTerms::highest);
    meta("code", &TournamentMeta::entry, &EntryTerms::code);
    meta("approval", &TournamentMeta::entry, &EntryTerms::approval);
    meta("calendar", &TournamentMeta::calendar);
    meta.or_null("following", &TournamentMeta::following);
  }
};

ROW(TournamentStanding, "tournaments", version, phase, players, rounds, updated);

template <>
struct Row<TournamentSummary> {
  ROW_OF(TournamentSummary, "tournaments") {
    Row<TournamentMeta>::columns(part(column, &Self::meta));
    Row<TournamentStanding>::columns(part(column, &Self::standing));
  }
};

ROW(Applicant, "applicants", player, name, phase, tries, at);

ROW(server::TournamentCount, "tournaments", made, entered);

ROW(server::GameEnd, "games", id, reason);

ROW(server::TeamClub, "team_clubs", club, agreed);

}  // namespace camlann::database

namespace camlann::server {

namespace {

using database::select_from;

/// Applicants of a tournament that are kept after they were refused.
constexpr int most_past_of_tournament = 300;

/// The events that begin rounds. LIKE is much faster than reading JSON.
constexpr const char* of_rounds =
    "WHERE tournament=?1 AND event LIKE '%\"event\":\"paired\",%' ORDER BY version";

/// True for tournaments that the host has not deleted, alone or with their league.
constexpr const char* not_deleted =
    "tournaments.deleted IS NULL AND NOT EXISTS (SELECT 1 FROM leagues WHERE "
    "leagues.id=tournaments.league AND leagues.deleted IS NOT NULL)";

Failure unreadable(std::string_view id) {
  return failure(ErrorCode::syntax, "This tournament can no longer be read", std::string(id), {});
}

/// A column that cannot be read is named.
Failure unreadable(std::string_view id, const Error& error) {
  return error.where.empty() ? Failure(error) : unreadable(id);
}

}  // namespace

Result<void> TournamentStore::write(const TournamentWrite& step) {
  Result<void> done;
  if (step.created) {
    // The current standing is written below, after the events.
    done = database_.run(database::insert_into<TournamentSummary>(),
                         TournamentSummary{*step.created, {0, {}, 0, 0, step.created->created}});
  }
  if (done && step.changed) {
    static const std::string change =
        "UPDATE tournaments SET " + database::assignments_of<ChangedMeta>(2) + " WHERE id=?1";
    done = database_.run(change, step.id, ChangedMeta{*step.changed});
  }
  for (const auto& entry : step.entries) {
    if (done) done = write_entry(step.id, entry);
  }
  for (const auto& applicant : step.applicants) {
    if (done) done = write_applicant(step.id, applicant);
  }
  if (!done) return done;
  static const std::string update =
      "UPDATE tournaments SET " + database::assignments_of<TournamentStanding>(2) + " WHERE id=?1";
  return database_.run(update, step.id, step.standing);
}

Result<void> TournamentStore::write_entry(const std::string& id, const TournamentEntry& entry) {
  static const std::string sql = database::insert_into<TournamentEntry>({"tournament"});
  auto done = database_.run(sql, entry, id);
  const auto* entered = std::get_if<tournament::Entered>(&entry.event);
  if (!done) return done;
  if (entered == nullptr) return write_team(id, entry.event);
  return database_.run(
      "INSERT INTO entrants (player, tournament) VALUES (?1,?2) ON CONFLICT DO NOTHING",
      entered->player, id);
}

Result<void> TournamentStore::write_team(const std::string& id, const tournament::Event& event) {
  if (const auto* entered = std::get_if<tournament::TeamEntered>(&event)) {
    return database_.run(
        "INSERT INTO team_clubs (tournament, club, agreed) VALUES (?1,?2,0) ON CONFLICT DO NOTHING",
        id, entered->team);
  }
  if (const auto* left = std::get_if<tournament::TeamLeft>(&event)) {
    return database_.run("DELETE FROM team_clubs WHERE tournament=?1 AND club=?2", id, left->team);
  }
  const auto* lined_up = std::get_if<tournament::LinedUp>(&event);
  if (lined_up == nullptr) return {};
  return database_.run("UPDATE team_clubs SET agreed=?3 WHERE tournament=?1 AND club=?2", id,
                       lined_up->team, lined_up->players.empty() ? 0 : 1);
}

Result<std::vector<TeamClub>> TournamentStore::teams(std::string_view tournament) {
  return database_.all<TeamClub>(select_from<TeamClub>() + "WHERE tournament=?1 ORDER BY club",
                                 tournament);
}

Result<void> TournamentStore::write_applicant(const std::string& id, const ApplicantWrite& step) {
  const auto& [applicant, entered] = step;
  if (entered) {
    return database_.run("DELETE FROM applicants WHERE tournament=?1 AND player=?2", id,
                         applicant.player);
  }
  TRY(const auto former,
      database_.exists("SELECT 1 FROM former_accounts WHERE player=?1", applicant.player));
  if (former) return {};  // the account was deleted, or the guest has one, since then
  static const std::string sql = database::insert_into<Applicant>({"tournament"}) +
                                 "ON CONFLICT (tournament, player) DO UPDATE SET "
                                 "name=excluded.name, phase=excluded.phase, "
                                 "tries=excluded.tries, at=excluded.at";
  TRY_VOID(database_.run(sql, applicant, id));
  // Those that no longer wait count tries; the newest of them are enough.
  return database_.run(
      "DELETE FROM applicants WHERE tournament=?1 AND phase<>'waiting' AND player NOT IN (SELECT "
      "player FROM applicants WHERE tournament=?1 AND phase<>'waiting' ORDER BY at DESC, player "
      "LIMIT ?2)",
      id, most_past_of_tournament);
}

Result<std::vector<Applicant>> TournamentStore::applicants(std::string_view tournament) {
  return database_.all<Applicant>(
      select_from<Applicant>() +
          "WHERE tournament=?1 ORDER BY CASE phase WHEN 'waiting' THEN 0 ELSE 1 END, at, player",
      tournament);
}

Result<std::optional<Applicant>> TournamentStore::applicant(std::string_view tournament,
                                                            std::string_view player) {
  return database_.find<Applicant>(select_from<Applicant>() + "WHERE tournament=?1 AND player=?2",
                                   tournament, player);
}

Result<std::optional<HalfReadTournament>> TournamentStore::open(std::string_view id) {
  return open_if(id, not_deleted);
}

Result<std::optional<HalfReadTournament>> TournamentStore::open_if(std::string_view id,
                                                                   const char* condition) {
  auto found = database_.find<TournamentSummary>(
      select_from<TournamentSummary>() + "WHERE id=?1 AND " + condition, id);
  if (!found) return unreadable(id, found.error());
  const auto& summary = *found;
  if (!summary) return std::optional<HalfReadTournament>{};
  const auto& meta = summary->meta;
  TRY(auto kept, KeptTournament::create(meta));
  const bool division = !meta.league.empty();
  TRY(const auto directors,
      read_directors(database_, division ? DirectedKind::league : DirectedKind::tournament,
                     division ? std::string_view(meta.league) : id,
                     {meta.director, meta.director_name}));
  kept.set_directors(directors);
  TRY(const auto last, database_.value<std::optional<std::int64_t>>(
                           "SELECT max(version) FROM tournament_events WHERE tournament=?1", id));
  return std::optional(HalfReadTournament{std::move(kept), last.value_or(0)});
}

Result<std::vector<TournamentEntry>> TournamentStore::entries_after(std::string_view id,
                                                                    std::int64_t version,
                                                                    std::size_t most) {
  auto entries = database_.all<TournamentEntry>(
      select_from<TournamentEntry>() +
          "WHERE tournament=?1 AND version>?2 ORDER BY version LIMIT ?3",
      id, version, most);
  if (!entries) return unreadable(id, entries.error());
  return entries;
}

Result<void> TournamentStore::read_on(HalfReadTournament& half, std::size_t most) {
  auto& kept = half.tournament;
  const auto& id = kept.meta().id;
  const auto entries = entries_after(id, kept.version(), most);
  if (!entries) return Failure(entries.error());
  if (entries->empty()) return unreadable(id);
  for (const auto& entry : *entries) {
    if (!kept.add(entry)) return unreadable(id);
  }
  return {};
}

Result<std::optional<KeptTournament>> TournamentStore::find_any(std::string_view id) {
  constexpr std::size_t at_once = 1000;
  TRY(auto half, open_if(id, "1=1"));
  if (!half) return std::optional<KeptTournament>{};
  while (!half->whole()) {
    TRY_VOID(read_on(*half, at_once));
  }
  return std::optional(std::move(half->tournament));
}

Result<std::optional<std::int64_t>> TournamentStore::version(std::string_view id) {
  return database_.find<std::int64_t>(
      std::string("SELECT version FROM tournaments WHERE id=?1 AND ") + not_deleted, id);
}

Result<std::optional<std::string>> TournamentStore::find_made(std::string_view director,
                                                              std::string_view nonce) {
  return database_.find<std::string>("SELECT id FROM tournaments WHERE director=?1 AND nonce=?2",
                                     director, nonce);
}

Result<ListPart<TournamentSummary>> TournamentStore::list(std::string_view player,
                                                          const ListWish& wish) {
  return newest_for<TournamentSummary>(database_, player, wish, "public=1 AND league IS NULL",
                                       "(director=?1 AND league IS NULL) OR id IN (SELECT "
                                       "tournament FROM entrants WHERE player=?1) OR id IN (SELECT "
                                       "event FROM directors WHERE player=?1 AND "
                                       "kind='tournament')");
}

Result<ListPart<TournamentSummary>> TournamentStore::of_club(std::string_view club, bool all,
                                                             const ListWish& wish) {
  return newest_of_club<TournamentSummary>(
      database_, club, all, wish, "league IS NULL AND ",
      all ? " OR id IN (SELECT tournament FROM team_clubs WHERE club=?1)"
          : " OR id IN (SELECT tournament FROM team_clubs WHERE club=?1 AND agreed=1)");
}

Result<TournamentCount> TournamentStore::count(std::string_view player) {
  return database_.value<TournamentCount>(
      std::string(
          "SELECT (SELECT count(*) FROM tournaments WHERE director=?1 AND phase<>'over' AND "
          "league IS NULL AND deleted IS NULL), (SELECT count(*) FROM entrants JOIN tournaments ON "
          "id=tournament WHERE player=?1 AND phase<>'over' AND ") +
          not_deleted + ")",
      player);
}

Result<std::vector<EnteredTournament>> TournamentStore::entered(std::string_view player) {
  std::vector<EnteredTournament> all;
  using Row =
      std::tuple<std::string, std::optional<std::string>, std::string, TournamentPhase, int, int>;
  TRY_VOID(database_.each<Row>(
      std::string("SELECT id, league, terms, phase, players, rounds FROM tournaments WHERE "
                  "phase<>'over' AND "
                  "id IN (SELECT tournament FROM entrants WHERE player=?1) AND ") +
          not_deleted,
      [&](Row&& row) {
        auto& [id, league, text, phase, players, rounds] = row;
        auto terms = wire::read<tournament::Terms>(text);
        if (!terms) return;  // the tournament cannot be read either
        all.push_back({std::move(id), std::move(league).value_or(std::string()), std::move(*terms),
                       phase, players, rounds});
      },
      player));
  return all;
}

Result<std::optional<tournament::Round>> TournamentStore::first_round(std::string_view id) {
  auto found =
      database_.find<TournamentEntry>(select_from<TournamentEntry>() + of_rounds + " LIMIT 1", id);
  if (!found) return unreadable(id, found.error());
  auto& entry = *found;
  if (!entry) return std::optional<tournament::Round>{};
  auto* const paired = std::get_if<tournament::RoundPaired>(&entry->event);
  if (paired == nullptr) return unreadable(id);
  return std::optional(std::move(paired->round));
}

Result<std::vector<std::string>> TournamentStore::unfinished() {
  return database_.all<std::string>(std::string("SELECT id FROM tournaments WHERE (phase='running' "
                                                "OR (phase='open' AND (starts IS NOT NULL "
                                                "OR league IS NOT NULL OR director=''))) AND ") +
                                    not_deleted + " ORDER BY id");
}

Result<std::vector<std::string>> TournamentStore::abandoned() {
  return database_.all<std::string>(
      "SELECT id FROM tournaments WHERE director='' AND phase<>'over' AND league IS NULL AND "
      "deleted IS NULL ORDER BY id");
}

Result<std::vector<GameEnd>> TournamentStore::ends(std::string_view tournament) {
  return database_.all<GameEnd>("SELECT id, reason FROM games WHERE tournament=?1 ORDER BY id",
                                tournament);
}

Result<std::optional<GameSummary>> TournamentStore::game(std::string_view id) {
  return database_.find<GameSummary>(select_from<GameSummary>() + "WHERE id=?1", id);
}

Result<std::vector<GameSummary>> TournamentStore::display_games(std::string_view tournament,
                                                                int most) {
  return database_.all<GameSummary>(
      select_from<GameSummary>() + "WHERE tournament=?1 AND deleted IS NULL ORDER BY id LIMIT ?2",
      tournament, most);
}

Result<std::vector<BoardOfGame>> TournamentStore::boards(std::string_view tournament) {
  std::vector<BoardOfGame> all;
  std::size_t round = 0;
  TRY_VOID(database_.each<std::vector<std::string>>(
      std::string("SELECT with_it FROM tournament_events ") + of_rounds,
      [&](std::vector<std::string>&& games) {
        ++round;
        std::size_t board = 0;
        for (auto& game : games) {
          ++board;
          if (!game.empty()) all.push_back({std::move(game), round, board});
        }
      },
      tournament));
  TRY_VOID(add_opened(tournament, all));
  TRY_VOID(add_matches(tournament, all));
  return all;
}

Result<void> TournamentStore::add_opened(std::string_view tournament,
                                         std::vector<BoardOfGame>& boards) {
  TRY(const auto entries,
      database_.all<TournamentEntry>(
          select_from<TournamentEntry>() +
              "WHERE tournament=?1 AND event LIKE '%\"event\":\"board\",%' ORDER BY version",
          tournament));
  for (const auto& entry : entries) {
    const auto* opened = std::get_if<tournament::BoardOpened>(&entry.event);
    if (opened == nullptr || entry.with.empty() || entry.with.front().empty()) continue;
    boards.push_back({entry.with.front(), opened->round, opened->board});
  }
  const auto order = [](const BoardOfGame& one) { return std::pair(one.round, one.board); };
  std::sort(boards.begin(), boards.end(), [&](const BoardOfGame& one, const BoardOfGame& other) {
    return order(one) < order(other);
  });
  return {};
}

Result<void> TournamentStore::add_matches(std::string_view tournament,
                                          std::vector<BoardOfGame>& boards) {
  TRY(const auto text,
      database_.find<std::string>("SELECT terms FROM tournaments WHERE id=?1", tournament));
  if (!text || text->find("\"boards\"") == std::string::npos) return {};
  const auto terms = wire::read<tournament::Terms>(*text);
  const int boards_of_match = terms ? terms->boards.value_or(0) : 0;
  if (boards_of_match == 0) return {};
  std::map<tournament::TeamId, std::string> names;
  std::vector<tournament::Round> rounds;
  TRY(const auto entries,
      database_.all<TournamentEntry>(
          select_from<TournamentEntry>() +
              "WHERE tournament=?1 AND (event LIKE '%\"event\":\"paired\",%' OR event LIKE "
              "'%\"event\":\"team\",%') ORDER BY version",
          tournament));
  for (const auto& entry : entries) {
    if (const auto* team = std::get_if<tournament::TeamEntered>(&entry.event)) {
      names[team->team] = entry.with.empty() ? std::string() : entry.with.front();
    } else if (const auto* paired = std::get_if<tournament::RoundPaired>(&entry.event)) {
      rounds.push_back(paired->round);
    }
  }
  const auto per_match = static_cast<std::size_t>(boards_of_match);
  for (auto& one : boards) {
    if (one.round > rounds.size()) continue;
    const auto& round = rounds[one.round - 1];
    if (one.board > round.pairings.size()) continue;
    const auto slot = static_cast<std::size_t>(round.pairings[one.board - 1].slot);
    if (slot / per_match >= round.matches.size()) continue;
    const auto& [first, second] = round.matches[slot / per_match];
    const bool odd = slot % per_match % 2 == 0;  // boards are counted from 1
    one.board = slot % per_match + 1;
    one.white_team = names[odd ? first : second];
    one.black_team = names[odd ? second : first];
  }
  return {};
}

Result<std::optional<std::string>> TournamentStore::name(std::string_view id) {
  return database_.find<std::string>("SELECT name FROM tournaments WHERE id=?1", id);
}

}  // namespace camlann::server
