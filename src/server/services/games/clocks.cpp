#include "server/services/games/clocks.hpp"

#include <cstddef>
#include <string>

#include "base/result.hpp"
#include "play/command.hpp"
#include "play/seating.hpp"
#include "server/core/clock.hpp"
#include "server/core/deadlines.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/limits.hpp"
#include "server/core/log.hpp"
#include "server/core/mailbox.hpp"
#include "server/model/game_state.hpp"
#include "server/services/games/round.hpp"
#include "server/services/round/game_cache.hpp"
#include "server/services/round/journal.hpp"

namespace camlann::server {

namespace {

/// Delay before a game that could not be read or saved is tried again.
constexpr Millis retry_pause = 500;
/// After an outage the clocks continue from at most this long before it.
constexpr Millis between_notes = 15'000;
/// Delay between checks of a store that cannot be written.
constexpr Millis disk_pause = 500;
/// Games that one round ends: many can be due at once, for example after an outage, and all are
/// saved in one transaction.
constexpr std::size_t ended_at_once = 32;

}  // namespace

Result<void> Clocks::start() {
  const auto shown = round_.store.clock();
  if (!shown) return Failure(shown.error());
  const auto timed = round_.store.games().any_timed();
  if (!timed) return Failure(timed.error());
  round_.play_clock.go_on_from(*shown, *timed ? round_.limits.restart_grace : 0);
  grace_ = round_.play_clock.waits();
  kept_ = *shown;
  return {};
}

void Clocks::finish() {
  (void)round_.store.set_clock(round_.clock());
}

void Clocks::end_overdue() {
  for (const auto& due : round_.deadlines.take_due(round_.clock(), ended_at_once)) {
    if (LiveGame* game = round_.games.in_memory(due.game)) {
      if (!end_if_overdue(*game)) note_deadline(*game);
    } else {
      round_.mailbox->post(QueueKey(due.player), [this, due] { return end_now(due); });
    }
  }
}

Then Clocks::end_now(const Deadline& due) {
  const auto game = round_.games.find(due.game);
  if (!game) {
    if (game.error().code != ErrorCode::io) return Then::done;
    round_.deadlines.set({due.game, due.player, round_.clock() + retry_pause});
    return Then::done;
  }
  if (*game == nullptr) return Then::again;
  if (!end_if_overdue(**game)) note_deadline(**game);
  return Then::done;
}

bool Clocks::end_if_overdue(LiveGame& game) {
  if (!game.state.play().clocks.overdue(round_.clock())) return false;
  round_.journal.rest_if_away(game);  // no flag falls during a leave
  return round_.journal.carry_out(game, play::TimeUp{}, {By::computer, play::Who{}, {}})
      .has_value();
}

void Clocks::note_deadline(const LiveGame& game) {
  const auto at = game.standing().deadline;
  if (at) {
    round_.deadlines.set({game.meta.id, game.meta.player, *at});
  } else {
    round_.deadlines.remove(game.meta.id);
  }
}

void Clocks::retry(const LiveGame& game) {
  if (!game.meta.time) return;
  round_.deadlines.set({game.meta.id, game.meta.player, round_.clock() + retry_pause});
}

void Clocks::stop(Millis shown) {
  if (round_.play_clock.stood()) return;
  round_.play_clock.stand_still(shown);
  looked_at_disk_ = 0;
  round_.log(Severity::error, "clocks-stopped", {});
}

bool Clocks::restart() {
  auto& clock = round_.play_clock;
  if (const auto stood = clock.stood()) {
    if (*stood - looked_at_disk_ < disk_pause) return false;
    looked_at_disk_ = *stood;
    if (!round_.store.check()) return false;
    clock.go_on();
    round_.log(Severity::info, "clocks-started", {{"ms", *stood}});
    return true;
  }
  if (!grace_ || clock.waits()) return false;
  grace_ = false;
  return true;
}

bool Clocks::notice_standstill() {
  if (!round_.play_clock.stood_still()) return false;
  round_.log(Severity::warning, "stood-still", {});
  return true;
}

void Clocks::keep() {
  const auto now = round_.clock();
  if (!round_.deadlines.next() || now - kept_ < between_notes) return;
  kept_ = now;
  (void)round_.store.set_clock(now);  // if it fails, the next step or note brings it
}

}  // namespace camlann::server
