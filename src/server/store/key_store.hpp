#pragma once
// Reads the secret for the seals of players' keys, and the players with keys from before seals
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

/// Adds the SQL functions for migrations: player_of(key), new_secret().
[[nodiscard]] Result<void> add_key_functions(database::Database& database);

/// Reads the secret that all servers of a database share, from a database that
/// open_database_store() has brought up to date.
[[nodiscard]] Result<std::string> read_secret(const database::Address& address);
[[nodiscard]] Result<PlayerKeys> read_player_keys(const database::Address& address, Namer namer);

}  // namespace camlann::server
