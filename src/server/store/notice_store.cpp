#include "server/store/notice_store.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/words.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "play/clock.hpp"
#include "play/seating.hpp"
#include "server/core/base64url.hpp"
#include "server/core/clock.hpp"
#include "server/core/p256.hpp"
#include "server/model/notice.hpp"
#include "server/model/reminder_wishes.hpp"
#include "server/model/subscription.hpp"
#include "server/store/rows.hpp"
#include "server/store/wishes_row.hpp"

namespace camlann::server {

namespace {

/// Delay before mail is sent. No mail is needed if the player moves within it.
constexpr Millis mail_pause = Millis{30} * 60 * 1000;

/// Maximum age of a round start that is still announced.
constexpr Millis round_is_news = play::one_day;

/// True if less than a quarter of the time is left, or less than a day if that is shorter.
bool is_low(Millis left, const play::TimeControl& time) {
  return left < std::min(play::one_day, time.at_first() / 4);
}

std::string names_of_others(const play::Players& seats, std::string_view player) {
  std::string names;
  for (const auto& one : seats) {
    if (!one.person() || one.id == player || one.name.empty()) continue;
    names += (names.empty() ? "" : ", ") + one.name;
  }
  return names;
}

std::string name_of(const play::Players& seats, std::string_view player) {
  const auto found = std::find_if(seats.begin(), seats.end(),
                                  [&](const play::Player& one) { return one.id == player; });
  return found == seats.end() ? std::string() : found->name;
}

}  // namespace

Result<NoticeStore> NoticeStore::open(const database::Address& address, bool mails) {
  auto database = database::Database::open_shared(address);
  if (!database) return Failure(database.error());
  NoticeStore store(std::move(*database));
  auto transaction = database::Transaction::prepare(store.database_);
  if (!transaction) return Failure(transaction.error());
  store.transaction_ = std::move(*transaction);
  const std::string browsers =
      "SELECT player, 'push', min(created) FROM push_subscriptions GROUP BY player";
  const std::string mailboxes =
      " UNION ALL SELECT player, 'mail', since FROM mail_reminders JOIN accounts ON id=player "
      "WHERE mail_proven=1";
  const std::pair<database::Statement*, std::string> statements[] = {
      {&store.listeners_, mails ? browsers + mailboxes : browsers},
      {&store.wishes_,
       "SELECT player, no_push, no_mail, quiet_from, quiet_until, ahead FROM notice_wishes"},
      {&store.shown_, "SELECT shown FROM play_clock"},
      {&store.turns_,
       "SELECT id, seat, seats, plies, updated, deadline, time, variant FROM games WHERE "
       "deadline IS NOT NULL AND shared=1 AND substr(time, 1, 5)='days ' AND reason IS NULL AND "
       "thinking=0 AND deleted IS NULL"},
      {&store.challenges_,
       "SELECT id, host, seats, created, invited, variant FROM invitations WHERE "
       "phase='waiting' AND invited IS NOT NULL AND expires>?1"},
      {&store.rounds_,
       "SELECT id, seat, seats, created, time, variant FROM games WHERE tournament IS NOT NULL AND "
       "reason IS NULL AND plies=0 AND created>?1 AND deleted IS NULL"},
      {&store.told_, "SELECT subject, kind, channel, player, mark, due, tries FROM notices"},
      {&store.forget_,
       "DELETE FROM notices WHERE subject=?1 AND kind=?2 AND channel=?3 AND player=?4"},
      {&store.keep_,
       "INSERT INTO notices (subject, kind, channel, player, mark, due, tries) VALUES "
       "(?1,?2,?3,?4,?5,?6,0) ON CONFLICT (subject, kind, channel, player) DO UPDATE "
       "SET mark=?5, due=?6, tries=0"},
      {&store.settle_,
       "UPDATE notices SET due=?6, tries=?7 WHERE subject=?1 AND kind=?2 AND channel=?3 AND "
       "player=?4 AND mark=?5"},
      {&store.subscriptions_,
       "SELECT endpoint, public_key, secret FROM push_subscriptions WHERE player=?1"},
      {&store.drop_, "DELETE FROM push_subscriptions WHERE endpoint=?1"},
  };
  for (const auto& [target, sql] : statements) {
    auto statement = store.database_.prepare(sql);
    if (!statement) return Failure(statement.error());
    *target = std::move(*statement);
  }
  return store;
}

Result<std::vector<Notice>> NoticeStore::due(Millis now, std::size_t most) {
  const auto who = audience();
  if (!who) return Failure(who.error());
  Notices notices;
  if (!who->listeners.empty()) {
    if (auto added = add_turns(notices, *who, now); !added) return Failure(added.error());
    if (auto added = add_challenges(notices, *who, now); !added) return Failure(added.error());
    if (auto added = add_rounds(notices, *who, now); !added) return Failure(added.error());
  }
  const auto before = told();
  if (!before) return Failure(before.error());
  if (auto written = write(notices, *before); !written) return Failure(written.error());
  std::vector<Notice> due;
  for (auto& [key, notice] : notices) {
    const auto kept = before->find(key);
    if (kept != before->end() && kept->second.mark == notice.mark) {
      const auto& again = kept->second.due;
      if (!again) continue;
      notice.due = *again;
      notice.tries = kept->second.tries;
    }
    const auto wishes = who->wishes.find(notice.player);
    const bool rests = wishes != who->wishes.end() && wishes->second.rests(now);
    if (notice.due <= now && !rests) due.push_back(std::move(notice));
  }
  std::stable_sort(due.begin(), due.end(),
                   [](const Notice& one, const Notice& other) { return one.due < other.due; });
  if (due.size() > most) due.erase(due.begin() + static_cast<std::ptrdiff_t>(most), due.end());
  return due;
}

Result<NoticeStore::Audience> NoticeStore::audience() {
  Audience who;
  auto row = listeners_.step();
  for (; row && *row; row = listeners_.step()) {
    const auto channel = value_of<Channel>(listeners_.text(1));
    if (channel) who.listeners[{listeners_.text(0), *channel}] = listeners_.number(2);
  }
  listeners_.reset();
  if (!row) return Failure(row.error());
  row = wishes_.step();
  for (; row && *row; row = wishes_.step()) {
    who.wishes.emplace(wishes_.text(0), read_wishes(wishes_, 1));
  }
  wishes_.reset();
  if (!row) return Failure(row.error());
  return who;
}

void NoticeStore::add(Notices& notices, const Audience& who, const Notice& notice) {
  const bool urgent = notice.kind == NoticeKind::low;
  const auto wishes = who.wishes.find(notice.player);
  for (const auto channel : {Channel::push, Channel::mail}) {
    const auto listens = who.listeners.find({notice.player, channel});
    if (wishes != who.wishes.end() && !wishes->second.wants(notice.kind, channel)) continue;
    if (listens == who.listeners.end() || (!urgent && listens->second > notice.due)) continue;
    auto one = notice;
    one.channel = channel;
    if (!urgent && channel == Channel::mail) one.due += mail_pause;
    notices.emplace(key_of(one), std::move(one));
  }
}

Result<void> NoticeStore::add_turns(Notices& notices, const Audience& who, Millis now) {
  const auto shown = shown_.step();
  const Millis clock = shown && *shown ? shown_.number(0) : 0;
  shown_.reset();
  if (!shown) return Failure(shown.error());
  auto row = turns_.step();
  for (; row && *row; row = turns_.step()) {
    const auto seat = read_seat(turns_.text(1));
    const auto seats = read_seats(turns_.text(2));
    const auto time = read_time(turns_.text(6));
    if (!seat || !seats || !time) continue;
    Notice notice;
    notice.subject = turns_.text(0);
    notice.player = play::player_at(*seats, *seat).id;
    notice.mark = turns_.number(3);
    notice.variant = turns_.text(7);
    notice.others = names_of_others(*seats, notice.player);
    notice.left = turns_.number(5) - clock;
    notice.due = turns_.number(4);
    add(notices, who, notice);
    if (!is_low(notice.left, *time)) continue;
    notice.kind = NoticeKind::low;
    notice.due = now;
    add(notices, who, notice);
  }
  turns_.reset();
  if (!row) return Failure(row.error());
  return {};
}

Result<void> NoticeStore::add_challenges(Notices& notices, const Audience& who, Millis now) {
  challenges_.bind(1, now);
  auto row = challenges_.step();
  for (; row && *row; row = challenges_.step()) {
    const auto seats = read_seats(challenges_.text(2));
    if (!seats) continue;
    Notice notice;
    notice.subject = challenges_.text(0);
    notice.kind = NoticeKind::challenge;
    notice.player = challenges_.text(4);
    notice.variant = challenges_.text(5);
    notice.others = name_of(*seats, challenges_.text(1));
    notice.due = challenges_.number(3);
    add(notices, who, notice);
  }
  challenges_.reset();
  if (!row) return Failure(row.error());
  return {};
}

Result<void> NoticeStore::add_rounds(Notices& notices, const Audience& who, Millis now) {
  auto row = rounds_.bind(1, now - round_is_news).step();
  for (; row && *row; row = rounds_.step()) {
    const auto seat = read_seat(rounds_.text(1));
    const auto seats = read_seats(rounds_.text(2));
    const auto time = read_time(rounds_.text(4));
    if (!seat || !seats || !time) continue;
    for (const auto& player : *seats) {
      // In a game with days per move, the player to move gets a notice about the turn instead.
      const bool moves = player.id == play::player_at(*seats, *seat).id;
      if (!player.person() || (moves && !time->live())) continue;
      Notice notice;
      notice.subject = rounds_.text(0);
      notice.kind = NoticeKind::round;
      notice.player = player.id;
      notice.variant = rounds_.text(5);
      notice.others = names_of_others(*seats, notice.player);
      notice.due = rounds_.number(3);
      add(notices, who, notice);
    }
  }
  rounds_.reset();
  if (!row) return Failure(row.error());
  return {};
}

NoticeStore::Key NoticeStore::key_of(const Notice& notice) {
  return {notice.subject, notice.kind, notice.channel, notice.player};
}

Result<std::map<NoticeStore::Key, NoticeStore::Told>> NoticeStore::told() {
  std::map<Key, Told> all;
  auto row = told_.step();
  for (; row && *row; row = told_.step()) {
    const auto kind = value_of<NoticeKind>(told_.text(1));
    const auto channel = value_of<Channel>(told_.text(2));
    if (!kind || !channel) continue;
    Told one{told_.number(4), {}, static_cast<int>(told_.number(6))};
    if (!told_.text(5).empty()) one.due = told_.number(5);
    all.emplace(Key{told_.text(0), *kind, *channel, told_.text(3)}, one);
  }
  told_.reset();
  if (!row) return Failure(row.error());
  return all;
}

Result<void> NoticeStore::write(const Notices& now, const std::map<Key, Told>& before) {
  const auto bound = [](database::Statement& statement, const Key& key) -> database::Statement& {
    const auto& [subject, kind, channel, player] = key;
    return statement.bind(1, subject)
        .bind(2, word_of(kind))
        .bind(3, word_of(channel))
        .bind(4, player);
  };
  const auto gone = [&now](const auto& told) { return now.count(told.first) == 0; };
  const auto fresh = [&before](const auto& entry) {
    const auto kept = before.find(entry.first);
    return kept == before.end() || kept->second.mark != entry.second.mark;
  };
  if (std::none_of(before.begin(), before.end(), gone) &&
      std::none_of(now.begin(), now.end(), fresh)) {
    return {};
  }
  return transaction_.run(database_, [&] {
    Result<void> done;
    for (const auto& told : before) {
      if (done && gone(told)) done = bound(forget_, told.first).run();
    }
    for (const auto& entry : now) {
      if (!done || !fresh(entry)) continue;
      const auto& [key, notice] = entry;
      done = bound(keep_, key).bind(5, notice.mark).bind(6, notice.due).run();
    }
    return done;
  });
}

Result<void> NoticeStore::done(const Notice& notice) {
  return settle_.bind(1, notice.subject)
      .bind(2, word_of(notice.kind))
      .bind(3, word_of(notice.channel))
      .bind(4, notice.player)
      .bind(5, notice.mark)
      .bind_null(6)
      .bind(7, std::int64_t{notice.tries} + 1)
      .run();
}

Result<void> NoticeStore::postpone(const Notice& notice, Millis due) {
  return settle_.bind(1, notice.subject)
      .bind(2, word_of(notice.kind))
      .bind(3, word_of(notice.channel))
      .bind(4, notice.player)
      .bind(5, notice.mark)
      .bind(6, due)
      .bind(7, std::int64_t{notice.tries} + 1)
      .run();
}

Result<std::vector<Subscription>> NoticeStore::subscriptions(std::string_view player) {
  std::vector<Subscription> all;
  subscriptions_.bind(1, player);
  auto row = subscriptions_.step();
  for (; row && *row; row = subscriptions_.step()) {
    auto key = from_base64url(subscriptions_.text(1));
    auto secret = from_base64url(subscriptions_.text(2));
    if (key && secret) {
      all.push_back({subscriptions_.text(0), {std::move(*key), std::move(*secret)}});
    }
  }
  subscriptions_.reset();
  if (!row) return Failure(row.error());
  return all;
}

Result<void> NoticeStore::drop_subscription(std::string_view endpoint) {
  return drop_.bind(1, endpoint).run();
}

Result<KeyPair> read_push_key(const database::Address& address) {
  auto database = database::Database::open_shared(address);
  if (!database) return Failure(database.error());
  auto insert =
      database->prepare("INSERT INTO secrets VALUES ('push-key', ?1) ON CONFLICT DO NOTHING");
  if (!insert) return Failure(insert.error());
  const auto made = KeyPair::make().private_key();
  if (auto done = insert->bind(1, to_base64url(made)).run(); !done) return Failure(done.error());
  const auto kept = database->query_text("SELECT value FROM secrets WHERE name = 'push-key'");
  if (!kept) return Failure(kept.error());
  const auto bytes = from_base64url(*kept);
  auto key = bytes ? KeyPair::from_private(*bytes) : std::nullopt;
  if (!key) {
    return failure(ErrorCode::io, "The key for push services cannot be read", address.shown());
  }
  return std::move(*key);
}

}  // namespace camlann::server
