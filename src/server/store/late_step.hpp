#pragma once
// The steps of the schema that add a delay for spectators (store/migrations.hpp).

#include <string_view>

namespace camlann::server {

// The delay in moves, and the game as spectators see it.
inline constexpr std::string_view late_step = R"sql(
ALTER TABLE games ADD COLUMN late INTEGER NOT NULL DEFAULT 0 CHECK (late >= 0);
ALTER TABLE games ADD COLUMN seen TEXT;
ALTER TABLE invitations ADD COLUMN late INTEGER NOT NULL DEFAULT 0 CHECK (late >= 0);
)sql";

// The delay of all games in a tournament.
inline constexpr std::string_view late_tournaments = R"sql(
ALTER TABLE tournaments ADD COLUMN late INTEGER NOT NULL DEFAULT 0 CHECK (late >= 0);
)sql";

}  // namespace camlann::server
