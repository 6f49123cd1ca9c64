#pragma once
// The clock of timed games, the one row of `play_clock` (doc/formats/database.md).

#include "base/result.hpp"
#include "database/database.hpp"
#include "database/row.hpp"
#include "server/core/clock.hpp"

namespace camlann::server {

[[nodiscard]] inline Result<Millis> read_play_clock(database::Database& database) {
  return database.value<Millis>("SELECT shown FROM play_clock");
}

/// Stores the time unless a later one is stored.
[[nodiscard]] inline Result<void> set_play_clock(database::Database& database, Millis shown) {
  return database.run("UPDATE play_clock SET shown=?1 WHERE shown<?1", shown);
}

}  // namespace camlann::server
