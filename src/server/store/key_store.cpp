#include "server/store/key_store.hpp"

#include <cstddef>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "server/core/secret.hpp"
#include "server/model/player_keys.hpp"

namespace camlann::server {

namespace {

std::string new_secret(std::string_view) {
  return random_name(player_key_secret_length);
}

}  // namespace

Result<void> add_key_functions(database::Database& database) {
  if (auto added = database.add_function<player_of>("player_of", 1); !added) return added;
  return database.add_function<new_secret>("new_secret", 0);
}

namespace {

Result<std::string> read_secret(database::Database& database, const database::Address& address) {
  auto secret = database.query_text("SELECT value FROM secrets WHERE name = 'player-keys'");
  if (secret && secret->size() != player_key_secret_length) {
    return failure(ErrorCode::io, "The secret of the players' keys is missing", address.shown());
  }
  return secret;
}

}  // namespace

Result<std::string> read_secret(const database::Address& address) {
  auto database = database::Database::open_to_read(address);
  if (!database) return Failure(database.error());
  return read_secret(*database, address);
}

Result<PlayerKeys> read_player_keys(const database::Address& address, Namer namer) {
  auto database = database::Database::open_to_read(address);
  if (!database) return Failure(database.error());
  auto secret = read_secret(*database, address);
  if (!secret) return Failure(secret.error());
  auto select = database->prepare("SELECT player FROM players_before");
  if (!select) return Failure(select.error());
  std::set<std::string, std::less<>> before;
  auto row = select->step();
  for (; row && *row; row = select->step()) before.insert(select->text(0));
  if (!row) return Failure(row.error());
  return PlayerKeys(std::move(*secret), std::move(before), std::move(namer));
}

}  // namespace camlann::server
