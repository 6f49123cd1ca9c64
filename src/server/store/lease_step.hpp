#pragma once
// The step of the schema that adds leases (store/migrations.hpp).

#include <string_view>

namespace camlann::server {

// The lease that gives the games to one of several servers. An SQLite file has a lock instead; it
// has this table only to keep the schemas equal.
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
