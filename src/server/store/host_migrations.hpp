#pragma once
// The step of the schema that adds moderation, and text in chat (doc/formats/database.md). For
// migrations.cpp.

#include <string_view>

namespace camlann::server {

// Reports and measures; the log of the hosts' actions, which is append-only; the hosts' words; a
// number that rises with each change, so that a running server notices changes from the command
// line.
inline constexpr std::string_view host_keeps_order = R"sql(
CREATE TABLE reports (
  number INTEGER PRIMARY KEY,
  about TEXT NOT NULL,
  about_name TEXT NOT NULL,
  reporter TEXT NOT NULL,
  reporter_name TEXT NOT NULL,
  subject TEXT NOT NULL CHECK (subject IN ('name', 'chat', 'play')),
  game TEXT NOT NULL,
  text TEXT NOT NULL,
  at INTEGER NOT NULL,
  closed INTEGER
) STRICT;
CREATE UNIQUE INDEX reports_open ON reports (reporter, about) WHERE closed IS NULL;
CREATE INDEX reports_about ON reports (about);

CREATE TABLE measures (
  number INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('mute', 'ban', 'close', 'ban-range')),
  target TEXT NOT NULL,
  name TEXT NOT NULL,
  reason TEXT NOT NULL,
  since INTEGER NOT NULL,
  until INTEGER,
  lifted INTEGER
) STRICT;
CREATE UNIQUE INDEX measures_in_force ON measures (target, kind) WHERE lifted IS NULL;

CREATE TABLE host_log (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  at INTEGER NOT NULL,
  by TEXT NOT NULL,
  deed TEXT NOT NULL,
  target TEXT NOT NULL,
  name TEXT NOT NULL,
  reason TEXT NOT NULL,
  until INTEGER
) STRICT;
CREATE TRIGGER host_log_is_not_changed BEFORE UPDATE ON host_log
  BEGIN SELECT RAISE(ABORT, 'the log of the host only grows'); END;
CREATE TRIGGER host_log_is_not_removed BEFORE DELETE ON host_log
  BEGIN SELECT RAISE(ABORT, 'the log of the host only grows'); END;

CREATE TABLE unwanted_words (word TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;

CREATE TABLE host_state (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  version INTEGER NOT NULL,
  guests_write INTEGER NOT NULL CHECK (guests_write IN (0, 1))
) STRICT;
INSERT INTO host_state (one, version, guests_write) VALUES (1, 0, 0);

ALTER TABLE chat ADD COLUMN text TEXT NOT NULL DEFAULT '';
)sql";

}  // namespace camlann::server
