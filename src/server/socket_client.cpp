#include "server/socket_client.hpp"

#include <algorithm>
#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "server/body.hpp"
#include "server/fair_queue.hpp"
#include "server/games.hpp"
#include "server/limits.hpp"
#include "server/messages.hpp"
#include "server/outbox.hpp"
#include "server/token_bucket.hpp"
#include "server/watchers.hpp"
#include "wire/messages/request.hpp"

namespace camlann::server {

SocketClient::SocketClient(Games& games, const Limits& limits, Party party,
                           std::shared_ptr<Watcher> watcher, SteadyClock now)
    : games_(games),
      limits_(limits),
      party_(std::move(party)),
      watcher_(std::move(watcher)),
      now_(std::move(now)) {}

bool SocketClient::on_message(std::string_view text) {
  if (messages_.take(limits_.messages, now_()) > std::chrono::nanoseconds::zero()) return false;
  const auto request = read_socket_request(text);
  if (!request) {
    watcher_->deliver(error_message(request.error()));
    return true;
  }
  switch (request->type) {
    case message::SocketWish::watch:
      watch(request->game, {request->version, request->deltas});
      break;
    case message::SocketWish::await: await(request->game); break;
    case message::SocketWish::unwatch: unwatch(request->game); break;
    case message::SocketWish::here: turn(request->game, false); break;
    case message::SocketWish::away: turn(request->game, true); break;
    case message::SocketWish::ping: watcher_->deliver(pong_message()); break;
  }
  return true;
}

void SocketClient::forget() {
  for (const auto& game : std::exchange(watched_, {})) games_.unwatch(asker(game), watcher_);
}

bool SocketClient::list(const std::string& id) {
  if (std::find(watched_.begin(), watched_.end(), id) != watched_.end()) return true;
  if (watched_.size() >= limits_.watches_per_socket) {
    watcher_->deliver(error_message(
        {ErrorCode::too_many, "This socket watches too many games", {}, "unwatch"}, id));
    return false;
  }
  watched_.push_back(id);
  return true;
}

void SocketClient::watch(const std::string& game, const WatchWish& wish) {
  if (list(game)) games_.watch(asker(game), wish, watcher_);
}

void SocketClient::await(const std::string& invitation) {
  if (list(invitation)) games_.await(asker(invitation), watcher_);
}

void SocketClient::turn(const std::string& game, bool away) {
  if (std::find(watched_.begin(), watched_.end(), game) == watched_.end()) return;
  games_.turn(asker(game), away, watcher_);
}

void SocketClient::unwatch(const std::string& game) {
  if (std::erase(watched_, game) != 0) games_.unwatch(asker(game), watcher_);
}

}  // namespace camlann::server
