// Leave: the requests of Games about it. It is in the store before anybody's clock stands still;
// the games that wait for the player are told one after another, after a restart too, and what is
// said late counts from the beginning of the leave.
#include <map>
#include <optional>
#include <string>
#include <utility>

#include "base/result.hpp"
#include "play/clock.hpp"
#include "play/leave.hpp"
#include "server/core/clock.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/mailbox.hpp"
#include "server/core/outbox.hpp"
#include "server/model/leaves.hpp"
#include "server/services/games/games.hpp"
#include "server/services/round/game_cache.hpp"
#include "server/services/round/journal.hpp"

namespace camlann::server {

namespace {

/// So long before a game was last told of its player's leaves, at most: no turn lasts longer.
constexpr Millis remembered = (play::most_days + play::days_of_leave) * play::one_day;

}  // namespace

void Games::leave(const QueueKey& who, const Reply<LeaveView>& reply) {
  post(who, reply, [this, player = who.player, reply] {
    const auto taken = store_.leaves().of(player);
    outbox_.answer(reply, taken ? Result<LeaveView>(leave_view(*taken)) : Failure(taken.error()));
    return Then::done;
  });
}

void Games::take_leave(const QueueKey& who, Millis starts_in, Millis lasts,
                       const Reply<LeaveView>& reply) {
  post(who, reply, [this, player = who.player, starts_in, lasts, reply] {
    auto taken = store_.leaves().of(player);
    const auto clock = play_clock_.now();
    const auto from = clock + starts_in;
    if (taken) taken = play::take_leave(std::move(*taken), {from, from + lasts}, clock);
    outbox_.answer(reply, keep_leaves(player, std::move(taken)));
    return Then::done;
  });
}

void Games::end_leave(const QueueKey& who, const Reply<LeaveView>& reply) {
  post(who, reply, [this, player = who.player, reply] {
    auto taken = store_.leaves().of(player);
    if (taken) taken = play::end_leave(std::move(*taken), play_clock_.now());
    outbox_.answer(reply, keep_leaves(player, std::move(taken)));
    return Then::done;
  });
}

LeaveView Games::leave_view(const play::Leaves& taken) const {
  const auto clock = play_clock_.now();
  LeaveView view{play::leave_left(taken, clock), play::leave_ahead(taken, clock)};
  if (view.ahead) {
    view.ahead->from += journal_.now() - clock;
    view.ahead->until += journal_.now() - clock;
  }
  return view;
}

Result<LeaveView> Games::keep_leaves(const std::string& player, Result<play::Leaves> leaves) {
  if (!leaves) return Failure(leaves.error());
  flush();  // what was done before it is saved before it
  const auto clock = play_clock_.now();
  if (auto set = store_.leaves().set(player, *leaves, clock); !set) return Failure(set.error());
  const auto view = leave_view(*leaves);
  leaves_.set(player, std::move(*leaves), clock);
  tell_of_leave(player);
  return view;
}

void Games::tell_of_leave(const std::string& player) {
  mailbox_->post(QueueKey(player), [this, player] {
    // Should it not be read now, it is when a flag would fall.
    const auto waiting = store_.leaves().games_of(player);
    if (!waiting) return Then::done;
    for (const auto& id : *waiting) {
      mailbox_->post(QueueKey(player), [this, id] {
        const auto game = games_.find(id);
        if (game && *game == nullptr) return Then::again;
        if (game) journal_.rest_if_away(**game);
        return Then::done;
      });
    }
    return Then::done;
  });
}

void Games::begin_leaves() {
  for (const auto& player : leaves_.begun(play_clock_.now())) tell_of_leave(player);
}

Result<void> Games::take_up_leaves() {
  const auto clock = play_clock_.now();
  const auto recent = store_.leaves().since(clock - remembered);
  if (!recent) return Failure(recent.error());
  std::map<std::string, play::Leaves> by_player;
  for (const auto& [player, leave] : *recent) by_player[player].push_back(leave);
  for (auto& [player, leaves] : by_player) {
    leaves_.set(player, std::move(leaves), clock);
    tell_of_leave(player);
  }
  return {};
}

}  // namespace camlann::server
