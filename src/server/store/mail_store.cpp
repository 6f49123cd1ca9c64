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
#include "base/words.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "database/read_all.hpp"
#include "server/core/clock.hpp"
#include "server/core/secret.hpp"
#include "server/model/letter.hpp"

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
  auto database = database::Database::open_shared(address);
  if (!database) return Failure(database.error());
  MailStore store(std::move(*database));
  const std::pair<database::Statement*, std::string_view> statements[] = {
      {&store.clear_, "DELETE FROM letters WHERE purpose=?1 AND player=?2 AND player<>''"},
      {&store.put_,
       "INSERT INTO letters (purpose, player, mail, due, tries) VALUES (?1,?2,?3,?4,0)"},
      {&store.waiting_, "SELECT count(*) FROM letters"},
      {&store.due_,
       "SELECT id, purpose, player, mail, tries FROM letters WHERE due<=?1 ORDER BY due LIMIT ?2"},
      {&store.done_, "DELETE FROM letters WHERE id=?1"},
      {&store.postpone_, "UPDATE letters SET due=?2, tries=?3 WHERE id=?1"},
      {&store.purge_, "DELETE FROM mail_codes WHERE until<=?1"},
      {&store.add_,
       "INSERT INTO mail_codes (code, purpose, player, mail, made, until) VALUES "
       "(?1,?2,?3,?4,?5,?6)"},
      {&store.find_,
       "SELECT code, purpose, player, mail, made, until FROM mail_codes WHERE code=?1 AND "
       "until>?2"},
      {&store.asked_,
       "SELECT mail FROM (SELECT mail, due AS at FROM letters WHERE player=?1 AND purpose='prove' "
       "UNION ALL SELECT mail, made FROM mail_codes WHERE player=?1 AND purpose='prove' AND "
       "until>?2) AS asked ORDER BY at DESC LIMIT 1"},
      {&store.remove_, "DELETE FROM mail_codes WHERE code=?1"},
      {&store.made_, "SELECT count(*) FROM mail_codes WHERE lower(mail) IN (?1, ?3) AND made>?2"},
      {&store.forget_codes_, "DELETE FROM mail_codes WHERE player=?1 AND purpose=?2"},
      {&store.forget_letters_, "DELETE FROM letters WHERE player=?1 AND purpose=?2"},
      {&store.at_,
       "SELECT id, name FROM accounts WHERE lower(mail)=?1 AND mail IS NOT NULL AND "
       "mail_proven=1 ORDER BY created LIMIT ?2"},
      {&store.name_, "SELECT name FROM accounts WHERE id=?1"},
      {&store.address_, "SELECT mail FROM accounts WHERE id=?1 AND mail_proven=1"},
      {&store.reminds_, "SELECT count(*) FROM mail_reminders WHERE player=?1"},
      {&store.remind_,
       "INSERT INTO mail_reminders (player, since) VALUES (?1,?2) ON CONFLICT DO NOTHING"},
      {&store.remind_not_, "DELETE FROM mail_reminders WHERE player=?1"},
  };
  for (const auto& [target, sql] : statements) {
    auto statement = store.database_.prepare(sql);
    if (!statement) return Failure(statement.error());
    *target = std::move(*statement);
  }
  return store;
}

Result<void> MailStore::put(const Letter& letter, Millis due) {
  auto done = clear_.bind(1, word_of(letter.purpose)).bind(2, letter.player).run();
  if (!done) return done;
  return put_.bind(1, word_of(letter.purpose))
      .bind(2, letter.player)
      .bind(3, letter.mail)
      .bind(4, due)
      .run();
}

Result<int> MailStore::waiting() {
  return number_of(waiting_);
}

Result<std::vector<Letter>> MailStore::due(Millis now, int most) {
  std::vector<Letter> letters;
  due_.bind(1, now).bind(2, std::int64_t{most});
  auto row = due_.step();
  for (; row && *row; row = due_.step()) {
    const auto purpose = value_of<LetterPurpose>(due_.text(1));
    if (!purpose) continue;
    letters.push_back(
        {due_.number(0), *purpose, due_.text(2), due_.text(3), static_cast<int>(due_.number(4))});
  }
  due_.reset();
  if (!row) return Failure(row.error());
  return letters;
}

Result<void> MailStore::done(const Letter& letter) {
  return done_.bind(1, letter.id).run();
}

Result<void> MailStore::postpone(const Letter& letter, Millis due) {
  return postpone_.bind(1, letter.id).bind(2, due).bind(3, std::int64_t{letter.tries} + 1).run();
}

Result<void> MailStore::add(const MailCodeRow& code) {
  if (auto purged = purge_.bind(1, code.made).run(); !purged) return purged;
  return add_.bind(1, code.code)
      .bind(2, word_of(code.purpose))
      .bind(3, code.player)
      .bind(4, code.mail)
      .bind(5, code.made)
      .bind(6, code.until)
      .run();
}

Result<std::optional<MailCodeRow>> MailStore::find(std::string_view stored, Millis now) {
  find_.bind(1, stored).bind(2, now);
  const auto row = find_.step();
  if (!row) return Failure(row.error());
  std::optional<MailCodeRow> found;
  if (*row) {
    const auto purpose = value_of<LetterPurpose>(find_.text(1));
    if (purpose) {
      found = MailCodeRow{find_.text(0), *purpose,        find_.text(2),
                          find_.text(3), find_.number(4), find_.number(5)};
    }
  }
  find_.reset();
  return found;
}

Result<std::string> MailStore::asked(std::string_view player, Millis now) {
  return text_of(asked_.bind(1, player).bind(2, now));
}

Result<void> MailStore::remove(std::string_view stored) {
  return remove_.bind(1, stored).run();
}

Result<int> MailStore::made_since(std::string_view mail, Millis then) {
  return number_of(made_.bind(1, small_letters(mail))
                       .bind(2, then)
                       .bind(3, small_letters(stored_address(mail))));
}

Result<void> MailStore::forget(std::string_view player, LetterPurpose purpose) {
  auto done = forget_codes_.bind(1, player).bind(2, word_of(purpose)).run();
  if (done) done = forget_letters_.bind(1, player).bind(2, word_of(purpose)).run();
  return done;
}

Result<std::vector<Addressee>> MailStore::at(std::string_view mail, int most) {
  return database::read_all<Addressee>(
      at_.bind(1, small_letters(mail)).bind(2, std::int64_t{most}),
      [](const database::Statement& row) { return Addressee{row.text(0), row.text(1)}; });
}

Result<std::string> MailStore::name_of(std::string_view player) {
  return text_of(name_.bind(1, player));
}

Result<std::string> MailStore::address_of(std::string_view player) {
  return text_of(address_.bind(1, player));
}

Result<bool> MailStore::reminds(std::string_view player) {
  const auto count = number_of(reminds_.bind(1, player));
  if (!count) return Failure(count.error());
  return *count > 0;
}

Result<void> MailStore::set_reminders(std::string_view player, bool on, Millis now) {
  if (!on) return remind_not_.bind(1, player).run();
  return remind_.bind(1, player).bind(2, now).run();
}

Result<std::string> MailStore::text_of(database::Statement& statement) {
  const auto row = statement.step();
  if (!row) return Failure(row.error());
  std::string text;
  if (*row) text = statement.text(0);
  statement.reset();
  return text;
}

Result<int> MailStore::number_of(database::Statement& statement) {
  const auto row = statement.step();
  if (!row) return Failure(row.error());
  const int number = *row ? static_cast<int>(statement.number(0)) : 0;
  statement.reset();
  return number;
}

Result<std::string> read_mail_secret(const database::Address& address) {
  auto database = database::Database::open_shared(address);
  if (!database) return Failure(database.error());
  auto insert =
      database->prepare("INSERT INTO secrets VALUES ('mail-stop', ?1) ON CONFLICT DO NOTHING");
  if (!insert) return Failure(insert.error());
  if (auto done = insert->bind(1, random_name(mail_secret_length)).run(); !done) {
    return Failure(done.error());
  }
  return database->query_text("SELECT value FROM secrets WHERE name = 'mail-stop'");
}

}  // namespace camlann::server
