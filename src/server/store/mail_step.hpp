#pragma once
// The schema step that adds e-mail (store/migrations.hpp).

#include <string_view>

namespace camlann::server {

// Players with reminders by mail; the hashed codes of links that were sent; and the queue of
// letters. A letter is queued without its code, which is made when the letter is sent.
inline constexpr std::string_view mail_step = R"sql(
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
CREATE INDEX mail_codes_of_player ON mail_codes (player, purpose);
CREATE INDEX mail_codes_of_address ON mail_codes (lower(mail), made);
CREATE INDEX mail_codes_by_time ON mail_codes (until);
CREATE TABLE letters (
  id INTEGER PRIMARY KEY,
  purpose TEXT NOT NULL CHECK (purpose IN ('prove', 'recover')),
  player TEXT NOT NULL,
  mail TEXT NOT NULL,
  due INTEGER NOT NULL,
  tries INTEGER NOT NULL
) STRICT;
CREATE INDEX letters_due ON letters (due);
CREATE INDEX letters_of_player ON letters (player);
CREATE INDEX accounts_by_mail ON accounts (lower(mail)) WHERE mail IS NOT NULL;
)sql";

}  // namespace camlann::server
