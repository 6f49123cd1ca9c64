#include "server/api/socket_client.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/limits.hpp"
#include "server/core/outbox.hpp"
#include "server/core/socket_taker.hpp"
#include "server/core/token_bucket.hpp"
#include "server/messages/game.hpp"
#include "server/messages/requests.hpp"
#include "server/services/games/games.hpp"
#include "server/services/games/watching.hpp"
#include "server/services/round/game_request.hpp"
#include "server/services/round/watchers.hpp"
#include "server/services/studies/studies.hpp"
#include "wire/messages/request.hpp"

namespace camlann::server {

SocketClient::SocketClient(Games& games, const Limits& limits, QueueKey queue_key,
                           std::shared_ptr<Watcher> watcher, SteadyClock now, Studies* studies)
    : games_(games),
      limits_(limits),
      party_(std::move(queue_key)),
      watcher_(std::move(watcher)),
      now_(std::move(now)),
      studies_(studies) {}

SocketTaker::Then SocketClient::on_message(std::string_view text) {
  if (messages_.take(limits_.messages, now_()) > std::chrono::nanoseconds::zero()) {
    return Then::close_for_good;
  }
  const auto request = read_socket_request(text);
  if (!request) {
    watcher_->deliver(error_message(request.error()));
    return Then::go_on;
  }
  switch (request->type) {
    case message::SocketWish::watch:
      watch(request->game, {request->version, request->deltas});
      break;
    case message::SocketWish::watch_study: watch_study(request->game, request->version); break;
    case message::SocketWish::await: await(request->game); break;
    case message::SocketWish::unwatch: unwatch(request->game); break;
    case message::SocketWish::here: turn(request->game, false); break;
    case message::SocketWish::away: turn(request->game, true); break;
    case message::SocketWish::ping: watcher_->deliver(pong_message()); break;
  }
  return Then::go_on;
}

void SocketClient::forget() {
  for (const auto& game : std::exchange(watched_, {})) unwatch_game(game);
  for (const auto& study : std::exchange(watched_studies_, {})) {
    studies_->unwatch(party_, study, watcher_);
  }
}

bool SocketClient::list(std::vector<std::string>& watched, const std::string& id) {
  if (std::find(watched.begin(), watched.end(), id) != watched.end()) return true;
  if (watched_.size() + watched_studies_.size() >= limits_.watches_per_socket) {
    watcher_->deliver(error_message(
        {ErrorCode::too_many, "This socket watches too many games", {}, "unwatch"}, id));
    return false;
  }
  watched.push_back(id);
  return true;
}

void SocketClient::watch(const std::string& game, const WatchWish& wish) {
  if (!list(watched_, game)) return;
  const auto on_error = [watcher = watcher_, game](const Result<void>& done) {
    watcher->deliver(error_message(done.error(), game));
  };
  games_.ask(game_request(game), on_error, &Watching::watch, wish, watcher_);
}

void SocketClient::await(const std::string& invitation) {
  if (!list(watched_, invitation)) return;
  const auto on_error = [watcher = watcher_](const Result<void>& done) {
    watcher->deliver(error_message(done.error()));
  };
  games_.ask(game_request(invitation), on_error, &Watching::await, watcher_);
}

void SocketClient::turn(const std::string& game, bool away) {
  if (std::find(watched_.begin(), watched_.end(), game) == watched_.end()) return;
  games_.ask(game_request(game), [](const Result<void>&) {}, &Watching::set_away, away, watcher_);
}

void SocketClient::watch_study(const std::string& study, std::int64_t version) {
  if (studies_ == nullptr) {
    return watcher_->deliver(
        error_message({ErrorCode::not_found, "There is no such study", {}, {}}, study));
  }
  if (list(watched_studies_, study)) studies_->watch(party_, study, version, watcher_);
}

void SocketClient::unwatch_game(const std::string& game) {
  const auto request = game_request(game);
  games_.tell(request.sender, &Watching::unwatch, request, watcher_);
}

void SocketClient::unwatch(const std::string& id) {
  if (std::erase(watched_, id) != 0) unwatch_game(id);
  if (std::erase(watched_studies_, id) != 0) studies_->unwatch(party_, id, watcher_);
}

}  // namespace camlann::server
