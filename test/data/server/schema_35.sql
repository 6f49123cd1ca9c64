-- A database of schema version 35, as the program wrote it before time controls were numbers, by
-- iterdump() of Python: games and invitations of days, of live times and without clocks, two
-- tournaments before their start, and choices of notices.
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE accounts (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  folded TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('person', 'bot')),
  admin INTEGER NOT NULL CHECK (admin IN (0, 1)),
  created INTEGER NOT NULL,
  password TEXT NOT NULL,
  mail TEXT,
  mail_proven INTEGER NOT NULL CHECK (mail_proven IN (0, 1)),
  guests INTEGER NOT NULL DEFAULT 0 CHECK (guests IN (0, 1))
) STRICT, WITHOUT ROWID;
INSERT INTO "accounts" VALUES('amzm1cvs93swjrn0t6t4y8dgbfv7nk4m','Anna','anna','person',0,1795889794912,'x',NULL,0,0);
INSERT INTO "accounts" VALUES('xbvs3adq5vze64vrg3mw5ccabc0038jr','Benno','benno','person',0,1795889795101,'x',NULL,0,0);
CREATE TABLE bonds (
  player TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('follow', 'block')),
  other TEXT NOT NULL,
  since INTEGER NOT NULL,
  PRIMARY KEY (player, kind, other)
) STRICT, WITHOUT ROWID;
CREATE TABLE chat (
  game TEXT NOT NULL REFERENCES games (id),
  number INTEGER NOT NULL CHECK (number >= 1),
  room TEXT NOT NULL CHECK (room IN ('players', 'watchers')),
  player TEXT NOT NULL,
  phrase TEXT NOT NULL,
  at INTEGER NOT NULL,
  text TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (game, number)
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
CREATE TABLE entrants (
  player TEXT NOT NULL,
  tournament TEXT NOT NULL REFERENCES tournaments (id),
  PRIMARY KEY (player, tournament)
) STRICT, WITHOUT ROWID;
INSERT INTO "entrants" VALUES('amzm1cvs93swjrn0t6t4y8dgbfv7nk4m','6f3xbqe5d48');
INSERT INTO "entrants" VALUES('amzm1cvs93swjrn0t6t4y8dgbfv7nk4m','yd1xa4nm92s');
INSERT INTO "entrants" VALUES('xbvs3adq5vze64vrg3mw5ccabc0038jr','6f3xbqe5d48');
INSERT INTO "entrants" VALUES('xbvs3adq5vze64vrg3mw5ccabc0038jr','yd1xa4nm92s');
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
) STRICT, WITHOUT ROWID;
INSERT INTO "events" VALUES('12f50wg7ssda',1,'created','person','',NULL,NULL,1795889814083,47560,0,1);
INSERT INTO "events" VALUES('37azhe1mfbvd',1,'created','person','',NULL,NULL,1795889813995,47471,0,1);
INSERT INTO "events" VALUES('pbpxm5sm079x',1,'created','person','',NULL,NULL,1795889814219,47695,0,1);
CREATE TABLE former_accounts (
  player TEXT PRIMARY KEY,
  ended INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
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
  updated INTEGER NOT NULL,
  deleted INTEGER,
  shared INTEGER NOT NULL DEFAULT 0 CHECK (shared IN (0, 1)),
  time TEXT NOT NULL DEFAULT '',
  deadline INTEGER,
  rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1)),
  tournament TEXT REFERENCES tournaments (id),
  late INTEGER NOT NULL DEFAULT 0 CHECK (late >= 0),
  seen TEXT,
  corrected INTEGER
) STRICT, WITHOUT ROWID;
INSERT INTO "games" VALUES('12f50wg7ssda','amzm1cvs93swjrn0t6t4y8dgbfv7nk4m','cam','wcf','','person',0,'w','w 0:amzm1cvs93swjrn0t6t4y8dgbfv7nk4m Anna
b 0:xbvs3adq5vze64vrg3mw5ccabc0038jr Benno
',0,NULL,NULL,1795889814083,1,0,'1/3/5/2k1k2/1mmmmm1/7/7/7/1MMMMM1/2K1K2/5/3/1 w 0,0 0 1','w',NULL,0,'',NULL,0,0,1795889814083,NULL,1,'live 300000 5000 2000',107560,0,NULL,0,NULL,NULL);
INSERT INTO "games" VALUES('37azhe1mfbvd','amzm1cvs93swjrn0t6t4y8dgbfv7nk4m','cam','wcf','','person',0,'w','w 0:amzm1cvs93swjrn0t6t4y8dgbfv7nk4m Anna
b 0:xbvs3adq5vze64vrg3mw5ccabc0038jr Benno
',0,NULL,NULL,1795889813995,1,0,'1/3/5/2k1k2/1mmmmm1/7/7/7/1MMMMM1/2K1K2/5/3/1 w 0,0 0 1','w',NULL,0,'',NULL,0,0,1795889813995,NULL,1,'days 3',259247471,0,NULL,0,NULL,NULL);
INSERT INTO "games" VALUES('pbpxm5sm079x','amzm1cvs93swjrn0t6t4y8dgbfv7nk4m','cam','wcf','','person',0,'w','w 0:amzm1cvs93swjrn0t6t4y8dgbfv7nk4m Anna
b 0:xbvs3adq5vze64vrg3mw5ccabc0038jr Benno
',0,NULL,NULL,1795889814219,1,0,'1/3/5/2k1k2/1mmmmm1/7/7/7/1MMMMM1/2K1K2/5/3/1 w 0,0 0 1','w',NULL,0,'',NULL,0,0,1795889814219,NULL,1,'live 60000 0 0',107695,0,NULL,0,NULL,NULL);
CREATE TABLE host_log (
  number INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  by TEXT NOT NULL,
  deed TEXT NOT NULL,
  target TEXT NOT NULL,
  name TEXT NOT NULL,
  reason TEXT NOT NULL,
  until INTEGER
) STRICT;
CREATE TABLE host_state (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  version INTEGER NOT NULL,
  guests_write INTEGER NOT NULL CHECK (guests_write IN (0, 1))
) STRICT;
INSERT INTO "host_state" VALUES(1,0,0);
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
  time TEXT NOT NULL DEFAULT '',
  rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1)),
  invited TEXT,
  late INTEGER NOT NULL DEFAULT 0 CHECK (late >= 0)
) STRICT, WITHOUT ROWID;
INSERT INTO "invitations" VALUES('02kbnzd6z9','amzm1cvs93swjrn0t6t4y8dgbfv7nk4m','wait4','cam','wcf','','w 0:amzm1cvs93swjrn0t6t4y8dgbfv7nk4m Anna
b 0 
',1,1795889814284,1796494614284,1,'waiting',NULL,NULL,'',0,NULL,0);
INSERT INTO "invitations" VALUES('4kemb2ygeg','amzm1cvs93swjrn0t6t4y8dgbfv7nk4m','n1473329056','cam','wcf','','w 0:amzm1cvs93swjrn0t6t4y8dgbfv7nk4m Anna
b 0:xbvs3adq5vze64vrg3mw5ccabc0038jr Benno
',1,1795889814063,1796494614063,2,'begun','12f50wg7ssda',NULL,'live 300000 5000 2000',0,NULL,0);
INSERT INTO "invitations" VALUES('dchk0k7sjm','amzm1cvs93swjrn0t6t4y8dgbfv7nk4m','n224677713','cam','wcf','','w 0:amzm1cvs93swjrn0t6t4y8dgbfv7nk4m Anna
b 0 
',1,1795889795168,1796494595168,1,'waiting',NULL,NULL,'live 300000 5000 2000',0,NULL,0);
INSERT INTO "invitations" VALUES('pwe5t7y8y3','amzm1cvs93swjrn0t6t4y8dgbfv7nk4m','n24388517','cam','wcf','','w 0:amzm1cvs93swjrn0t6t4y8dgbfv7nk4m Anna
b 0 
',1,1795889795131,1796494595131,1,'waiting',NULL,NULL,'days 3',0,NULL,0);
INSERT INTO "invitations" VALUES('q7hwhvez81','amzm1cvs93swjrn0t6t4y8dgbfv7nk4m','n806889','cam','wcf','','w 0:amzm1cvs93swjrn0t6t4y8dgbfv7nk4m Anna
b 0:xbvs3adq5vze64vrg3mw5ccabc0038jr Benno
',1,1795889814094,1796494614094,2,'begun','pbpxm5sm079x',NULL,'live 60000 0 0',0,NULL,0);
INSERT INTO "invitations" VALUES('qkaxmbqdvw','amzm1cvs93swjrn0t6t4y8dgbfv7nk4m','wait2','cam','wcf','','w 0:amzm1cvs93swjrn0t6t4y8dgbfv7nk4m Anna
b 0 
',1,1795889795334,1796494595334,1,'waiting',NULL,NULL,'',0,NULL,0);
INSERT INTO "invitations" VALUES('rn0xgce3bd','amzm1cvs93swjrn0t6t4y8dgbfv7nk4m','wait1','cam','wcf','','w 0:amzm1cvs93swjrn0t6t4y8dgbfv7nk4m Anna
b 0 
',1,1795889795313,1796494595313,1,'waiting',NULL,NULL,'days 7',0,NULL,0);
INSERT INTO "invitations" VALUES('twsb0es540','amzm1cvs93swjrn0t6t4y8dgbfv7nk4m','n102249384','cam','wcf','','w 0:amzm1cvs93swjrn0t6t4y8dgbfv7nk4m Anna
b 0:xbvs3adq5vze64vrg3mw5ccabc0038jr Benno
',1,1795889813960,1796494613960,2,'begun','37azhe1mfbvd',NULL,'days 3',0,NULL,0);
INSERT INTO "invitations" VALUES('zjjhct6yyj','amzm1cvs93swjrn0t6t4y8dgbfv7nk4m','n3139927509','cam','wcf','','w 0:amzm1cvs93swjrn0t6t4y8dgbfv7nk4m Anna
b 0 
',1,1795889795227,1796494595227,1,'waiting',NULL,NULL,'live 60000 0 0',0,NULL,0);
INSERT INTO "invitations" VALUES('zkve0yqz0f','amzm1cvs93swjrn0t6t4y8dgbfv7nk4m','wait3','cam','wcf','','w 0:amzm1cvs93swjrn0t6t4y8dgbfv7nk4m Anna
b 0 
',1,1795889814255,1796494614255,1,'waiting',NULL,NULL,'days 7',0,NULL,0);
CREATE TABLE league_divisions (
  league TEXT NOT NULL REFERENCES leagues (id),
  season INTEGER NOT NULL CHECK (season >= 1),
  division INTEGER NOT NULL CHECK (division >= 1),
  tournament TEXT NOT NULL REFERENCES tournaments (id),
  PRIMARY KEY (league, season, division)
) STRICT, WITHOUT ROWID;
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
CREATE TABLE leases (
  name TEXT PRIMARY KEY,
  owner TEXT NOT NULL,
  address TEXT NOT NULL,
  epoch INTEGER NOT NULL,
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "leases" VALUES('games','','',0,0);
CREATE TABLE leaves (
  player TEXT NOT NULL,
  began INTEGER NOT NULL,
  ended INTEGER NOT NULL,
  zone TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (player, began)
) STRICT, WITHOUT ROWID;
CREATE TABLE letters (
  id INTEGER PRIMARY KEY,
  purpose TEXT NOT NULL CHECK (purpose IN ('prove', 'recover')),
  player TEXT NOT NULL,
  mail TEXT NOT NULL,
  due INTEGER NOT NULL,
  tries INTEGER NOT NULL
) STRICT;
CREATE TABLE mail_codes (
  code TEXT PRIMARY KEY,
  purpose TEXT NOT NULL CHECK (purpose IN ('prove', 'recover')),
  player TEXT NOT NULL,
  mail TEXT NOT NULL,
  made INTEGER NOT NULL,
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE mail_reminders (
  player TEXT PRIMARY KEY,
  since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
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
CREATE TABLE members (
  club TEXT NOT NULL REFERENCES clubs (address),
  place INTEGER NOT NULL,
  player TEXT NOT NULL,
  name TEXT NOT NULL,
  since INTEGER NOT NULL,
  PRIMARY KEY (club, place)
) STRICT, WITHOUT ROWID;
CREATE TABLE mutes (
  holder TEXT NOT NULL,
  muted TEXT NOT NULL,
  PRIMARY KEY (holder, muted)
) STRICT, WITHOUT ROWID;
CREATE TABLE notice_wishes (
  player TEXT PRIMARY KEY,
  no_push TEXT NOT NULL,
  no_mail TEXT NOT NULL,
  quiet_from INTEGER,
  quiet_until INTEGER,
  ahead INTEGER NOT NULL,
  zone TEXT NOT NULL DEFAULT ''
) STRICT, WITHOUT ROWID;
INSERT INTO "notice_wishes" VALUES('amzm1cvs93swjrn0t6t4y8dgbfv7nk4m','turn,low','result',60,120,0,'Europe/Berlin');
CREATE TABLE notices (
  subject TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('turn', 'low', 'challenge', 'round', 'result')),
  channel TEXT NOT NULL CHECK (channel IN ('push', 'mail')),
  player TEXT NOT NULL,
  mark INTEGER NOT NULL,
  due INTEGER,
  tries INTEGER NOT NULL,
  PRIMARY KEY (subject, kind, channel, player)
) STRICT, WITHOUT ROWID;
CREATE TABLE owner (
  epoch INTEGER NOT NULL
) STRICT;
INSERT INTO "owner" VALUES(1);
CREATE TABLE play_clock (
  shown INTEGER NOT NULL
) STRICT;
INSERT INTO "play_clock" VALUES(48023);
CREATE TABLE players_before (
  player TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;
CREATE TABLE private_texts (
  game TEXT NOT NULL REFERENCES games (id),
  player TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('plan', 'note')),
  text TEXT NOT NULL,
  PRIMARY KEY (game, player, kind)
) STRICT, WITHOUT ROWID;
CREATE TABLE push_subscriptions (
  endpoint TEXT PRIMARY KEY,
  player TEXT NOT NULL,
  public_key TEXT NOT NULL,
  secret TEXT NOT NULL,
  created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
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
CREATE TABLE reserved_names (
  folded TEXT PRIMARY KEY,
  player TEXT NOT NULL,
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE seated (
  holder TEXT NOT NULL,
  since INTEGER NOT NULL,
  game TEXT NOT NULL REFERENCES games (id),
  PRIMARY KEY (holder, since DESC, game)
) STRICT, WITHOUT ROWID;
INSERT INTO "seated" VALUES('amzm1cvs93swjrn0t6t4y8dgbfv7nk4m',1795889814083,'12f50wg7ssda');
INSERT INTO "seated" VALUES('xbvs3adq5vze64vrg3mw5ccabc0038jr',1795889814083,'12f50wg7ssda');
INSERT INTO "seated" VALUES('amzm1cvs93swjrn0t6t4y8dgbfv7nk4m',1795889813995,'37azhe1mfbvd');
INSERT INTO "seated" VALUES('xbvs3adq5vze64vrg3mw5ccabc0038jr',1795889813995,'37azhe1mfbvd');
INSERT INTO "seated" VALUES('amzm1cvs93swjrn0t6t4y8dgbfv7nk4m',1795889814219,'pbpxm5sm079x');
INSERT INTO "seated" VALUES('xbvs3adq5vze64vrg3mw5ccabc0038jr',1795889814219,'pbpxm5sm079x');
CREATE TABLE secrets (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "secrets" VALUES('mail-stop','ssssssssssssssssssssssssssssssssssssssssssssssssssss');
INSERT INTO "secrets" VALUES('player-keys','ssssssssssssssssssssssssssssssssssssssssssssssssssss');
CREATE TABLE sessions (
  key TEXT PRIMARY KEY,
  id TEXT NOT NULL,
  account TEXT NOT NULL REFERENCES accounts (id),
  browser TEXT NOT NULL,
  made INTEGER NOT NULL,
  used INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "sessions" VALUES('gyqgs9y022sygv1nz7rxddk634j0syca','zezpba07ef','xbvs3adq5vze64vrg3mw5ccabc0038jr','another program',1795889795101,1795889814471);
INSERT INTO "sessions" VALUES('v7bae7r3qybt0ryvfdw1dqffysm6ypk2','3phqprr7t1','amzm1cvs93swjrn0t6t4y8dgbfv7nk4m','another program',1795889794912,1795889814527);
CREATE TABLE studies (
  id TEXT PRIMARY KEY,
  owner TEXT NOT NULL,
  title TEXT NOT NULL,
  open INTEGER NOT NULL CHECK (open IN (0, 1)),
  version INTEGER NOT NULL CHECK (version >= 1),
  made INTEGER NOT NULL CHECK (made >= 1),
  updated INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
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
) STRICT;
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
CREATE TABLE tallies (
  player TEXT NOT NULL,
  opponent TEXT NOT NULL,
  variant TEXT NOT NULL,
  won INTEGER NOT NULL,
  drawn INTEGER NOT NULL,
  lost INTEGER NOT NULL,
  PRIMARY KEY (player, opponent, variant)
) STRICT, WITHOUT ROWID;
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
CREATE TABLE tokens (
  key TEXT PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  account TEXT NOT NULL REFERENCES accounts (id),
  name TEXT NOT NULL,
  made INTEGER NOT NULL,
  used INTEGER,
  scopes TEXT NOT NULL DEFAULT 'read play challenge account'
) STRICT, WITHOUT ROWID;
CREATE TABLE tournament_events (
  tournament TEXT NOT NULL REFERENCES tournaments (id),
  version INTEGER NOT NULL CHECK (version >= 1),
  event TEXT NOT NULL,
  with_it TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (tournament, version)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_events" VALUES('6f3xbqe5d48',1,'{"event":"entered","player":"amzm1cvs93swjrn0t6t4y8dgbfv7nk4m","rating":0}','Anna
',1795889814415);
INSERT INTO "tournament_events" VALUES('6f3xbqe5d48',2,'{"event":"entered","player":"xbvs3adq5vze64vrg3mw5ccabc0038jr","rating":0}','Benno
',1795889814471);
INSERT INTO "tournament_events" VALUES('yd1xa4nm92s',1,'{"event":"entered","player":"amzm1cvs93swjrn0t6t4y8dgbfv7nk4m","rating":0}','Anna
',1795889795406);
INSERT INTO "tournament_events" VALUES('yd1xa4nm92s',2,'{"event":"entered","player":"xbvs3adq5vze64vrg3mw5ccabc0038jr","rating":0}','Benno
',1795889795441);
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
  updated INTEGER NOT NULL,
  league TEXT REFERENCES leagues (id)
    DEFERRABLE INITIALLY DEFERRED,
  late INTEGER NOT NULL DEFAULT 0 CHECK (late >= 0)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournaments" VALUES('6f3xbqe5d48','Cup','amzm1cvs93swjrn0t6t4y8dgbfv7nk4m','Anna',NULL,1,'cam','wcf','days 2',0,'{"system":"swiss","rounds":2,"cycles":1,"allAtOnce":false,"thirdPlace":false,"replays":2,"seed":273110441316236604,"tieBreaks":["opponents-points-but-one","opponents-points"]}',NULL,NULL,0,'t2',1795889814355,2,'open',2,0,1795889814471,NULL,0);
INSERT INTO "tournaments" VALUES('yd1xa4nm92s','Cup','amzm1cvs93swjrn0t6t4y8dgbfv7nk4m','Anna',NULL,1,'cam','wcf','days 2',0,'{"system":"swiss","rounds":2,"cycles":1,"allAtOnce":false,"thirdPlace":false,"replays":2,"seed":595018639053671840,"tieBreaks":["opponents-points-but-one","opponents-points"]}',NULL,NULL,0,'t1',1795889795354,2,'open',2,0,1795889795441,NULL,0);
CREATE TABLE uncounted (
  mark TEXT
) STRICT;
CREATE TABLE unwanted_words (
  word TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;
CREATE TABLE workers (
  name TEXT PRIMARY KEY,
  threads INTEGER NOT NULL,
  seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_best ON ratings (variant, speed, rating DESC, player);
CREATE INDEX tallies_by_opponent ON tallies (opponent);
CREATE UNIQUE INDEX accounts_by_name ON accounts (folded);
CREATE INDEX accounts_by_mail ON accounts (lower(mail)) WHERE mail IS NOT NULL;
CREATE INDEX sessions_by_account ON sessions (account);
CREATE INDEX mutes_by_muted ON mutes (muted);
CREATE INDEX bonds_by_other ON bonds (other);
CREATE INDEX clubs_open ON clubs (created DESC, address) WHERE open = 1;
CREATE INDEX clubs_of_director ON clubs (director);
CREATE INDEX clubs_of_member ON members (player);
CREATE INDEX tokens_of_account ON tokens (account);
CREATE INDEX leaves_by_time ON leaves (ended);
CREATE INDEX push_subscriptions_by_player ON push_subscriptions (player, created);
CREATE INDEX mail_codes_of_player ON mail_codes (player, purpose);
CREATE INDEX mail_codes_of_address ON mail_codes (lower(mail), made);
CREATE INDEX mail_codes_by_time ON mail_codes (until);
CREATE INDEX letters_due ON letters (due);
CREATE INDEX letters_of_player ON letters (player);
CREATE UNIQUE INDEX reports_open ON reports (reporter, about) WHERE closed IS NULL;
CREATE INDEX reports_about ON reports (about);
CREATE UNIQUE INDEX measures_in_force ON measures (target, kind) WHERE lifted IS NULL;
CREATE UNIQUE INDEX leagues_by_nonce ON leagues (director, nonce) WHERE nonce IS NOT NULL;
CREATE INDEX leagues_of_director ON leagues (director, phase);
CREATE INDEX leagues_public ON leagues (created DESC, id) WHERE public = 1;
CREATE INDEX leagues_of_club ON leagues (club, created DESC) WHERE club IS NOT NULL;
CREATE INDEX leagues_of_player ON league_players (player);
CREATE INDEX studies_of_owner ON studies (owner, updated DESC);
CREATE INDEX study_states_of_player ON study_states (player);
CREATE UNIQUE INDEX tournaments_by_nonce ON tournaments (director, nonce) WHERE nonce IS NOT NULL;
CREATE INDEX tournaments_of_director ON tournaments (director, phase);
CREATE INDEX tournaments_public ON tournaments (created DESC, id) WHERE public = 1;
CREATE INDEX tournaments_of_club ON tournaments (club, created DESC) WHERE club IS NOT NULL;
CREATE INDEX tournaments_unfinished ON tournaments (phase) WHERE phase <> 'over';
CREATE INDEX games_by_player ON games (player, created DESC);
CREATE UNIQUE INDEX games_by_nonce ON games (player, nonce) WHERE nonce IS NOT NULL;
CREATE INDEX games_owed ON games (updated) WHERE thinking = 1;
CREATE INDEX games_deleted ON games (deleted) WHERE deleted IS NOT NULL;
CREATE INDEX games_timed ON games (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX games_of_tournament ON games (tournament) WHERE tournament IS NOT NULL;
CREATE INDEX games_of_days ON games (deadline)
  WHERE deadline IS NOT NULL AND shared = 1 AND substr(time, 1, 5) = 'days ';
CREATE INDEX games_of_rounds ON games (created)
  WHERE tournament IS NOT NULL AND reason IS NULL AND plies = 0;
CREATE INDEX games_unfinished ON games (created, id) WHERE reason IS NULL AND deleted IS NULL;
CREATE INDEX games_ended ON games (updated, id) WHERE reason IS NOT NULL;
CREATE INDEX games_corrected ON games (corrected) WHERE corrected IS NOT NULL;
CREATE INDEX seated_by_game ON seated (game);
CREATE INDEX rating_history_of_game ON rating_history (game);
CREATE INDEX chat_by_player ON chat (player);
CREATE INDEX private_texts_by_player ON private_texts (player);
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
CREATE UNIQUE INDEX events_by_nonce ON events (game, nonce) WHERE nonce IS NOT NULL;
CREATE TRIGGER host_log_is_not_changed BEFORE UPDATE ON host_log
  BEGIN SELECT RAISE(ABORT, 'the log of the host only grows'); END;
CREATE TRIGGER host_log_is_not_removed BEFORE DELETE ON host_log
  BEGIN SELECT RAISE(ABORT, 'the log of the host only grows'); END;
COMMIT;
PRAGMA user_version = 35;
