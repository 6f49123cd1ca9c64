#pragma once
// Current names of accounts. The games' thread writes names that it has read before; the thread of
// accounts may have changed them since, on its own connection. Called in the transactions of Store.

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

/// Returns an account's name; nothing for a guest, because guests have no fixed name.
[[nodiscard]] Result<std::optional<AccountName>> find_account_name(database::Database& database,
                                                                   std::string_view player);

/// Returns the seats with the current names of accounts. Guests keep theirs.
[[nodiscard]] Result<play::Players> with_current_names(database::Database& database,
                                                       play::Players seats);

}  // namespace camlann::server
