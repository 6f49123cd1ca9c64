#include "server/store/migrations.hpp"

#include <array>
#include <span>
#include <string_view>

#include "server/store/adoption_step.hpp"
#include "server/store/ended_step.hpp"
#include "server/store/epoch_step.hpp"
#include "server/store/host_migrations.hpp"
#include "server/store/late_step.hpp"
#include "server/store/league_step.hpp"
#include "server/store/lease_step.hpp"
#include "server/store/leave_step.hpp"
#include "server/store/mail_step.hpp"
#include "server/store/notice_step.hpp"
#include "server/store/personal_step.hpp"
#include "server/store/study_step.hpp"
#include "server/store/thought_step.hpp"
#include "server/store/token_schema.hpp"

namespace camlann::server {

namespace {

// The columns of `games` after `created` are the standing after the last event. They can be rebuilt
// from `events`.
constexpr std::string_view first_step = R"sql(
CREATE TABLE games (
  id TEXT PRIMARY KEY,
  player TEXT NOT NULL,
  variant TEXT NOT NULL,
  rules TEXT NOT NULL,
  start TEXT NOT NULL,
  opponent TEXT NOT NULL CHECK (opponent IN ('computer', 'person')),
  level INTEGER NOT NULL CHECK (level BETWEEN 0 AND 10),
  colour TEXT NOT NULL CHECK (colour IN ('w', 'b')),
  may_resign INTEGER NOT NULL CHECK (may_resign IN (0, 1)),
  nonce TEXT,
  request TEXT,
  created INTEGER NOT NULL,
  version INTEGER NOT NULL,
  plies INTEGER NOT NULL,
  fen TEXT NOT NULL,
  seat TEXT NOT NULL CHECK (seat IN ('w', 'b')),
  reason TEXT,
  winners INTEGER NOT NULL,
  result_text TEXT NOT NULL,
  offer TEXT CHECK (offer IN ('w', 'b')),
  can_claim INTEGER NOT NULL CHECK (can_claim IN (0, 1)),
  thinking INTEGER NOT NULL CHECK (thinking IN (0, 1)),
  updated INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX games_by_player ON games (player, created DESC);
CREATE UNIQUE INDEX games_by_nonce ON games (player, nonce) WHERE nonce IS NOT NULL;
CREATE INDEX games_owed ON games (updated) WHERE thinking = 1;

CREATE TABLE events (
  game TEXT NOT NULL REFERENCES games (id),
  version INTEGER NOT NULL CHECK (version >= 1),
  kind TEXT NOT NULL,
  by TEXT NOT NULL CHECK (by IN ('person', 'computer')),
  text TEXT NOT NULL,
  nonce TEXT,
  request TEXT,
  at INTEGER NOT NULL,
  PRIMARY KEY (game, version)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX events_by_nonce ON events (game, nonce) WHERE nonce IS NOT NULL;
)sql";

// Games for three and four players: more names of seats, and the player at each seat. Foreign keys
// are off during this step, so `events` keeps its rows while `games` is rebuilt.
constexpr std::string_view more_seats_step = R"sql(
CREATE TABLE games_of_more (
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
  request TEXT,
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
  updated INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO games_of_more
  SELECT id, player, variant, rules, start, opponent, level, colour,
         'w ' || CASE WHEN opponent = 'person' OR colour = 'w' THEN 0 ELSE level END || ' ' ||
             char(10) ||
         'b ' || CASE WHEN opponent = 'person' OR colour = 'b' THEN 0 ELSE level END || ' ' ||
             char(10),
         may_resign, nonce, request, created, version, plies, fen, seat, reason, winners,
         result_text, offer, can_claim, thinking, updated
  FROM games;
DROP TABLE games;
ALTER TABLE games_of_more RENAME TO games;
CREATE INDEX games_by_player ON games (player, created DESC);
CREATE UNIQUE INDEX games_by_nonce ON games (player, nonce) WHERE nonce IS NOT NULL;
CREATE INDEX games_owed ON games (updated) WHERE thinking = 1;
)sql";

// Identifies players by the hash of their key. Compacting removes the keys themselves from the
// file.
constexpr std::string_view hashed_keys_step = R"sql(
CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO secrets VALUES ('player-keys', new_secret());
UPDATE games SET player = player_of(player);
CREATE TABLE players_before (player TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
INSERT INTO players_before SELECT DISTINCT player FROM games;
)sql";

// Time at which a player deleted a game; null if it is not deleted.
constexpr std::string_view deleted_games_step = R"sql(
ALTER TABLE games ADD COLUMN deleted INTEGER;
CREATE INDEX games_deleted ON games (deleted) WHERE deleted IS NOT NULL;
)sql";

// One row per player and game, which lists use to find a player's games; and games that are waiting
// for players.
constexpr std::string_view seats_apart_step = R"sql(
ALTER TABLE games ADD COLUMN shared INTEGER NOT NULL DEFAULT 0 CHECK (shared IN (0, 1));
CREATE TABLE seated (
  holder TEXT NOT NULL,
  since INTEGER NOT NULL,
  game TEXT NOT NULL REFERENCES games (id),
  PRIMARY KEY (holder, since DESC, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX seated_by_game ON seated (game);
INSERT INTO seated SELECT player, created, id FROM games;

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
  phase TEXT NOT NULL CHECK (phase IN ('waiting', 'withdrawn', 'begun')),
  game TEXT REFERENCES games (id)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX invitations_by_nonce ON invitations (host, nonce) WHERE nonce IS NOT NULL;
CREATE INDEX invitations_waiting ON invitations (expires) WHERE phase = 'waiting';
)sql";

// Invitations to a rematch.
constexpr std::string_view rematches_step = R"sql(
ALTER TABLE invitations ADD COLUMN rematch_of TEXT REFERENCES games (id);
CREATE INDEX invitations_to_rematch ON invitations (rematch_of) WHERE rematch_of IS NOT NULL;
)sql";

// Time controls and deadlines of games, and the clock that deadlines refer to: its value at each
// event and the last value written.
constexpr std::string_view clocks_step = R"sql(
ALTER TABLE games ADD COLUMN time TEXT NOT NULL DEFAULT '';
ALTER TABLE games ADD COLUMN deadline INTEGER;
CREATE INDEX games_timed ON games (deadline) WHERE deadline IS NOT NULL;
ALTER TABLE invitations ADD COLUMN time TEXT NOT NULL DEFAULT '';
ALTER TABLE events ADD COLUMN clock INTEGER NOT NULL DEFAULT 0;
ALTER TABLE events ADD COLUMN spared INTEGER NOT NULL DEFAULT 0;
CREATE TABLE play_clock (shown INTEGER NOT NULL) STRICT;
INSERT INTO play_clock VALUES (0);
)sql";

// Lets lists of invitations avoid reading all waiting ones.
constexpr std::string_view invitation_lists_step = R"sql(
CREATE INDEX invitations_public ON invitations (created DESC, id)
  WHERE phase = 'waiting' AND public = 1 AND rematch_of IS NULL;
CREATE INDEX invitations_of_host ON invitations (host)
  WHERE phase = 'waiting' AND rematch_of IS NULL;
)sql";

// Ratings, with one row per rated game of a player, and tallies of results between players. All of
// it is derived from the games. The mark in `uncounted` means that existing games have not been
// counted.
constexpr std::string_view people_step = R"sql(
ALTER TABLE games ADD COLUMN rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1));
ALTER TABLE invitations ADD COLUMN rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1));
CREATE TABLE ratings (
  player TEXT NOT NULL,
  variant TEXT NOT NULL,
  speed TEXT NOT NULL CHECK (speed IN ('fast', 'slow', 'days')),
  rating REAL NOT NULL,
  deviation REAL NOT NULL,
  volatility REAL NOT NULL,
  games INTEGER NOT NULL CHECK (games >= 1),
  updated INTEGER NOT NULL,
  PRIMARY KEY (player, variant, speed)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_best ON ratings (variant, speed, rating DESC, player);
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
) STRICT, WITHOUT ROWID;
CREATE TABLE tallies (
  player TEXT NOT NULL,
  opponent TEXT NOT NULL,
  variant TEXT NOT NULL,
  won INTEGER NOT NULL,
  drawn INTEGER NOT NULL,
  lost INTEGER NOT NULL,
  PRIMARY KEY (player, opponent, variant)
) STRICT, WITHOUT ROWID;
CREATE TABLE uncounted (mark TEXT) STRICT;
INSERT INTO uncounted VALUES ('games');
)sql";

// Players with a name and a password. `folded` is the name in the form used for comparison; `key`
// of a session is a hash. Ids of former accounts are never reused.
constexpr std::string_view accounts_step = R"sql(
CREATE TABLE accounts (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  folded TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('person', 'bot')),
  admin INTEGER NOT NULL CHECK (admin IN (0, 1)),
  created INTEGER NOT NULL,
  password TEXT NOT NULL,
  mail TEXT,
  mail_proven INTEGER NOT NULL CHECK (mail_proven IN (0, 1))
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX accounts_by_name ON accounts (folded);
CREATE TABLE sessions (
  key TEXT PRIMARY KEY,
  id TEXT NOT NULL,
  account TEXT NOT NULL REFERENCES accounts (id),
  browser TEXT NOT NULL,
  made INTEGER NOT NULL,
  used INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_account ON sessions (account);
CREATE TABLE former_accounts (
  player TEXT PRIMARY KEY,
  ended INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE reserved_names (
  folded TEXT PRIMARY KEY,
  player TEXT NOT NULL,
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
)sql";

// Chat in games, and players muted by other players.
constexpr std::string_view chat_step = R"sql(
CREATE TABLE chat (
  game TEXT NOT NULL REFERENCES games (id),
  number INTEGER NOT NULL CHECK (number >= 1),
  room TEXT NOT NULL CHECK (room IN ('players', 'watchers')),
  player TEXT NOT NULL,
  phrase TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE mutes (
  holder TEXT NOT NULL,
  muted TEXT NOT NULL,
  PRIMARY KEY (holder, muted)
) STRICT, WITHOUT ROWID;
CREATE INDEX mutes_by_muted ON mutes (muted);
)sql";

// Private texts of players about a game.
constexpr std::string_view private_texts_step = R"sql(
CREATE TABLE private_texts (
  game TEXT NOT NULL REFERENCES games (id),
  player TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('plan', 'note')),
  text TEXT NOT NULL,
  PRIMARY KEY (game, player, kind)
) STRICT, WITHOUT ROWID;
)sql";

// Challenges: invitations to one player, with the option to decline.
constexpr std::string_view challenges_step = R"sql(
CREATE TABLE invitations_to_one (
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
  time TEXT NOT NULL DEFAULT '',
  rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1)),
  invited TEXT
) STRICT, WITHOUT ROWID;
INSERT INTO invitations_to_one
  SELECT id, host, nonce, variant, rules, start, seats, public, created, expires, version, phase,
         game, rematch_of, time, rated, NULL
  FROM invitations;
DROP TABLE invitations;
ALTER TABLE invitations_to_one RENAME TO invitations;
CREATE UNIQUE INDEX invitations_by_nonce ON invitations (host, nonce) WHERE nonce IS NOT NULL;
CREATE INDEX invitations_waiting ON invitations (expires) WHERE phase = 'waiting';
CREATE INDEX invitations_to_rematch ON invitations (rematch_of) WHERE rematch_of IS NOT NULL;
CREATE INDEX invitations_public ON invitations (created DESC, id)
  WHERE phase = 'waiting' AND public = 1 AND rematch_of IS NULL;
CREATE INDEX invitations_of_host ON invitations (host)
  WHERE phase = 'waiting' AND rematch_of IS NULL;
CREATE INDEX invitations_for ON invitations (invited)
  WHERE phase = 'waiting' AND invited IS NOT NULL;
)sql";

// Players that a player follows or blocks.
constexpr std::string_view bonds_step = R"sql(
CREATE TABLE bonds (
  player TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('follow', 'block')),
  other TEXT NOT NULL,
  since INTEGER NOT NULL,
  PRIMARY KEY (player, kind, other)
) STRICT, WITHOUT ROWID;
)sql";

// Tournaments as sequences of events, their entrants and their games; clubs and their members.
constexpr std::string_view tournaments_step = R"sql(
CREATE TABLE tournaments (
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
  updated INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
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
) STRICT, WITHOUT ROWID;

CREATE TABLE entrants (
  player TEXT NOT NULL,
  tournament TEXT NOT NULL REFERENCES tournaments (id),
  PRIMARY KEY (player, tournament)
) STRICT, WITHOUT ROWID;

CREATE TABLE clubs (
  address TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  about TEXT NOT NULL,
  director TEXT NOT NULL,
  open INTEGER NOT NULL CHECK (open IN (0, 1)),
  code TEXT NOT NULL,
  created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX clubs_open ON clubs (created DESC, address) WHERE open = 1;
CREATE INDEX clubs_of_director ON clubs (director);
CREATE TABLE members (
  club TEXT NOT NULL REFERENCES clubs (address),
  place INTEGER NOT NULL,
  player TEXT NOT NULL,
  name TEXT NOT NULL,
  since INTEGER NOT NULL,
  PRIMARY KEY (club, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX clubs_of_member ON members (player);

ALTER TABLE games ADD COLUMN tournament TEXT REFERENCES tournaments (id);
CREATE INDEX games_of_tournament ON games (tournament) WHERE tournament IS NOT NULL;
)sql";

constexpr std::array<std::string_view, 32> all_migrations = {
    first_step,        more_seats_step,    hashed_keys_step, deleted_games_step,
    seats_apart_step,  rematches_step,     clocks_step,      invitation_lists_step,
    people_step,       accounts_step,      chat_step,        private_texts_step,
    challenges_step,   bonds_step,         tournaments_step, token_schema,
    leave_step,        notice_step,        mail_step,        host_keeps_order,
    late_step,         personal_step,      league_step,      adoption_step,
    late_tournaments,  ended_step,         study_step,       epoch_step,
    study_states_step, notice_wishes_step, thought_step,     lease_step};

}  // namespace

std::span<const std::string_view> migrations() {
  return all_migrations;
}

}  // namespace camlann::server
