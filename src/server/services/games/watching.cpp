#include "server/services/games/watching.hpp"

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "rules/verdict.hpp"
#include "server/core/clock.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/mailbox.hpp"
#include "server/core/outbox.hpp"
#include "server/core/secret.hpp"
#include "server/messages/game.hpp"
#include "server/model/invitation.hpp"
#include "server/model/seek.hpp"
#include "server/services/games/chat.hpp"
#include "server/services/games/invitations.hpp"
#include "server/services/games/round.hpp"
#include "server/services/games/seeks.hpp"
#include "server/services/leagues/leagues.hpp"
#include "server/services/round/game_cache.hpp"
#include "server/services/tournaments/tournaments.hpp"

namespace camlann::server {

namespace {

/// Delay before a game that could not be read is tried again.
constexpr Millis reading_pause = 500;
/// The time for which clocks are sent before other requests have their turn.
constexpr std::chrono::milliseconds clocks_slice{1};
/// The name in the fair queue that this is charged to.
constexpr const char* clocks_queue = "clocks";

}  // namespace

void Watching::watch(const ShownGame& shown, const WatchWish& wish,
                     const std::shared_ptr<Watcher>& watcher, const Reply<void>& /*on_error*/) {
  auto& game = shown.game;
  round_.watchers.add(game, shown.player(), wish, watcher);
  round_.attendance.come(game.meta, shown.player(), watcher.get());
  if (!game.meta.shared() || !game.standing().verdict.over()) return;
  const auto found = invitations_.find_rematch(game.meta.id);
  if (!found) return;
  const std::optional<Invitation>& rematch = *found;
  if (rematch) round_.outbox.tell(watcher, invitation_message(*rematch));
}

void Watching::await(const GameRequest& request, const std::shared_ptr<Watcher>& watcher,
                     const Reply<void>& on_error) {
  const auto& id = request.game;
  if (id == own_seek) {
    round_.watchers.add(place_of(id, request.sender.player), watcher);
    if (auto news = seeks_.news_of(request.sender.player))
      round_.outbox.tell(watcher, std::move(*news));
    return;
  }
  auto news = news_of(id);
  if (!news) return round_.outbox.answer<void>(on_error, Failure(news.error()));
  round_.watchers.add(id, watcher);
  round_.outbox.tell(watcher, std::move(*news));
}

Result<Payload> Watching::news_of(const std::string& awaited) {
  if (is_name(awaited, tournament_id_length)) return tournaments_.news(awaited);
  if (is_name(awaited, league_id_length)) return leagues_.news(awaited);
  return invitations_.find(awaited).map(
      [](const Invitation& invitation) { return invitation_message(invitation); });
}

void Watching::set_away(const GameRequest& request, bool away,
                        const std::shared_ptr<Watcher>& watcher, const Reply<void>& /*on_error*/) {
  round_.attendance.turn(request.game, watcher.get(), away);
}

void Watching::unwatch(const GameRequest& request, const std::shared_ptr<Watcher>& watcher) {
  round_.watchers.remove(place_of(request.game, request.sender.player), watcher);
  round_.attendance.go(request.game, watcher.get());
}

void Watching::send_clocks() {
  send_clocks(round_.watchers.watched());
}

void Watching::retry() {
  if (!unsent_.empty() && round_.clock() >= retry_at_) send_clocks(std::exchange(unsent_, {}));
}

void Watching::send_clocks(std::vector<std::string> watched) {
  round_.mailbox->post(QueueKey(clocks_queue), [this, ids = std::move(watched)]() mutable {
    return send_next_clocks(ids);
  });
}

Then Watching::send_next_clocks(std::vector<std::string>& watched) {
  const auto later = [&](ErrorCode code) {
    if (code != ErrorCode::io) return;  // it no longer exists
    unsent_.push_back(watched.back());
    retry_at_ = round_.clock() + reading_pause;
  };
  const auto end = round_.work_time() + clocks_slice;
  while (!watched.empty()) {
    const auto game = round_.games.find(watched.back());
    if (!game && game.error().code == ErrorCode::not_found) {
      const auto news = news_of(watched.back());
      if (news) {
        round_.watchers.publish(watched.back(), *news);
      } else {
        later(news.error().code);
      }
    } else if (!game) {
      later(game.error().code);
    } else if (*game == nullptr) {
      return Then::again;
    } else {
      round_.watchers.tell_clock(**game);
      round_.watchers.tell_missed(**game);
      if (const auto sent = chat_.publish_doubted(**game); !sent) later(sent.error().code);
    }
    watched.pop_back();
    if (!watched.empty() && round_.work_time() >= end) return Then::again;
  }
  if (unsent_.empty()) chat_.forget_doubted();  // the other games have no watchers
  return Then::done;
}

}  // namespace camlann::server
