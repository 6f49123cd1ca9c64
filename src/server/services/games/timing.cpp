// The clocks of timed games: who oversteps his time has lost, whether he is there or not. The end
// is an event like others, decided by play/ and on disk before anybody is told.
#include <algorithm>
#include <chrono>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "play/command.hpp"
#include "play/seating.hpp"
#include "server/core/clock.hpp"
#include "server/core/deadlines.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/log.hpp"
#include "server/core/mailbox.hpp"
#include "server/model/game_state.hpp"
#include "server/model/leaves.hpp"
#include "server/services/games/games.hpp"
#include "server/services/round/game_cache.hpp"
#include "server/services/round/journal.hpp"

namespace camlann::server {

namespace {

using std::chrono::milliseconds;

/// How long run() sleeps at most when nothing waits.
constexpr milliseconds idle_patience{1000};
/// And while a game waits for a thinking thread: should the wake-up be lost, the game is not.
constexpr milliseconds owing_patience{200};
/// And while somebody waits for an opponent: whom he may play changes with time.
constexpr milliseconds pairing_patience{500};
/// After an outage clocks go on from at most so long before it, or from the last step.
constexpr Millis between_notes = 15'000;
/// A game that cannot be read now is tried again after this.
constexpr Millis reading_pause = 500;
/// While nothing can be saved it is looked this often whether it can be again.
constexpr Millis disk_pause = 500;

}  // namespace

milliseconds Games::patience() const {
  milliseconds usual =
      computers_.waiting() || tournaments_.waiting() ? owing_patience : idle_patience;
  if (play_clock_.stood()) return std::min(usual, milliseconds(disk_pause));
  if (pool_.anybody_waits()) usual = std::min(usual, pairing_patience);
  auto next = deadlines_.next();
  const auto told = attendance_.next();
  if (told && (!next || *told < *next)) next = told;
  const auto wait = turn_waiters_.first_due();
  if (wait && (!next || wait->first < *next)) next = wait->first;
  const auto leave = leaves_.next();
  if (leave && (!next || *leave < *next)) next = leave;
  if (!next) return usual;
  return std::clamp(milliseconds(*next - play_clock_.now()), milliseconds::zero(), usual);
}

void Games::end_overdue() {
  for (const auto& due : deadlines_.take_due(play_clock_.now())) {
    if (LiveGame* game = games_.in_memory(due.game)) {
      if (!end_if_overdue(*game)) note_deadline(*game);
    } else {
      mailbox_->post(QueueKey(due.player), [this, due] { return end_now(due); });
    }
  }
}

Then Games::end_now(const Deadline& due) {
  const auto game = games_.find(due.game);
  if (!game) {
    if (game.error().code != ErrorCode::io) return Then::done;
    deadlines_.set({due.game, due.player, play_clock_.now() + reading_pause});
    return Then::done;
  }
  if (*game == nullptr) return Then::again;
  if (!end_if_overdue(**game)) note_deadline(**game);
  return Then::done;
}

bool Games::end_if_overdue(LiveGame& game) {
  if (!game.state.play().clocks.overdue(play_clock_.now())) return false;
  journal_.rest_if_away(game);  // nobody's flag falls on leave
  return journal_.carry_out(game, play::TimeUp{}, {By::computer, play::Who{}, {}}).has_value();
}

void Games::note_deadline(const LiveGame& game) {
  const auto at = game.standing().deadline;
  if (at) {
    deadlines_.set({game.meta.id, game.meta.player, *at});
  } else {
    deadlines_.remove(game.meta.id);
  }
}

void Games::stop_clock(Millis shown) {
  if (play_clock_.stood()) return;
  play_clock_.stand_still(shown);
  looked_at_disk_ = 0;
  log_(Severity::error, "clocks-stopped", {});
}

void Games::restart_clock() {
  if (const auto stood = play_clock_.stood()) {
    if (*stood - looked_at_disk_ < disk_pause) return;
    looked_at_disk_ = *stood;
    if (!store_.check()) return;
    play_clock_.go_on();
    log_(Severity::info, "clocks-started", {{"ms", *stood}});
    tell_clocks(watchers_.watched());
  } else if (grace_ && !play_clock_.waits()) {
    grace_ = false;
    tell_clocks(watchers_.watched());
  } else if (!untold_.empty() && play_clock_.now() >= tell_again_) {
    tell_clocks(std::exchange(untold_, {}));
  }
}

void Games::notice_standstill() {
  if (!play_clock_.stood_still()) return;
  log_(Severity::warning, "stood-still", {});
  tell_clocks(watchers_.watched());
}

void Games::tell_clocks(std::vector<std::string> watched) {
  mailbox_->post([this, ids = std::move(watched)]() mutable {
    const auto later = [&](ErrorCode code) {
      if (code != ErrorCode::io) return;  // it is not there
      untold_.push_back(ids.back());
      tell_again_ = play_clock_.now() + reading_pause;
    };
    for (; !ids.empty(); ids.pop_back()) {
      const auto game = games_.find(ids.back());
      if (!game && game.error().code == ErrorCode::not_found) {
        const auto now = news_of(ids.back());
        if (now) {
          watchers_.publish(ids.back(), *now);
        } else {
          later(now.error().code);
        }
      } else if (!game) {
        later(game.error().code);
      } else if (*game == nullptr) {
        return Then::again;
      } else {
        watchers_.tell_clock(**game);
        watchers_.tell_missed(**game);
        if (const auto told = tell_missed_chat(**game); !told) later(told.error().code);
      }
    }
    if (untold_.empty()) unsure_chat_.clear();  // nobody watches there
    return Then::done;
  });
}

void Games::keep_clock() {
  const auto now = play_clock_.now();
  if (!deadlines_.next() || now - kept_ < between_notes) return;
  kept_ = now;
  (void)store_.set_clock(now);  // should it fail, the next step or note brings it
}

}  // namespace camlann::server
