#include "server/services/games/attendance.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "play/absence.hpp"
#include "server/core/clock.hpp"
#include "server/core/deadlines.hpp"
#include "server/core/outbox.hpp"
#include "server/model/entry.hpp"
#include "server/model/game_state.hpp"
#include "server/services/round/watchers.hpp"
#include "wire/messages/presence.hpp"
#include "wire/messages/words.hpp"
#include "wire/write.hpp"

namespace camlann::server {

namespace {

using message::PresenceKind;

/// Time after a start of the server for pages to connect again.
constexpr Millis grace = 30'000;
/// Between two messages of one game: people may come and go fast.
constexpr Millis between_messages = 200;
/// A game without open pages is forgotten after this.
constexpr Millis kept_empty = 300'000;

template <class Pages>
bool all_away(const Pages& pages) {
  return std::all_of(pages.begin(), pages.end(), [](const auto& page) { return page.away; });
}

template <class Guest>
PresenceKind kind_of(const Guest& guest, Millis now) {
  if (!guest.pages.empty()) {
    return all_away(guest.pages) ? PresenceKind::away : PresenceKind::here;
  }
  if (now < guest.asks_until) return PresenceKind::here;
  return now - guest.silent_since() < play::reconnecting_time ? PresenceKind::reconnecting
                                                              : PresenceKind::gone;
}

}  // namespace

void Attendance::begin() {
  earliest_ = clock_.now() + grace;
}

Attendance::Table& Attendance::table_of(const GameMeta& meta) {
  const auto found = tables_.find(meta.id);
  if (found != tables_.end()) return found->second;
  Table& table = tables_[meta.id];
  table.seats = meta.seats;
  table.time = meta.time;
  const Millis since = std::max(clock_.now(), earliest_);
  for (const auto& seat : meta.seats) {
    const bool known = std::any_of(table.players.begin(), table.players.end(),
                                   [&](const Guest& one) { return one.player == seat.id; });
    if (!seat.person() || known || meta.on_one_device()) continue;
    const auto asking = asking_.find(seat.id);
    table.players.push_back({seat.id, {}, since, asking == asking_.end() ? 0 : asking->second});
  }
  return table;
}

Attendance::Guest* Attendance::guest_with(Table& table, const Watcher* page) const {
  for (auto* guests : {&table.players, &table.watchers}) {
    for (auto& guest : *guests) {
      const auto has = [&](const Page& one) { return one.watcher == page; };
      if (std::any_of(guest.pages.begin(), guest.pages.end(), has)) return &guest;
    }
  }
  return nullptr;
}

template <class Change>
void Attendance::change(const std::string& game, Table& table, Guest& guest, const Change& change) {
  const auto now = clock_.now();
  const auto before = kind_of(guest, now);
  change();
  if (kind_of(guest, now) != before) {
    guest.since = now;
    table.changed = true;
  }
  table.used = now;
  schedule(game, table);
}

void Attendance::come(const GameMeta& meta, const std::string& player, const Watcher* page) {
  if (!meta.shared()) return;
  go(meta.id, page);
  auto& table = table_of(meta);
  const auto is = [&](const Guest& one) { return one.player == player; };
  auto found = std::find_if(table.players.begin(), table.players.end(), is);
  if (found == table.players.end()) {
    if (meta.has(player)) return;  // both players are at this device
    found = std::find_if(table.watchers.begin(), table.watchers.end(), is);
    if (found == table.watchers.end()) {
      found = table.watchers.insert(found, {player, {}, clock_.now()});
    }
  }
  table.changed = true;  // the page is to hear of all
  change(meta.id, table, *found, [&] { found->pages.push_back({page, false}); });
}

void Attendance::ask(const std::string& player, const std::vector<GameSummary>& games,
                     Millis until) {
  const auto now = clock_.now();
  if (now >= asking_swept_ + kept_empty) {
    std::erase_if(asking_, [&](const auto& one) { return one.second <= now; });
    asking_swept_ = now;
  }
  for (const auto& game : games) {
    const auto is_bot = [&](const auto& seat) { return seat.bot && seat.id == player; };
    if (std::none_of(game.meta.seats.begin(), game.meta.seats.end(), is_bot)) continue;
    asking_[player] = std::max(asking_[player], until);
    const auto found = tables_.find(game.meta.id);
    if (found == tables_.end()) continue;
    for (auto& guest : found->second.players) {
      if (guest.player != player) continue;
      change(game.meta.id, found->second, guest,
             [&] { guest.asks_until = std::max(guest.asks_until, until); });
    }
  }
}

void Attendance::turn(const std::string& game, const Watcher* page, bool away) {
  const auto found = tables_.find(game);
  if (found == tables_.end()) return;
  Guest* const guest = guest_with(found->second, page);
  if (guest == nullptr) return;
  change(game, found->second, *guest, [&] {
    for (auto& one : guest->pages) {
      if (one.watcher == page) one.away = away;
    }
  });
}

void Attendance::go(const std::string& game, const Watcher* page) {
  const auto found = tables_.find(game);
  if (found == tables_.end()) return;
  auto& table = found->second;
  Guest* const guest = guest_with(table, page);
  if (guest == nullptr) return;
  change(game, table, *guest, [&] {
    std::erase_if(guest->pages, [&](const Page& one) { return one.watcher == page; });
  });
  const auto watching = table.watchers.size();
  std::erase_if(table.watchers, [](const Guest& one) { return one.pages.empty(); });
  if (table.watchers.size() != watching) table.changed = true;
  schedule(game, table);
}

void Attendance::pass_on(const std::string& game, const std::string& player,
                         const std::string& heir) {
  const auto found = tables_.find(game);
  if (found == tables_.end()) return;
  auto& table = found->second;
  for (auto& seat : table.seats) {
    if (seat.id == player) seat.id = heir;
  }
  for (auto& guest : table.players) {
    if (guest.player != player) continue;
    guest.player = heir;
    // The player may have been a watcher.
    const auto is = [&](const Guest& one) { return one.player == heir; };
    const auto watched = std::find_if(table.watchers.begin(), table.watchers.end(), is);
    if (watched == table.watchers.end()) continue;
    guest.pages.insert(guest.pages.end(), watched->pages.begin(), watched->pages.end());
    table.watchers.erase(watched);
  }
  table.changed = true;
  schedule(game, table);
}

play::Absence Attendance::absence(const std::string& game) const {
  play::Absence absence{};
  const auto found = tables_.find(game);
  if (found == tables_.end()) return absence;
  const auto& table = found->second;
  for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
    for (const auto& guest : table.players) {
      if (guest.player != table.seats[seat].id || !guest.pages.empty()) continue;
      if (kind_of(guest, clock_.now()) == PresenceKind::here) continue;
      absence[seat] = std::max<Millis>(1, clock_.now() - guest.silent_since());
    }
  }
  return absence;
}

void Attendance::schedule(const std::string& game, const Table& table) {
  const auto now = clock_.now();
  auto at = table.used + kept_empty;
  if (table.changed) at = std::min(at, table.told + between_messages);
  for (const auto& guest : table.players) {
    if (!guest.pages.empty()) continue;
    for (const auto turn : {guest.asks_until, guest.silent_since() + play::reconnecting_time}) {
      if (turn > now) at = std::min(at, turn);
    }
  }
  due_.set({game, {}, at});
}

void Attendance::tell(const Watchers& watchers) {
  const auto now = clock_.now();
  for (const auto& due : due_.take_due(now)) {
    const auto found = tables_.find(due.game);
    if (found == tables_.end()) continue;
    auto& table = found->second;
    const bool open =
        !table.watchers.empty() || std::any_of(table.players.begin(), table.players.end(),
                                               [](const Guest& one) { return !one.pages.empty(); });
    if (!open && now >= table.used + kept_empty) {
      tables_.erase(found);
      continue;
    }
    if (open) table.used = std::max(table.used, now);
    table.changed = false;
    table.told = now;
    watchers.tell_now(due.game, std::make_shared<const std::string>(message_of(due.game, table)));
    schedule(due.game, table);
  }
}

std::string Attendance::message_of(const std::string& game, const Table& table) const {
  const auto now = clock_.now();
  const auto longest = play::longest_absence(table.time);
  message::Presence made{game, {}, static_cast<std::uint32_t>(table.watchers.size()), longest};
  for (const auto& seat : table.seats) {
    for (const auto& guest : table.players) {
      // The giver of a display is at one of its other boards.
      if (!seat.person() || guest.player != seat.id || seat.display) continue;
      message::SeatPresence one{
          static_cast<message::SeatLetter>(seat.letter),
          kind_of(guest, now),
          std::min(now < guest.asks_until ? guest.since : guest.silent_since(), now),
          {}};
      if (guest.pages.empty() && longest) one.left_from = guest.silent_since() + *longest;
      made.seats.push_back(one);
    }
  }
  return wire::to_json(made);
}

}  // namespace camlann::server
