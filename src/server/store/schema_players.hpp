#pragma once
// The first half of the schema: keys, ratings, accounts, clubs, notices, mail and moderation
// (doc/formats/database.md). schema.cpp explains its words and appends schema_games.hpp.

#include <string_view>

namespace camlann::server {

inline constexpr std::string_view player_tables = R"sql(
-- Keys of the server itself.
CREATE TABLE secrets (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
);
-- Players from before keys had seals (player_keys.hpp).
CREATE TABLE players_before (
  player TEXT PRIMARY KEY
);
-- The clock of timed games, as it was last written.
CREATE TABLE play_clock (
  shown INTEGER NOT NULL
) WITH ROWID;

-- Computed from games, with one row in rating_history per rated game.
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
);
CREATE INDEX ratings_best ON ratings (variant, speed, rating DESC, player);

-- What a rating begins with instead of that of a new player, from an imported player.
CREATE TABLE rating_starts (
  player TEXT NOT NULL,
  variant TEXT NOT NULL,
  speed TEXT NOT NULL CHECK (speed IN ('fast', 'slow', 'days')),
  rating REAL NOT NULL,
  deviation REAL NOT NULL,
  volatility REAL NOT NULL,
  at INTEGER NOT NULL,
  imported TEXT NOT NULL,
  PRIMARY KEY (player, variant, speed)
);
CREATE INDEX rating_starts_of ON rating_starts (imported);

CREATE TABLE tallies (
  player TEXT NOT NULL,
  opponent TEXT NOT NULL,
  variant TEXT NOT NULL,
  won INTEGER NOT NULL,
  drawn INTEGER NOT NULL,
  lost INTEGER NOT NULL,
  PRIMARY KEY (player, opponent, variant)
);
CREATE INDEX tallies_by_opponent ON tallies (opponent);

CREATE TABLE uncounted (
  mark TEXT
) WITH ROWID;
-- `folded` is the name as names are compared; `key` of a session is a hash.
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
  guests INTEGER NOT NULL DEFAULT 0 CHECK (guests IN (0, 1)),
  tournaments TEXT NOT NULL DEFAULT '{}'
);
CREATE UNIQUE INDEX accounts_by_name ON accounts (folded);
CREATE INDEX accounts_by_mail ON accounts (lower(mail)) WHERE mail IS NOT NULL;

CREATE TABLE sessions (
  key TEXT PRIMARY KEY,
  id TEXT NOT NULL,
  account TEXT NOT NULL REFERENCES accounts (id),
  browser TEXT NOT NULL,
  made INTEGER NOT NULL,
  used INTEGER NOT NULL
);
CREATE INDEX sessions_by_account ON sessions (account);

-- Ids of deleted accounts, which are never given to another player.
CREATE TABLE former_accounts (
  player TEXT PRIMARY KEY,
  ended INTEGER NOT NULL
);

CREATE TABLE reserved_names (
  folded TEXT PRIMARY KEY,
  player TEXT NOT NULL,
  until INTEGER NOT NULL
);

-- Players of a federation, without accounts. Claims with the phase 'confirmed' say whose they are.
CREATE TABLE imported_players (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  folded TEXT NOT NULL,
  federation_id TEXT NOT NULL,
  made INTEGER NOT NULL
);
CREATE UNIQUE INDEX imported_players_by_name ON imported_players (folded, federation_id);
CREATE INDEX imported_players_by_federation ON imported_players (federation_id);

CREATE TABLE imported_ratings (
  imported TEXT NOT NULL REFERENCES imported_players (id),
  variant TEXT NOT NULL,
  speed TEXT NOT NULL CHECK (speed IN ('fast', 'slow', 'days')),
  rating INTEGER NOT NULL,
  deviation INTEGER NOT NULL,
  games INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (imported, variant, speed)
);
CREATE INDEX imported_ratings_best ON imported_ratings (variant, speed, rating DESC, imported);

-- The earlier ratings, one of a day.
CREATE TABLE imported_history (
  imported TEXT NOT NULL REFERENCES imported_players (id),
  variant TEXT NOT NULL,
  speed TEXT NOT NULL CHECK (speed IN ('fast', 'slow', 'days')),
  at INTEGER NOT NULL,
  rating INTEGER NOT NULL,
  deviation INTEGER NOT NULL,
  games INTEGER NOT NULL,
  PRIMARY KEY (imported, variant, speed, at)
);

CREATE TABLE claims (
  imported TEXT NOT NULL REFERENCES imported_players (id),
  player TEXT NOT NULL,
  text TEXT NOT NULL,
  at INTEGER NOT NULL,
  phase TEXT NOT NULL CHECK (phase IN ('waiting', 'confirmed', 'refused')),
  answered INTEGER,
  PRIMARY KEY (imported, player)
);
CREATE UNIQUE INDEX claims_confirmed ON claims (imported) WHERE phase = 'confirmed';
CREATE INDEX claims_by_player ON claims (player);

CREATE TABLE mutes (
  holder TEXT NOT NULL,
  muted TEXT NOT NULL,
  PRIMARY KEY (holder, muted)
);
CREATE INDEX mutes_by_muted ON mutes (muted);

CREATE TABLE bonds (
  player TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('follow', 'block')),
  other TEXT NOT NULL,
  since INTEGER NOT NULL,
  PRIMARY KEY (player, kind, other)
);
CREATE INDEX bonds_by_other ON bonds (other);

CREATE TABLE clubs (
  address TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  about TEXT NOT NULL,
  director TEXT NOT NULL,
  open INTEGER NOT NULL CHECK (open IN (0, 1)),
  code TEXT NOT NULL,
  created INTEGER NOT NULL,
  code_until INTEGER,
  approval INTEGER NOT NULL DEFAULT 0 CHECK (approval IN (0, 1))
);
CREATE INDEX clubs_open ON clubs (created DESC, address) WHERE open = 1;
CREATE INDEX clubs_of_director ON clubs (director);

CREATE TABLE members (
  club TEXT NOT NULL REFERENCES clubs (address),
  place INTEGER NOT NULL,
  player TEXT NOT NULL,
  name TEXT NOT NULL,
  since INTEGER NOT NULL,
  PRIMARY KEY (club, place)
);
CREATE INDEX clubs_of_member ON members (player);

-- Players that ask to join, or were refused.
CREATE TABLE club_applicants (
  club TEXT NOT NULL REFERENCES clubs (address),
  player TEXT NOT NULL,
  name TEXT NOT NULL,
  phase TEXT NOT NULL CHECK (phase IN ('waiting', 'refused', 'withdrawn')),
  tries INTEGER NOT NULL CHECK (tries >= 1),
  at INTEGER NOT NULL,
  PRIMARY KEY (club, player)
);
CREATE INDEX club_applicants_by_player ON club_applicants (player);

CREATE TABLE club_posts (
  club TEXT NOT NULL REFERENCES clubs (address),
  number INTEGER NOT NULL CHECK (number >= 1),
  player TEXT NOT NULL,
  name TEXT NOT NULL,
  at INTEGER NOT NULL,
  letter INTEGER NOT NULL CHECK (letter IN (0, 1)),
  text TEXT NOT NULL,
  PRIMARY KEY (club, number)
);
CREATE INDEX club_posts_by_player ON club_posts (player);
CREATE INDEX club_letters ON club_posts (at) WHERE letter = 1;

CREATE TABLE webhooks (
  club TEXT PRIMARY KEY REFERENCES clubs (address),
  url TEXT NOT NULL,
  secret TEXT NOT NULL,
  made INTEGER NOT NULL,
  failing INTEGER,
  stopped INTEGER,
  missed INTEGER NOT NULL
);

-- What is sent, or has been sent, to a webhook.
CREATE TABLE webhook_events (
  club TEXT NOT NULL REFERENCES webhooks (club),
  number INTEGER NOT NULL CHECK (number >= 1),
  id TEXT NOT NULL,
  kind TEXT NOT NULL,
  at INTEGER NOT NULL,
  body TEXT NOT NULL,
  tries INTEGER NOT NULL,
  due INTEGER,
  status INTEGER,
  tried INTEGER,
  PRIMARY KEY (club, number)
);
CREATE INDEX webhook_events_due ON webhook_events (due) WHERE due IS NOT NULL;

CREATE TABLE tokens (
  key TEXT PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  account TEXT NOT NULL REFERENCES accounts (id),
  name TEXT NOT NULL,
  made INTEGER NOT NULL,
  used INTEGER,
  scopes TEXT NOT NULL DEFAULT 'read play challenge account'
);
CREATE INDEX tokens_of_account ON tokens (account);

CREATE TABLE leaves (
  player TEXT NOT NULL,
  began INTEGER NOT NULL,
  ended INTEGER NOT NULL,
  zone TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (player, began)
);
CREATE INDEX leaves_by_time ON leaves (ended);

-- What accounts have done alone, in parts that the page merges.
CREATE TABLE progress (
  player TEXT NOT NULL,
  part TEXT NOT NULL,
  version INTEGER NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (player, part)
);

CREATE TABLE push_subscriptions (
  endpoint TEXT PRIMARY KEY,
  player TEXT NOT NULL,
  public_key TEXT NOT NULL,
  secret TEXT NOT NULL,
  created INTEGER NOT NULL
);
CREATE INDEX push_subscriptions_by_player ON push_subscriptions (player, created);

-- Notifications that were sent, or wait to be sent again.
CREATE TABLE notices (
  subject TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('turn', 'low', 'challenge', 'round', 'result', 'news')),
  channel TEXT NOT NULL CHECK (channel IN ('push', 'mail')),
  player TEXT NOT NULL,
  mark INTEGER NOT NULL,
  due INTEGER,
  tries INTEGER NOT NULL,
  PRIMARY KEY (subject, kind, channel, player)
);

-- Kinds of notices that are off, by channel; quiet hours as minutes of the day in a time zone; where
-- that is empty, how many minutes the player's clock is ahead of UTC; the tag of the page's language.
CREATE TABLE notice_wishes (
  player TEXT PRIMARY KEY,
  no_push TEXT NOT NULL,
  no_mail TEXT NOT NULL,
  quiet_from INTEGER,
  quiet_until INTEGER,
  ahead INTEGER NOT NULL,
  zone TEXT NOT NULL DEFAULT '',
  language TEXT NOT NULL DEFAULT ''
);

CREATE TABLE mail_reminders (
  player TEXT PRIMARY KEY,
  since INTEGER NOT NULL
);

-- Codes in links that were sent, hashed. A letter gets its code when it is sent.
CREATE TABLE mail_codes (
  code TEXT PRIMARY KEY,
  purpose TEXT NOT NULL CHECK (purpose IN ('prove', 'recover')),
  player TEXT NOT NULL,
  mail TEXT NOT NULL,
  made INTEGER NOT NULL,
  until INTEGER NOT NULL
);
CREATE INDEX mail_codes_of_player ON mail_codes (player, purpose);
CREATE INDEX mail_codes_of_address ON mail_codes (lower(mail), made);
CREATE INDEX mail_codes_by_time ON mail_codes (until);

CREATE TABLE letters (
  id COUNTER,
  purpose TEXT NOT NULL CHECK (purpose IN ('prove', 'recover')),
  player TEXT NOT NULL,
  mail TEXT NOT NULL,
  due INTEGER NOT NULL,
  tries INTEGER NOT NULL
) WITH ROWID;
CREATE INDEX letters_due ON letters (due);
CREATE INDEX letters_of_player ON letters (player);

CREATE TABLE reports (
  number COUNTER,
  about TEXT NOT NULL,
  about_name TEXT NOT NULL,
  reporter TEXT NOT NULL,
  reporter_name TEXT NOT NULL,
  subject TEXT NOT NULL CHECK (subject IN ('name', 'chat', 'play')),
  game TEXT NOT NULL,
  text TEXT NOT NULL,
  at INTEGER NOT NULL,
  closed INTEGER
) WITH ROWID;
CREATE UNIQUE INDEX reports_open ON reports (reporter, about) WHERE closed IS NULL;
CREATE INDEX reports_about ON reports (about);

CREATE TABLE measures (
  number COUNTER,
  kind TEXT NOT NULL CHECK (kind IN ('mute', 'ban', 'close', 'ban-range')),
  target TEXT NOT NULL,
  name TEXT NOT NULL,
  reason TEXT NOT NULL,
  since INTEGER NOT NULL,
  until INTEGER,
  lifted INTEGER
) WITH ROWID;
CREATE UNIQUE INDEX measures_in_force ON measures (target, kind) WHERE lifted IS NULL;

CREATE TABLE host_log (
  number COUNTER,
  at INTEGER NOT NULL,
  by TEXT NOT NULL,
  deed TEXT NOT NULL,
  target TEXT NOT NULL,
  name TEXT NOT NULL,
  reason TEXT NOT NULL,
  until INTEGER
) WITH ROWID;

CREATE TABLE unwanted_words (
  word TEXT PRIMARY KEY
);

-- What the host has set of the site on the page or the command line.
CREATE TABLE site_settings (
  setting TEXT PRIMARY KEY,
  text TEXT NOT NULL
);

-- `version` rises with each change, by which a running server notices those of the command line.
CREATE TABLE host_state (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  version INTEGER NOT NULL,
  guests_write INTEGER NOT NULL CHECK (guests_write IN (0, 1))
) WITH ROWID;
)sql";

}  // namespace camlann::server
