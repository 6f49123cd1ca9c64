#include "server/services/games/turn_polls.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "server/core/clock.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/mailbox.hpp"
#include "server/core/outbox.hpp"
#include "server/model/game_state.hpp"
#include "server/model/own_turns.hpp"
#include "server/services/games/round.hpp"
#include "server/services/round/game_cache.hpp"

namespace camlann::server {

void TurnPolls::poll(const QueueKey& who, const std::string& tag, std::chrono::milliseconds wait,
                     const Ended& ended, const Reply<OwnTurns>& reply) {
  answer(who.player, {tag, round_.clock() + wait.count(), reply, who.address, ended});
}

void TurnPolls::answer(const std::string& player, TurnsRequest request) {
  auto& outbox = round_.outbox;
  const auto& limits = round_.limits;
  auto games = round_.store.games().turns(player, limits.listed_turns);
  if (!games) return outbox.answer<OwnTurns>(std::move(request.reply), Failure(games.error()));
  auto challenges =
      round_.store.invitations().challenges(player, round_.now(), limits.listed_turns);
  if (!challenges) {
    return outbox.answer<OwnTurns>(std::move(request.reply), Failure(challenges.error()));
  }
  round_.attendance.ask(player, *games, request.until);
  auto turns = turns_of(player, std::move(*games), std::move(*challenges));
  turns.clock = round_.clock();
  const bool waits = request.until > round_.clock() && !ending_;
  if (turns.tag != request.tag || !waits || (request.ended && request.ended())) {
    return outbox.answer<OwnTurns>(std::move(request.reply), std::move(turns));
  }
  auto crowded_out = waiters_.add(player, std::move(request), limits.waits_for_turns_per_player);
  if (crowded_out) outbox.answer<OwnTurns>(std::move(crowded_out->reply), std::move(turns));
}

void TurnPolls::look_again(const std::string& player) {
  auto waiting = waiters_.take(player);
  if (waiting.empty()) return;
  round_.mailbox->post(QueueKey(player), [this, player, waiting = std::move(waiting)]() mutable {
    for (auto& request : std::exchange(waiting, {})) answer(player, std::move(request));
    return Then::done;
  });
}

void TurnPolls::look_again(const LiveGame& game) {
  if (!game.meta.shared()) return;
  for (const auto& seat : game.meta.seats) {
    if (!seat.id.empty()) look_again(seat.id);
  }
}

void TurnPolls::end_due() {
  const auto now = round_.clock();
  for (auto first = waiters_.first_due(); first && (first->first <= now || ending_);
       first = waiters_.first_due()) {
    look_again(first->second);
  }
}

std::optional<Millis> TurnPolls::next() const {
  const auto first = waiters_.first_due();
  return first ? std::optional(first->first) : std::nullopt;
}

void TurnPolls::end_of(const TurnWaiters::Whose& whose) {
  for (auto& [player, request] : waiters_.take(whose)) {
    request.until = round_.clock();
    answer(player, std::move(request));
  }
}

}  // namespace camlann::server
