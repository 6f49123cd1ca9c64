#pragma once
// Tokens of accounts in the SQLite file (doc/formats/database.md). A part of the store of accounts,
// in whose transactions it writes.

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
  /// Before all else. The database must outlive this.
  [[nodiscard]] Result<void> prepare(database::Database& database);

  [[nodiscard]] Result<void> write(const Token& token);
  [[nodiscard]] Result<void> end(std::string_view key);
  /// All of this account.
  [[nodiscard]] Result<void> end_all(std::string_view account);
  [[nodiscard]] Result<void> note_used(std::string_view key, Millis at);
  /// Of everybody.
  [[nodiscard]] Result<std::vector<Token>> all();
  /// Of one account, the newest first.
  [[nodiscard]] Result<std::vector<Token>> of(std::string_view account);

 private:
  [[nodiscard]] static Result<std::vector<Token>> read(database::Statement& statement);

  database::Statement write_, end_, end_all_, used_, all_, of_;
};

}  // namespace camlann::server
