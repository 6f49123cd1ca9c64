#include "server/services/games/leaves.hpp"

#include <map>
#include <string>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "play/clock.hpp"
#include "play/leave.hpp"
#include "server/core/clock.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/mailbox.hpp"
#include "server/model/leaves.hpp"
#include "server/services/games/round.hpp"

namespace camlann::server {

namespace {

/// Returns leaves by another clock, which is ahead of the first. Days are counted by the clock on
/// the wall; the clock of timed games stands still while the server does.
play::Leaves by_clock(play::Leaves leaves, Millis ahead) {
  for (auto& leave : leaves) {
    leave.from += ahead;
    leave.until += ahead;
  }
  return leaves;
}

/// Leaves that ended earlier than this no longer matter: no turn lasts longer.
constexpr Millis remembered = (play::most_days + play::days_of_leave) * play::one_day;

}  // namespace

Result<LeaveView> Leaves::view(const QueueKey& who) {
  const auto taken = round_.store.leaves().of(who.player);
  if (!taken) return Failure(taken.error());
  return view_of(*taken);
}

Result<LeaveView> Leaves::take(const QueueKey& who, Millis starts_in, Millis lasts,
                               const std::string& zone) {
  const auto now = round_.now();
  const auto ahead = now - round_.clock();
  const auto from = now + starts_in;
  TRY(auto taken, round_.store.leaves().of(who.player));
  return keep(who.player,
              play::take_leave(by_clock(std::move(taken), ahead), {from, from + lasts, zone}, now)
                  .map([&](play::Leaves&& leaves) { return by_clock(std::move(leaves), -ahead); }));
}

Result<LeaveView> Leaves::end(const QueueKey& who) {
  auto taken = round_.store.leaves().of(who.player);
  if (taken) taken = play::end_leave(std::move(*taken), round_.clock());
  return keep(who.player, std::move(taken));
}

LeaveView Leaves::view_of(const play::Leaves& taken) const {
  const auto now = round_.now();
  const auto shown = by_clock(taken, now - round_.clock());
  return {play::leave_left(shown, now), play::leave_ahead(shown, now)};
}

Result<LeaveView> Leaves::keep(const std::string& player, Result<play::Leaves> leaves) {
  if (!leaves) return Failure(leaves.error());
  round_.flush();  // the moves before the leave are saved before it
  const auto clock = round_.clock();
  auto set = round_.store.leaves().set(player, *leaves, clock);
  if (!set) return Failure(set.error());
  auto view = view_of(*leaves);
  round_.leaves.set(player, std::move(*leaves), clock);
  update_games(player);
  return view;
}

void Leaves::update_games(const std::string& player) {
  round_.mailbox->post(QueueKey(player), [this, player] {
    // A game that cannot be read now is updated before its flag would fall.
    const auto waiting = round_.store.leaves().games_of(player);
    if (!waiting) return Then::done;
    for (const auto& id : *waiting) {
      round_.mailbox->post(QueueKey(player), [this, id] {
        const auto game = round_.games.find(id);
        if (game && *game == nullptr) return Then::again;
        if (game) round_.journal.rest_if_away(**game);
        return Then::done;
      });
    }
    return Then::done;
  });
}

void Leaves::begin_due() {
  for (const auto& player : round_.leaves.begun(round_.clock())) update_games(player);
}

Result<void> Leaves::start() {
  const auto clock = round_.clock();
  const auto recent = round_.store.leaves().since(clock - remembered);
  if (!recent) return Failure(recent.error());
  std::map<std::string, play::Leaves> by_player;
  for (const auto& [player, leave] : *recent) by_player[player].push_back(leave);
  for (auto& [player, leaves] : by_player) {
    round_.leaves.set(player, std::move(leaves), clock);
    update_games(player);
  }
  return {};
}

void Leaves::pass_on(const std::string& guest, const std::string& account) {
  auto leaves = round_.store.leaves().of(account);
  if (!leaves) return;
  const auto clock = round_.clock();
  round_.leaves.set(guest, {}, clock);
  round_.leaves.set(account, std::move(*leaves), clock);
  update_games(account);
}

}  // namespace camlann::server
