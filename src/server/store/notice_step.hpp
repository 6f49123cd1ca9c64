#pragma once
// The schema steps that add reminders (store/migrations.hpp).

#include <string_view>

namespace camlann::server {

// Push subscriptions of browsers, and the notices sent or to be sent by push and by mail.
inline constexpr std::string_view notice_step = R"sql(
CREATE TABLE push_subscriptions (
  endpoint TEXT PRIMARY KEY,
  player TEXT NOT NULL,
  public_key TEXT NOT NULL,
  secret TEXT NOT NULL,
  created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX push_subscriptions_by_player ON push_subscriptions (player, created);
CREATE TABLE notices (
  subject TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('turn', 'low', 'challenge')),
  channel TEXT NOT NULL CHECK (channel IN ('push', 'mail')),
  player TEXT NOT NULL,
  mark INTEGER NOT NULL,
  due INTEGER,
  tries INTEGER NOT NULL,
  PRIMARY KEY (subject, kind, channel, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX games_of_days ON games (deadline)
  WHERE deadline IS NOT NULL AND shared = 1 AND substr(time, 1, 5) = 'days ';
)sql";

// Players' settings for notices: the kinds turned off per channel as words separated by commas, the
// quiet hours as minutes of the day, and the offset of the player's clock from UTC in minutes. Also
// a new kind of notice: the start of a tournament round.
inline constexpr std::string_view notice_wishes_step = R"sql(
CREATE TABLE notice_wishes (
  player TEXT PRIMARY KEY,
  no_push TEXT NOT NULL,
  no_mail TEXT NOT NULL,
  quiet_from INTEGER,
  quiet_until INTEGER,
  ahead INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
ALTER TABLE notices RENAME TO notices_before;
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
INSERT INTO notices SELECT subject, kind, channel, player, mark, due, tries FROM notices_before;
DROP TABLE notices_before;
CREATE INDEX games_of_rounds ON games (created)
  WHERE tournament IS NOT NULL AND reason IS NULL AND plies = 0;
)sql";

}  // namespace camlann::server
