#pragma once
// The steps of the schema that bring games which watchers see late (store/migrations.hpp).

#include <string_view>

namespace camlann::server {

// How many moves late, and how such a game stands for watchers.
inline constexpr std::string_view late_step = R"sql(
ALTER TABLE games ADD COLUMN late INTEGER NOT NULL DEFAULT 0 CHECK (late >= 0);
ALTER TABLE games ADD COLUMN seen TEXT;
ALTER TABLE invitations ADD COLUMN late INTEGER NOT NULL DEFAULT 0 CHECK (late >= 0);
)sql";

// For all games of a tournament.
inline constexpr std::string_view late_tournaments = R"sql(
ALTER TABLE tournaments ADD COLUMN late INTEGER NOT NULL DEFAULT 0 CHECK (late >= 0);
)sql";

}  // namespace camlann::server
