#pragma once
// The second half of the schema: leagues, studies, tournaments, games, invitations, jobs of workers
// and leases, and the first rows of all tables (doc/formats/database.md). schema.cpp explains its
// words.

#include <string_view>

namespace camlann::server {

inline constexpr std::string_view game_tables = R"sql(
CREATE TABLE leagues (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  director TEXT NOT NULL,
  director_name TEXT NOT NULL,
  club TEXT,
  public INTEGER NOT NULL CHECK (public IN (0, 1)),
  variant TEXT NOT NULL,
  rules TEXT NOT NULL,
  rated INTEGER NOT NULL CHECK (rated IN (0, 1)),
  cycles INTEGER NOT NULL CHECK (cycles IN (1, 2)),
  division_size INTEGER NOT NULL CHECK (division_size >= 3),
  movers INTEGER NOT NULL CHECK (movers >= 0),
  nonce TEXT,
  created INTEGER NOT NULL,
  phase TEXT NOT NULL CHECK (phase IN ('open', 'playing', 'between', 'over')),
  players INTEGER NOT NULL,
  season INTEGER NOT NULL,
  days INTEGER NOT NULL DEFAULT 0 CHECK (days >= 0),
  base INTEGER NOT NULL DEFAULT 0 CHECK (base >= 0 AND (base = 0 OR days = 0)),
  increment INTEGER NOT NULL DEFAULT 0 CHECK (increment >= 0),
  delay INTEGER NOT NULL DEFAULT 0 CHECK (delay >= 0),
  about TEXT NOT NULL DEFAULT '',
  prizes TEXT NOT NULL DEFAULT '',
  contact TEXT NOT NULL DEFAULT '',
  cap INTEGER CHECK (cap >= 2),
  lowest INTEGER CHECK (lowest >= 1),
  highest INTEGER CHECK (highest >= 1),
  code TEXT NOT NULL DEFAULT '',
  approval INTEGER NOT NULL DEFAULT 0 CHECK (approval IN (0, 1)),
  deleted INTEGER
);
CREATE UNIQUE INDEX leagues_by_nonce ON leagues (director, nonce) WHERE nonce IS NOT NULL;
CREATE INDEX leagues_of_director ON leagues (director, phase);
CREATE INDEX leagues_public ON leagues (created DESC, id) WHERE public = 1;
CREATE INDEX leagues_of_club ON leagues (club, created DESC) WHERE club IS NOT NULL;

-- Players that ask to enter, or were refused.
CREATE TABLE league_applicants (
  league TEXT NOT NULL REFERENCES leagues (id),
  player TEXT NOT NULL,
  name TEXT NOT NULL,
  phase TEXT NOT NULL CHECK (phase IN ('waiting', 'refused', 'withdrawn')),
  tries INTEGER NOT NULL CHECK (tries >= 1),
  at INTEGER NOT NULL,
  PRIMARY KEY (league, player)
);
CREATE INDEX league_applicants_by_player ON league_applicants (player);

-- A player has a place in a division of the last season, or waits for the next, or both.
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
);
CREATE INDEX leagues_of_player ON league_players (player);

-- `made` counts all chapters ever made, so that no number is used twice.
CREATE TABLE studies (
  id TEXT PRIMARY KEY,
  owner TEXT NOT NULL,
  title TEXT NOT NULL,
  open INTEGER NOT NULL CHECK (open IN (0, 1)),
  version INTEGER NOT NULL CHECK (version >= 1),
  made INTEGER NOT NULL CHECK (made >= 1),
  updated INTEGER NOT NULL
);
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
  place INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (study, number)
) WITH ROWID;

-- Earlier texts of chapters. Changes within a minute are one state, begun at `began`.
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
) WITH ROWID;
CREATE INDEX study_states_of_player ON study_states (player);

-- The epoch of the process that may write (doc/decisions/0021-epochs.md).
CREATE TABLE owner (
  epoch INTEGER NOT NULL
) WITH ROWID;

-- The columns from `version` to `updated` are computed from the events.
CREATE TABLE tournaments (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  director TEXT NOT NULL,
  director_name TEXT NOT NULL,
  club TEXT,
  public INTEGER NOT NULL CHECK (public IN (0, 1)),
  variant TEXT NOT NULL,
  rules TEXT NOT NULL,
  rated INTEGER NOT NULL CHECK (rated IN (0, 1)),
  terms TEXT NOT NULL,
  starts INTEGER,
  pause INTEGER,
  lasts INTEGER NOT NULL,
  nonce TEXT,
  created INTEGER NOT NULL,
  version INTEGER NOT NULL,
  phase TEXT NOT NULL CHECK (phase IN ('open', 'running', 'over')),
  players INTEGER NOT NULL,
  rounds INTEGER NOT NULL,
  updated INTEGER NOT NULL,
  league TEXT REFERENCES leagues (id)
    DEFERRABLE INITIALLY DEFERRED,
  late INTEGER NOT NULL DEFAULT 0 CHECK (late >= 0),
  days INTEGER NOT NULL DEFAULT 0 CHECK (days >= 0),
  base INTEGER NOT NULL DEFAULT 0 CHECK (base >= 0 AND (base = 0 OR days = 0)),
  increment INTEGER NOT NULL DEFAULT 0 CHECK (increment >= 0),
  delay INTEGER NOT NULL DEFAULT 0 CHECK (delay >= 0),
  about TEXT NOT NULL DEFAULT '',
  prizes TEXT NOT NULL DEFAULT '',
  contact TEXT NOT NULL DEFAULT '',
  cap INTEGER CHECK (cap >= 2),
  lowest INTEGER CHECK (lowest >= 1),
  highest INTEGER CHECK (highest >= 1),
  code TEXT NOT NULL DEFAULT '',
  approval INTEGER NOT NULL DEFAULT 0 CHECK (approval IN (0, 1)),
  calendar TEXT NOT NULL DEFAULT '{}',
  missed INTEGER NOT NULL DEFAULT 0,
  following TEXT,
  deleted INTEGER
);
CREATE UNIQUE INDEX tournaments_by_nonce ON tournaments (director, nonce) WHERE nonce IS NOT NULL;
CREATE INDEX tournaments_of_director ON tournaments (director, phase);
CREATE INDEX tournaments_public ON tournaments (created DESC, id) WHERE public = 1;
CREATE INDEX tournaments_of_club ON tournaments (club, created DESC) WHERE club IS NOT NULL;
CREATE INDEX tournaments_unfinished ON tournaments (phase) WHERE phase <> 'over';

CREATE TABLE tournament_events (
  tournament TEXT NOT NULL REFERENCES tournaments (id),
  version INTEGER NOT NULL CHECK (version >= 1),
  event TEXT NOT NULL,
  with_it TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (tournament, version)
);

CREATE TABLE entrants (
  player TEXT NOT NULL,
  tournament TEXT NOT NULL REFERENCES tournaments (id),
  PRIMARY KEY (player, tournament)
);

-- Players that ask to enter, or were refused.
CREATE TABLE applicants (
  tournament TEXT NOT NULL REFERENCES tournaments (id),
  player TEXT NOT NULL,
  name TEXT NOT NULL,
  phase TEXT NOT NULL CHECK (phase IN ('waiting', 'refused', 'withdrawn')),
  tries INTEGER NOT NULL CHECK (tries >= 1),
  at INTEGER NOT NULL,
  PRIMARY KEY (tournament, player)
);
CREATE INDEX applicants_by_player ON applicants (player);

-- The clubs of a tournament of teams; agreed: those that have set a line-up.
CREATE TABLE team_clubs (
  tournament TEXT NOT NULL REFERENCES tournaments (id),
  club TEXT NOT NULL REFERENCES clubs (address),
  agreed INTEGER NOT NULL CHECK (agreed IN (0, 1)),
  PRIMARY KEY (tournament, club)
);
CREATE INDEX team_clubs_by_club ON team_clubs (club);

CREATE TABLE league_divisions (
  league TEXT NOT NULL REFERENCES leagues (id),
  season INTEGER NOT NULL CHECK (season >= 1),
  division INTEGER NOT NULL CHECK (division >= 1),
  tournament TEXT NOT NULL REFERENCES tournaments (id),
  PRIMARY KEY (league, season, division)
);

-- The directors of tournaments, leagues and clubs after the first, which is their column `director`.
CREATE TABLE directors (
  kind TEXT NOT NULL CHECK (kind IN ('tournament', 'league', 'club')),
  event TEXT NOT NULL,
  player TEXT NOT NULL,
  place INTEGER NOT NULL CHECK (place >= 1),
  name TEXT NOT NULL,
  PRIMARY KEY (kind, event, player)
);
CREATE INDEX directors_of_player ON directors (player);

CREATE TABLE director_log (
  kind TEXT NOT NULL CHECK (kind IN ('tournament', 'league', 'club')),
  event TEXT NOT NULL,
  number INTEGER NOT NULL CHECK (number >= 1),
  at INTEGER NOT NULL,
  act TEXT NOT NULL,
  by TEXT NOT NULL,
  by_name TEXT NOT NULL,
  about TEXT NOT NULL,
  about_name TEXT NOT NULL,
  round INTEGER NOT NULL CHECK (round >= 0),
  board INTEGER NOT NULL CHECK (board >= 0),
  result TEXT NOT NULL,
  PRIMARY KEY (kind, event, number)
);
CREATE INDEX director_log_by ON director_log (by) WHERE by <> '';
CREATE INDEX director_log_about ON director_log (about) WHERE about <> '';

-- The columns from `version` to `deadline`, `seen` and `corrected` are computed from the events.
CREATE TABLE games (
  id TEXT PRIMARY KEY,
  player TEXT NOT NULL,
  variant TEXT NOT NULL,
  rules TEXT NOT NULL,
  start TEXT NOT NULL,
  opponent TEXT NOT NULL CHECK (opponent IN ('computer', 'person')),
  level INTEGER NOT NULL CHECK (level BETWEEN 0 AND 10),
  colour TEXT NOT NULL CHECK (colour IN ('w', 'b', 'third', 'fourth')),
  seats TEXT NOT NULL,
  may_resign INTEGER NOT NULL CHECK (may_resign IN (0, 1)),
  nonce TEXT,
  created INTEGER NOT NULL,
  version INTEGER NOT NULL,
  plies INTEGER NOT NULL,
  fen TEXT NOT NULL,
  seat TEXT NOT NULL CHECK (seat IN ('w', 'b', 'third', 'fourth')),
  reason TEXT,
  winners INTEGER NOT NULL,
  result_text TEXT NOT NULL,
  offer TEXT CHECK (offer IN ('w', 'b', 'third', 'fourth')),
  can_claim INTEGER NOT NULL CHECK (can_claim IN (0, 1)),
  thinking INTEGER NOT NULL CHECK (thinking IN (0, 1)),
  updated INTEGER NOT NULL,
  deleted INTEGER,
  shared INTEGER NOT NULL DEFAULT 0 CHECK (shared IN (0, 1)),
  deadline INTEGER,
  rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1)),
  tournament TEXT REFERENCES tournaments (id),
  late INTEGER NOT NULL DEFAULT 0 CHECK (late >= 0),
  seen TEXT,
  corrected INTEGER,
  days INTEGER NOT NULL DEFAULT 0 CHECK (days >= 0),
  base INTEGER NOT NULL DEFAULT 0 CHECK (base >= 0 AND (base = 0 OR days = 0)),
  increment INTEGER NOT NULL DEFAULT 0 CHECK (increment >= 0),
  delay INTEGER NOT NULL DEFAULT 0 CHECK (delay >= 0),
  drawn_from TEXT NOT NULL DEFAULT ''
);
CREATE INDEX games_by_player ON games (player, created DESC);
CREATE UNIQUE INDEX games_by_nonce ON games (player, nonce) WHERE nonce IS NOT NULL;
CREATE INDEX games_owed ON games (updated) WHERE thinking = 1;
CREATE INDEX games_deleted ON games (deleted) WHERE deleted IS NOT NULL;
CREATE INDEX games_timed ON games (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX games_of_tournament ON games (tournament) WHERE tournament IS NOT NULL;
CREATE INDEX games_of_days ON games (deadline)
  WHERE deadline IS NOT NULL AND shared = 1 AND days > 0;
CREATE INDEX games_of_rounds ON games (created)
  WHERE tournament IS NOT NULL AND reason IS NULL AND plies = 0;
CREATE INDEX games_unfinished ON games (created, id) WHERE reason IS NULL AND deleted IS NULL;
CREATE INDEX games_ended ON games (updated, id) WHERE reason IS NOT NULL;
CREATE INDEX games_corrected ON games (corrected) WHERE corrected IS NOT NULL;

-- A row for each player of a game.
CREATE TABLE seated (
  holder TEXT NOT NULL,
  since INTEGER NOT NULL,
  game TEXT NOT NULL REFERENCES games (id),
  PRIMARY KEY (holder, since DESC, game)
);
CREATE INDEX seated_by_game ON seated (game);

CREATE TABLE rating_history (
  player TEXT NOT NULL,
  variant TEXT NOT NULL,
  speed TEXT NOT NULL CHECK (speed IN ('fast', 'slow', 'days')),
  number INTEGER NOT NULL CHECK (number >= 1),
  game TEXT NOT NULL REFERENCES games (id),
  at INTEGER NOT NULL,
  rating REAL NOT NULL,
  deviation REAL NOT NULL,
  volatility REAL NOT NULL,
  PRIMARY KEY (player, variant, speed, number)
);
CREATE INDEX rating_history_of_game ON rating_history (game);

CREATE TABLE chat (
  game TEXT NOT NULL REFERENCES games (id),
  number INTEGER NOT NULL CHECK (number >= 1),
  room TEXT NOT NULL CHECK (room IN ('players', 'watchers')),
  player TEXT NOT NULL,
  phrase TEXT NOT NULL,
  at INTEGER NOT NULL,
  text TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (game, number)
);
CREATE INDEX chat_by_player ON chat (player);

-- The chats at tournaments and divisions.
CREATE TABLE event_chat (
  event TEXT NOT NULL REFERENCES tournaments (id),
  number INTEGER NOT NULL CHECK (number >= 1),
  kind TEXT NOT NULL CHECK (kind IN ('said', 'announced', 'closed', 'opened')),
  player TEXT NOT NULL,
  name TEXT NOT NULL,
  phrase TEXT NOT NULL,
  text TEXT NOT NULL,
  at INTEGER NOT NULL,
  removed INTEGER NOT NULL CHECK (removed IN (0, 1)),
  PRIMARY KEY (event, number)
);
CREATE INDEX event_chat_by_player ON event_chat (player);

CREATE TABLE private_texts (
  game TEXT NOT NULL REFERENCES games (id),
  player TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('plan', 'note')),
  text TEXT NOT NULL,
  PRIMARY KEY (game, player, kind)
);
CREATE INDEX private_texts_by_player ON private_texts (player);

CREATE TABLE invitations (
  id TEXT PRIMARY KEY,
  host TEXT NOT NULL,
  nonce TEXT,
  variant TEXT NOT NULL,
  rules TEXT NOT NULL,
  start TEXT NOT NULL,
  seats TEXT NOT NULL,
  public INTEGER NOT NULL CHECK (public IN (0, 1)),
  created INTEGER NOT NULL,
  expires INTEGER NOT NULL,
  version INTEGER NOT NULL CHECK (version >= 1),
  phase TEXT NOT NULL CHECK (phase IN ('waiting', 'withdrawn', 'declined', 'begun')),
  game TEXT REFERENCES games (id),
  rematch_of TEXT REFERENCES games (id),
  rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1)),
  invited TEXT,
  late INTEGER NOT NULL DEFAULT 0 CHECK (late >= 0),
  days INTEGER NOT NULL DEFAULT 0 CHECK (days >= 0),
  base INTEGER NOT NULL DEFAULT 0 CHECK (base >= 0 AND (base = 0 OR days = 0)),
  increment INTEGER NOT NULL DEFAULT 0 CHECK (increment >= 0),
  delay INTEGER NOT NULL DEFAULT 0 CHECK (delay >= 0)
);
CREATE UNIQUE INDEX invitations_by_nonce ON invitations (host, nonce) WHERE nonce IS NOT NULL;
CREATE INDEX invitations_waiting ON invitations (expires) WHERE phase = 'waiting';
CREATE INDEX invitations_to_rematch ON invitations (rematch_of) WHERE rematch_of IS NOT NULL;
CREATE INDEX invitations_of_game ON invitations (game) WHERE game IS NOT NULL;
CREATE INDEX invitations_public ON invitations (created DESC, id)
  WHERE phase = 'waiting' AND public = 1 AND rematch_of IS NULL;
CREATE INDEX invitations_of_host ON invitations (host)
  WHERE phase = 'waiting' AND rematch_of IS NULL;
CREATE INDEX invitations_for ON invitations (invited)
  WHERE phase = 'waiting' AND invited IS NOT NULL;

CREATE TABLE events (
  game TEXT NOT NULL REFERENCES games (id),
  version INTEGER NOT NULL CHECK (version >= 1),
  kind TEXT NOT NULL,
  by TEXT NOT NULL CHECK (by IN ('person', 'computer')),
  text TEXT NOT NULL,
  nonce TEXT,
  request TEXT,
  at INTEGER NOT NULL,
  clock INTEGER NOT NULL DEFAULT 0,
  spared INTEGER NOT NULL DEFAULT 0,
  epoch INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (game, version)
);
CREATE UNIQUE INDEX events_by_nonce ON events (game, nonce) WHERE nonce IS NOT NULL;

-- Jobs of the engine for workers, and the workers, on PostgreSQL only.
CREATE PASSING TABLE thoughts (
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
);
CREATE PASSING TABLE workers (
  name TEXT PRIMARY KEY,
  threads INTEGER NOT NULL,
  seen INTEGER NOT NULL
);

-- Which of several servers is the active one, on PostgreSQL only.
CREATE TABLE leases (
  name TEXT PRIMARY KEY,
  owner TEXT NOT NULL,
  address TEXT NOT NULL,
  epoch INTEGER NOT NULL,
  until INTEGER NOT NULL
);

INSERT INTO play_clock VALUES (0);
INSERT INTO owner VALUES (0);
INSERT INTO host_state (one, version, guests_write) VALUES (1, 0, 0);
INSERT INTO leases VALUES ('games', '', '', 0, 0);
)sql";

}  // namespace camlann::server
