#pragma once
// E-mail: letters that wait to be sent, codes of links, addresses and reminders. The threads of
// Accounts, Carrier and Notifier have one each, with a separate connection.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "languages/language.hpp"
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

  /// Adds a letter, in place of a waiting one for the same purpose and player, or for the same
  /// purpose and address if it has no player. If more than `most` wait for this purpose, drops
  /// those with the most tries.
  [[nodiscard]] Result<void> put(const Letter& letter, Millis due, int most);
  /// Returns the number of queued letters.
  [[nodiscard]] Result<int> waiting(LetterPurpose purpose);
  /// Returns the letters that are due, those with the fewest tries first.
  [[nodiscard]] Result<std::vector<Letter>> due(LetterPurpose purpose, Millis now);
  [[nodiscard]] Result<void> done(const Letter& letter);
  [[nodiscard]] Result<void> postpone(const Letter& letter, Millis due);

  /// Removes the codes that have expired, which have an address or its hash.
  [[nodiscard]] Result<void> forget_expired(Millis now);
  /// Adds the code of a letter, by its id, in place of older ones for the same purpose and player.
  /// Returns false if the letter no longer waits: a change of the password or the address, which
  /// the code could undo, has removed it since it was read.
  [[nodiscard]] Result<bool> add(const MailCodeRow& code, std::int64_t letter);
  /// Returns the code if it is unused and valid at `now`.
  [[nodiscard]] Result<std::optional<MailCodeRow>> find(std::string_view stored, Millis now);
  /// Returns the address of the player's newest confirmation link, sent or queued; empty if there
  /// is none or it has expired.
  [[nodiscard]] Result<std::string> asked(std::string_view player, Millis now);
  [[nodiscard]] Result<void> remove(std::string_view stored);

  /// Accounts with this confirmed address, ignoring case.
  [[nodiscard]] Result<std::vector<Addressee>> at(std::string_view mail, int most);
  /// Returns the name of an account; empty if it does not exist.
  [[nodiscard]] Result<std::string> name_of(std::string_view player);
  /// Returns the player's confirmed address; empty if there is none.
  [[nodiscard]] Result<std::string> address_of(std::string_view player);

  /// Returns the language of a player's letters.
  [[nodiscard]] Result<languages::Language> language_of(std::string_view player);

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
