#pragma once
// The step of the schema that adds indexes on a guest's rows (store/migrations.hpp).

#include <string_view>

namespace camlann::server {

// Indexes on the counts and decisions of other players about a player.
inline constexpr std::string_view adoption_step = R"sql(
CREATE INDEX tallies_by_opponent ON tallies (opponent);
CREATE INDEX bonds_by_other ON bonds (other);
)sql";

}  // namespace camlann::server
