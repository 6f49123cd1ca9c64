#include "server/store/key_store.hpp"

#include <functional>
#include <set>
#include <string>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "database/row.hpp"
#include "server/core/secret.hpp"
#include "server/model/player_keys.hpp"

namespace camlann::server {

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
  TRY(auto database, database::Database::open_to_read(address));
  return read_secret(database, address);
}

Result<PlayerKeys> read_player_keys(const database::Address& address, Namer namer) {
  TRY(auto database, database::Database::open_to_read(address));
  TRY(auto secret, read_secret(database, address));
  std::set<std::string, std::less<>> before;
  TRY_VOID(database.each<std::string>("SELECT player FROM players_before",
                                      [&](std::string&& player) { before.insert(player); }));
  return PlayerKeys(std::move(secret), std::move(before), std::move(namer));
}

}  // namespace camlann::server
