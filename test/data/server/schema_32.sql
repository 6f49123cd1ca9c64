-- A database of schema version 32, as the program wrote it before the schemas of both engines became
-- one text, by sqlite3 .dump: twelve games, running and ended in every way, of two, three and four
-- seats. Each was written by an earlier program and upgraded through all steps.
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE events (
  game TEXT NOT NULL REFERENCES games (id),
  version INTEGER NOT NULL CHECK (version >= 1),
  kind TEXT NOT NULL,
  by TEXT NOT NULL CHECK (by IN ('person', 'computer')),
  text TEXT NOT NULL,
  nonce TEXT,
  request TEXT,
  at INTEGER NOT NULL, clock INTEGER NOT NULL DEFAULT 0, spared INTEGER NOT NULL DEFAULT 0, epoch INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (game, version)
) STRICT, WITHOUT ROWID;
INSERT INTO events VALUES('1fk6y2aynw0n',1,'created','person','',NULL,NULL,1795324470773,0,0,0);
INSERT INTO events VALUES('1fk6y2aynw0n',2,'move','computer','B5-A5',NULL,NULL,1795324470782,0,0,0);
INSERT INTO events VALUES('1j01pbq8px19',1,'created','person','',NULL,NULL,1795324470793,0,0,0);
INSERT INTO events VALUES('1j01pbq8px19',2,'move','person','B5-A5','nonce-10','move 0 B5-A5',1795324470927,0,0,0);
INSERT INTO events VALUES('1j01pbq8px19',3,'move','person','B9-A9','nonce-11','move 1 B9-A9',1795324470952,0,0,0);
INSERT INTO events VALUES('1j01pbq8px19',4,'move','person','A5-B5','nonce-12','move 2 A5-B5',1795324470961,0,0,0);
INSERT INTO events VALUES('1j01pbq8px19',5,'move','person','A9-B9','nonce-13','move 3 A9-B9',1795324470993,0,0,0);
INSERT INTO events VALUES('1j01pbq8px19',6,'move','person','B5-A5','nonce-14','move 4 B5-A5',1795324471013,0,0,0);
INSERT INTO events VALUES('1j01pbq8px19',7,'move','person','B9-A9','nonce-15','move 5 B9-A9',1795324471029,0,0,0);
INSERT INTO events VALUES('1j01pbq8px19',8,'move','person','A5-B5','nonce-16','move 6 A5-B5',1795324471041,0,0,0);
INSERT INTO events VALUES('1j01pbq8px19',9,'move','person','A9-B9','nonce-17','move 7 A9-B9',1795324471053,0,0,0);
INSERT INTO events VALUES('1j01pbq8px19',10,'result','person','- repetition','nonce-18','claim-draw',1795324471061,0,0,0);
INSERT INTO events VALUES('e5tpgvqcwbn5',1,'created','person','',NULL,NULL,1795324471153,0,0,0);
INSERT INTO events VALUES('e5tpgvqcwbn5',2,'move','person','a11xa12','nonce-31','move 0 a11xa12',1795324471165,0,0,0);
INSERT INTO events VALUES('gmb3bhk5m81v',1,'created','person','',NULL,NULL,1795324471166,0,0,0);
INSERT INTO events VALUES('gmb3bhk5m81v',2,'move','person','F2-E3','nonce-101','move 0 F2-E3',1795324494203,0,0,0);
INSERT INTO events VALUES('gmb3bhk5m81v',3,'move','computer','F11-H9',NULL,NULL,1795324494255,0,0,0);
INSERT INTO events VALUES('gmb3bhk5m81v',4,'move','person','B6-C5','nonce-102','move 2 B6-C5',1795324494489,0,0,0);
INSERT INTO events VALUES('gmb3bhk5m81v',5,'move','computer','K8-I6',NULL,NULL,1795324494586,0,0,0);
INSERT INTO events VALUES('gmb3bhk5m81v',6,'take-back','person','2','nonce-103','take-back',1795324494690,0,0,0);
INSERT INTO events VALUES('gmb3bhk5m81v',7,'move','person','B6-C5','nonce-104','move 2 B6-C5',1795324494819,0,0,0);
INSERT INTO events VALUES('gmb3bhk5m81v',8,'move','computer','K8-I6',NULL,NULL,1795324494840,0,0,0);
INSERT INTO events VALUES('jbrqecxd79rm',1,'created','person','',NULL,NULL,1795324495637,0,0,0);
INSERT INTO events VALUES('jbrqecxd79rm',2,'move','person','D5-C6','nonce-111','move 0 D5-C6',1795324495843,0,0,0);
INSERT INTO events VALUES('jbrqecxd79rm',3,'move','person','B11-A12','nonce-112','move 1 B11-A12',1795324495931,0,0,0);
INSERT INTO events VALUES('jbrqecxd79rm',4,'move','person','H13-G12','nonce-113','move 2 H13-G12',1795324496077,0,0,0);
INSERT INTO events VALUES('jbrqecxd79rm',5,'move','person','C6-C8','nonce-114','move 3 C6-C8',1795324496165,0,0,0);
INSERT INTO events VALUES('jbrqecxd79rm',6,'draw-offer','person','b','nonce-115','offer-draw',1795324496167,0,0,0);
INSERT INTO events VALUES('jppn52bkvmmm',1,'created','person','',NULL,NULL,1795324471141,0,0,0);
INSERT INTO events VALUES('jppn52bkvmmm',2,'move','person','b2xa3','nonce-29','move 0 b2xa3',1795324471147,0,0,0);
INSERT INTO events VALUES('pcey5j2cgzmw',1,'created','person','',NULL,NULL,1795324496167,0,0,0);
INSERT INTO events VALUES('pcey5j2cgzmw',2,'move','computer','L7-K8',NULL,NULL,1795324496171,0,0,0);
INSERT INTO events VALUES('qshaba6mha06',1,'created','person','',NULL,NULL,1795324471125,0,0,0);
INSERT INTO events VALUES('qshaba6mha06',2,'move','person','l2-l12','nonce-27','move 0 l2-l12',1795324471133,0,0,0);
INSERT INTO events VALUES('taez4zj478r2',1,'created','person','',NULL,NULL,1795324469973,0,0,0);
INSERT INTO events VALUES('taez4zj478r2',2,'move','person','C4-C6-A4','nonce-2','move 0 C4-A4',1795324469975,0,0,0);
INSERT INTO events VALUES('taez4zj478r2',3,'move','computer','E10-E8',NULL,NULL,1795324470064,0,0,0);
INSERT INTO events VALUES('taez4zj478r2',4,'take-back','person','2','nonce-3','take-back',1795324470069,0,0,0);
INSERT INTO events VALUES('taez4zj478r2',5,'move','person','B5-A5','nonce-4','move 0 B5-A5',1795324470123,0,0,0);
INSERT INTO events VALUES('taez4zj478r2',6,'move','computer','B9-A10',NULL,NULL,1795324470148,0,0,0);
INSERT INTO events VALUES('taez4zj478r2',7,'draw-offer','person','w','nonce-5','offer-draw',1795324470152,0,0,0);
INSERT INTO events VALUES('taez4zj478r2',8,'draw-refused','computer','w',NULL,NULL,1795324470439,0,0,0);
INSERT INTO events VALUES('taez4zj478r2',9,'move','person','A5-B5','nonce-6','move 2 A5-B5',1795324470591,0,0,0);
INSERT INTO events VALUES('taez4zj478r2',10,'move','computer','F9-G9',NULL,NULL,1795324470643,0,0,0);
INSERT INTO events VALUES('taez4zj478r2',11,'result','person','b resignation','nonce-7','resign',1795324470757,0,0,0);
INSERT INTO events VALUES('w9kd0tc7znh7',1,'created','person','',NULL,NULL,1795324471068,0,0,0);
INSERT INTO events VALUES('w9kd0tc7znh7',2,'draw-offer','person','w','nonce-20','offer-draw',1795324471081,0,0,0);
INSERT INTO events VALUES('w9kd0tc7znh7',3,'draw-refused','person','w','nonce-21','refuse-draw',1795324471088,0,0,0);
INSERT INTO events VALUES('w9kd0tc7znh7',4,'draw-offer','person','w','nonce-22','offer-draw',1795324471096,0,0,0);
INSERT INTO events VALUES('w9kd0tc7znh7',5,'result','person','- agreement','nonce-23','accept-draw',1795324471102,0,0,0);
INSERT INTO events VALUES('y82has5jcyg2',1,'created','person','',NULL,NULL,1795324495115,0,0,0);
INSERT INTO events VALUES('y82has5jcyg2',2,'move','person','F3-E2','nonce-106','move 0 F3-E2',1795324495228,0,0,0);
INSERT INTO events VALUES('y82has5jcyg2',3,'move','person','F14-E13','nonce-107','move 1 F14-E13',1795324495348,0,0,0);
INSERT INTO events VALUES('y82has5jcyg2',4,'move','person','C6-B5','nonce-108','move 2 C6-B5',1795324495493,0,0,0);
INSERT INTO events VALUES('y82has5jcyg2',5,'result','person','w resignation','nonce-109','resign',1795324495624,0,0,0);
INSERT INTO events VALUES('zjnxj0jrke6d',1,'created','person','',NULL,NULL,1795324471108,0,0,0);
INSERT INTO events VALUES('zjnxj0jrke6d',2,'move','person','D12-D13','nonce-25','move 0 D12-D13',1795324471117,0,0,0);
CREATE TABLE IF NOT EXISTS "games" (
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
, deleted INTEGER, shared INTEGER NOT NULL DEFAULT 0 CHECK (shared IN (0, 1)), time TEXT NOT NULL DEFAULT '', deadline INTEGER, rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1)), tournament TEXT REFERENCES tournaments (id), late INTEGER NOT NULL DEFAULT 0 CHECK (late >= 0), seen TEXT) STRICT, WITHOUT ROWID;
INSERT INTO games VALUES('1fk6y2aynw0n','5yp66w0910vzzgy52cnc6pr25htjh3gb','cam','wcf','','computer',1,'b',replace('w 1 \nb 0 \n','\n',char(10)),0,'nonce-8','create cam|||computer|1|b|',1795324470773,2,1,'1/3/5/2k1k2/1mmmmm1/7/7/7/M1MMMM1/2K1K2/5/3/1 b 0,0 1 1','b',NULL,0,'',NULL,0,0,1795324470782,NULL,0,'',NULL,0,NULL,0,NULL);
INSERT INTO games VALUES('1j01pbq8px19','5yp66w0910vzzgy52cnc6pr25htjh3gb','cam','wcf','','person',0,'w',replace('w 0 \nb 0 \n','\n',char(10)),0,'nonce-9','create cam|||person|3|w|',1795324470793,10,8,'1/3/5/2k1k2/1mmmmm1/7/7/7/1MMMMM1/2K1K2/5/3/1 w 0,0 8 5','w','repetition',0,'Draw: the same position for the third time, as claimed.',NULL,0,0,1795324471061,NULL,0,'',NULL,0,NULL,0,NULL);
INSERT INTO games VALUES('e5tpgvqcwbn5','5yp66w0910vzzgy52cnc6pr25htjh3gb','camblam','default,winBy=capture','k11/Q11/12/12/12/12/12/12/12/12/12/K11 w - - 0 1','person',0,'w',replace('w 0 \nb 0 \n','\n',char(10)),0,'nonce-30','create camblam|default,winBy=capture|k11/Q11/12/12/12/12/12/12/12/12/12/K11 w|person|3|w|',1795324471152,2,1,'Q11/12/12/12/12/12/12/12/12/12/12/K11 b - - 0 1','b','king-taken',1,'White wins: Black''s king is taken.',NULL,0,0,1795324471165,NULL,0,'',NULL,0,NULL,0,NULL);
INSERT INTO games VALUES('gmb3bhk5m81v','5yp66w0910vzzgy52cnc6pr25htjh3gb','grand-cam','wcf','','computer',1,'w',replace('R 0 Ann\nG 1 \nB 0 Zoë "Q"\nY 1 \n','\n',char(10)),1,'nonce-32','create grand-cam|||computer|3|w|may resign|0 Ann|1 |0 Zoë "Q"|1 ',1795324471166,8,4,'1/GgG/3gg2/4g4/5g3/Bb8Y/1bbb5yyy1/1b5y1yY/B8/4r4/1Rrrr2/1rR/1 R 0,0,0,0 4 2','w',NULL,0,'',NULL,0,0,1795324494840,NULL,0,'',NULL,0,NULL,0,NULL);
INSERT INTO games VALUES('jbrqecxd79rm','5yp66w0910vzzgy52cnc6pr25htjh3gb','tri-camelot','wcf','','person',0,'w',replace('B 0 Ann\nR 0 \nG 0 Bea\n','\n',char(10)),0,'nonce-110','create tri-camelot|||computer|3|w||0 Ann|0 |0 Bea',1795324495636,6,4,'4/1r1g1/1R2G1/1r1g1/1R2G1/Rr2G/rr1gg1/4g/4/5/b3/1b1/1bb1/1Bb/BB/3/2/1 R 0,0,0 4 2','b',NULL,0,'','b',0,0,1795324496167,NULL,0,'',NULL,0,NULL,0,NULL);
INSERT INTO games VALUES('jppn52bkvmmm','5yp66w0910vzzgy52cnc6pr25htjh3gb','camblam','default','12/12/12/12/12/12/12/12/6k5/p11/1K10/12 w - - 0 1','person',0,'w',replace('w 0 \nb 0 \n','\n',char(10)),0,'nonce-28','create camblam||12/12/12/12/12/12/12/12/6k5/p11/1K10/12 w|person|3|w|',1795324471141,2,1,'12/12/12/12/12/12/12/12/6k5/K11/12/12 b - - 0 1','b','bare-kings',0,'Draw: only the two kings are left.',NULL,0,0,1795324471147,NULL,0,'',NULL,0,NULL,0,NULL);
INSERT INTO games VALUES('pcey5j2cgzmw','5yp66w0910vzzgy52cnc6pr25htjh3gb','chivalry','wcf','','computer',2,'b',replace('w 2 \nb 0 \n','\n',char(10)),1,'nonce-116','create chivalry|||computer|2|random|may resign',1795324496167,2,1,'2/8/10/12/14/2kkmmmmmmkk2/2kkmmmmmmkk2/14/10K3/2KKMMMMMMK3/2KKMMMMMMKK2/14/12/10/8/2 b 0,0 1 1','b',NULL,0,'',NULL,0,0,1795324496171,NULL,0,'',NULL,0,NULL,0,NULL);
INSERT INTO games VALUES('qshaba6mha06','5yp66w0910vzzgy52cnc6pr25htjh3gb','camblam','default','k11/12/1K10/12/12/12/12/12/12/12/11Q/12 w - - 0 1','person',0,'w',replace('w 0 \nb 0 \n','\n',char(10)),0,'nonce-26','create camblam||k11/12/1K10/12/12/12/12/12/12/12/11Q/12 w|person|3|w|',1795324471125,2,1,'k10Q/12/1K10/12/12/12/12/12/12/12/12/12 b - - 1 1','b','checkmate',1,'White wins: Black''s king on a12 is checkmated.',NULL,0,0,1795324471133,NULL,0,'',NULL,0,NULL,0,NULL);
INSERT INTO games VALUES('taez4zj478r2','5yp66w0910vzzgy52cnc6pr25htjh3gb','cam','wcf','','computer',1,'w',replace('w 0 \nb 1 \n','\n',char(10)),0,'nonce-1','create cam|||computer|1|w|',1795324469973,11,4,'1/3/5/m1k1k2/2mmm1m/7/7/7/1MMMMM1/2K1K2/5/3/1 w 0,0 4 3','w','resignation',2,'Black wins: White resigns.',NULL,0,0,1795324470757,NULL,0,'',NULL,0,NULL,0,NULL);
INSERT INTO games VALUES('w9kd0tc7znh7','5yp66w0910vzzgy52cnc6pr25htjh3gb','camette','wcf','','person',0,'w',replace('w 0 \nb 0 \n','\n',char(10)),0,'nonce-19','create camette|||person|3|w|',1795324471068,5,0,'1/1k1/1mmm1/5/1MMM1/1K1/1 w 0,0 0 1','w','agreement',0,'Draw by agreement.',NULL,0,0,1795324471102,NULL,0,'',NULL,0,NULL,0,NULL);
INSERT INTO games VALUES('y82has5jcyg2','5yp66w0910vzzgy52cnc6pr25htjh3gb','grand-camelot','wcf','','person',0,'w',replace('R 0 \nG 0 \nB 0 \nY 0 \n','\n',char(10)),0,'nonce-105','create grand-camelot|||person|3|w|',1795324495115,5,3,'2/8/3ggggG2/2G1GggG4/6gg6/1B10Y1/1bB8Yy1/2bbb6yyy2/2bbb6yyy2/1bB8Yy1/12Y1/B5rr6/4RrrR4/3rrrrR2/R7/2 Y 0,0,0,0 3 1','fourth','resignation',5,'Red and Blue win: Green and Yellow resign.',NULL,0,0,1795324495624,NULL,0,'',NULL,0,NULL,0,NULL);
INSERT INTO games VALUES('zjnxj0jrke6d','5yp66w0910vzzgy52cnc6pr25htjh3gb','cam','wcf','1/1M1/5/7/6m/7/7/7/m6/7/5/3/1 w 0,0 0 1','person',0,'w',replace('w 0 \nb 0 \n','\n',char(10)),0,'nonce-24','create cam||1/1M1/5/7/6m/7/7/7/m6/7/5/3/1 w 0,0 0 1|person|3|w|',1795324471108,2,1,'M/3/5/7/6m/7/7/7/m6/7/5/3/1 b 0,0 0 1','b','castle',1,'White wins: a piece in Black''s castle, D13.',NULL,0,0,1795324471117,NULL,0,'',NULL,0,NULL,0,NULL);
CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO secrets VALUES('player-keys','ssssssssssssssssssssssssssssssssssssssssssssssssssss');
CREATE TABLE players_before (player TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
INSERT INTO players_before VALUES('5yp66w0910vzzgy52cnc6pr25htjh3gb');
CREATE TABLE seated (
  holder TEXT NOT NULL,
  since INTEGER NOT NULL,
  game TEXT NOT NULL REFERENCES games (id),
  PRIMARY KEY (holder, since DESC, game)
) STRICT, WITHOUT ROWID;
INSERT INTO seated VALUES('5yp66w0910vzzgy52cnc6pr25htjh3gb',1795324470773,'1fk6y2aynw0n');
INSERT INTO seated VALUES('5yp66w0910vzzgy52cnc6pr25htjh3gb',1795324470793,'1j01pbq8px19');
INSERT INTO seated VALUES('5yp66w0910vzzgy52cnc6pr25htjh3gb',1795324471152,'e5tpgvqcwbn5');
INSERT INTO seated VALUES('5yp66w0910vzzgy52cnc6pr25htjh3gb',1795324471166,'gmb3bhk5m81v');
INSERT INTO seated VALUES('5yp66w0910vzzgy52cnc6pr25htjh3gb',1795324495636,'jbrqecxd79rm');
INSERT INTO seated VALUES('5yp66w0910vzzgy52cnc6pr25htjh3gb',1795324471141,'jppn52bkvmmm');
INSERT INTO seated VALUES('5yp66w0910vzzgy52cnc6pr25htjh3gb',1795324496167,'pcey5j2cgzmw');
INSERT INTO seated VALUES('5yp66w0910vzzgy52cnc6pr25htjh3gb',1795324471125,'qshaba6mha06');
INSERT INTO seated VALUES('5yp66w0910vzzgy52cnc6pr25htjh3gb',1795324469973,'taez4zj478r2');
INSERT INTO seated VALUES('5yp66w0910vzzgy52cnc6pr25htjh3gb',1795324471068,'w9kd0tc7znh7');
INSERT INTO seated VALUES('5yp66w0910vzzgy52cnc6pr25htjh3gb',1795324495115,'y82has5jcyg2');
INSERT INTO seated VALUES('5yp66w0910vzzgy52cnc6pr25htjh3gb',1795324471108,'zjnxj0jrke6d');
CREATE TABLE play_clock (shown INTEGER NOT NULL) STRICT;
INSERT INTO play_clock VALUES(0);
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
CREATE TABLE sessions (
  key TEXT PRIMARY KEY,
  id TEXT NOT NULL,
  account TEXT NOT NULL REFERENCES accounts (id),
  browser TEXT NOT NULL,
  made INTEGER NOT NULL,
  used INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE former_accounts (
  player TEXT PRIMARY KEY,
  ended INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE reserved_names (
  folded TEXT PRIMARY KEY,
  player TEXT NOT NULL,
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE chat (
  game TEXT NOT NULL REFERENCES games (id),
  number INTEGER NOT NULL CHECK (number >= 1),
  room TEXT NOT NULL CHECK (room IN ('players', 'watchers')),
  player TEXT NOT NULL,
  phrase TEXT NOT NULL,
  at INTEGER NOT NULL, text TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE mutes (
  holder TEXT NOT NULL,
  muted TEXT NOT NULL,
  PRIMARY KEY (holder, muted)
) STRICT, WITHOUT ROWID;
CREATE TABLE private_texts (
  game TEXT NOT NULL REFERENCES games (id),
  player TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('plan', 'note')),
  text TEXT NOT NULL,
  PRIMARY KEY (game, player, kind)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS "invitations" (
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
, late INTEGER NOT NULL DEFAULT 0 CHECK (late >= 0)) STRICT, WITHOUT ROWID;
CREATE TABLE bonds (
  player TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('follow', 'block')),
  other TEXT NOT NULL,
  since INTEGER NOT NULL,
  PRIMARY KEY (player, kind, other)
) STRICT, WITHOUT ROWID;
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
, league TEXT REFERENCES leagues (id)
  DEFERRABLE INITIALLY DEFERRED, late INTEGER NOT NULL DEFAULT 0 CHECK (late >= 0)) STRICT, WITHOUT ROWID;
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
CREATE TABLE members (
  club TEXT NOT NULL REFERENCES clubs (address),
  place INTEGER NOT NULL,
  player TEXT NOT NULL,
  name TEXT NOT NULL,
  since INTEGER NOT NULL,
  PRIMARY KEY (club, place)
) STRICT, WITHOUT ROWID;
CREATE TABLE tokens (
  key TEXT PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  account TEXT NOT NULL REFERENCES accounts (id),
  name TEXT NOT NULL,
  made INTEGER NOT NULL,
  used INTEGER
) STRICT, WITHOUT ROWID;
CREATE TABLE leaves (
  player TEXT NOT NULL,
  began INTEGER NOT NULL,
  ended INTEGER NOT NULL,
  PRIMARY KEY (player, began)
) STRICT, WITHOUT ROWID;
CREATE TABLE push_subscriptions (
  endpoint TEXT PRIMARY KEY,
  player TEXT NOT NULL,
  public_key TEXT NOT NULL,
  secret TEXT NOT NULL,
  created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE mail_reminders (
  player TEXT PRIMARY KEY,
  since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE mail_codes (
  code TEXT PRIMARY KEY,
  purpose TEXT NOT NULL CHECK (purpose IN ('prove', 'recover')),
  player TEXT NOT NULL,
  mail TEXT NOT NULL,
  made INTEGER NOT NULL,
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE letters (
  id INTEGER PRIMARY KEY,
  purpose TEXT NOT NULL CHECK (purpose IN ('prove', 'recover')),
  player TEXT NOT NULL,
  mail TEXT NOT NULL,
  due INTEGER NOT NULL,
  tries INTEGER NOT NULL
) STRICT;
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
CREATE TABLE unwanted_words (word TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
CREATE TABLE host_state (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  version INTEGER NOT NULL,
  guests_write INTEGER NOT NULL CHECK (guests_write IN (0, 1))
) STRICT;
INSERT INTO host_state VALUES(1,0,0);
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
CREATE TABLE league_divisions (
  league TEXT NOT NULL REFERENCES leagues (id),
  season INTEGER NOT NULL CHECK (season >= 1),
  division INTEGER NOT NULL CHECK (division >= 1),
  tournament TEXT NOT NULL REFERENCES tournaments (id),
  PRIMARY KEY (league, season, division)
) STRICT, WITHOUT ROWID;
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
  text TEXT NOT NULL, place INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (study, number)
) STRICT;
CREATE TABLE owner (epoch INTEGER NOT NULL) STRICT;
INSERT INTO owner VALUES(0);
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
CREATE TABLE notice_wishes (
  player TEXT PRIMARY KEY,
  no_push TEXT NOT NULL,
  no_mail TEXT NOT NULL,
  quiet_from INTEGER,
  quiet_until INTEGER,
  ahead INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE notices (
  subject TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('turn', 'low', 'challenge', 'round')),
  channel TEXT NOT NULL CHECK (channel IN ('push', 'mail')),
  player TEXT NOT NULL,
  mark INTEGER NOT NULL,
  due INTEGER,
  tries INTEGER NOT NULL,
  PRIMARY KEY (subject, kind, channel, player)
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
CREATE TABLE workers (
  name TEXT PRIMARY KEY,
  threads INTEGER NOT NULL,
  seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE leases (
  name TEXT PRIMARY KEY,
  owner TEXT NOT NULL,
  address TEXT NOT NULL,
  epoch INTEGER NOT NULL,
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX events_by_nonce ON events (game, nonce) WHERE nonce IS NOT NULL;
CREATE INDEX games_by_player ON games (player, created DESC);
CREATE UNIQUE INDEX games_by_nonce ON games (player, nonce) WHERE nonce IS NOT NULL;
CREATE INDEX games_owed ON games (updated) WHERE thinking = 1;
CREATE INDEX games_deleted ON games (deleted) WHERE deleted IS NOT NULL;
CREATE INDEX seated_by_game ON seated (game);
CREATE INDEX games_timed ON games (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX ratings_best ON ratings (variant, speed, rating DESC, player);
CREATE UNIQUE INDEX accounts_by_name ON accounts (folded);
CREATE INDEX sessions_by_account ON sessions (account);
CREATE INDEX mutes_by_muted ON mutes (muted);
CREATE UNIQUE INDEX invitations_by_nonce ON invitations (host, nonce) WHERE nonce IS NOT NULL;
CREATE INDEX invitations_waiting ON invitations (expires) WHERE phase = 'waiting';
CREATE INDEX invitations_to_rematch ON invitations (rematch_of) WHERE rematch_of IS NOT NULL;
CREATE INDEX invitations_public ON invitations (created DESC, id)
  WHERE phase = 'waiting' AND public = 1 AND rematch_of IS NULL;
CREATE INDEX invitations_of_host ON invitations (host)
  WHERE phase = 'waiting' AND rematch_of IS NULL;
CREATE INDEX invitations_for ON invitations (invited)
  WHERE phase = 'waiting' AND invited IS NOT NULL;
CREATE UNIQUE INDEX tournaments_by_nonce ON tournaments (director, nonce) WHERE nonce IS NOT NULL;
CREATE INDEX tournaments_of_director ON tournaments (director, phase);
CREATE INDEX tournaments_public ON tournaments (created DESC, id) WHERE public = 1;
CREATE INDEX tournaments_of_club ON tournaments (club, created DESC) WHERE club IS NOT NULL;
CREATE INDEX tournaments_unfinished ON tournaments (phase) WHERE phase <> 'over';
CREATE INDEX clubs_open ON clubs (created DESC, address) WHERE open = 1;
CREATE INDEX clubs_of_director ON clubs (director);
CREATE INDEX clubs_of_member ON members (player);
CREATE INDEX games_of_tournament ON games (tournament) WHERE tournament IS NOT NULL;
CREATE INDEX tokens_of_account ON tokens (account);
CREATE INDEX leaves_by_time ON leaves (ended);
CREATE INDEX push_subscriptions_by_player ON push_subscriptions (player, created);
CREATE INDEX games_of_days ON games (deadline)
  WHERE deadline IS NOT NULL AND shared = 1 AND substr(time, 1, 5) = 'days ';
CREATE INDEX mail_codes_of_player ON mail_codes (player, purpose);
CREATE INDEX mail_codes_of_address ON mail_codes (lower(mail), made);
CREATE INDEX mail_codes_by_time ON mail_codes (until);
CREATE INDEX letters_due ON letters (due);
CREATE INDEX letters_of_player ON letters (player);
CREATE INDEX accounts_by_mail ON accounts (lower(mail)) WHERE mail IS NOT NULL;
CREATE UNIQUE INDEX reports_open ON reports (reporter, about) WHERE closed IS NULL;
CREATE INDEX reports_about ON reports (about);
CREATE UNIQUE INDEX measures_in_force ON measures (target, kind) WHERE lifted IS NULL;
CREATE INDEX chat_by_player ON chat (player);
CREATE INDEX private_texts_by_player ON private_texts (player);
CREATE UNIQUE INDEX leagues_by_nonce ON leagues (director, nonce) WHERE nonce IS NOT NULL;
CREATE INDEX leagues_of_director ON leagues (director, phase);
CREATE INDEX leagues_public ON leagues (created DESC, id) WHERE public = 1;
CREATE INDEX leagues_of_club ON leagues (club, created DESC) WHERE club IS NOT NULL;
CREATE INDEX leagues_of_player ON league_players (player);
CREATE INDEX tallies_by_opponent ON tallies (opponent);
CREATE INDEX bonds_by_other ON bonds (other);
CREATE INDEX games_ended ON games (updated, id) WHERE reason IS NOT NULL;
CREATE INDEX studies_of_owner ON studies (owner, updated DESC);
CREATE INDEX study_states_of_player ON study_states (player);
CREATE INDEX games_of_rounds ON games (created)
  WHERE tournament IS NOT NULL AND reason IS NULL AND plies = 0;
CREATE TRIGGER host_log_is_not_changed BEFORE UPDATE ON host_log
  BEGIN SELECT RAISE(ABORT, 'the log of the host only grows'); END;
CREATE TRIGGER host_log_is_not_removed BEFORE DELETE ON host_log
  BEGIN SELECT RAISE(ABORT, 'the log of the host only grows'); END;
COMMIT;
PRAGMA user_version = 32;
