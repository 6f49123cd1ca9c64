#pragma once
// The step of the schema that brings studies (store/migrations.hpp).

#include <string_view>

namespace camlann::server {

// Studies and their chapters. `made` counts chapters, those that are gone too, so that no number is
// given twice; `bytes` is the length of `text`, which need not be read for it.
inline constexpr std::string_view study_step = R"sql(
CREATE TABLE studies (
  id TEXT PRIMARY KEY,
  owner TEXT NOT NULL,
  title TEXT NOT NULL,
  open INTEGER NOT NULL CHECK (open IN (0, 1)),
  version INTEGER NOT NULL CHECK (version >= 1),
  made INTEGER NOT NULL CHECK (made >= 1),
  updated INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX studies_of_owner ON studies (owner, updated DESC);

CREATE TABLE study_chapters (
  study TEXT NOT NULL REFERENCES studies (id),
  number INTEGER NOT NULL CHECK (number >= 1),
  version INTEGER NOT NULL CHECK (version >= 1),
  bytes INTEGER NOT NULL,
  name TEXT NOT NULL,
  variant TEXT NOT NULL,
  rules TEXT NOT NULL,
  start TEXT,
  text TEXT NOT NULL,
  PRIMARY KEY (study, number)
) STRICT;
)sql";

}  // namespace camlann::server
