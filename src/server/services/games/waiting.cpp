// Who waits for his turn without watching a game. A request is answered by a look into the store:
// nothing that is missed here is missed for good.
#include <chrono>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/mailbox.hpp"
#include "server/core/outbox.hpp"
#include "server/model/game_state.hpp"
#include "server/model/own_turns.hpp"
#include "server/services/games/games.hpp"
#include "server/services/round/game_cache.hpp"

namespace camlann::server {

void Games::turns(const QueueKey& who, std::string tag, std::chrono::milliseconds wait,
                  const Reply<OwnTurns>& reply, Ended ended) {
  post(who, reply, [this, who, tag = std::move(tag), wait, reply, ended = std::move(ended)] {
    answer_turns(who.player, {tag, play_clock_.now() + wait.count(), reply, who.address, ended});
    return Then::done;
  });
}

void Games::answer_turns(const std::string& player, TurnsRequest request) {
  auto games = store_.turns(player, limits_.listed_turns);
  if (!games) return outbox_.answer<OwnTurns>(std::move(request.reply), Failure(games.error()));
  auto challenges = store_.challenges(player, journal_.now(), limits_.listed_turns);
  if (!challenges) {
    return outbox_.answer<OwnTurns>(std::move(request.reply), Failure(challenges.error()));
  }
  attendance_.ask(player, *games, request.until);
  auto turns = turns_of(player, std::move(*games), std::move(*challenges));
  turns.clock = play_clock_.now();
  const bool waits = request.until > play_clock_.now() && !ending_;
  if (turns.tag != request.tag || !waits || (request.ended && request.ended())) {
    return outbox_.answer<OwnTurns>(std::move(request.reply), std::move(turns));
  }
  auto crowded_out =
      turn_waiters_.add(player, std::move(request), limits_.waits_for_turns_per_player);
  if (crowded_out) outbox_.answer<OwnTurns>(std::move(crowded_out->reply), std::move(turns));
}

void Games::look_again(const std::string& player) {
  auto waiting = turn_waiters_.take(player);
  if (waiting.empty()) return;
  mailbox_->post(QueueKey(player), [this, player, waiting = std::move(waiting)]() mutable {
    for (auto& request : std::exchange(waiting, {})) answer_turns(player, std::move(request));
    return Then::done;
  });
}

void Games::look_again(const LiveGame& game) {
  if (!game.meta.shared()) return;
  for (const auto& seat : game.meta.seats) {
    if (!seat.id.empty()) look_again(seat.id);
  }
}

void Games::end_due_waits() {
  const auto now = play_clock_.now();
  for (auto first = turn_waiters_.first_due(); first && (first->first <= now || ending_);
       first = turn_waiters_.first_due()) {
    look_again(first->second);
  }
}

void Games::end_waits_of(TurnWaiters::Whose whose) {
  mailbox_->post([this, whose = std::move(whose)] {
    for (auto& [player, request] : turn_waiters_.take(whose)) {
      request.until = play_clock_.now();
      answer_turns(player, std::move(request));
    }
    return Then::done;
  });
}

void Games::end_waits() {
  mailbox_->post([this] {
    ending_ = true;
    return Then::done;
  });
}

}  // namespace camlann::server
