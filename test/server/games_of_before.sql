-- A database as `camlann serve` wrote it before events were values (schema 2), by sqlite3 .dump: twelve games, running and ended
-- in every way, of two, three and four seats.
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
INSERT INTO events VALUES('1fk6y2aynw0n',1,'created','person','',NULL,NULL,1795324470773);
INSERT INTO events VALUES('1fk6y2aynw0n',2,'move','computer','B5-A5',NULL,NULL,1795324470782);
INSERT INTO events VALUES('1j01pbq8px19',1,'created','person','',NULL,NULL,1795324470793);
INSERT INTO events VALUES('1j01pbq8px19',2,'move','person','B5-A5','nonce-10','move 0 B5-A5',1795324470927);
INSERT INTO events VALUES('1j01pbq8px19',3,'move','person','B9-A9','nonce-11','move 1 B9-A9',1795324470952);
INSERT INTO events VALUES('1j01pbq8px19',4,'move','person','A5-B5','nonce-12','move 2 A5-B5',1795324470961);
INSERT INTO events VALUES('1j01pbq8px19',5,'move','person','A9-B9','nonce-13','move 3 A9-B9',1795324470993);
INSERT INTO events VALUES('1j01pbq8px19',6,'move','person','B5-A5','nonce-14','move 4 B5-A5',1795324471013);
INSERT INTO events VALUES('1j01pbq8px19',7,'move','person','B9-A9','nonce-15','move 5 B9-A9',1795324471029);
INSERT INTO events VALUES('1j01pbq8px19',8,'move','person','A5-B5','nonce-16','move 6 A5-B5',1795324471041);
INSERT INTO events VALUES('1j01pbq8px19',9,'move','person','A9-B9','nonce-17','move 7 A9-B9',1795324471053);
INSERT INTO events VALUES('1j01pbq8px19',10,'result','person','- repetition','nonce-18','claim-draw',1795324471061);
INSERT INTO events VALUES('e5tpgvqcwbn5',1,'created','person','',NULL,NULL,1795324471153);
INSERT INTO events VALUES('e5tpgvqcwbn5',2,'move','person','a11xa12','nonce-31','move 0 a11xa12',1795324471165);
INSERT INTO events VALUES('gmb3bhk5m81v',1,'created','person','',NULL,NULL,1795324471166);
INSERT INTO events VALUES('gmb3bhk5m81v',2,'move','person','F2-E3','nonce-101','move 0 F2-E3',1795324494203);
INSERT INTO events VALUES('gmb3bhk5m81v',3,'move','computer','F11-H9',NULL,NULL,1795324494255);
INSERT INTO events VALUES('gmb3bhk5m81v',4,'move','person','B6-C5','nonce-102','move 2 B6-C5',1795324494489);
INSERT INTO events VALUES('gmb3bhk5m81v',5,'move','computer','K8-I6',NULL,NULL,1795324494586);
INSERT INTO events VALUES('gmb3bhk5m81v',6,'take-back','person','2','nonce-103','take-back',1795324494690);
INSERT INTO events VALUES('gmb3bhk5m81v',7,'move','person','B6-C5','nonce-104','move 2 B6-C5',1795324494819);
INSERT INTO events VALUES('gmb3bhk5m81v',8,'move','computer','K8-I6',NULL,NULL,1795324494840);
INSERT INTO events VALUES('jbrqecxd79rm',1,'created','person','',NULL,NULL,1795324495637);
INSERT INTO events VALUES('jbrqecxd79rm',2,'move','person','D5-C6','nonce-111','move 0 D5-C6',1795324495843);
INSERT INTO events VALUES('jbrqecxd79rm',3,'move','person','B11-A12','nonce-112','move 1 B11-A12',1795324495931);
INSERT INTO events VALUES('jbrqecxd79rm',4,'move','person','H13-G12','nonce-113','move 2 H13-G12',1795324496077);
INSERT INTO events VALUES('jbrqecxd79rm',5,'move','person','C6-C8','nonce-114','move 3 C6-C8',1795324496165);
INSERT INTO events VALUES('jbrqecxd79rm',6,'draw-offer','person','b','nonce-115','offer-draw',1795324496167);
INSERT INTO events VALUES('jppn52bkvmmm',1,'created','person','',NULL,NULL,1795324471141);
INSERT INTO events VALUES('jppn52bkvmmm',2,'move','person','b2xa3','nonce-29','move 0 b2xa3',1795324471147);
INSERT INTO events VALUES('pcey5j2cgzmw',1,'created','person','',NULL,NULL,1795324496167);
INSERT INTO events VALUES('pcey5j2cgzmw',2,'move','computer','L7-K8',NULL,NULL,1795324496171);
INSERT INTO events VALUES('qshaba6mha06',1,'created','person','',NULL,NULL,1795324471125);
INSERT INTO events VALUES('qshaba6mha06',2,'move','person','l2-l12','nonce-27','move 0 l2-l12',1795324471133);
INSERT INTO events VALUES('taez4zj478r2',1,'created','person','',NULL,NULL,1795324469973);
INSERT INTO events VALUES('taez4zj478r2',2,'move','person','C4-C6-A4','nonce-2','move 0 C4-A4',1795324469975);
INSERT INTO events VALUES('taez4zj478r2',3,'move','computer','E10-E8',NULL,NULL,1795324470064);
INSERT INTO events VALUES('taez4zj478r2',4,'take-back','person','2','nonce-3','take-back',1795324470069);
INSERT INTO events VALUES('taez4zj478r2',5,'move','person','B5-A5','nonce-4','move 0 B5-A5',1795324470123);
INSERT INTO events VALUES('taez4zj478r2',6,'move','computer','B9-A10',NULL,NULL,1795324470148);
INSERT INTO events VALUES('taez4zj478r2',7,'draw-offer','person','w','nonce-5','offer-draw',1795324470152);
INSERT INTO events VALUES('taez4zj478r2',8,'draw-refused','computer','w',NULL,NULL,1795324470439);
INSERT INTO events VALUES('taez4zj478r2',9,'move','person','A5-B5','nonce-6','move 2 A5-B5',1795324470591);
INSERT INTO events VALUES('taez4zj478r2',10,'move','computer','F9-G9',NULL,NULL,1795324470643);
INSERT INTO events VALUES('taez4zj478r2',11,'result','person','b resignation','nonce-7','resign',1795324470757);
INSERT INTO events VALUES('w9kd0tc7znh7',1,'created','person','',NULL,NULL,1795324471068);
INSERT INTO events VALUES('w9kd0tc7znh7',2,'draw-offer','person','w','nonce-20','offer-draw',1795324471081);
INSERT INTO events VALUES('w9kd0tc7znh7',3,'draw-refused','person','w','nonce-21','refuse-draw',1795324471088);
INSERT INTO events VALUES('w9kd0tc7znh7',4,'draw-offer','person','w','nonce-22','offer-draw',1795324471096);
INSERT INTO events VALUES('w9kd0tc7znh7',5,'result','person','- agreement','nonce-23','accept-draw',1795324471102);
INSERT INTO events VALUES('y82has5jcyg2',1,'created','person','',NULL,NULL,1795324495115);
INSERT INTO events VALUES('y82has5jcyg2',2,'move','person','F3-E2','nonce-106','move 0 F3-E2',1795324495228);
INSERT INTO events VALUES('y82has5jcyg2',3,'move','person','F14-E13','nonce-107','move 1 F14-E13',1795324495348);
INSERT INTO events VALUES('y82has5jcyg2',4,'move','person','C6-B5','nonce-108','move 2 C6-B5',1795324495493);
INSERT INTO events VALUES('y82has5jcyg2',5,'result','person','w resignation','nonce-109','resign',1795324495624);
INSERT INTO events VALUES('zjnxj0jrke6d',1,'created','person','',NULL,NULL,1795324471108);
INSERT INTO events VALUES('zjnxj0jrke6d',2,'move','person','D12-D13','nonce-25','move 0 D12-D13',1795324471117);
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
) STRICT, WITHOUT ROWID;
INSERT INTO games VALUES('1fk6y2aynw0n','anna','cam','wcf','','computer',1,'b',replace('w 1 \nb 0 \n','\n',char(10)),0,'nonce-8','create cam|||computer|1|b|',1795324470773,2,1,'1/3/5/2k1k2/1mmmmm1/7/7/7/M1MMMM1/2K1K2/5/3/1 b 0,0 1 1','b',NULL,0,'',NULL,0,0,1795324470782);
INSERT INTO games VALUES('1j01pbq8px19','anna','cam','wcf','','person',0,'w',replace('w 0 \nb 0 \n','\n',char(10)),0,'nonce-9','create cam|||person|3|w|',1795324470793,10,8,'1/3/5/2k1k2/1mmmmm1/7/7/7/1MMMMM1/2K1K2/5/3/1 w 0,0 8 5','w','repetition',0,'Draw: the same position for the third time, as claimed.',NULL,0,0,1795324471061);
INSERT INTO games VALUES('e5tpgvqcwbn5','anna','camblam','default,winBy=capture','k11/Q11/12/12/12/12/12/12/12/12/12/K11 w - - 0 1','person',0,'w',replace('w 0 \nb 0 \n','\n',char(10)),0,'nonce-30','create camblam|default,winBy=capture|k11/Q11/12/12/12/12/12/12/12/12/12/K11 w|person|3|w|',1795324471152,2,1,'Q11/12/12/12/12/12/12/12/12/12/12/K11 b - - 0 1','b','king-taken',1,'White wins: Black''s king is taken.',NULL,0,0,1795324471165);
INSERT INTO games VALUES('gmb3bhk5m81v','anna','grand-cam','wcf','','computer',1,'w',replace('R 0 Ann\nG 1 \nB 0 Zoë "Q"\nY 1 \n','\n',char(10)),1,'nonce-32','create grand-cam|||computer|3|w|may resign|0 Ann|1 |0 Zoë "Q"|1 ',1795324471166,8,4,'1/GgG/3gg2/4g4/5g3/Bb8Y/1bbb5yyy1/1b5y1yY/B8/4r4/1Rrrr2/1rR/1 R 0,0,0,0 4 2','w',NULL,0,'',NULL,0,0,1795324494840);
INSERT INTO games VALUES('jbrqecxd79rm','anna','tri-camelot','wcf','','person',0,'w',replace('B 0 Ann\nR 0 \nG 0 Bea\n','\n',char(10)),0,'nonce-110','create tri-camelot|||computer|3|w||0 Ann|0 |0 Bea',1795324495636,6,4,'4/1r1g1/1R2G1/1r1g1/1R2G1/Rr2G/rr1gg1/4g/4/5/b3/1b1/1bb1/1Bb/BB/3/2/1 R 0,0,0 4 2','b',NULL,0,'','b',0,0,1795324496167);
INSERT INTO games VALUES('jppn52bkvmmm','anna','camblam','default','12/12/12/12/12/12/12/12/6k5/p11/1K10/12 w - - 0 1','person',0,'w',replace('w 0 \nb 0 \n','\n',char(10)),0,'nonce-28','create camblam||12/12/12/12/12/12/12/12/6k5/p11/1K10/12 w|person|3|w|',1795324471141,2,1,'12/12/12/12/12/12/12/12/6k5/K11/12/12 b - - 0 1','b','bare-kings',0,'Draw: only the two kings are left.',NULL,0,0,1795324471147);
INSERT INTO games VALUES('pcey5j2cgzmw','anna','chivalry','wcf','','computer',2,'b',replace('w 2 \nb 0 \n','\n',char(10)),1,'nonce-116','create chivalry|||computer|2|random|may resign',1795324496167,2,1,'2/8/10/12/14/2kkmmmmmmkk2/2kkmmmmmmkk2/14/10K3/2KKMMMMMMK3/2KKMMMMMMKK2/14/12/10/8/2 b 0,0 1 1','b',NULL,0,'',NULL,0,0,1795324496171);
INSERT INTO games VALUES('qshaba6mha06','anna','camblam','default','k11/12/1K10/12/12/12/12/12/12/12/11Q/12 w - - 0 1','person',0,'w',replace('w 0 \nb 0 \n','\n',char(10)),0,'nonce-26','create camblam||k11/12/1K10/12/12/12/12/12/12/12/11Q/12 w|person|3|w|',1795324471125,2,1,'k10Q/12/1K10/12/12/12/12/12/12/12/12/12 b - - 1 1','b','checkmate',1,'White wins: Black''s king on a12 is checkmated.',NULL,0,0,1795324471133);
INSERT INTO games VALUES('taez4zj478r2','anna','cam','wcf','','computer',1,'w',replace('w 0 \nb 1 \n','\n',char(10)),0,'nonce-1','create cam|||computer|1|w|',1795324469973,11,4,'1/3/5/m1k1k2/2mmm1m/7/7/7/1MMMMM1/2K1K2/5/3/1 w 0,0 4 3','w','resignation',2,'Black wins: White resigns.',NULL,0,0,1795324470757);
INSERT INTO games VALUES('w9kd0tc7znh7','anna','camette','wcf','','person',0,'w',replace('w 0 \nb 0 \n','\n',char(10)),0,'nonce-19','create camette|||person|3|w|',1795324471068,5,0,'1/1k1/1mmm1/5/1MMM1/1K1/1 w 0,0 0 1','w','agreement',0,'Draw by agreement.',NULL,0,0,1795324471102);
INSERT INTO games VALUES('y82has5jcyg2','anna','grand-camelot','wcf','','person',0,'w',replace('R 0 \nG 0 \nB 0 \nY 0 \n','\n',char(10)),0,'nonce-105','create grand-camelot|||person|3|w|',1795324495115,5,3,'2/8/3ggggG2/2G1GggG4/6gg6/1B10Y1/1bB8Yy1/2bbb6yyy2/2bbb6yyy2/1bB8Yy1/12Y1/B5rr6/4RrrR4/3rrrrR2/R7/2 Y 0,0,0,0 3 1','fourth','resignation',5,'Red and Blue win: Green and Yellow resign.',NULL,0,0,1795324495624);
INSERT INTO games VALUES('zjnxj0jrke6d','anna','cam','wcf','1/1M1/5/7/6m/7/7/7/m6/7/5/3/1 w 0,0 0 1','person',0,'w',replace('w 0 \nb 0 \n','\n',char(10)),0,'nonce-24','create cam||1/1M1/5/7/6m/7/7/7/m6/7/5/3/1 w 0,0 0 1|person|3|w|',1795324471108,2,1,'M/3/5/7/6m/7/7/7/m6/7/5/3/1 b 0,0 0 1','b','castle',1,'White wins: a piece in Black''s castle, D13.',NULL,0,0,1795324471117);
CREATE UNIQUE INDEX events_by_nonce ON events (game, nonce) WHERE nonce IS NOT NULL;
CREATE INDEX games_by_player ON games (player, created DESC);
CREATE UNIQUE INDEX games_by_nonce ON games (player, nonce) WHERE nonce IS NOT NULL;
CREATE INDEX games_owed ON games (updated) WHERE thinking = 1;
