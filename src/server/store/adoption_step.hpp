#pragma once
// The step of the schema by which an account finds what is a guest's (store/migrations.hpp).

#include <string_view>

namespace camlann::server {

// What others have counted and decided about a player.
inline constexpr std::string_view adoption_step = R"sql(
CREATE INDEX tallies_by_opponent ON tallies (opponent);
CREATE INDEX bonds_by_other ON bonds (other);
)sql";

}  // namespace camlann::server
