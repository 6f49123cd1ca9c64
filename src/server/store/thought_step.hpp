#pragma once
// The schema step that adds workers (store/migrations.hpp).

#include <string_view>

namespace camlann::server {

// Thoughts that are waiting for a worker or in progress, and the workers. SQLite runs on one
// machine and has these tables only so that both engines have the same schema.
inline constexpr std::string_view thought_step = R"sql(
CREATE TABLE thoughts (
  server TEXT NOT NULL,
  number INTEGER NOT NULL,
  length TEXT NOT NULL CHECK (length IN ('short', 'long')),
  job TEXT NOT NULL,
  asked INTEGER NOT NULL,
  worker TEXT,
  until INTEGER NOT NULL,
  tries INTEGER NOT NULL,
  answer TEXT,
  PRIMARY KEY (server, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE workers (
  name TEXT PRIMARY KEY,
  threads INTEGER NOT NULL,
  seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
)sql";

}  // namespace camlann::server
