#pragma once
// The step of the schema that adds leagues (store/migrations.hpp).

#include <string_view>

namespace camlann::server {

// Leagues, their players, and the tournaments of their seasons' divisions. A player has a place in
// a division of the last season, or a place on the waiting list for the next, or both.
inline constexpr std::string_view league_step = R"sql(
CREATE TABLE leagues (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  director TEXT NOT NULL,
  director_name TEXT NOT NULL,
  club TEXT,
  public INTEGER NOT NULL CHECK (public IN (0, 1)),
  variant TEXT NOT NULL,
  rules TEXT NOT NULL,
  time TEXT NOT NULL,
  rated INTEGER NOT NULL CHECK (rated IN (0, 1)),
  cycles INTEGER NOT NULL CHECK (cycles IN (1, 2)),
  division_size INTEGER NOT NULL CHECK (division_size >= 3),
  movers INTEGER NOT NULL CHECK (movers >= 0),
  nonce TEXT,
  created INTEGER NOT NULL,
  phase TEXT NOT NULL CHECK (phase IN ('open', 'playing', 'between', 'over')),
  players INTEGER NOT NULL,
  season INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX leagues_by_nonce ON leagues (director, nonce) WHERE nonce IS NOT NULL;
CREATE INDEX leagues_of_director ON leagues (director, phase);
CREATE INDEX leagues_public ON leagues (created DESC, id) WHERE public = 1;
CREATE INDEX leagues_of_club ON leagues (club, created DESC) WHERE club IS NOT NULL;

CREATE TABLE league_players (
  league TEXT NOT NULL REFERENCES leagues (id),
  player TEXT NOT NULL,
  name TEXT NOT NULL,
  division INTEGER,
  place INTEGER,
  gone INTEGER NOT NULL CHECK (gone IN (0, 1)),
  waits INTEGER,
  rating INTEGER NOT NULL,
  PRIMARY KEY (league, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX leagues_of_player ON league_players (player);

ALTER TABLE tournaments ADD COLUMN league TEXT REFERENCES leagues (id)
  DEFERRABLE INITIALLY DEFERRED;

CREATE TABLE league_divisions (
  league TEXT NOT NULL REFERENCES leagues (id),
  season INTEGER NOT NULL CHECK (season >= 1),
  division INTEGER NOT NULL CHECK (division >= 1),
  tournament TEXT NOT NULL REFERENCES tournaments (id),
  PRIMARY KEY (league, season, division)
) STRICT, WITHOUT ROWID;
)sql";

}  // namespace camlann::server
