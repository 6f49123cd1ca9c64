#include "server/store/account_names.hpp"

#include <optional>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "database/database.hpp"
#include "play/seating.hpp"
#include "server/store/forget_player.hpp"

namespace camlann::server {

Result<void> AccountNames::prepare(database::Database& database) {
  auto statement = database.prepare(
      "SELECT name, 0 FROM accounts WHERE id=?1 "
      "UNION ALL SELECT ?2, 1 FROM former_accounts WHERE player=?1");
  if (!statement) return Failure(statement.error());
  find_ = std::move(*statement);
  return {};
}

Result<std::optional<AccountName>> AccountNames::find(std::string_view player) {
  const auto row = find_.bind(1, player).bind(2, deleted_name).step();
  if (!row) return Failure(row.error());
  std::optional<AccountName> found;
  if (*row) found = AccountName{find_.text(0), find_.number(1) != 0};
  find_.reset();
  return found;
}

Result<play::Players> AccountNames::renew(play::Players seats) {
  for (auto& player : seats) {
    if (player.id.empty()) continue;
    auto found = find(player.id);
    if (!found) return Failure(found.error());
    std::optional<AccountName>& account = *found;
    if (account) player.name = std::move(account->name);
  }
  return seats;
}

}  // namespace camlann::server
