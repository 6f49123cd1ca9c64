// The PostgreSQL schema steps after the baseline. Each matches the step with the same number in
// migrations.cpp, with the same tables, columns and indexes (test/server/copy_test.cpp). TEXT is
// TEXT COLLATE "C" here, INTEGER is BIGINT, REAL is DOUBLE PRECISION, and nothing is STRICT.

#include <array>
#include <span>
#include <string_view>

#include "server/store/migrations.hpp"

namespace camlann::server {

namespace {

constexpr std::string_view study_states = R"sql(
ALTER TABLE study_chapters ADD COLUMN place BIGINT NOT NULL DEFAULT 0;
UPDATE study_chapters SET place=number;
CREATE TABLE study_states (
  study TEXT COLLATE "C" NOT NULL REFERENCES studies (id),
  chapter BIGINT NOT NULL CHECK (chapter >= 1),
  version BIGINT NOT NULL CHECK (version >= 1),
  player TEXT COLLATE "C" NOT NULL,
  began BIGINT NOT NULL,
  at BIGINT NOT NULL,
  bytes BIGINT NOT NULL,
  text TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (study, chapter, version)
);
CREATE INDEX study_states_of_player ON study_states (player);
INSERT INTO study_states
  SELECT study, number, study_chapters.version, '', updated, updated, bytes, text
  FROM study_chapters JOIN studies ON id=study;
)sql";

constexpr std::string_view notice_wishes = R"sql(
CREATE TABLE notice_wishes (
  player TEXT COLLATE "C" PRIMARY KEY,
  no_push TEXT COLLATE "C" NOT NULL,
  no_mail TEXT COLLATE "C" NOT NULL,
  quiet_from BIGINT,
  quiet_until BIGINT,
  ahead BIGINT NOT NULL
);
ALTER TABLE notices DROP CONSTRAINT notices_kind_check;
ALTER TABLE notices ADD CONSTRAINT notices_kind_check
  CHECK (kind IN ('turn', 'low', 'challenge', 'round'));
CREATE INDEX games_of_rounds ON games (created)
  WHERE tournament IS NOT NULL AND reason IS NULL AND plies = 0;
)sql";

// These tables need not survive a crash of the database, so they are unlogged.
constexpr std::string_view thoughts = R"sql(
CREATE UNLOGGED TABLE thoughts (
  server TEXT COLLATE "C" NOT NULL,
  number BIGINT NOT NULL,
  length TEXT COLLATE "C" NOT NULL CHECK (length IN ('short', 'long')),
  job TEXT COLLATE "C" NOT NULL,
  asked BIGINT NOT NULL,
  worker TEXT COLLATE "C",
  until BIGINT NOT NULL,
  tries BIGINT NOT NULL,
  answer TEXT COLLATE "C",
  PRIMARY KEY (server, number)
);
CREATE UNLOGGED TABLE workers (
  name TEXT COLLATE "C" PRIMARY KEY,
  threads BIGINT NOT NULL,
  seen BIGINT NOT NULL
);
)sql";

constexpr std::string_view leases = R"sql(
CREATE TABLE leases (
  name TEXT COLLATE "C" PRIMARY KEY,
  owner TEXT COLLATE "C" NOT NULL,
  address TEXT COLLATE "C" NOT NULL,
  epoch BIGINT NOT NULL,
  until BIGINT NOT NULL
);
INSERT INTO leases VALUES ('games', '', '', 0, 0);
)sql";

constexpr std::array<std::string_view, 4> all_steps = {study_states, notice_wishes, thoughts,
                                                       leases};

}  // namespace

std::span<const std::string_view> postgres_migrations() {
  return all_steps;
}

}  // namespace camlann::server
