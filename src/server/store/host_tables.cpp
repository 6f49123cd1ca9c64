#include "server/store/host_tables.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/words.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "play/seating.hpp"
#include "server/core/clock.hpp"
#include "server/model/account_names.hpp"
#include "server/model/measure.hpp"
#include "server/store/forget_player.hpp"
#include "server/store/migrations.hpp"
#include "server/store/rows.hpp"

namespace camlann::server {

namespace {

using database::Database;
using database::Statement;

constexpr std::int64_t chat_lines = 30;  // in a report

Failure unreadable() {
  return failure(ErrorCode::io, "What hosts have decided can no longer be read");
}

std::optional<Millis> moment(const Statement& row, int column) {
  const auto at = row.number(column);
  return at == 0 ? std::nullopt : std::optional(at);
}

/// Reads each row with `read`, which returns an error or nothing.
template <class Read>
Result<void> each(Statement& statement, const Read& read) {
  Result<void> done;
  auto row = statement.step();
  for (; done && row && *row; row = statement.step()) done = read();
  statement.reset();
  if (!row) return Failure(row.error());
  return done;
}

/// Returns the number in the only row.
Result<std::int64_t> number_of(Statement& statement) {
  const auto row = statement.step();
  if (!row) return Failure(row.error());
  const auto number = *row ? statement.number(0) : 0;
  statement.reset();
  return number;
}

}  // namespace

Result<std::unique_ptr<HostTables>> HostTables::open(const database::Address& address) {
  auto database = Database::open(address);
  if (!database) return Failure(database.error());
  return of(std::move(*database));
}

Result<std::unique_ptr<HostTables>> HostTables::open_existing(const database::Address& address) {
  auto database = open_existing_games(address);
  if (!database) return Failure(database.error());
  return of(std::move(*database));
}

Result<std::unique_ptr<HostTables>> HostTables::of(Database database) {
  if (auto shared = database.share(); !shared) return Failure(shared.error());
  auto tables = std::unique_ptr<HostTables>(new HostTables(std::move(database)));
  if (auto prepared = tables->prepare(); !prepared) return Failure(prepared.error());
  return tables;
}

Result<void> HostTables::prepare() {
  auto transaction = database::Transaction::prepare(database_);
  if (!transaction) return Failure(transaction.error());
  transaction_ = std::move(*transaction);
  const std::string log = "SELECT number, at, by, deed, target, name, reason, until FROM host_log ";
  const std::pair<Statement*, std::string> statements[] = {
      {&version_, "SELECT version FROM host_state"},
      {&find_, "SELECT id, name, admin FROM accounts WHERE id=?1 OR folded=?2"},
      {&guest_,
       "SELECT seats FROM seated JOIN games ON id=game WHERE holder=?1 AND shared=1 "
       "ORDER BY since DESC, game LIMIT 1"},
      {&admins_, "SELECT id, name FROM accounts WHERE admin=1 ORDER BY folded"},
      {&reports_,
       "SELECT number, about, about_name, reporter, reporter_name, subject, game, text, at "
       "FROM reports WHERE closed IS NULL ORDER BY number LIMIT ?1"},
      {&count_reports_, "SELECT count(*) FROM reports WHERE closed IS NULL"},
      {&has_report_,
       "SELECT count(*) FROM reports WHERE reporter=?1 AND about=?2 AND closed IS NULL"},
      {&chat_,
       "SELECT player, CASE text WHEN '' THEN phrase ELSE text END, at FROM chat WHERE game=?1 "
       "ORDER BY number DESC LIMIT ?2"},
      {&seats_, "SELECT seats FROM games WHERE id=?1"},
      {&measures_,
       "SELECT kind, target, name, reason, since, until FROM measures WHERE lifted IS NULL "
       "AND (until IS NULL OR until>?1) ORDER BY number DESC"},
      {&words_, "SELECT word FROM unwanted_words ORDER BY word"},
      {&guests_write_, "SELECT guests_write FROM host_state"},
      {&log_, log + "WHERE number<?1 ORDER BY number DESC LIMIT ?2"},
      {&log_after_, log + "WHERE number>?1 ORDER BY number"},
      {&taken_,
       "SELECT (SELECT count(*) FROM accounts WHERE folded=?1 AND id<>?2) + (SELECT count(*) FROM "
       "reserved_names WHERE folded=?1 AND player<>?2 AND until>?3)"},
      {&add_report_,
       "INSERT INTO reports (about, about_name, reporter, reporter_name, subject, game, text, at) "
       "VALUES (?1,?2,?3,?4,?5,?6,?7,?8)"},
      {&end_measure_,
       "UPDATE measures SET lifted=?3 WHERE target=?1 AND kind=?2 AND lifted IS NULL"},
      {&take_,
       "INSERT INTO measures (kind, target, name, reason, since, until) VALUES "
       "(?1,?2,?3,?4,?5,?6)"},
      {&lift_,
       "UPDATE measures SET lifted=?2 WHERE target=?1 AND lifted IS NULL AND "
       "(until IS NULL OR until>?2) RETURNING number"},
      {&close_report_,
       "UPDATE reports SET closed=?2 WHERE number=?1 AND closed IS NULL "
       "RETURNING about, about_name"},
      {&close_reports_, "UPDATE reports SET closed=?2 WHERE about=?1 AND closed IS NULL"},
      {&rename_, "UPDATE accounts SET name=?2, folded=?3 WHERE id=?1"},
      {&reserve_,
       "INSERT INTO reserved_names (folded, player, until) VALUES (?1,'',?2) "
       "ON CONFLICT (folded) DO UPDATE SET player='', until=?2"},
      {&set_admin_, "UPDATE accounts SET admin=?2 WHERE id=?1"},
      {&end_sessions_, "DELETE FROM sessions WHERE account=?1"},
      {&withdraw_,
       "UPDATE invitations SET phase='withdrawn', version=version+1 "
       "WHERE host=?1 AND phase='waiting'"},
      {&clear_words_, "DELETE FROM unwanted_words"},
      {&add_word_, "INSERT INTO unwanted_words (word) VALUES (?1) ON CONFLICT DO NOTHING"},
      {&set_guests_write_, "UPDATE host_state SET guests_write=?1"},
      {&note_,
       "INSERT INTO host_log (at, by, deed, target, name, reason, until) "
       "VALUES (?1,?2,?3,?4,?5,?6,?7)"},
      {&changed_, "UPDATE host_state SET version=version+1"},
  };
  for (const auto& [target, sql] : statements) {
    auto statement = database_.prepare(sql);
    if (!statement) return Failure(statement.error());
    *target = std::move(*statement);
  }
  return {};
}

Result<std::int64_t> HostTables::version() {
  return number_of(version_);
}

Result<InForce> HostTables::in_force(Millis now) {
  InForce all;
  auto taken = measures(now);
  if (!taken) return Failure(taken.error());
  all.measures = std::move(*taken);
  auto unwanted = words();
  if (!unwanted) return Failure(unwanted.error());
  all.words = std::move(*unwanted);
  const auto may = guests_write();
  if (!may) return Failure(may.error());
  all.guests_write = *may;
  return all;
}

Result<std::optional<KnownPlayer>> HostTables::find(std::string_view player) {
  std::optional<KnownPlayer> known;
  find_.bind(1, player).bind(2, folded_name(player));
  auto read = each(find_, [&]() -> Result<void> {
    known = KnownPlayer{find_.text(0), find_.text(1), true, find_.number(2) != 0};
    return {};
  });
  if (!read) return Failure(read.error());
  if (known) return known;
  guest_.bind(1, player);
  read = each(guest_, [&]() -> Result<void> {
    const auto seats = read_seats(guest_.text(0));
    if (!seats) return unreadable();
    const auto own = std::find_if(seats->begin(), seats->end(),
                                  [&](const auto& seat) { return seat.id == player; });
    known = KnownPlayer{std::string(player), own == seats->end() ? std::string{} : own->name};
    return {};
  });
  if (!read) return Failure(read.error());
  return known;
}

Result<std::vector<KnownPlayer>> HostTables::admins() {
  std::vector<KnownPlayer> all;
  const auto read = each(admins_, [&]() -> Result<void> {
    all.push_back({admins_.text(0), admins_.text(1), true, true});
    return {};
  });
  if (!read) return Failure(read.error());
  return all;
}

Result<std::vector<Report>> HostTables::open_reports(std::size_t most) {
  std::vector<Report> all;
  reports_.bind(1, static_cast<std::int64_t>(most));
  auto read = each(reports_, [&]() -> Result<void> {
    const auto subject = value_of<ReportSubject>(reports_.text(5));
    if (!subject) return unreadable();
    all.push_back({reports_.number(0),
                   {reports_.text(1), reports_.text(2)},
                   {reports_.text(3), reports_.text(4)},
                   *subject,
                   reports_.text(6),
                   reports_.text(7),
                   reports_.number(8),
                   {}});
    return {};
  });
  for (auto& report : all) {
    if (read && !report.game.empty()) read = add_chat(report);
  }
  if (!read) return Failure(read.error());
  return all;
}

Result<void> HostTables::add_chat(Report& report) {
  play::Players seats;
  seats_.bind(1, report.game);
  auto read = each(seats_, [&]() -> Result<void> {
    auto there = read_seats(seats_.text(0));
    if (!there) return unreadable();
    seats = std::move(*there);
    return {};
  });
  if (!read) return read;
  chat_.bind(1, report.game).bind(2, chat_lines);
  read = each(chat_, [&]() -> Result<void> {
    ReportedLine line{{chat_.text(0), {}}, chat_.text(1), chat_.number(2)};
    for (const auto& seat : seats) {
      if (seat.id == line.who.id) line.who.name = seat.name;
    }
    report.chat.push_back(std::move(line));
    return {};
  });
  std::reverse(report.chat.begin(), report.chat.end());
  return read;
}

Result<std::int64_t> HostTables::count_open_reports() {
  return number_of(count_reports_);
}

Result<bool> HostTables::has_open_report(std::string_view by, std::string_view about) {
  const auto count = number_of(has_report_.bind(1, by).bind(2, about));
  if (!count) return Failure(count.error());
  return *count != 0;
}

Result<std::vector<Measure>> HostTables::measures(Millis now) {
  std::vector<Measure> all;
  measures_.bind(1, now);
  const auto read = each(measures_, [&]() -> Result<void> {
    const auto kind = value_of<MeasureKind>(measures_.text(0));
    if (!kind) return unreadable();
    all.push_back({*kind, measures_.text(1), measures_.text(2), measures_.text(3),
                   measures_.number(4), moment(measures_, 5)});
    return {};
  });
  if (!read) return Failure(read.error());
  return all;
}

Result<std::vector<std::string>> HostTables::words() {
  std::vector<std::string> all;
  const auto read = each(words_, [&]() -> Result<void> {
    all.push_back(words_.text(0));
    return {};
  });
  if (!read) return Failure(read.error());
  return all;
}

Result<bool> HostTables::guests_write() {
  const auto on = number_of(guests_write_);
  if (!on) return Failure(on.error());
  return *on != 0;
}

Result<std::vector<LogEntry>> HostTables::read_log(Statement& statement) {
  std::vector<LogEntry> all;
  const auto read = each(statement, [&]() -> Result<void> {
    const auto deed = value_of<DeedKind>(statement.text(3));
    if (!deed) return unreadable();
    all.push_back({statement.number(0), statement.number(1), statement.text(2), *deed,
                   statement.text(4), statement.text(5), statement.text(6), moment(statement, 7)});
    return {};
  });
  if (!read) return Failure(read.error());
  return all;
}

Result<std::vector<LogEntry>> HostTables::log(std::int64_t before, std::size_t most) {
  return read_log(log_.bind(1, before).bind(2, static_cast<std::int64_t>(most)));
}

Result<std::vector<LogEntry>> HostTables::log_after(std::int64_t number) {
  return read_log(log_after_.bind(1, number));
}

Result<bool> HostTables::is_taken(std::string_view name, std::string_view player, Millis now) {
  const auto count = number_of(taken_.bind(1, folded_name(name)).bind(2, player).bind(3, now));
  if (!count) return Failure(count.error());
  return *count != 0;
}

Result<void> HostTables::together(const std::function<Result<void>()>& work) {
  return transaction_.run(database_, work);
}

Result<void> HostTables::add(const Report& report) {
  return add_report_.bind(1, report.about.id)
      .bind(2, report.about.name)
      .bind(3, report.by.id)
      .bind(4, report.by.name)
      .bind(5, word_of(report.subject))
      .bind(6, report.game)
      .bind(7, report.text)
      .bind(8, report.at)
      .run();
}

Result<void> HostTables::take(const Measure& measure) {
  const auto kind = word_of(measure.kind);
  auto ended = end_measure_.bind(1, measure.target).bind(2, kind).bind(3, measure.since).run();
  if (!ended) return ended;
  return take_.bind(1, kind)
      .bind(2, measure.target)
      .bind(3, measure.name)
      .bind(4, measure.reason)
      .bind(5, measure.since)
      .bind_or_null(6, measure.until)
      .run();
}

Result<std::int64_t> HostTables::lift(std::string_view target, Millis now) {
  std::int64_t lifted = 0;
  lift_.bind(1, target).bind(2, now);
  const auto done = each(lift_, [&]() -> Result<void> {
    ++lifted;
    return {};
  });
  if (!done) return Failure(done.error());
  return lifted;
}

Result<std::optional<Named>> HostTables::close_report(std::int64_t number, Millis now) {
  std::optional<Named> about;
  close_report_.bind(1, number).bind(2, now);
  const auto done = each(close_report_, [&]() -> Result<void> {
    about = Named{close_report_.text(0), close_report_.text(1)};
    return {};
  });
  if (!done) return Failure(done.error());
  return about;
}

Result<void> HostTables::close_reports_about(std::string_view player, Millis now) {
  return close_reports_.bind(1, player).bind(2, now).run();
}

Result<void> HostTables::rename(const KnownPlayer& account, std::string_view name, Millis until) {
  const auto folded = folded_name(name);
  auto done = rename_.bind(1, account.id).bind(2, name).bind(3, folded).run();
  const auto before = folded_name(account.name);
  if (done && before != folded) done = reserve_.bind(1, before).bind(2, until).run();
  return done ? rename_player(database_, account.id, name) : done;
}

Result<void> HostTables::set_admin(std::string_view player, bool admin) {
  return set_admin_.bind(1, player).bind(2, std::int64_t{admin}).run();
}

Result<void> HostTables::send_away(std::string_view player) {
  if (auto done = end_sessions_.bind(1, player).run(); !done) return done;
  return withdraw_.bind(1, player).run();
}

Result<void> HostTables::set_words(const std::vector<std::string>& words) {
  auto done = clear_words_.run();
  for (const auto& word : words) {
    if (done) done = add_word_.bind(1, word).run();
  }
  return done;
}

Result<void> HostTables::set_guests_write(bool on) {
  return set_guests_write_.bind(1, std::int64_t{on}).run();
}

Result<void> HostTables::note(const LogEntry& entry) {
  auto noted = note_.bind(1, entry.at)
                   .bind(2, entry.by)
                   .bind(3, word_of(entry.deed))
                   .bind(4, entry.target)
                   .bind(5, entry.name)
                   .bind(6, entry.reason)
                   .bind_or_null(7, entry.until)
                   .run();
  return noted ? changed_.run() : noted;
}

}  // namespace camlann::server
