#pragma once
// E-mail: letters that wait to be sent, codes of links, addresses and reminders. The threads of
// Accounts and of Notifier have one each, with a separate connection.

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
  /// The database must exist.
  [[nodiscard]] static Result<MailStore> open(const database::Address& address);

  /// Adds a letter, in place of a waiting one for the same purpose and player.
  [[nodiscard]] Result<void> put(const Letter& letter, Millis due);
  /// Number of letters that wait.
  [[nodiscard]] Result<int> waiting();
  [[nodiscard]] Result<std::vector<Letter>> due(Millis now, int most);
  [[nodiscard]] Result<void> done(const Letter& letter);
  [[nodiscard]] Result<void> postpone(const Letter& letter, Millis due);

  /// Adds a code and drops expired ones.
  [[nodiscard]] Result<void> add(const MailCodeRow& code);
  /// Nothing for a code that was used or has expired.
  [[nodiscard]] Result<std::optional<MailCodeRow>> find(std::string_view stored, Millis now);
  /// The address of the last confirmation link, sent or waiting, that has not expired.
  [[nodiscard]] Result<std::string> asked(std::string_view player, Millis now);
  [[nodiscard]] Result<void> remove(std::string_view stored);
  /// Number of links sent to this address after then.
  [[nodiscard]] Result<int> made_since(std::string_view mail, Millis then);

  /// Accounts with this confirmed address, ignoring case.
  [[nodiscard]] Result<std::vector<Addressee>> at(std::string_view mail, int most);
  /// Empty if the account does not exist.
  [[nodiscard]] Result<std::string> name_of(std::string_view player);
  /// The player's confirmed address; empty if there is none.
  [[nodiscard]] Result<std::string> address_of(std::string_view player);

  /// True if the player wants reminders by mail.
  [[nodiscard]] Result<bool> reminds(std::string_view player);
  [[nodiscard]] Result<void> set_reminders(std::string_view player, bool on, Millis now);

 private:
  explicit MailStore(database::Database database) : database_(std::move(database)) {}

  database::Database database_;
};

/// Reads the secret of the links that stop reminders. It is made once and kept in the database.
[[nodiscard]] Result<std::string> read_mail_secret(const database::Address& address);

}  // namespace camlann::server
