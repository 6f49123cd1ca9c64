#pragma once
// The keys of players in the database: the secret of their seals, and the players from before seals
// (player_keys.hpp).

#include <cstddef>
#include <string>

#include "base/result.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "server/core/secret.hpp"
#include "server/model/player_keys.hpp"

namespace camlann::server {

inline constexpr std::size_t player_key_secret_length = 52;  // 260 bits

/// Reads the secret that all servers of a database share. open_database_store() has made it.
[[nodiscard]] Result<std::string> read_secret(const database::Address& address);
[[nodiscard]] Result<PlayerKeys> read_player_keys(const database::Address& address, Namer namer);

}  // namespace camlann::server
