#pragma once
// What accounts are called now. The games' thread writes names that it has read before; the thread
// of accounts may have changed them since, on its own connection. A part of the SQLite store, in
// whose transactions it reads.

#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "database/database.hpp"
#include "play/seating.hpp"

namespace camlann::server {

struct AccountName {
  std::string name;
  bool ended = false;  // the account is no more
};

class AccountNames {
 public:
  /// Before all else. The database must outlive this.
  [[nodiscard]] Result<void> prepare(database::Database& database);

  /// Nothing for guests, who are called as they wish.
  [[nodiscard]] Result<std::optional<AccountName>> find(std::string_view player);
  /// The same seats with the names of now.
  [[nodiscard]] Result<play::Players> renew(play::Players seats);

 private:
  database::Statement find_;
};

}  // namespace camlann::server
