#include "server/store/account_names.hpp"

#include <optional>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/database.hpp"
#include "database/row.hpp"
#include "play/seating.hpp"
#include "server/model/marks.hpp"

namespace camlann::database {

ROW(server::AccountName, "accounts", name, ended);

}  // namespace camlann::database

namespace camlann::server {

Result<std::optional<AccountName>> find_account_name(database::Database& database,
                                                     std::string_view player) {
  return database.find<AccountName>(
      "SELECT name, 0 FROM accounts WHERE id=?1 "
      "UNION ALL SELECT ?2, 1 FROM former_accounts WHERE player=?1",
      player, deleted_name);
}

Result<play::Players> with_current_names(database::Database& database, play::Players seats) {
  for (auto& player : seats) {
    if (player.id.empty()) continue;
    TRY(auto account, find_account_name(database, player.id));
    if (!account) continue;
    player.name = std::move(account->name);
    player.guest = false;
  }
  return seats;
}

}  // namespace camlann::server
