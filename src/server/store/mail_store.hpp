#pragma once
// Stores mail codes, queued letters and reminder settings. Accounts and Notifier each have an
// instance with a separate connection, for their own thread.

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "server/core/clock.hpp"
#include "server/model/letter.hpp"

namespace camlann::server {

/// An account with a given address.
struct Addressee {
  std::string player;
  std::string name;
};

class MailStore {
 public:
  /// Opens an existing database.
  [[nodiscard]] static Result<MailStore> open(const database::Address& address);

  /// Queues a letter. Replaces a queued one with the same purpose for the same player.
  [[nodiscard]] Result<void> put(const Letter& letter, Millis due);
  /// Returns the number of queued letters.
  [[nodiscard]] Result<int> waiting();
  [[nodiscard]] Result<std::vector<Letter>> due(Millis now, int most);
  [[nodiscard]] Result<void> done(const Letter& letter);
  [[nodiscard]] Result<void> postpone(const Letter& letter, Millis due);

  /// Adds a code and deletes expired ones.
  [[nodiscard]] Result<void> add(const MailCodeRow& code);
  /// Returns the code if it is unused and valid at `now`.
  [[nodiscard]] Result<std::optional<MailCodeRow>> find(std::string_view stored, Millis now);
  /// Returns the address of the player's newest confirmation link, sent or queued; empty if there
  /// is none or it has expired.
  [[nodiscard]] Result<std::string> asked(std::string_view player, Millis now);
  [[nodiscard]] Result<void> remove(std::string_view stored);
  /// Returns the number of links made for this address after `then`.
  [[nodiscard]] Result<int> made_since(std::string_view mail, Millis then);
  /// Deletes all of the player's codes and letters with this purpose.
  [[nodiscard]] Result<void> forget(std::string_view player, LetterPurpose purpose);

  /// Returns the accounts with this confirmed address, ignoring upper and lower case.
  [[nodiscard]] Result<std::vector<Addressee>> at(std::string_view mail, int most);
  /// Returns the name of an account; empty if it does not exist.
  [[nodiscard]] Result<std::string> name_of(std::string_view player);
  /// Returns the player's confirmed address; empty if there is none.
  [[nodiscard]] Result<std::string> address_of(std::string_view player);

  /// True if reminders by mail are on for the player.
  [[nodiscard]] Result<bool> reminds(std::string_view player);
  [[nodiscard]] Result<void> set_reminders(std::string_view player, bool on, Millis now);

 private:
  explicit MailStore(database::Database database) : database_(std::move(database)) {}
  [[nodiscard]] static Result<std::string> text_of(database::Statement& statement);
  [[nodiscard]] static Result<int> number_of(database::Statement& statement);

  database::Database database_;  // closed after the statements below
  database::Statement clear_, put_, waiting_, due_, done_, postpone_;
  database::Statement purge_, add_, find_, asked_, made_, forget_codes_, forget_letters_, remove_;
  database::Statement at_, name_, address_, reminds_, remind_, remind_not_;
};

/// Returns the secret that signs the links to stop reminders. It is made once and kept in the
/// database.
[[nodiscard]] Result<std::string> read_mail_secret(const database::Address& address);

}  // namespace camlann::server
