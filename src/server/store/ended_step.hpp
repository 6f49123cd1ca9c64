#pragma once
// The step of the schema that adds an index on the order in which games ended
// (store/migrations.hpp).

#include <string_view>

namespace camlann::server {

inline constexpr std::string_view ended_step = R"sql(
CREATE INDEX games_ended ON games (updated, id) WHERE reason IS NOT NULL;
)sql";

}  // namespace camlann::server
