#pragma once
// The step of the schema that brings leases (store/migrations.hpp).

#include <string_view>

namespace camlann::server {

// Which of several servers has the games. SQLite, whose file has a lock for that, has the table to
// have the same ones.
inline constexpr std::string_view lease_step = R"sql(
CREATE TABLE leases (
  name TEXT PRIMARY KEY,
  owner TEXT NOT NULL,
  address TEXT NOT NULL,
  epoch INTEGER NOT NULL,
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
)sql";

}  // namespace camlann::server
