#pragma once
// The step of the schema that adds leaves (store/migrations.hpp).

#include <string_view>

namespace camlann::server {

// Days on which a player's clocks stand still, by the clock of timed games.
inline constexpr std::string_view leave_step = R"sql(
CREATE TABLE leaves (
  player TEXT NOT NULL,
  began INTEGER NOT NULL,
  ended INTEGER NOT NULL,
  PRIMARY KEY (player, began)
) STRICT, WITHOUT ROWID;
CREATE INDEX leaves_by_time ON leaves (ended);
)sql";

}  // namespace camlann::server
