#include "server/store/notice_store.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/address.hpp"
#include "database/row.hpp"
#include "play/clock.hpp"
#include "play/seating.hpp"
#include "server/core/base64url.hpp"
#include "server/core/clock.hpp"
#include "server/core/p256.hpp"
#include "server/model/notice.hpp"
#include "server/model/reminder_wishes.hpp"
#include "server/model/subscription.hpp"
#include "server/store/columns.hpp"  // IWYU pragma: keep, the form of seats and time controls
#include "server/store/language_of_player.hpp"
#include "server/store/play_clock_row.hpp"
#include "server/store/wishes_row.hpp"

namespace camlann::server {

/// A game in which a player may have to be reminded.
struct NoticedGame {
  std::string id;
  std::string variant;
  Seat seat = Seat::white;
  play::Players seats;
  std::optional<play::TimeControl> time;
  int plies = 0;
  Millis created = 0;
  Millis updated = 0;
  std::optional<Millis> deadline;
  Verdict verdict;
  std::string result_text;
  std::optional<Millis> corrected;
};

/// An invitation to one player.
struct Challenge {
  std::string id;
  std::string variant;
  std::string host;
  std::string invited;
  play::Players seats;
  Millis created = 0;
};

}  // namespace camlann::server

namespace camlann::database {

using server::Challenge;
using server::NoticedGame;

template <>
struct Row<NoticedGame> {
  ROW_OF(NoticedGame, "games") {
    COLUMNS(id, variant, seat, seats, time, plies, created, updated, deadline);
    column("reason", &Self::verdict, &Verdict::reason);
    column("winners", &Self::verdict, &Verdict::winners);
    COLUMNS(result_text, corrected);
  }
};

ROW(Challenge, "invitations", id, variant, host, invited, seats, created);

}  // namespace camlann::database

namespace camlann::server {

namespace {

using database::select_from;

/// Notices to one player at a time, so that slow browsers of one player delay no others.
constexpr std::size_t most_of_player = 5;

/// True if less than a quarter of the time is left, and less than a day.
bool is_low(Millis left, const play::TimeControl& time) {
  return left < std::min(play::one_day, time.at_first() / 4);
}

std::vector<NoticeName> others_of(const play::Players& seats, std::string_view player) {
  std::vector<NoticeName> others;
  for (const auto& one : seats) {
    if (!one.person() || one.id == player || one.name.empty()) continue;
    others.push_back({one.name, one.guest});
  }
  return others;
}

/// The game as the subject of a notice for this player.
Notice notice_of(const NoticedGame& game, const std::string& player) {
  Notice notice;
  notice.subject = game.id;
  notice.player = player;
  notice.variant = game.variant;
  notice.others = others_of(game.seats, player);
  return notice;
}

/// A notice with its place in the order.
struct Placed {
  bool guest = false;
  Millis used = 0;
  Notice notice;

  bool operator<(const Placed& other) const {
    return std::tie(guest, used, notice.due) < std::tie(other.guest, other.used, other.notice.due);
  }
};

/// True if one notice to a player takes the others of its kind along.
bool is_joined(const Notice& notice) {
  return notice.channel == Channel::mail || notice.kind == NoticeKind::challenge ||
         notice.wish == EventWish::applicants;
}

/// Returns the first `most` notices, not more than `most_of_player` of one player, with those that
/// they take along.
std::vector<Notice> first_of(std::vector<Placed> due, std::size_t most) {
  std::vector<Notice> first;
  using Joined = std::tuple<std::string, NoticeKind, std::optional<EventWish>>;
  std::map<Joined, std::size_t> joined;  // the place in `first`
  std::map<std::string, std::size_t> counts;
  for (auto& placed : due) {
    auto& notice = placed.notice;
    const Joined kind(notice.player, notice.kind, notice.wish);
    if (const auto found = joined.find(kind); found != joined.end()) {
      auto& one = first[found->second];
      one.tries =
          std::min(one.tries, notice.tries);  // none is given up before it has had its tries
      one.more.push_back(std::move(notice));
      continue;
    }
    if (first.size() >= most || ++counts[notice.player] > most_of_player) continue;
    if (is_joined(notice)) joined[kind] = first.size();
    first.push_back(std::move(notice));
  }
  return first;
}

/// Returns the player with a name; empty if the name is not given.
std::vector<NoticeName> named(const play::Players& seats, std::string_view player) {
  const auto found = std::find_if(seats.begin(), seats.end(),
                                  [&](const play::Player& one) { return one.id == player; });
  if (found == seats.end() || found->name.empty()) return {};
  return {{found->name, found->guest}};
}

}  // namespace

Result<NoticeStore> NoticeStore::open(const database::Address& address, Channel channel) {
  TRY(auto database, database::Database::open_shared(address));
  return NoticeStore(std::move(database), channel);
}

Result<std::vector<Notice>> NoticeStore::due(Millis now, std::size_t most, const Order& order) {
  const auto who = audience();
  if (!who) return Failure(who.error());
  Notices notices;
  if (!who->listeners.empty()) {
    TRY_VOID(add_turns(notices, *who, now));
    TRY_VOID(add_challenges(notices, *who, now));
    TRY_VOID(add_team_matches(notices, *who, now));
    TRY_VOID(add_rounds(notices, *who, now));
    TRY_VOID(add_corrections(notices, *who, now));
    TRY_VOID(add_news(notices, *who, now));
    TRY_VOID(add_stopped_webhooks(notices, *who, now));
    TRY_VOID(add_claims(notices, *who, now));
    TRY_VOID(add_displays(notices, *who, now));
    TRY_VOID(add_reports(notices, *who, now));
    TRY_VOID(add_applications(notices, *who, now));
  }
  TRY(const auto before, told());
  // A newer application that was withdrawn does not announce those before it again.
  for (auto& [key, notice] : notices) {
    const auto kept = before.find(key);
    if (notice.wish != EventWish::applicants || kept == before.end()) continue;
    notice.mark = std::max(notice.mark, kept->second.mark);
  }
  TRY_VOID(write(notices, before));
  std::vector<Placed> due;
  for (auto& [key, notice] : notices) {
    const auto kept = before.find(key);
    if (kept != before.end() && kept->second.mark == notice.mark) {
      const auto& again = kept->second.due;
      if (!again) continue;
      notice.due = *again;
      notice.tries = kept->second.tries;
    }
    const auto wishes = who->wishes.find(notice.player);
    const bool rests = wishes != who->wishes.end() && wishes->second.rests(now);
    if (notice.due > now || rests) continue;
    if (wishes != who->wishes.end()) notice.zone = wishes->second.zone;
    const auto used = order(notice);
    if (!used) continue;
    const bool guest = !who->listeners.find(notice.player)->second.account;
    due.push_back({guest, *used, std::move(notice)});
  }
  std::stable_sort(due.begin(), due.end());
  auto first = first_of(std::move(due), most);
  for (auto& notice : first) {
    TRY(const auto language, language_of_player(database_, notice.player));
    notice.language = language;
    for (auto& one : notice.more) one.language = language;
  }
  return first;
}

Result<NoticeStore::Audience> NoticeStore::audience() {
  Audience who;
  const std::string browsers =
      "SELECT player, min(push_subscriptions.created), count(accounts.id)>0 FROM "
      "push_subscriptions LEFT JOIN accounts ON id=player GROUP BY player";
  const std::string mailboxes =
      "SELECT player, since, 1 FROM mail_reminders JOIN accounts ON id=player WHERE mail_proven=1";
  using Row = std::tuple<std::string, Millis, bool>;
  auto read = database_.each<Row>(channel_ == Channel::push ? browsers : mailboxes, [&](Row row) {
    auto& [player, since, account] = row;
    who.listeners.emplace(std::move(player), Listener{since, account});
  });
  if (!read) return Failure(read.error());
  read = database_.each<std::pair<std::string, NoticeWishes>>(
      "SELECT player, " + database::columns_of<NoticeWishes>() + " FROM notice_wishes",
      [&](std::pair<std::string, NoticeWishes> row) { who.wishes.insert(std::move(row)); });
  if (!read) return Failure(read.error());
  return who;
}

void NoticeStore::add(Notices& notices, const Audience& who, Notice notice) const {
  const bool urgent = notice.kind == NoticeKind::low;
  const auto wishes = who.wishes.find(notice.player);
  const auto listens = who.listeners.find(notice.player);
  if (wishes != who.wishes.end() && !wishes->second.wants(notice.kind, channel_)) return;
  if (listens == who.listeners.end() || (!urgent && listens->second.since > notice.due)) return;
  notice.channel = channel_;
  if (!urgent) notice.due += pause_of(channel_);
  const auto key = key_of(notice);
  notices.emplace(key, std::move(notice));
}

Result<void> NoticeStore::add_turns(Notices& notices, const Audience& who, Millis now) {
  TRY(const auto clock, read_play_clock(database_));
  return database_.each<NoticedGame>(
      select_from<NoticedGame>() +
          "WHERE deadline IS NOT NULL AND shared=1 AND days>0 AND reason IS NULL AND "
          "thinking=0 AND deleted IS NULL",
      [&](NoticedGame&& game) {
        if (!game.time) return;
        Notice notice = notice_of(game, play::player_at(game.seats, game.seat).id);
        notice.mark = game.plies;
        notice.left = game.deadline.value_or(0) - clock;
        notice.until = now + notice.left;
        notice.due = game.updated;
        add(notices, who, notice);
        if (!is_low(notice.left, *game.time)) return;
        notice.kind = NoticeKind::low;
        notice.due = now;
        add(notices, who, notice);
      });
}

Result<void> NoticeStore::add_challenges(Notices& notices, const Audience& who, Millis now) {
  return database_.each<Challenge>(
      select_from<Challenge>() + "WHERE phase='waiting' AND invited IS NOT NULL AND expires>?1",
      [&](Challenge&& challenge) {
        Notice notice;
        notice.subject = challenge.id;
        notice.kind = NoticeKind::challenge;
        notice.player = challenge.invited;
        notice.variant = challenge.variant;
        notice.others = named(challenge.seats, challenge.host);
        notice.due = challenge.created;
        add(notices, who, notice);
      },
      now);
}

Result<void> NoticeStore::add_team_matches(Notices& notices, const Audience& who, Millis now) {
  using Row = std::tuple<std::string, std::string, Millis, std::string, std::string, std::string>;
  return database_.each<Row>(
      "SELECT tournaments.id, variant, tournaments.created, clubs.name, coalesce(makers.name, ''), "
      "officers.player FROM team_clubs JOIN tournaments ON id=tournament JOIN clubs ON "
      "clubs.address=team_clubs.club LEFT JOIN clubs AS makers ON makers.address=tournaments.club "
      "JOIN (SELECT address, director AS player FROM clubs UNION SELECT event, player FROM "
      "directors WHERE kind='club') AS officers ON officers.address=team_clubs.club WHERE agreed=0 "
      "AND phase='open' AND deleted IS NULL AND tournaments.created>?1 AND "
      "team_clubs.club<>coalesce(tournaments.club, '')",
      [&](Row&& row) {
        auto& [tournament, variant, made, club, maker, player] = row;
        Notice notice;
        notice.subject = std::move(tournament);
        notice.kind = NoticeKind::challenge;
        notice.player = std::move(player);
        notice.due = made;
        notice.variant = std::move(variant);
        if (!maker.empty()) notice.others = {{std::move(maker)}};
        notice.club = std::move(club);
        add(notices, who, std::move(notice));
      },
      now - is_news);
}

Result<void> NoticeStore::add_rounds(Notices& notices, const Audience& who, Millis now) {
  return database_.each<NoticedGame>(
      select_from<NoticedGame>() +
          "WHERE tournament IS NOT NULL AND reason IS NULL AND plies=0 AND created>?1 AND "
          "deleted IS NULL",
      [&](NoticedGame&& game) {
        if (!game.time) return;
        for (const auto& player : game.seats) {
          // In games of days, the player to move gets a notice of the turn instead.
          const bool moves = player.id == play::player_at(game.seats, game.seat).id;
          if (!player.person() || (moves && !game.time->live())) continue;
          Notice notice = notice_of(game, player.id);
          notice.kind = NoticeKind::round;
          notice.due = game.created;
          add(notices, who, notice);
        }
      },
      now - is_news);
}

Result<void> NoticeStore::add_corrections(Notices& notices, const Audience& who, Millis now) {
  return database_.each<NoticedGame>(
      select_from<NoticedGame>() +
          "WHERE corrected IS NOT NULL AND corrected>?1 AND deleted IS NULL",
      [&](NoticedGame&& game) {
        for (const auto& player : game.seats) {
          if (!player.person()) continue;
          Notice notice = notice_of(game, player.id);
          notice.kind = NoticeKind::result;
          notice.mark = notice.due = game.corrected.value_or(0);
          notice.text = game.result_text;
          notice.verdict = game.verdict;
          add(notices, who, notice);
        }
      },
      now - is_news);
}

Result<void> NoticeStore::add_news(Notices& notices, const Audience& who, Millis now) {
  using Row = std::tuple<std::string, std::int64_t, Millis, std::string, std::string, std::string>;
  return database_.each<Row>(
      "SELECT address, number, at, text, clubs.name, members.player FROM club_posts JOIN clubs ON "
      "address=club_posts.club JOIN members ON members.club=address WHERE letter=1 AND at>?1 AND "
      "members.player<>club_posts.player",
      [&](Row&& row) {
        auto& [address, number, at, text, club, player] = row;
        Notice notice;
        notice.subject = address + '-' + std::to_string(number);
        notice.kind = NoticeKind::news;
        notice.player = std::move(player);
        notice.mark = notice.due = at;  // a number may be used again after a removal
        notice.club = std::move(club);
        notice.text = std::move(text);
        add(notices, who, std::move(notice));
      },
      now - is_news);
}

Result<void> NoticeStore::add_stopped_webhooks(Notices& notices, const Audience& who, Millis now) {
  using Row = std::tuple<std::string, Millis, std::string, std::string>;
  return database_.each<Row>(
      "SELECT webhooks.club, stopped, clubs.name, members.player FROM webhooks JOIN clubs ON "
      "address=webhooks.club JOIN members ON members.club=address WHERE stopped>?1 AND "
      "(members.player=clubs.director OR EXISTS (SELECT 1 FROM directors WHERE kind='club' AND "
      "event=address AND directors.player=members.player))",
      [&](Row&& row) {
        auto& [address, stopped, club, player] = row;
        Notice notice;
        notice.subject = address + "-webhook";
        notice.kind = NoticeKind::news;
        notice.player = std::move(player);
        notice.mark = notice.due = stopped;
        notice.club = std::move(club);
        add(notices, who, std::move(notice));
      },
      now - is_news);
}

NoticeStore::Key NoticeStore::key_of(const Notice& notice) {
  return {notice.subject, notice.kind, notice.channel, notice.player};
}

Result<std::map<NoticeStore::Key, NoticeStore::Told>> NoticeStore::told() {
  std::map<Key, Told> all;
  using Row = std::tuple<Key, std::int64_t, std::optional<Millis>, int>;
  TRY_VOID(database_.each<Row>(
      "SELECT subject, kind, channel, player, mark, due, tries FROM notices WHERE channel=?1",
      [&](Row&& row) {
        auto& [key, mark, due, tries] = row;
        all.emplace(std::move(key), Told{mark, due, tries});
      },
      channel_));
  return all;
}

Result<void> NoticeStore::write(const Notices& now, const std::map<Key, Told>& before) {
  const auto gone = [&now](const auto& told) { return now.count(told.first) == 0; };
  const auto fresh = [&before](const auto& entry) {
    const auto kept = before.find(entry.first);
    return kept == before.end() || kept->second.mark != entry.second.mark;
  };
  if (std::none_of(before.begin(), before.end(), gone) &&
      std::none_of(now.begin(), now.end(), fresh)) {
    return {};
  }
  return database_.together([&] {
    Result<void> done;
    for (const auto& told : before) {
      if (!done || !gone(told)) continue;
      done = database_.run(
          "DELETE FROM notices WHERE subject=?1 AND kind=?2 AND channel=?3 AND player=?4",
          told.first);
    }
    for (const auto& entry : now) {
      if (!done || !fresh(entry)) continue;
      const auto& [key, notice] = entry;
      done = database_.run(
          "INSERT INTO notices (subject, kind, channel, player, mark, due, tries) VALUES "
          "(?1,?2,?3,?4,?5,?6,0) ON CONFLICT (subject, kind, channel, player) DO UPDATE "
          "SET mark=?5, due=?6, tries=0",
          key, notice.mark, notice.due);
    }
    return done;
  });
}

Result<void> NoticeStore::done(const Notice& notice) {
  return settle(notice, std::nullopt);
}

Result<void> NoticeStore::postpone(const Notice& notice, Millis due) {
  return settle(notice, due);
}

Result<void> NoticeStore::settle(const Notice& notice, std::optional<Millis> due) {
  const auto settle_one = [&](const Notice& one) {
    return database_.run(
        "UPDATE notices SET due=?6, tries=?7 WHERE subject=?1 AND kind=?2 AND channel=?3 AND "
        "player=?4 AND mark=?5",
        key_of(one), one.mark, due, notice.tries + 1);
  };
  return database_.together([&]() -> Result<void> {
    TRY_VOID(settle_one(notice));
    for (const auto& one : notice.more) TRY_VOID(settle_one(one));
    return {};
  });
}

Result<std::vector<Subscription>> NoticeStore::subscriptions(std::string_view player) {
  std::vector<Subscription> all;
  TRY_VOID(database_.each<std::tuple<std::string, std::string, std::string>>(
      "SELECT endpoint, public_key, secret FROM push_subscriptions WHERE player=?1",
      [&](auto&& row) {
        auto& [endpoint, public_key, shared_secret] = row;
        auto key = from_base64url(public_key);
        auto secret = from_base64url(shared_secret);
        if (!key || !secret) return;
        all.push_back({std::move(endpoint), {std::move(*key), std::move(*secret)}});
      },
      player));
  return all;
}

Result<void> NoticeStore::drop_subscription(std::string_view endpoint) {
  return database_.run("DELETE FROM push_subscriptions WHERE endpoint=?1", endpoint);
}

Result<KeyPair> read_push_key(const database::Address& address) {
  TRY(auto database, database::Database::open_shared(address));
  if (auto done = database.run("INSERT INTO secrets VALUES ('push-key', ?1) ON CONFLICT DO NOTHING",
                               to_base64url(KeyPair::make().private_key()));
      !done) {
    return Failure(done.error());
  }
  TRY(const auto kept, database.query_text("SELECT value FROM secrets WHERE name = 'push-key'"));
  const auto bytes = from_base64url(kept);
  auto key = bytes ? KeyPair::from_private(*bytes) : std::nullopt;
  if (!key) {
    return failure(ErrorCode::io, "The key for push services cannot be read", address.shown());
  }
  return std::move(*key);
}

}  // namespace camlann::server
