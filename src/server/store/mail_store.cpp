#include "server/store/mail_store.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/letters.hpp"
#include "base/result.hpp"
#include "base/try.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "database/row.hpp"
#include "languages/language.hpp"
#include "server/core/clock.hpp"
#include "server/core/secret.hpp"
#include "server/model/letter.hpp"
#include "server/store/language_of_player.hpp"

namespace camlann::database {

using server::Addressee;
using server::Letter;
using server::MailCodeRow;

ROW(Letter, "letters", id, purpose, player, mail, tries);

ROW(MailCodeRow, "mail_codes", code, purpose, player, mail, made, until);

template <>
struct Row<Addressee> {
  ROW_OF(Addressee, "accounts") {
    column("id", &Self::player);
    COLUMNS(name);
  }
};

}  // namespace camlann::database

namespace camlann::server {

namespace {

constexpr std::size_t mail_secret_length = 52;  // 260 bits

/// Returns the text with ASCII letters in lower case, for comparing addresses.
std::string small_letters(std::string_view text) {
  std::string small(text);
  std::transform(small.begin(), small.end(), small.begin(), small_letter);
  return small;
}

}  // namespace

Result<MailStore> MailStore::open(const database::Address& address) {
  TRY(auto database, database::Database::open_shared(address));
  return MailStore(std::move(database));
}

Result<void> MailStore::put(const Letter& letter, Millis due, int most) {
  return database_.together([&]() -> Result<void> {
    TRY_VOID(database_.run(
        "DELETE FROM letters WHERE purpose=?1 AND player=?2 AND (player<>'' OR lower(mail)=?3)",
        letter.purpose, letter.player, small_letters(letter.mail)));
    TRY_VOID(database_.run(
        "INSERT INTO letters (purpose, player, mail, due, tries) VALUES (?1,?2,?3,?4,0)",
        letter.purpose, letter.player, letter.mail, due));
    TRY(const auto count, waiting(letter.purpose));
    if (count <= most) return {};
    return database_.run(
        "DELETE FROM letters WHERE purpose=?1 AND id NOT IN "
        "(SELECT id FROM letters WHERE purpose=?1 ORDER BY tries, id DESC LIMIT ?2)",
        letter.purpose, most);
  });
}

Result<int> MailStore::waiting(LetterPurpose purpose) {
  return database_.value<int>("SELECT count(*) FROM letters WHERE purpose=?1", purpose);
}

Result<std::vector<Letter>> MailStore::due(LetterPurpose purpose, Millis now) {
  return database_.all<Letter>(
      database::select_from<Letter>() + "WHERE purpose=?1 AND due<=?2 ORDER BY tries, due", purpose,
      now);
}

Result<void> MailStore::done(const Letter& letter) {
  return database_.run("DELETE FROM letters WHERE id=?1", letter.id);
}

Result<void> MailStore::postpone(const Letter& letter, Millis due) {
  return database_.run("UPDATE letters SET due=?2, tries=?3 WHERE id=?1", letter.id, due,
                       letter.tries + 1);
}

Result<void> MailStore::forget_expired(Millis now) {
  TRY(const auto some, database_.exists("SELECT 1 FROM mail_codes WHERE until<=?1 LIMIT 1", now));
  if (!some) return {};
  return database_.run("DELETE FROM mail_codes WHERE until<=?1", now);
}

Result<bool> MailStore::add(const MailCodeRow& code, std::int64_t letter) {
  bool waits = false;
  const auto done = database_.together([&]() -> Result<void> {
    TRY(waits, database_.exists("SELECT 1 FROM letters WHERE id=?1", letter));
    if (!waits) return {};
    TRY_VOID(database_.run("DELETE FROM mail_codes WHERE player=?1 AND purpose=?2", code.player,
                           code.purpose));
    return database_.run(database::insert_into<MailCodeRow>(), code);
  });
  if (!done) return Failure(done.error());
  return waits;
}

Result<std::optional<MailCodeRow>> MailStore::find(std::string_view stored, Millis now) {
  return database_.find<MailCodeRow>(
      database::select_from<MailCodeRow>() + "WHERE code=?1 AND until>?2", stored, now);
}

Result<std::string> MailStore::asked(std::string_view player, Millis now) {
  return database_.value<std::string>(
      "SELECT mail FROM (SELECT mail, due AS at FROM letters WHERE player=?1 AND purpose='prove' "
      "UNION ALL SELECT mail, made FROM mail_codes WHERE player=?1 AND purpose='prove' AND "
      "until>?2) AS asked ORDER BY at DESC LIMIT 1",
      player, now);
}

Result<void> MailStore::remove(std::string_view stored) {
  return database_.run("DELETE FROM mail_codes WHERE code=?1", stored);
}

Result<std::vector<Addressee>> MailStore::at(std::string_view mail, int most) {
  return database_.all<Addressee>(
      database::select_from<Addressee>() +
          "WHERE lower(mail)=?1 AND mail IS NOT NULL AND mail_proven=1 ORDER BY created LIMIT ?2",
      small_letters(mail), most);
}

Result<std::string> MailStore::name_of(std::string_view player) {
  return database_.value<std::string>("SELECT name FROM accounts WHERE id=?1", player);
}

Result<std::string> MailStore::address_of(std::string_view player) {
  return database_.value<std::string>("SELECT mail FROM accounts WHERE id=?1 AND mail_proven=1",
                                      player);
}

Result<languages::Language> MailStore::language_of(std::string_view player) {
  return language_of_player(database_, player);
}

Result<bool> MailStore::reminds(std::string_view player) {
  return database_.exists("SELECT 1 FROM mail_reminders WHERE player=?1", player);
}

Result<void> MailStore::set_reminders(std::string_view player, bool on, Millis now) {
  if (!on) return database_.run("DELETE FROM mail_reminders WHERE player=?1", player);
  return database_.run(
      "INSERT INTO mail_reminders (player, since) VALUES (?1,?2) ON CONFLICT DO NOTHING", player,
      now);
}

Result<std::string> read_mail_secret(const database::Address& address) {
  TRY(auto database, database::Database::open_shared(address));
  if (auto done =
          database.run("INSERT INTO secrets VALUES ('mail-stop', ?1) ON CONFLICT DO NOTHING",
                       random_name(mail_secret_length));
      !done) {
    return Failure(done.error());
  }
  return database.query_text("SELECT value FROM secrets WHERE name = 'mail-stop'");
}

}  // namespace camlann::server
