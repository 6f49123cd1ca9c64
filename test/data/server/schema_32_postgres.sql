-- The tables of schema version 32 on PostgreSQL, as the program made them before the schemas of both
-- engines became one text.

CREATE TABLE secrets (name TEXT COLLATE "C" PRIMARY KEY, value TEXT COLLATE "C" NOT NULL);
CREATE TABLE players_before (player TEXT COLLATE "C" PRIMARY KEY);
CREATE TABLE play_clock (shown BIGINT NOT NULL);

CREATE TABLE ratings (
  player TEXT COLLATE "C" NOT NULL,
  variant TEXT COLLATE "C" NOT NULL,
  speed TEXT COLLATE "C" NOT NULL CHECK (speed IN ('fast', 'slow', 'days')),
  rating DOUBLE PRECISION NOT NULL,
  deviation DOUBLE PRECISION NOT NULL,
  volatility DOUBLE PRECISION NOT NULL,
  games BIGINT NOT NULL CHECK (games >= 1),
  updated BIGINT NOT NULL,
  PRIMARY KEY (player, variant, speed)
);
CREATE INDEX ratings_best ON ratings (variant, speed, rating DESC, player);

CREATE TABLE tallies (
  player TEXT COLLATE "C" NOT NULL,
  opponent TEXT COLLATE "C" NOT NULL,
  variant TEXT COLLATE "C" NOT NULL,
  won BIGINT NOT NULL,
  drawn BIGINT NOT NULL,
  lost BIGINT NOT NULL,
  PRIMARY KEY (player, opponent, variant)
);
CREATE INDEX tallies_by_opponent ON tallies (opponent);

CREATE TABLE uncounted (mark TEXT COLLATE "C");
CREATE TABLE accounts (
  id TEXT COLLATE "C" PRIMARY KEY,
  name TEXT COLLATE "C" NOT NULL,
  folded TEXT COLLATE "C" NOT NULL,
  kind TEXT COLLATE "C" NOT NULL CHECK (kind IN ('person', 'bot')),
  admin BIGINT NOT NULL CHECK (admin IN (0, 1)),
  created BIGINT NOT NULL,
  password TEXT COLLATE "C" NOT NULL,
  mail TEXT COLLATE "C",
  mail_proven BIGINT NOT NULL CHECK (mail_proven IN (0, 1))
);
CREATE UNIQUE INDEX accounts_by_name ON accounts (folded);
CREATE INDEX accounts_by_mail ON accounts (lower(mail)) WHERE mail IS NOT NULL;

CREATE TABLE sessions (
  key TEXT COLLATE "C" PRIMARY KEY,
  id TEXT COLLATE "C" NOT NULL,
  account TEXT COLLATE "C" NOT NULL REFERENCES accounts (id),
  browser TEXT COLLATE "C" NOT NULL,
  made BIGINT NOT NULL,
  used BIGINT NOT NULL
);
CREATE INDEX sessions_by_account ON sessions (account);

CREATE TABLE former_accounts (
  player TEXT COLLATE "C" PRIMARY KEY,
  ended BIGINT NOT NULL
);

CREATE TABLE reserved_names (
  folded TEXT COLLATE "C" PRIMARY KEY,
  player TEXT COLLATE "C" NOT NULL,
  until BIGINT NOT NULL
);

CREATE TABLE mutes (
  holder TEXT COLLATE "C" NOT NULL,
  muted TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (holder, muted)
);
CREATE INDEX mutes_by_muted ON mutes (muted);

CREATE TABLE bonds (
  player TEXT COLLATE "C" NOT NULL,
  kind TEXT COLLATE "C" NOT NULL CHECK (kind IN ('follow', 'block')),
  other TEXT COLLATE "C" NOT NULL,
  since BIGINT NOT NULL,
  PRIMARY KEY (player, kind, other)
);
CREATE INDEX bonds_by_other ON bonds (other);

CREATE TABLE clubs (
  address TEXT COLLATE "C" PRIMARY KEY,
  name TEXT COLLATE "C" NOT NULL,
  about TEXT COLLATE "C" NOT NULL,
  director TEXT COLLATE "C" NOT NULL,
  open BIGINT NOT NULL CHECK (open IN (0, 1)),
  code TEXT COLLATE "C" NOT NULL,
  created BIGINT NOT NULL
);
CREATE INDEX clubs_open ON clubs (created DESC, address) WHERE open = 1;
CREATE INDEX clubs_of_director ON clubs (director);

CREATE TABLE members (
  club TEXT COLLATE "C" NOT NULL REFERENCES clubs (address),
  place BIGINT NOT NULL,
  player TEXT COLLATE "C" NOT NULL,
  name TEXT COLLATE "C" NOT NULL,
  since BIGINT NOT NULL,
  PRIMARY KEY (club, place)
);
CREATE INDEX clubs_of_member ON members (player);

CREATE TABLE tokens (
  key TEXT COLLATE "C" PRIMARY KEY,
  id TEXT COLLATE "C" NOT NULL UNIQUE,
  account TEXT COLLATE "C" NOT NULL REFERENCES accounts (id),
  name TEXT COLLATE "C" NOT NULL,
  made BIGINT NOT NULL,
  used BIGINT
);
CREATE INDEX tokens_of_account ON tokens (account);

CREATE TABLE leaves (
  player TEXT COLLATE "C" NOT NULL,
  began BIGINT NOT NULL,
  ended BIGINT NOT NULL,
  PRIMARY KEY (player, began)
);
CREATE INDEX leaves_by_time ON leaves (ended);

CREATE TABLE push_subscriptions (
  endpoint TEXT COLLATE "C" PRIMARY KEY,
  player TEXT COLLATE "C" NOT NULL,
  public_key TEXT COLLATE "C" NOT NULL,
  secret TEXT COLLATE "C" NOT NULL,
  created BIGINT NOT NULL
);
CREATE INDEX push_subscriptions_by_player ON push_subscriptions (player, created);

CREATE TABLE notices (
  subject TEXT COLLATE "C" NOT NULL,
  kind TEXT COLLATE "C" NOT NULL CHECK (kind IN ('turn', 'low', 'challenge')),
  channel TEXT COLLATE "C" NOT NULL CHECK (channel IN ('push', 'mail')),
  player TEXT COLLATE "C" NOT NULL,
  mark BIGINT NOT NULL,
  due BIGINT,
  tries BIGINT NOT NULL,
  PRIMARY KEY (subject, kind, channel, player)
);

CREATE TABLE mail_reminders (
  player TEXT COLLATE "C" PRIMARY KEY,
  since BIGINT NOT NULL
);

CREATE TABLE mail_codes (
  code TEXT COLLATE "C" PRIMARY KEY,
  purpose TEXT COLLATE "C" NOT NULL CHECK (purpose IN ('prove', 'recover')),
  player TEXT COLLATE "C" NOT NULL,
  mail TEXT COLLATE "C" NOT NULL,
  made BIGINT NOT NULL,
  until BIGINT NOT NULL
);
CREATE INDEX mail_codes_of_player ON mail_codes (player, purpose);
CREATE INDEX mail_codes_of_address ON mail_codes (lower(mail), made);
CREATE INDEX mail_codes_by_time ON mail_codes (until);

CREATE TABLE letters (
  id BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  purpose TEXT COLLATE "C" NOT NULL CHECK (purpose IN ('prove', 'recover')),
  player TEXT COLLATE "C" NOT NULL,
  mail TEXT COLLATE "C" NOT NULL,
  due BIGINT NOT NULL,
  tries BIGINT NOT NULL
);
CREATE INDEX letters_due ON letters (due);
CREATE INDEX letters_of_player ON letters (player);

CREATE TABLE reports (
  number BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  about TEXT COLLATE "C" NOT NULL,
  about_name TEXT COLLATE "C" NOT NULL,
  reporter TEXT COLLATE "C" NOT NULL,
  reporter_name TEXT COLLATE "C" NOT NULL,
  subject TEXT COLLATE "C" NOT NULL CHECK (subject IN ('name', 'chat', 'play')),
  game TEXT COLLATE "C" NOT NULL,
  text TEXT COLLATE "C" NOT NULL,
  at BIGINT NOT NULL,
  closed BIGINT
);
CREATE UNIQUE INDEX reports_open ON reports (reporter, about) WHERE closed IS NULL;
CREATE INDEX reports_about ON reports (about);

CREATE TABLE measures (
  number BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  kind TEXT COLLATE "C" NOT NULL CHECK (kind IN ('mute', 'ban', 'close', 'ban-range')),
  target TEXT COLLATE "C" NOT NULL,
  name TEXT COLLATE "C" NOT NULL,
  reason TEXT COLLATE "C" NOT NULL,
  since BIGINT NOT NULL,
  until BIGINT,
  lifted BIGINT
);
CREATE UNIQUE INDEX measures_in_force ON measures (target, kind) WHERE lifted IS NULL;

CREATE TABLE host_log (
  number BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  at BIGINT NOT NULL,
  by TEXT COLLATE "C" NOT NULL,
  deed TEXT COLLATE "C" NOT NULL,
  target TEXT COLLATE "C" NOT NULL,
  name TEXT COLLATE "C" NOT NULL,
  reason TEXT COLLATE "C" NOT NULL,
  until BIGINT
);

CREATE TABLE unwanted_words (word TEXT COLLATE "C" PRIMARY KEY);

CREATE TABLE host_state (
  one BIGINT PRIMARY KEY CHECK (one = 1),
  version BIGINT NOT NULL,
  guests_write BIGINT NOT NULL CHECK (guests_write IN (0, 1))
);

CREATE TABLE leagues (
  id TEXT COLLATE "C" PRIMARY KEY,
  name TEXT COLLATE "C" NOT NULL,
  director TEXT COLLATE "C" NOT NULL,
  director_name TEXT COLLATE "C" NOT NULL,
  club TEXT COLLATE "C",
  public BIGINT NOT NULL CHECK (public IN (0, 1)),
  variant TEXT COLLATE "C" NOT NULL,
  rules TEXT COLLATE "C" NOT NULL,
  time TEXT COLLATE "C" NOT NULL,
  rated BIGINT NOT NULL CHECK (rated IN (0, 1)),
  cycles BIGINT NOT NULL CHECK (cycles IN (1, 2)),
  division_size BIGINT NOT NULL CHECK (division_size >= 3),
  movers BIGINT NOT NULL CHECK (movers >= 0),
  nonce TEXT COLLATE "C",
  created BIGINT NOT NULL,
  phase TEXT COLLATE "C" NOT NULL CHECK (phase IN ('open', 'playing', 'between', 'over')),
  players BIGINT NOT NULL,
  season BIGINT NOT NULL
);
CREATE UNIQUE INDEX leagues_by_nonce ON leagues (director, nonce) WHERE nonce IS NOT NULL;
CREATE INDEX leagues_of_director ON leagues (director, phase);
CREATE INDEX leagues_public ON leagues (created DESC, id) WHERE public = 1;
CREATE INDEX leagues_of_club ON leagues (club, created DESC) WHERE club IS NOT NULL;

CREATE TABLE league_players (
  league TEXT COLLATE "C" NOT NULL REFERENCES leagues (id),
  player TEXT COLLATE "C" NOT NULL,
  name TEXT COLLATE "C" NOT NULL,
  division BIGINT,
  place BIGINT,
  gone BIGINT NOT NULL CHECK (gone IN (0, 1)),
  waits BIGINT,
  rating BIGINT NOT NULL,
  PRIMARY KEY (league, player)
);
CREATE INDEX leagues_of_player ON league_players (player);

CREATE TABLE studies (
  id TEXT COLLATE "C" PRIMARY KEY,
  owner TEXT COLLATE "C" NOT NULL,
  title TEXT COLLATE "C" NOT NULL,
  open BIGINT NOT NULL CHECK (open IN (0, 1)),
  version BIGINT NOT NULL CHECK (version >= 1),
  made BIGINT NOT NULL CHECK (made >= 1),
  updated BIGINT NOT NULL
);
CREATE INDEX studies_of_owner ON studies (owner, updated DESC);

CREATE TABLE study_chapters (
  study TEXT COLLATE "C" NOT NULL REFERENCES studies (id),
  number BIGINT NOT NULL CHECK (number >= 1),
  version BIGINT NOT NULL CHECK (version >= 1),
  bytes BIGINT NOT NULL,
  name TEXT COLLATE "C" NOT NULL,
  variant TEXT COLLATE "C" NOT NULL,
  rules TEXT COLLATE "C" NOT NULL,
  start TEXT COLLATE "C",
  text TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (study, number)
);

CREATE TABLE owner (epoch BIGINT NOT NULL);

CREATE TABLE tournaments (
  id TEXT COLLATE "C" PRIMARY KEY,
  name TEXT COLLATE "C" NOT NULL,
  director TEXT COLLATE "C" NOT NULL,
  director_name TEXT COLLATE "C" NOT NULL,
  club TEXT COLLATE "C",
  public BIGINT NOT NULL CHECK (public IN (0, 1)),
  variant TEXT COLLATE "C" NOT NULL,
  rules TEXT COLLATE "C" NOT NULL,
  time TEXT COLLATE "C" NOT NULL,
  rated BIGINT NOT NULL CHECK (rated IN (0, 1)),
  terms TEXT COLLATE "C" NOT NULL,
  starts BIGINT,
  pause BIGINT,
  lasts BIGINT NOT NULL,
  nonce TEXT COLLATE "C",
  created BIGINT NOT NULL,
  version BIGINT NOT NULL,
  phase TEXT COLLATE "C" NOT NULL CHECK (phase IN ('open', 'running', 'over')),
  players BIGINT NOT NULL,
  rounds BIGINT NOT NULL,
  updated BIGINT NOT NULL,
  league TEXT COLLATE "C" REFERENCES leagues (id)
  DEFERRABLE INITIALLY DEFERRED, late BIGINT NOT NULL DEFAULT 0 CHECK (late >= 0));
CREATE UNIQUE INDEX tournaments_by_nonce ON tournaments (director, nonce) WHERE nonce IS NOT NULL;
CREATE INDEX tournaments_of_director ON tournaments (director, phase);
CREATE INDEX tournaments_public ON tournaments (created DESC, id) WHERE public = 1;
CREATE INDEX tournaments_of_club ON tournaments (club, created DESC) WHERE club IS NOT NULL;
CREATE INDEX tournaments_unfinished ON tournaments (phase) WHERE phase <> 'over';

CREATE TABLE tournament_events (
  tournament TEXT COLLATE "C" NOT NULL REFERENCES tournaments (id),
  version BIGINT NOT NULL CHECK (version >= 1),
  event TEXT COLLATE "C" NOT NULL,
  with_it TEXT COLLATE "C" NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (tournament, version)
);

CREATE TABLE entrants (
  player TEXT COLLATE "C" NOT NULL,
  tournament TEXT COLLATE "C" NOT NULL REFERENCES tournaments (id),
  PRIMARY KEY (player, tournament)
);

CREATE TABLE league_divisions (
  league TEXT COLLATE "C" NOT NULL REFERENCES leagues (id),
  season BIGINT NOT NULL CHECK (season >= 1),
  division BIGINT NOT NULL CHECK (division >= 1),
  tournament TEXT COLLATE "C" NOT NULL REFERENCES tournaments (id),
  PRIMARY KEY (league, season, division)
);

CREATE TABLE games (
  id TEXT COLLATE "C" PRIMARY KEY,
  player TEXT COLLATE "C" NOT NULL,
  variant TEXT COLLATE "C" NOT NULL,
  rules TEXT COLLATE "C" NOT NULL,
  start TEXT COLLATE "C" NOT NULL,
  opponent TEXT COLLATE "C" NOT NULL CHECK (opponent IN ('computer', 'person')),
  level BIGINT NOT NULL CHECK (level BETWEEN 0 AND 10),
  colour TEXT COLLATE "C" NOT NULL CHECK (colour IN ('w', 'b', 'third', 'fourth')),
  seats TEXT COLLATE "C" NOT NULL,
  may_resign BIGINT NOT NULL CHECK (may_resign IN (0, 1)),
  nonce TEXT COLLATE "C",
  request TEXT COLLATE "C",
  created BIGINT NOT NULL,
  version BIGINT NOT NULL,
  plies BIGINT NOT NULL,
  fen TEXT COLLATE "C" NOT NULL,
  seat TEXT COLLATE "C" NOT NULL CHECK (seat IN ('w', 'b', 'third', 'fourth')),
  reason TEXT COLLATE "C",
  winners BIGINT NOT NULL,
  result_text TEXT COLLATE "C" NOT NULL,
  offer TEXT COLLATE "C" CHECK (offer IN ('w', 'b', 'third', 'fourth')),
  can_claim BIGINT NOT NULL CHECK (can_claim IN (0, 1)),
  thinking BIGINT NOT NULL CHECK (thinking IN (0, 1)),
  updated BIGINT NOT NULL,
  deleted BIGINT,
  shared BIGINT NOT NULL DEFAULT 0 CHECK (shared IN (0, 1)),
  time TEXT COLLATE "C" NOT NULL DEFAULT '',
  deadline BIGINT,
  rated BIGINT NOT NULL DEFAULT 0 CHECK (rated IN (0, 1)),
  tournament TEXT COLLATE "C" REFERENCES tournaments (id),
  late BIGINT NOT NULL DEFAULT 0 CHECK (late >= 0),
  seen TEXT COLLATE "C");
CREATE INDEX games_by_player ON games (player, created DESC);
CREATE UNIQUE INDEX games_by_nonce ON games (player, nonce) WHERE nonce IS NOT NULL;
CREATE INDEX games_owed ON games (updated) WHERE thinking = 1;
CREATE INDEX games_deleted ON games (deleted) WHERE deleted IS NOT NULL;
CREATE INDEX games_timed ON games (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX games_of_tournament ON games (tournament) WHERE tournament IS NOT NULL;
CREATE INDEX games_of_days ON games (deadline)
  WHERE deadline IS NOT NULL AND shared = 1 AND substr(time, 1, 5) = 'days ';
CREATE INDEX games_ended ON games (updated, id) WHERE reason IS NOT NULL;

CREATE TABLE seated (
  holder TEXT COLLATE "C" NOT NULL,
  since BIGINT NOT NULL,
  game TEXT COLLATE "C" NOT NULL REFERENCES games (id),
  PRIMARY KEY (holder, since, game)
);
CREATE INDEX seated_by_game ON seated (game);

CREATE TABLE rating_history (
  player TEXT COLLATE "C" NOT NULL,
  variant TEXT COLLATE "C" NOT NULL,
  speed TEXT COLLATE "C" NOT NULL CHECK (speed IN ('fast', 'slow', 'days')),
  number BIGINT NOT NULL CHECK (number >= 1),
  game TEXT COLLATE "C" NOT NULL REFERENCES games (id),
  at BIGINT NOT NULL,
  rating DOUBLE PRECISION NOT NULL,
  deviation DOUBLE PRECISION NOT NULL,
  volatility DOUBLE PRECISION NOT NULL,
  PRIMARY KEY (player, variant, speed, number)
);

CREATE TABLE chat (
  game TEXT COLLATE "C" NOT NULL REFERENCES games (id),
  number BIGINT NOT NULL CHECK (number >= 1),
  room TEXT COLLATE "C" NOT NULL CHECK (room IN ('players', 'watchers')),
  player TEXT COLLATE "C" NOT NULL,
  phrase TEXT COLLATE "C" NOT NULL,
  at BIGINT NOT NULL,
  text TEXT COLLATE "C" NOT NULL DEFAULT '',
  PRIMARY KEY (game, number)
);
CREATE INDEX chat_by_player ON chat (player);

CREATE TABLE private_texts (
  game TEXT COLLATE "C" NOT NULL REFERENCES games (id),
  player TEXT COLLATE "C" NOT NULL,
  kind TEXT COLLATE "C" NOT NULL CHECK (kind IN ('plan', 'note')),
  text TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (game, player, kind)
);
CREATE INDEX private_texts_by_player ON private_texts (player);

CREATE TABLE invitations (
  id TEXT COLLATE "C" PRIMARY KEY,
  host TEXT COLLATE "C" NOT NULL,
  nonce TEXT COLLATE "C",
  variant TEXT COLLATE "C" NOT NULL,
  rules TEXT COLLATE "C" NOT NULL,
  start TEXT COLLATE "C" NOT NULL,
  seats TEXT COLLATE "C" NOT NULL,
  public BIGINT NOT NULL CHECK (public IN (0, 1)),
  created BIGINT NOT NULL,
  expires BIGINT NOT NULL,
  version BIGINT NOT NULL CHECK (version >= 1),
  phase TEXT COLLATE "C" NOT NULL CHECK (phase IN ('waiting', 'withdrawn', 'declined', 'begun')),
  game TEXT COLLATE "C" REFERENCES games (id),
  rematch_of TEXT COLLATE "C" REFERENCES games (id),
  time TEXT COLLATE "C" NOT NULL DEFAULT '',
  rated BIGINT NOT NULL DEFAULT 0 CHECK (rated IN (0, 1)),
  invited TEXT COLLATE "C",
  late BIGINT NOT NULL DEFAULT 0 CHECK (late >= 0));
CREATE UNIQUE INDEX invitations_by_nonce ON invitations (host, nonce) WHERE nonce IS NOT NULL;
CREATE INDEX invitations_waiting ON invitations (expires) WHERE phase = 'waiting';
CREATE INDEX invitations_to_rematch ON invitations (rematch_of) WHERE rematch_of IS NOT NULL;
CREATE INDEX invitations_public ON invitations (created DESC, id)
  WHERE phase = 'waiting' AND public = 1 AND rematch_of IS NULL;
CREATE INDEX invitations_of_host ON invitations (host)
  WHERE phase = 'waiting' AND rematch_of IS NULL;
CREATE INDEX invitations_for ON invitations (invited)
  WHERE phase = 'waiting' AND invited IS NOT NULL;

CREATE TABLE events (
  game TEXT COLLATE "C" NOT NULL REFERENCES games (id),
  version BIGINT NOT NULL CHECK (version >= 1),
  kind TEXT COLLATE "C" NOT NULL,
  by TEXT COLLATE "C" NOT NULL CHECK (by IN ('person', 'computer')),
  text TEXT COLLATE "C" NOT NULL,
  nonce TEXT COLLATE "C",
  request TEXT COLLATE "C",
  at BIGINT NOT NULL,
  clock BIGINT NOT NULL DEFAULT 0,
  spared BIGINT NOT NULL DEFAULT 0,
  epoch BIGINT NOT NULL DEFAULT 0,
  PRIMARY KEY (game, version)
);
CREATE UNIQUE INDEX events_by_nonce ON events (game, nonce) WHERE nonce IS NOT NULL;

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS
  'BEGIN RAISE EXCEPTION ''the log of the host only grows''; END';
CREATE TRIGGER host_log_is_not_changed BEFORE UPDATE OR DELETE ON host_log
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- As SQLite has them. What is no JSON that PostgreSQL can read has no values.
CREATE FUNCTION instr(text, text) RETURNS BIGINT LANGUAGE sql IMMUTABLE AS
  'SELECT strpos($1, $2)::bigint';
CREATE FUNCTION json_extract(text, text) RETURNS TEXT LANGUAGE plpgsql IMMUTABLE AS
  'BEGIN
     RETURN $1::json #>> string_to_array(substr($2, 3), ''.'');
   EXCEPTION WHEN data_exception THEN RETURN NULL;
   END';

INSERT INTO play_clock VALUES (0);
INSERT INTO owner VALUES (0);
INSERT INTO host_state (one, version, guests_write) VALUES (1, 0, 0);

-- Of each connection the last transaction that it has committed (src/database/postgres_session.cpp).
CREATE TABLE last_commits (
  connection TEXT COLLATE "C" PRIMARY KEY,
  number BIGINT NOT NULL,
  made BIGINT NOT NULL
) WITH (fillfactor = 50);
CREATE TABLE schema_version (version BIGINT NOT NULL);
INSERT INTO schema_version VALUES (28);
INSERT INTO secrets VALUES ('player-keys', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
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

CREATE TABLE leases (
  name TEXT COLLATE "C" PRIMARY KEY,
  owner TEXT COLLATE "C" NOT NULL,
  address TEXT COLLATE "C" NOT NULL,
  epoch BIGINT NOT NULL,
  until BIGINT NOT NULL
);
INSERT INTO leases VALUES ('games', '', '', 0, 0);
UPDATE schema_version SET version=32;