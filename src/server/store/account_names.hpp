#pragma once
// Looks up the current names of accounts. The games' thread writes names that it read earlier; the
// accounts' thread may have changed them since, on its own connection. Part of the SQLite store;
// reads inside the store's transactions.

#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "database/database.hpp"
#include "play/seating.hpp"

namespace camlann::server {

struct AccountName {
  std::string name;
  bool ended = false;  // the account was deleted
};

class AccountNames {
 public:
  /// Call this first. The database must outlive this object.
  [[nodiscard]] Result<void> prepare(database::Database& database);

  /// Returns an account's name; nothing for a guest, because guests have no fixed name.
  [[nodiscard]] Result<std::optional<AccountName>> find(std::string_view player);
  /// Returns the seats with the current names.
  [[nodiscard]] Result<play::Players> renew(play::Players seats);

 private:
  database::Statement find_;
};

}  // namespace camlann::server
