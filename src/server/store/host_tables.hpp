#pragma once
// Moderation: reports, measures, unwanted words and the log of hosts, with a separate connection.
// For the server, and for `camlann admin`, which may write while a server runs. Changes that belong
// together are written in together(). Used by one thread.

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
#include "server/core/clock.hpp"
#include "server/model/directors.hpp"
#include "server/model/measure.hpp"
#include "server/model/site.hpp"
#include "server/store/import_table.hpp"
#include "server/store/report_table.hpp"

namespace camlann::server {

/// A player in the view of hosts.
struct KnownPlayer {
  std::string id;
  std::string name;
  bool account = false;
  bool admin = false;
};

class HostTables {
 public:
  /// Opens a database that open_database_store() has made or upgraded.
  [[nodiscard]] static Result<std::unique_ptr<HostTables>> open(const database::Address& address);
  /// Opens a database for a program that is not the server. Fails, and creates no file, if it is
  /// missing or has another version.
  [[nodiscard]] static Result<std::unique_ptr<HostTables>> open_existing(
      const database::Address& address);

  /// Takes a connection to such a database.
  [[nodiscard]] static Result<std::unique_ptr<HostTables>> of(database::Database database);

  /// Rises with each change, by this or another process.
  [[nodiscard]] Result<std::int64_t> version();
  [[nodiscard]] Result<InForce> in_force(Millis now);

  /// Returns the table of reports, on the same connection.
  [[nodiscard]] ReportTable& reports() { return reports_; }

  /// The same of imported players.
  [[nodiscard]] ImportTable& imports() { return imports_; }

  // Reading
  /// Finds an account by name or a player by id. Guests are known once they have played with
  /// others.
  [[nodiscard]] Result<std::optional<KnownPlayer>> find(std::string_view player);
  [[nodiscard]] Result<std::vector<KnownPlayer>> admins();
  [[nodiscard]] Result<std::vector<std::string>> account_names();
  /// Returns the name of an event, unless it is a division or deleted.
  [[nodiscard]] Result<std::optional<std::string>> event_name(DirectedKind kind,
                                                              std::string_view event);
  /// Returns the name of an event of this club that is not over.
  [[nodiscard]] Result<std::optional<std::string>> event_under_way(std::string_view club);
  /// Measures in force, newest first.
  [[nodiscard]] Result<std::vector<Measure>> measures(Millis now);
  [[nodiscard]] Result<std::vector<std::string>> words();
  [[nodiscard]] Result<bool> guests_write();
  /// Returns the stored settings of the site. Those of a newer program are left out.
  [[nodiscard]] Result<Site> site();
  /// Entries before this number, newest first.
  [[nodiscard]] Result<std::vector<LogEntry>> log(std::int64_t before, std::size_t most);
  /// Entries after this number, oldest first.
  [[nodiscard]] Result<std::vector<LogEntry>> log_after(std::int64_t number);
  /// Returns the name of another account, or of an imported player that the player does not claim,
  /// that looks like this name; or the name itself if it looks like a reserved one.
  [[nodiscard]] Result<std::optional<std::string>> taken_by(std::string_view name,
                                                            std::string_view player, Millis now);

  // Writing
  /// Runs `work` in a transaction.
  [[nodiscard]] Result<void> together(const std::function<Result<void>()>& work);
  /// Replaces a measure of this kind.
  [[nodiscard]] Result<void> take(const Measure& measure);
  /// Lifts all measures in force and returns their number.
  [[nodiscard]] Result<std::int64_t> lift(std::string_view target, Millis now);
  /// Renames the account everywhere and reserves the old name until then.
  [[nodiscard]] Result<void> rename(const KnownPlayer& account, std::string_view name,
                                    Millis until);
  /// Makes the player the first director, and a member of the club.
  [[nodiscard]] Result<void> hand_over(DirectedKind kind, const std::string& event,
                                       const KnownPlayer& player, Millis at);
  /// Leaves a tournament or league without directors: it ends as after deleted accounts.
  [[nodiscard]] Result<void> end_event(DirectedKind kind, const std::string& event, Millis at);
  /// Takes it out of the public lists, so that only those with the link or code enter; or puts it
  /// into them.
  [[nodiscard]] Result<void> show_event(DirectedKind kind, const std::string& event, bool shown,
                                        Millis at);
  /// Deletes a tournament, or a league with its divisions, for all readers. Its games stay,
  /// and their records name it. Removes a club; its events stay.
  [[nodiscard]] Result<void> delete_event(DirectedKind kind, const std::string& event, Millis at);
  [[nodiscard]] Result<void> set_admin(std::string_view player, bool admin);
  /// Signs the account out and withdraws its invitations.
  [[nodiscard]] Result<void> send_away(std::string_view player);
  [[nodiscard]] Result<void> set_words(const std::vector<std::string>& words);
  [[nodiscard]] Result<void> set_guests_write(bool on);
  /// An empty text removes the setting.
  [[nodiscard]] Result<void> set_site(SiteSetting setting, const std::string& text);
  /// Adds a log entry and raises version(), by which a running server notices the change.
  [[nodiscard]] Result<void> note(const LogEntry& entry);

 private:
  explicit HostTables(database::Database database)
      : database_(std::move(database)), reports_(database_), imports_(database_) {}

  database::Database database_;
  ReportTable reports_;
  ImportTable imports_;
};

}  // namespace camlann::server
