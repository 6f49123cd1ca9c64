#include "server/store/host_tables.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "base/words.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "database/row.hpp"
#include "play/seating.hpp"
#include "server/core/clock.hpp"
#include "server/core/look_alikes.hpp"
#include "server/model/account_names.hpp"
#include "server/model/directors.hpp"
#include "server/model/measure.hpp"
#include "server/model/site.hpp"
#include "server/store/club_store.hpp"
#include "server/store/columns.hpp"  // IWYU pragma: keep, the form of seats
#include "server/store/director_store.hpp"
#include "server/store/forget_player.hpp"
#include "server/store/schema.hpp"

namespace camlann::database {

using server::KnownPlayer;
using server::LogEntry;
using server::Measure;

template <>
struct Row<KnownPlayer> {
  ROW_OF(KnownPlayer, "accounts") {
    COLUMNS(id, name);
    column.computed("1", &Self::account);
    COLUMNS(admin);
  }
};

ROW(Measure, "measures", kind, target, name, reason, since, until);

template <>
struct Row<LogEntry> {
  ROW_OF(LogEntry, "host_log") {
    column.computed("number", &Self::number);
    COLUMNS(at, by, deed, target, name, reason, until);
  }
};

}  // namespace camlann::database

namespace camlann::server {

using database::Database;
using database::insert_into;
using database::select_from;

Result<std::unique_ptr<HostTables>> HostTables::open(const database::Address& address) {
  TRY(auto database, Database::open(address));
  return of(std::move(database));
}

Result<std::unique_ptr<HostTables>> HostTables::open_existing(const database::Address& address) {
  TRY(auto database, open_existing_games(address));
  return of(std::move(database));
}

Result<std::unique_ptr<HostTables>> HostTables::of(Database database) {
  TRY_VOID(database.share());
  return std::unique_ptr<HostTables>(new HostTables(std::move(database)));
}

Result<std::int64_t> HostTables::version() {
  return database_.value<std::int64_t>("SELECT version FROM host_state");
}

Result<InForce> HostTables::in_force(Millis now) {
  TRY(auto taken, measures(now));
  TRY(auto unwanted, words());
  TRY(const auto may, guests_write());
  TRY(auto own, site());
  return InForce{std::move(taken), std::move(unwanted), may, std::move(own)};
}

Result<std::optional<KnownPlayer>> HostTables::find(std::string_view player) {
  auto known = database_.find<KnownPlayer>(select_from<KnownPlayer>() + "WHERE id=?1 OR folded=?2",
                                           player, folded_name(player));
  if (!known || *known) return known;
  TRY(const auto seats,
      database_.find<play::Players>(
          "SELECT seats FROM seated JOIN games ON id=game WHERE holder=?1 AND shared=1 "
          "ORDER BY since DESC, game LIMIT 1",
          player));
  if (!seats) return std::optional<KnownPlayer>{};
  KnownPlayer guest{std::string(player), {}};
  for (const auto& seat : *seats) {
    if (seat.id == player) guest.name = seat.name;
  }
  return std::optional(std::move(guest));
}

Result<std::vector<KnownPlayer>> HostTables::admins() {
  return database_.all<KnownPlayer>(select_from<KnownPlayer>() + "WHERE admin=1 ORDER BY folded");
}

Result<std::vector<std::string>> HostTables::account_names() {
  return database_.all<std::string>("SELECT name FROM accounts");
}

Result<std::vector<Measure>> HostTables::measures(Millis now) {
  return database_.all<Measure>(
      select_from<Measure>() +
          "WHERE lifted IS NULL AND (until IS NULL OR until>?1) ORDER BY number DESC",
      now);
}

Result<std::vector<std::string>> HostTables::words() {
  return database_.all<std::string>("SELECT word FROM unwanted_words ORDER BY word");
}

Result<bool> HostTables::guests_write() {
  return database_.value<bool>("SELECT guests_write FROM host_state");
}

Result<Site> HostTables::site() {
  using Setting = std::tuple<std::string, std::string>;
  Site site;
  TRY_VOID(database_.each<Setting>("SELECT setting, text FROM site_settings", [&](Setting&& row) {
    auto& [word, text] = row;
    if (const auto setting = value_of<SiteSetting>(word)) site[*setting] = std::move(text);
  }));
  return site;
}

Result<std::vector<LogEntry>> HostTables::log(std::int64_t before, std::size_t most) {
  return database_.all<LogEntry>(
      select_from<LogEntry>() + "WHERE number<?1 ORDER BY number DESC LIMIT ?2", before, most);
}

Result<std::vector<LogEntry>> HostTables::log_after(std::int64_t number) {
  return database_.all<LogEntry>(select_from<LogEntry>() + "WHERE number>?1 ORDER BY number",
                                 number);
}

Result<std::optional<std::string>> HostTables::taken_by(std::string_view name,
                                                        std::string_view player, Millis now) {
  TRY(const auto names,
      database_.all<std::string>("SELECT name FROM accounts WHERE id<>?1", player));
  for (const auto& other : names) {
    if (look_alike(name, other)) return other;
  }
  TRY(const auto imported, imports_.names());
  for (const auto& [other, players] : imported) {
    const bool own = std::find(players.begin(), players.end(), player) != players.end();
    if (!own && look_alike(name, other)) return other;
  }
  TRY(const auto reserved,
      database_.all<std::string>("SELECT folded FROM reserved_names WHERE player<>?1 AND until>?2",
                                 player, now));
  const bool taken = std::any_of(reserved.begin(), reserved.end(),
                                 [&](const auto& other) { return look_alike(name, other); });
  return taken ? std::optional(std::string(name)) : std::nullopt;
}

Result<void> HostTables::together(const std::function<Result<void>()>& work) {
  return database_.together(work);
}

Result<void> HostTables::take(const Measure& measure) {
  auto ended =
      database_.run("UPDATE measures SET lifted=?3 WHERE target=?1 AND kind=?2 AND lifted IS NULL",
                    measure.target, measure.kind, measure.since);
  return ended ? database_.run(insert_into<Measure>(), measure) : ended;
}

Result<std::int64_t> HostTables::lift(std::string_view target, Millis now) {
  return database_
      .all<std::int64_t>(
          "UPDATE measures SET lifted=?2 WHERE target=?1 AND lifted IS NULL AND "
          "(until IS NULL OR until>?2) RETURNING number",
          target, now)
      .map([](const auto& lifted) { return static_cast<std::int64_t>(lifted.size()); });
}

Result<void> HostTables::rename(const KnownPlayer& account, std::string_view name, Millis until) {
  const auto folded = folded_name(name);
  auto done =
      database_.run("UPDATE accounts SET name=?2, folded=?3 WHERE id=?1", account.id, name, folded);
  const auto before = folded_name(account.name);
  if (done && before != folded) {
    done = database_.run(
        "INSERT INTO reserved_names (folded, player, until) VALUES (?1,'',?2) "
        "ON CONFLICT (folded) DO UPDATE SET player='', until=?2",
        before, until);
  }
  return done ? rename_player(database_, account.id, name) : done;
}

Result<std::optional<std::string>> HostTables::event_name(DirectedKind kind,
                                                          std::string_view event) {
  const std::string_view sql = kind == DirectedKind::club
                                   ? "SELECT name FROM clubs WHERE address=?1"
                               : kind == DirectedKind::league
                                   ? "SELECT name FROM leagues WHERE id=?1 AND deleted IS NULL"
                                   : "SELECT name FROM tournaments WHERE id=?1 AND league IS NULL "
                                     "AND deleted IS NULL";
  return database_.find<std::string>(sql, event);
}

Result<void> HostTables::hand_over(DirectedKind kind, const std::string& event,
                                   const KnownPlayer& player, Millis at) {
  if (kind == DirectedKind::club) {
    TRY_VOID(database_.run(
        "INSERT INTO members (club, place, player, name, since) VALUES (?1, (SELECT "
        "coalesce(max(place), 0)+1 FROM members WHERE club=?1), ?2, ?3, ?4) ON CONFLICT DO NOTHING",
        event, player.id, player.name, at));
    TRY_VOID(
        database_.run("DELETE FROM club_applicants WHERE club=?1 AND player=?2", event, player.id));
  }
  DirectorLine line;
  line.at = at;
  line.act = DirectorAct::handed_over;
  line.about = {player.id, player.name};
  TRY(auto directors, read_directors(database_, kind, event, {}));
  std::erase_if(directors, [&](const Director& one) { return one.player == player.id; });
  directors.insert(directors.begin(), line.about);
  TRY_VOID(write_directors(database_, kind, event, directors));
  return note_line(database_, kind, event, line);
}

Result<void> HostTables::end_event(DirectedKind kind, const std::string& event, Millis at) {
  TRY_VOID(write_directors(database_, kind, event, {}));
  if (kind == DirectedKind::league) {
    TRY_VOID(database_.run(
        "UPDATE leagues SET phase='over' WHERE id=?1 AND phase IN ('open', 'between')", event));
  }
  DirectorLine line;
  line.at = at;
  line.act = DirectorAct::abandoned;
  return note_line(database_, kind, event, line);
}

Result<void> HostTables::show_event(DirectedKind kind, const std::string& event, bool shown,
                                    Millis at) {
  const std::string_view sql =
      kind == DirectedKind::club     ? "UPDATE clubs SET open=?2 WHERE address=?1"
      : kind == DirectedKind::league ? "UPDATE leagues SET public=?2 WHERE id=?1"
                                     : "UPDATE tournaments SET public=?2 WHERE id=?1";
  TRY_VOID(database_.run(sql, event, shown));
  DirectorLine line;
  line.at = at;
  line.act = shown ? DirectorAct::shown : DirectorAct::hidden;
  return note_line(database_, kind, event, line);
}

Result<void> HostTables::delete_event(DirectedKind kind, const std::string& event, Millis at) {
  constexpr std::string_view of_tournament[] = {
      "UPDATE tournaments SET about='', prizes='', contact='', code='' WHERE id=?1",
      "UPDATE tournaments SET following=NULL WHERE following=?1",
      "DELETE FROM applicants WHERE tournament=?1", "DELETE FROM event_chat WHERE event=?1"};
  constexpr std::string_view of_league[] = {
      "UPDATE leagues SET about='', prizes='', contact='', code='' WHERE id=?1",
      "UPDATE tournaments SET about='', prizes='', contact='' WHERE league=?1",
      "DELETE FROM league_applicants WHERE league=?1",
      "DELETE FROM event_chat WHERE event IN (SELECT id FROM tournaments WHERE league=?1)"};
  if (kind == DirectedKind::club) return ClubStore(database_).remove(event);
  const bool league = kind == DirectedKind::league;
  for (const auto sql : league ? of_league : of_tournament) {
    TRY_VOID(database_.run(sql, event));
  }
  return database_.run(league ? "UPDATE leagues SET deleted=?2 WHERE id=?1"
                              : "UPDATE tournaments SET deleted=?2 WHERE id=?1",
                       event, at);
}

Result<std::optional<std::string>> HostTables::event_under_way(std::string_view club) {
  return ClubStore(database_).event_under_way(club);
}

Result<void> HostTables::set_admin(std::string_view player, bool admin) {
  return database_.run("UPDATE accounts SET admin=?2 WHERE id=?1", player, admin);
}

Result<void> HostTables::send_away(std::string_view player) {
  auto ended = database_.run("DELETE FROM sessions WHERE account=?1", player);
  if (!ended) return ended;
  return database_.run(
      "UPDATE invitations SET phase='withdrawn', version=version+1 "
      "WHERE host=?1 AND phase='waiting'",
      player);
}

Result<void> HostTables::set_words(const std::vector<std::string>& words) {
  auto done = database_.run("DELETE FROM unwanted_words");
  for (const auto& word : words) {
    if (!done) break;
    done =
        database_.run("INSERT INTO unwanted_words (word) VALUES (?1) ON CONFLICT DO NOTHING", word);
  }
  return done;
}

Result<void> HostTables::set_guests_write(bool on) {
  return database_.run("UPDATE host_state SET guests_write=?1", on);
}

Result<void> HostTables::set_site(SiteSetting setting, const std::string& text) {
  if (text.empty()) {
    return database_.run("DELETE FROM site_settings WHERE setting=?1", word_of(setting));
  }
  return database_.run(
      "INSERT INTO site_settings (setting, text) VALUES (?1,?2) "
      "ON CONFLICT (setting) DO UPDATE SET text=?2",
      word_of(setting), text);
}

Result<void> HostTables::note(const LogEntry& entry) {
  auto noted = database_.run(insert_into<LogEntry>(), entry);
  return noted ? database_.run("UPDATE host_state SET version=version+1") : noted;
}

}  // namespace camlann::server
