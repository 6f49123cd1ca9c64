#pragma once
// The schema steps that add studies (store/migrations.hpp).

#include <string_view>

namespace camlann::server {

// Studies and their chapters. `made` counts all chapters ever made, including deleted ones, so that
// numbers are not reused; `bytes` is the length of `text`, to avoid reading the text for it.
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

// The order of chapters, and their earlier states. `began` is when the author of a state started
// it: changes within a minute form one state.
inline constexpr std::string_view study_states_step = R"sql(
ALTER TABLE study_chapters ADD COLUMN place INTEGER NOT NULL DEFAULT 0;
UPDATE study_chapters SET place=number;
CREATE TABLE study_states (
  study TEXT NOT NULL REFERENCES studies (id),
  chapter INTEGER NOT NULL CHECK (chapter >= 1),
  version INTEGER NOT NULL CHECK (version >= 1),
  player TEXT NOT NULL,
  began INTEGER NOT NULL,
  at INTEGER NOT NULL,
  bytes INTEGER NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (study, chapter, version)
) STRICT;
CREATE INDEX study_states_of_player ON study_states (player);
INSERT INTO study_states
  SELECT study, number, study_chapters.version, '', updated, updated, bytes, text
  FROM study_chapters JOIN studies ON id=study;
)sql";

}  // namespace camlann::server
