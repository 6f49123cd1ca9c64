#pragma once
// The step of the schema that brings workers (store/migrations.hpp).

#include <string_view>

namespace camlann::server {

// Thoughts that wait for a worker or are being thought by one, and the workers. SQLite, which has
// no other machines, has them to have the same tables.
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
