#pragma once
// How hosts keep order, in the SQLite file that has the games, on a connection of its own: for the
// server's Moderation, and for `camlann admin`, which may write while a server runs. What belongs
// together is written together(). Used by one thread.

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

/// Somebody whom hosts may decide about.
struct KnownPlayer {
  std::string id;
  std::string name;
  bool account = false;
  bool admin = false;
};

class HostTables {
 public:
  /// Of a database that open_database_store() has brought up to date.
  [[nodiscard]] static Result<std::unique_ptr<HostTables>> open(const database::Address& address);
  /// The same for a program that is not the server: an error, and no new file, where there is none
  /// or it is of another version.
  [[nodiscard]] static Result<std::unique_ptr<HostTables>> open_existing(
      const database::Address& address);

  /// Of a connection to such a database.
  [[nodiscard]] static Result<std::unique_ptr<HostTables>> of(database::Database database);

  /// Rises with each change that is written here or by another process.
  [[nodiscard]] Result<std::int64_t> version();
  [[nodiscard]] Result<InForce> in_force(Millis now);

  // Reading
  /// By an account's name or a player's id; guests are known once they have played with others.
  [[nodiscard]] Result<std::optional<KnownPlayer>> find(std::string_view player);
  [[nodiscard]] Result<std::vector<KnownPlayer>> admins();
  /// The oldest that are open, with what was said at their games.
  [[nodiscard]] Result<std::vector<Report>> open_reports(std::size_t most);
  [[nodiscard]] Result<std::int64_t> count_open_reports();
  [[nodiscard]] Result<bool> has_open_report(std::string_view by, std::string_view about);
  /// Those in force, the newest first.
  [[nodiscard]] Result<std::vector<Measure>> measures(Millis now);
  [[nodiscard]] Result<std::vector<std::string>> words();
  [[nodiscard]] Result<bool> guests_write();
  /// The newest first, older than this number.
  [[nodiscard]] Result<std::vector<LogEntry>> log(std::int64_t before, std::size_t most);
  /// After this number, the oldest first.
  [[nodiscard]] Result<std::vector<LogEntry>> log_after(std::int64_t number);
  /// Whether the name is an account's, or kept free.
  [[nodiscard]] Result<bool> is_taken(std::string_view name, std::string_view player, Millis now);

  // Writing
  /// All that `work` writes is on disk afterwards, or nothing of it.
  [[nodiscard]] Result<void> together(const std::function<Result<void>()>& work);
  [[nodiscard]] Result<void> add(const Report& report);
  /// In place of another one of this kind.
  [[nodiscard]] Result<void> take(const Measure& measure);
  /// All that is in force; how many there were.
  [[nodiscard]] Result<std::int64_t> lift(std::string_view target, Millis now);
  /// Whom the report was about; nothing if it is not open.
  [[nodiscard]] Result<std::optional<Named>> close_report(std::int64_t number, Millis now);
  [[nodiscard]] Result<void> close_reports_about(std::string_view player, Millis now);
  /// Everywhere; nobody may take the old name until then.
  [[nodiscard]] Result<void> rename(const KnownPlayer& account, std::string_view name,
                                    Millis until);
  [[nodiscard]] Result<void> set_admin(std::string_view player, bool admin);
  /// Signs the account out and withdraws what he has offered others.
  [[nodiscard]] Result<void> send_away(std::string_view player);
  [[nodiscard]] Result<void> set_words(const std::vector<std::string>& words);
  [[nodiscard]] Result<void> set_guests_write(bool on);
  /// Also tells a running server that there is something new.
  [[nodiscard]] Result<void> note(const LogEntry& entry);

 private:
  explicit HostTables(database::Database database) : database_(std::move(database)) {}
  [[nodiscard]] Result<void> prepare();
  [[nodiscard]] Result<void> add_chat(Report& report);
  [[nodiscard]] Result<std::vector<LogEntry>> read_log(database::Statement& statement);

  database::Database database_;  // closed after the statements below
  database::Transaction transaction_;
  database::Statement version_, find_, guest_, admins_, reports_, count_reports_, has_report_,
      chat_;
  database::Statement seats_, measures_, words_, guests_write_, log_, log_after_, taken_;
  database::Statement add_report_, end_measure_, take_, lift_, close_report_, close_reports_;
  database::Statement rename_, reserve_, set_admin_, end_sessions_, withdraw_, clear_words_;
  database::Statement add_word_, set_guests_write_, note_, changed_;
};

}  // namespace camlann::server
