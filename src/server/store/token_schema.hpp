#pragma once
// The schema step (migrations.cpp) that adds tokens, with which programs act for accounts.

#include <string_view>

namespace camlann::server {

inline constexpr std::string_view token_schema = R"sql(
CREATE TABLE tokens (
  key TEXT PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  account TEXT NOT NULL REFERENCES accounts (id),
  name TEXT NOT NULL,
  made INTEGER NOT NULL,
  used INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX tokens_of_account ON tokens (account);
)sql";

}  // namespace camlann::server
