#pragma once
// What the database knows of the keys of players: the secret of their seals, and those from before
// seals (player_keys.hpp).

#include <cstddef>
#include <string>

#include "base/result.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "server/core/secret.hpp"
#include "server/model/player_keys.hpp"

namespace camlann::server {

inline constexpr std::size_t player_key_secret_length = 52;  // 260 bits

/// The functions that migrations call: player_of(key), new_secret().
[[nodiscard]] Result<void> add_key_functions(database::Database& database);

/// Of a database that open_database_store() has brought up to date: what all servers of it know,
/// and nobody else.
[[nodiscard]] Result<std::string> read_secret(const database::Address& address);
[[nodiscard]] Result<PlayerKeys> read_player_keys(const database::Address& address, Namer namer);

}  // namespace camlann::server
