#include "server/store/director_store.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/database.hpp"
#include "database/row.hpp"
#include "server/core/clock.hpp"
#include "server/model/directors.hpp"

namespace camlann::database {

using server::Director;
using server::DirectorLine;

template <>
struct Row<Director> {
  static constexpr std::string_view table = "directors";
  static constexpr void columns(auto&& column) {
    column("player", &Director::player);
    column("name", &Director::name);
  }
};

template <>
struct Row<DirectorLine> {
  static constexpr std::string_view table = "director_log";
  static constexpr void columns(auto&& column) {
    column("number", &DirectorLine::number);
    column("at", &DirectorLine::at);
    column("act", &DirectorLine::act);
    column("by", &DirectorLine::by, &Director::player);
    column("by_name", &DirectorLine::by, &Director::name);
    column("about", &DirectorLine::about, &Director::player);
    column("about_name", &DirectorLine::about, &Director::name);
    column("round", &DirectorLine::round);
    column("board", &DirectorLine::board);
    column("result", &DirectorLine::result);
  }
};

}  // namespace camlann::database

namespace camlann::server {

namespace {

using database::Database;
using database::select_from;

/// Lines of a log; the oldest ones go.
constexpr std::int64_t most_lines = 2000;

/// Writes the first director; nothing if the account was deleted meanwhile.
Result<void> write_first(Database& database, DirectedKind kind, std::string_view event,
                         const Director& first) {
  if (kind == DirectedKind::club) {
    return database.run(
        "UPDATE clubs SET director=?2 WHERE address=?1 AND director<>?2 AND "
        "NOT EXISTS (SELECT 1 FROM former_accounts WHERE player=?2)",
        event, first.player);
  }
  if (kind == DirectedKind::tournament) {
    return database.run(
        "UPDATE tournaments SET director=?2, director_name=?3, nonce=NULL WHERE id=?1 AND "
        "director<>?2 AND NOT EXISTS (SELECT 1 FROM former_accounts WHERE player=?2)",
        event, first.player, first.name);
  }
  TRY_VOID(
      database.run("UPDATE leagues SET director=?2, director_name=?3, nonce=NULL WHERE id=?1 AND "
                   "director<>?2 AND NOT EXISTS (SELECT 1 FROM former_accounts WHERE player=?2)",
                   event, first.player, first.name));
  return database.run(
      "UPDATE tournaments SET director=?2, director_name=?3 WHERE league=?1 AND director<>?2 AND "
      "NOT EXISTS (SELECT 1 FROM former_accounts WHERE player=?2)",
      event, first.player, first.name);
}

/// The statements that find the events of a player, by kind. Those that are over do not change.
std::string_view directed_by(DirectedKind kind) {
  switch (kind) {
    case DirectedKind::club: return "SELECT address FROM clubs WHERE director=?1 ORDER BY address";
    case DirectedKind::league:
      return "SELECT id FROM leagues WHERE director=?1 AND phase<>'over' ORDER BY id";
    case DirectedKind::tournament: break;
  }
  return "SELECT id FROM tournaments WHERE director=?1 AND phase<>'over' AND league IS NULL "
         "ORDER BY id";
}

/// The statements that find the next director after this player, if the event has no other one.
std::string_view next_in_club(DirectedKind kind) {
  switch (kind) {
    case DirectedKind::club:
      return "SELECT player, name FROM members WHERE club=?1 AND player<>?2 ORDER BY place LIMIT 1";
    case DirectedKind::league:
      return "SELECT player, members.name FROM leagues JOIN clubs ON address=leagues.club "
             "JOIN members ON members.club=address AND player=clubs.director "
             "WHERE leagues.id=?1 AND player<>?2";
    case DirectedKind::tournament: break;
  }
  return "SELECT player, members.name FROM tournaments JOIN clubs ON address=tournaments.club "
         "JOIN members ON members.club=address AND player=clubs.director "
         "WHERE tournaments.id=?1 AND player<>?2";
}

Result<void> pass_on(Database& database, DirectedKind kind, const std::string& event,
                     const std::string& player, Millis at) {
  TRY(auto next, database.find<Director>(
                     select_from<Director>() +
                         "WHERE kind=?1 AND event=?2 AND player<>?3 ORDER BY place LIMIT 1",
                     kind, event, player));
  if (!next) {
    TRY(next, database.find<Director>(next_in_club(kind), event, player));
  }
  DirectorLine line;
  line.at = at;
  line.act = next ? DirectorAct::inherited : DirectorAct::abandoned;
  line.about = next.value_or(Director{});
  TRY_VOID(write_first(database, kind, event, line.about));
  TRY_VOID(database.run("DELETE FROM directors WHERE kind=?1 AND event=?2 AND player=?3", kind,
                        event, line.about.player));
  if (!next && kind == DirectedKind::league) {
    TRY_VOID(database.run(
        "UPDATE leagues SET phase='over' WHERE id=?1 AND phase IN ('open', 'between')", event));
  }
  return note_line(database, kind, event, line);
}

}  // namespace

Result<Directors> read_directors(Database& database, DirectedKind kind, std::string_view event,
                                 Director first) {
  Directors all;
  if (!first.player.empty()) all.push_back(std::move(first));
  TRY(auto others,
      database.all<Director>(select_from<Director>() + "WHERE kind=?1 AND event=?2 ORDER BY place",
                             kind, event));
  for (auto& one : others) all.push_back(std::move(one));
  return all;
}

Result<void> write_directors(Database& database, DirectedKind kind, std::string_view event,
                             const Directors& directors) {
  TRY_VOID(write_first(database, kind, event, directors.empty() ? Director{} : directors.front()));
  TRY(const auto known,
      database.all<Director>(select_from<Director>() + "WHERE kind=?1 AND event=?2", kind, event));
  for (const auto& one : known) {
    const auto place = std::find_if(directors.begin(), directors.end(),
                                    [&](const Director& now) { return now.player == one.player; });
    if (place != directors.end() && place != directors.begin()) continue;
    TRY_VOID(database.run("DELETE FROM directors WHERE kind=?1 AND event=?2 AND player=?3", kind,
                          event, one.player));
  }
  // A name is written once: other connections may change it later.
  for (std::size_t place = 1; place < directors.size(); ++place) {
    TRY_VOID(database.run(
        "INSERT INTO directors (kind, event, player, place, name) VALUES (?1,?2,?3,?4,?5) "
        "ON CONFLICT (kind, event, player) DO UPDATE SET place=excluded.place",
        kind, event, directors[place].player, place, directors[place].name));
  }
  return database.run(
      "DELETE FROM directors WHERE kind=?1 AND event=?2 AND "
      "player IN (SELECT player FROM former_accounts)",
      kind, event);
}

Result<void> note_line(Database& database, DirectedKind kind, std::string_view event,
                       const DirectorLine& line) {
  TRY_VOID(database.run(
      "INSERT INTO director_log (kind, event, number, at, act, by, by_name, about, about_name, "
      "round, board, result) VALUES (?1,?2,(SELECT coalesce(max(number), 0)+1 FROM director_log "
      "WHERE kind=?1 AND event=?2),?3,?4,?5,?6,?7,?8,?9,?10,?11)",
      kind, event, line.at, line.act, line.by.player, line.by.name, line.about.player,
      line.about.name, line.round, line.board, line.result));
  return database.run(
      "DELETE FROM director_log WHERE kind=?1 AND event=?2 AND number<=(SELECT max(number) FROM "
      "director_log WHERE kind=?1 AND event=?2)-?3",
      kind, event, most_lines);
}

Result<void> pass_on_events(Database& database, const std::string& player, Millis at) {
  // Tournaments and leagues of a club go to its new director.
  for (const DirectedKind kind :
       {DirectedKind::club, DirectedKind::league, DirectedKind::tournament}) {
    TRY(const auto events, database.all<std::string>(directed_by(kind), player));
    for (const auto& event : events) {
      TRY_VOID(pass_on(database, kind, event, player, at));
    }
  }
  return database.run("DELETE FROM directors WHERE player=?1", player);
}

Result<void> DirectorStore::write(const DirectorWrite& step) {
  if (step.directors) {
    TRY_VOID(write_directors(database_, step.kind, step.event, *step.directors));
  }
  for (const auto& line : step.lines) {
    TRY_VOID(note_line(database_, step.kind, step.event, line));
  }
  return {};
}

Result<std::vector<DirectorLine>> DirectorStore::log(DirectedKind kind, std::string_view event,
                                                     std::int64_t before, std::size_t most) {
  return database_.all<DirectorLine>(
      select_from<DirectorLine>() +
          "WHERE kind=?1 AND event=?2 AND number<?3 ORDER BY number DESC LIMIT ?4",
      kind, event, before, most);
}

Result<int> DirectorStore::received(DirectedKind kind, std::string_view player) {
  const std::string after =
      " WHERE kind=?2 AND event=one AND about=?1 AND act IN ('handed-over', 'inherited'))";
  const std::string_view events =
      kind == DirectedKind::club ? "SELECT address AS one FROM clubs WHERE director=?1"
      : kind == DirectedKind::league
          ? "SELECT id AS one FROM leagues WHERE director=?1 AND phase<>'over' AND deleted IS NULL"
          : "SELECT id AS one FROM tournaments WHERE director=?1 AND phase<>'over' AND league IS "
            "NULL AND deleted IS NULL";
  return database_.value<int>("SELECT count(*) FROM (" + std::string(events) +
                                  ") AS directed WHERE EXISTS (SELECT 1 FROM director_log" + after,
                              player, kind);
}

}  // namespace camlann::server
