#include "server/store/tournament_store.hpp"

#include <cstddef>
#include <cstdint>
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
#include "server/model/directors.hpp"
#include "server/model/game_state.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/model/list_wish.hpp"
#include "server/store/competition_row.hpp"
#include "server/store/director_store.hpp"
#include "server/store/game_rows.hpp"  // IWYU pragma: keep, describes the games
#include "server/store/named_like.hpp"
#include "tournament/event.hpp"
#include "wire/json_reader.hpp"
#include "wire/messages/tournament_event.hpp"  // IWYU pragma: keep, describes the events
#include "wire/read.hpp"
#include "wire/write.hpp"

namespace camlann::server {

/// The data that a director can change; not the directors, which other connections change, too.
struct ChangedMeta {
  TournamentMeta meta;
};

}  // namespace camlann::server

namespace camlann::database {

using server::TournamentMeta;
using server::TournamentStanding;
using server::TournamentSummary;

template <>
struct Column<tournament::Terms> {
  static void bind(Statement& statement, int index, const tournament::Terms& terms) {
    statement.bind(index, wire::to_json(terms));
  }
  static std::optional<tournament::Terms> read(const Statement& row, int column) {
    auto terms = wire::read<tournament::Terms>(row.text(column));
    if (!terms) return std::nullopt;
    return std::move(*terms);
  }
};

template <>
struct Row<TournamentMeta> {
  static constexpr std::string_view table = "tournaments";
  static constexpr void columns(auto&& column) {
    Row<server::CompetitionMeta>::columns(column);
    column("terms", &TournamentMeta::terms);
    column("starts", &TournamentMeta::starts);
    column("pause", &TournamentMeta::pause);
    column("lasts", &TournamentMeta::lasts);
    column.or_null("league", &TournamentMeta::league);
    column("late", &TournamentMeta::late);
    column("about", &TournamentMeta::about);
    column("prizes", &TournamentMeta::prizes);
    column("contact", &TournamentMeta::contact);
  }
};

template <>
struct Row<server::ChangedMeta> {
  static constexpr std::string_view table = "tournaments";
  static constexpr void columns(auto&& column) {
    const auto meta = part(column, &server::ChangedMeta::meta);
    meta("name", &TournamentMeta::name);
    meta("public", &TournamentMeta::is_public);
    meta("variant", &TournamentMeta::variant);
    meta("rules", &TournamentMeta::rules);
    meta("time", &TournamentMeta::time);
    meta("rated", &TournamentMeta::rated);
    meta("terms", &TournamentMeta::terms);
    meta("starts", &TournamentMeta::starts);
    meta("pause", &TournamentMeta::pause);
    meta("lasts", &TournamentMeta::lasts);
    meta("late", &TournamentMeta::late);
    meta("about", &TournamentMeta::about);
    meta("prizes", &TournamentMeta::prizes);
    meta("contact", &TournamentMeta::contact);
  }
};

template <>
struct Row<TournamentStanding> {
  static constexpr std::string_view table = "tournaments";
  static constexpr void columns(auto&& column) {
    column("version", &TournamentStanding::version);
    column("phase", &TournamentStanding::phase);
    column("players", &TournamentStanding::players);
    column("rounds", &TournamentStanding::rounds);
    column("updated", &TournamentStanding::updated);
  }
};

template <>
struct Row<TournamentSummary> {
  static constexpr std::string_view table = "tournaments";
  static constexpr void columns(auto&& column) {
    Row<TournamentMeta>::columns(part(column, &TournamentSummary::meta));
    Row<TournamentStanding>::columns(part(column, &TournamentSummary::standing));
  }
};

template <>
struct Row<server::TournamentCount> {
  static constexpr std::string_view table{};
  static constexpr void columns(auto&& column) {
    column("made", &server::TournamentCount::made);
    column("entered", &server::TournamentCount::entered);
  }
};

template <>
struct Row<server::GameEnd> {
  static constexpr std::string_view table = "games";
  static constexpr void columns(auto&& column) {
    column("id", &server::GameEnd::id);
    column("reason", &server::GameEnd::reason);
  }
};

}  // namespace camlann::database

namespace camlann::server {

namespace {

using database::select_from;

/// Lines of text, none of which has a line break.
std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const auto& line : lines) text += line + '\n';
  return text;
}

std::vector<std::string> split(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const auto end = text.find('\n');
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return lines;
}

Failure unreadable(std::string_view id) {
  return failure(ErrorCode::syntax, "This tournament can no longer be read", std::string(id), {});
}

Result<tournament::Event> read_event(const std::string& text) {
  const auto document = wire::JsonDocument::read(text);
  if (!document) return failure(ErrorCode::syntax, document.error().what);
  tournament::Event event;
  if (const auto fault = wire::read_value(document->root(), event, {})) {
    return failure(ErrorCode::syntax, *fault);
  }
  return event;
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
  if (!done) return done;
  static const std::string update =
      "UPDATE tournaments SET " + database::assignments_of<TournamentStanding>(2) + " WHERE id=?1";
  return database_.run(update, step.id, step.standing);
}

Result<void> TournamentStore::write_entry(const std::string& id, const TournamentEntry& entry) {
  auto done = database_.run(
      "INSERT INTO tournament_events (tournament, version, event, with_it, at) "
      "VALUES (?1,?2,?3,?4,?5)",
      id, entry.version, wire::to_json(entry.event), joined(entry.with), entry.at);
  const auto* entered = std::get_if<tournament::Entered>(&entry.event);
  if (!done || entered == nullptr) return done;
  return database_.run(
      "INSERT INTO entrants (player, tournament) VALUES (?1,?2) ON CONFLICT DO NOTHING",
      entered->player, id);
}

Result<std::optional<HalfReadTournament>> TournamentStore::open(std::string_view id) {
  auto found =
      database_.find<TournamentSummary>(select_from<TournamentSummary>() + "WHERE id=?1", id);
  if (!found) {
    // A column that cannot be read is named.
    if (!found.error().where.empty()) return unreadable(id);
    return Failure(found.error());
  }
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

Result<void> TournamentStore::read_on(HalfReadTournament& half, std::size_t most) {
  auto& kept = half.tournament;
  bool fits = true;
  std::size_t read = 0;
  using Row = std::tuple<std::int64_t, std::string, std::string, Millis>;
  TRY_VOID(database_.each<Row>(
      "SELECT version, event, with_it, at FROM tournament_events WHERE tournament=?1 AND "
      "version>?2 ORDER BY version LIMIT ?3",
      [&](Row&& row) {
        const auto& [version, text, with, at] = row;
        auto event = read_event(text);
        fits = event && kept.add({version, std::move(*event), split(with), at}).has_value();
        ++read;
        return fits;
      },
      kept.meta().id, kept.version(), most));
  if (!fits || read == 0) return unreadable(kept.meta().id);
  return {};
}

Result<std::optional<KeptTournament>> TournamentStore::find(std::string_view id) {
  constexpr std::size_t at_once = 1000;
  TRY(auto half, open(id));
  if (!half) return std::optional<KeptTournament>{};
  while (!half->whole()) {
    TRY_VOID(read_on(*half, at_once));
  }
  return std::optional(std::move(half->tournament));
}

Result<std::optional<std::int64_t>> TournamentStore::version(std::string_view id) {
  return database_.find<std::int64_t>("SELECT version FROM tournaments WHERE id=?1", id);
}

Result<std::optional<std::string>> TournamentStore::find_made(std::string_view director,
                                                              std::string_view nonce) {
  return database_.find<std::string>("SELECT id FROM tournaments WHERE director=?1 AND nonce=?2",
                                     director, nonce);
}

Result<ListPart<TournamentSummary>> TournamentStore::list(std::string_view player,
                                                          const ListWish& wish) {
  static const std::string select = select_from<TournamentSummary>();
  static const std::string named = name_is_like(6);
  static const std::string sql =
      "SELECT * FROM (SELECT * FROM (SELECT * FROM (" + select +
      "WHERE public=1 AND league IS NULL ORDER BY created DESC, id LIMIT ?3) AS n WHERE " + named +
      "ORDER BY created DESC, id LIMIT ?2) AS a UNION SELECT * FROM (" + select +
      "WHERE ((director=?1 AND league IS NULL) OR id IN (SELECT tournament FROM entrants WHERE "
      "player=?1) OR id IN (SELECT event FROM directors WHERE player=?1 AND kind='tournament')) "
      "AND " +
      named +
      "ORDER BY created DESC, id LIMIT ?2) AS b) AS c ORDER BY created DESC, id LIMIT ?4 OFFSET ?5";
  const auto all = wish.skip + wish.limit + 1;
  const auto [typed, small, large, titled, begun] = patterns_of(wish.search);
  TRY(auto found, database_.all<TournamentSummary>(
                      sql, player, all, wish.search.empty() ? all : most_searched, wish.limit + 1,
                      wish.skip, typed, small, large, titled, begun));
  return ListPart<TournamentSummary>::from(std::move(found), wish);
}

Result<ListPart<TournamentSummary>> TournamentStore::of_club(std::string_view club, bool all,
                                                             const ListWish& wish) {
  static const std::string sql = select_from<TournamentSummary>() +
                                 "WHERE club=?1 AND league IS NULL AND public>=?2 AND " +
                                 name_is_like(5) + "ORDER BY created DESC, id LIMIT ?3 OFFSET ?4";
  const auto [typed, small, large, titled, begun] = patterns_of(wish.search);
  TRY(auto found, database_.all<TournamentSummary>(sql, club, all ? 0 : 1, wish.limit + 1,
                                                   wish.skip, typed, small, large, titled, begun));
  return ListPart<TournamentSummary>::from(std::move(found), wish);
}

Result<TournamentCount> TournamentStore::count(std::string_view player) {
  return database_.value<TournamentCount>(
      "SELECT (SELECT count(*) FROM tournaments WHERE director=?1 AND phase<>'over' AND "
      "league IS NULL), (SELECT count(*) FROM entrants JOIN tournaments ON id=tournament WHERE "
      "player=?1 AND phase<>'over')",
      player);
}

Result<std::vector<EnteredTournament>> TournamentStore::entered(std::string_view player) {
  std::vector<EnteredTournament> all;
  using Row =
      std::tuple<std::string, std::optional<std::string>, std::string, TournamentPhase, int, int>;
  TRY_VOID(database_.each<Row>(
      "SELECT id, league, terms, phase, players, rounds FROM tournaments WHERE phase<>'over' AND "
      "id IN (SELECT tournament FROM entrants WHERE player=?1)",
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
  TRY(const auto text,
      database_.find<std::string>("SELECT event FROM tournament_events WHERE tournament=?1 AND "
                                  "event LIKE '%\"event\":\"paired\",%' ORDER BY version LIMIT 1",
                                  id));
  if (!text) return std::optional<tournament::Round>{};
  TRY(auto event, read_event(*text));
  auto* const paired = std::get_if<tournament::RoundPaired>(&event);
  if (paired == nullptr) return unreadable(id);
  return std::optional(std::move(paired->round));
}

Result<std::vector<std::string>> TournamentStore::unfinished() {
  return database_.all<std::string>(
      "SELECT id FROM tournaments WHERE phase='running' OR (phase='open' AND (starts IS NOT NULL "
      "OR league IS NOT NULL OR director='')) ORDER BY id");
}

Result<std::vector<std::string>> TournamentStore::abandoned() {
  return database_.all<std::string>(
      "SELECT id FROM tournaments WHERE director='' AND phase<>'over' AND league IS NULL "
      "ORDER BY id");
}

Result<std::vector<GameEnd>> TournamentStore::ends(std::string_view tournament) {
  return database_.all<GameEnd>("SELECT id, reason FROM games WHERE tournament=?1 ORDER BY id",
                                tournament);
}

Result<std::optional<GameSummary>> TournamentStore::game(std::string_view id) {
  return database_.find<GameSummary>(select_from<GameSummary>() + "WHERE id=?1", id);
}

Result<std::vector<BoardOfGame>> TournamentStore::boards(std::string_view tournament) {
  std::vector<BoardOfGame> all;
  std::size_t round = 0;
  TRY_VOID(database_.each<std::string>(
      "SELECT with_it FROM tournament_events WHERE tournament=?1 AND "
      "event LIKE '%\"event\":\"paired\",%' ORDER BY version",
      [&](std::string&& games) {
        ++round;
        std::size_t board = 0;
        for (auto& game : split(games)) {
          ++board;
          if (!game.empty()) all.push_back({std::move(game), round, board});
        }
      },
      tournament));
  return all;
}

Result<std::optional<std::string>> TournamentStore::name(std::string_view id) {
  return database_.find<std::string>("SELECT name FROM tournaments WHERE id=?1", id);
}

}  // namespace camlann::server
