#pragma once
// What the server keeps for e-mail. Each thread that needs it has one, by a connection of its own:
// that of Accounts, and that of Notifier.

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

/// An account at an address.
struct Addressee {
  std::string player;
  std::string name;
};

class MailStore {
 public:
  /// The database is there already.
  [[nodiscard]] static Result<MailStore> open(const database::Address& address);

  /// One more letter; in place of one for the same purpose that waits for the same player.
  [[nodiscard]] Result<void> put(const Letter& letter, Millis due);
  /// How many wait.
  [[nodiscard]] Result<int> waiting();
  [[nodiscard]] Result<std::vector<Letter>> due(Millis now, int most);
  [[nodiscard]] Result<void> done(const Letter& letter);
  [[nodiscard]] Result<void> postpone(const Letter& letter, Millis due);

  /// One more code; those that are over are dropped.
  [[nodiscard]] Result<void> add(const MailCodeRow& code);
  /// Of a code that has not been used and is good at that moment.
  [[nodiscard]] Result<std::optional<MailCodeRow>> find(std::string_view stored, Millis now);
  /// The address to which the last link of this purpose went, or is to go, if it is still good.
  [[nodiscard]] Result<std::string> asked(std::string_view player, Millis now);
  [[nodiscard]] Result<void> remove(std::string_view stored);
  /// How many links went to this address after then.
  [[nodiscard]] Result<int> made_since(std::string_view mail, Millis then);
  /// All codes and letters of this purpose are void.
  [[nodiscard]] Result<void> forget(std::string_view player, LetterPurpose purpose);

  /// The accounts whose confirmed address this is, however it is written.
  [[nodiscard]] Result<std::vector<Addressee>> at(std::string_view mail, int most);
  /// Of an account; empty if there is none.
  [[nodiscard]] Result<std::string> name_of(std::string_view player);
  /// The confirmed address of this player; empty if he has none.
  [[nodiscard]] Result<std::string> address_of(std::string_view player);

  /// Whether the player wants reminders by mail.
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

/// Of the links that stop reminders: made once, kept in the database.
[[nodiscard]] Result<std::string> read_mail_secret(const database::Address& address);

}  // namespace camlann::server
