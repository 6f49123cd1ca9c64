#pragma once
// Tokens of accounts in the SQLite file (doc/formats/database.md). A part of the store of accounts,
// which calls it inside its transactions.

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "database/database.hpp"
#include "server/core/clock.hpp"
#include "server/model/account.hpp"

namespace camlann::server {

class TokenTable {
 public:
  /// Must be called first. The database must outlive this.
  [[nodiscard]] Result<void> prepare(database::Database& database);

  [[nodiscard]] Result<void> write(const Token& token);
  [[nodiscard]] Result<void> end(std::string_view key);
  /// Deletes all tokens of this account.
  [[nodiscard]] Result<void> end_all(std::string_view account);
  [[nodiscard]] Result<void> note_used(std::string_view key, Millis at);
  /// Returns the tokens of all accounts.
  [[nodiscard]] Result<std::vector<Token>> all();
  /// Returns the tokens of one account, newest first.
  [[nodiscard]] Result<std::vector<Token>> of(std::string_view account);

 private:
  [[nodiscard]] static Result<std::vector<Token>> read(database::Statement& statement);

  database::Statement write_, end_, end_all_, used_, all_, of_;
};

}  // namespace camlann::server
