#pragma once
// Stores moderation in the SQLite file of the games, on a separate connection: for the server's
// Moderation, and for `camlann admin`, which may write while a server runs. Use together() for
// changes that form one transaction. Used by one thread.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "database/transaction.hpp"
#include "server/core/clock.hpp"
#include "server/model/measure.hpp"

namespace camlann::server {

/// A player that hosts may decide about.
struct KnownPlayer {
  std::string id;
  std::string name;
  bool account = false;
  bool admin = false;
};

class HostTables {
 public:
  /// Opens a database that open_database_store() has brought up to date.
  [[nodiscard]] static Result<std::unique_ptr<HostTables>> open(const database::Address& address);
  /// Opens a database for a program that is not the server. Fails, and creates no file, if it is
  /// missing or has another version.
  [[nodiscard]] static Result<std::unique_ptr<HostTables>> open_existing(
      const database::Address& address);

  /// Uses a connection to such a database.
  [[nodiscard]] static Result<std::unique_ptr<HostTables>> of(database::Database database);

  /// Returns a number that rises with each change, by this process or another.
  [[nodiscard]] Result<std::int64_t> version();
  [[nodiscard]] Result<InForce> in_force(Millis now);

  // Reading
  /// Finds a player by an account's name or a player's id; guests are known after their first game
  /// with other players.
  [[nodiscard]] Result<std::optional<KnownPlayer>> find(std::string_view player);
  [[nodiscard]] Result<std::vector<KnownPlayer>> admins();
  /// Returns the oldest open reports, with the chat of their games.
  [[nodiscard]] Result<std::vector<Report>> open_reports(std::size_t most);
  [[nodiscard]] Result<std::int64_t> count_open_reports();
  [[nodiscard]] Result<bool> has_open_report(std::string_view by, std::string_view about);
  /// Returns the measures in force, the newest first.
  [[nodiscard]] Result<std::vector<Measure>> measures(Millis now);
  [[nodiscard]] Result<std::vector<std::string>> words();
  [[nodiscard]] Result<bool> guests_write();
  /// Returns the entries before this number, the newest first.
  [[nodiscard]] Result<std::vector<LogEntry>> log(std::int64_t before, std::size_t most);
  /// Returns the entries after this number, the oldest first.
  [[nodiscard]] Result<std::vector<LogEntry>> log_after(std::int64_t number);
  /// True if another account has the name or it is reserved for another player.
  [[nodiscard]] Result<bool> is_taken(std::string_view name, std::string_view player, Millis now);

  // Writing
  /// Writes everything that `work` writes to disk, or nothing.
  [[nodiscard]] Result<void> together(const std::function<Result<void>()>& work);
  [[nodiscard]] Result<void> add(const Report& report);
  /// Adds a measure; replaces one of the same kind.
  [[nodiscard]] Result<void> take(const Measure& measure);
  /// Lifts all measures in force; returns their number.
  [[nodiscard]] Result<std::int64_t> lift(std::string_view target, Millis now);
  /// Closes a report and returns its subject; nothing if it is not open.
  [[nodiscard]] Result<std::optional<Named>> close_report(std::int64_t number, Millis now);
  [[nodiscard]] Result<void> close_reports_about(std::string_view player, Millis now);
  /// Renames an account everywhere and reserves the old name until then.
  [[nodiscard]] Result<void> rename(const KnownPlayer& account, std::string_view name,
                                    Millis until);
  [[nodiscard]] Result<void> set_admin(std::string_view player, bool admin);
  /// Signs the account out and withdraws its open offers to others.
  [[nodiscard]] Result<void> send_away(std::string_view player);
  [[nodiscard]] Result<void> set_words(const std::vector<std::string>& words);
  [[nodiscard]] Result<void> set_guests_write(bool on);
  /// Adds a log entry; a running server notices the change.
  [[nodiscard]] Result<void> note(const LogEntry& entry);

 private:
  explicit HostTables(database::Database database) : database_(std::move(database)) {}
  [[nodiscard]] Result<void> prepare();
  [[nodiscard]] Result<void> add_chat(Report& report);
  [[nodiscard]] Result<std::vector<LogEntry>> read_log(database::Statement& statement);

  database::Database database_;  // declared before the statements: closed after them
  database::Transaction transaction_;
  database::Statement version_, find_, guest_, admins_, reports_, count_reports_, has_report_,
      chat_;
  database::Statement seats_, measures_, words_, guests_write_, log_, log_after_, taken_;
  database::Statement add_report_, end_measure_, take_, lift_, close_report_, close_reports_;
  database::Statement rename_, reserve_, set_admin_, end_sessions_, withdraw_, clear_words_;
  database::Statement add_word_, set_guests_write_, note_, changed_;
};

}  // namespace camlann::server
