#pragma once
// A player's connection to the servers, over a network that delays, loses and repeats requests and
// answers. Retries with the same nonce until it has an answer, like the page.

#include <functional>
#include <memory>
#include <optional>

#include "base/result.hpp"
#include "server/core/outbox.hpp"
#include "server/services/games/games.hpp"
#include "simulation/site.hpp"
#include "simulation/world.hpp"

namespace camlann::server::simulation {

class Client {
 public:
  template <class T>
  using Send = std::function<void(Games&, const Reply<T>&)>;
  template <class T>
  using Done = std::function<void(const Result<T>&)>;

  Client(World& world, Site& site) : world_(world), site_(site) {}

  template <class T>
  void ask(Send<T> send, Done<T> done) {
    attempt(std::make_shared<Request<T>>(Request<T>{std::move(send), std::move(done)}));
  }
  void go_offline(Millis until) { offline_until_ = until; }
  /// Does nothing any more.
  void leave() { gone_ = true; }
  [[nodiscard]] bool gone() const { return gone_; }

 private:
  template <class T>
  struct Request {
    Send<T> send;
    Done<T> done;
    bool answered = false;
    int attempts = 0;
  };

  template <class T>
  void attempt(const std::shared_ptr<Request<T>>& request);
  /// Returns the delay until arrival; nothing if the message is lost.
  [[nodiscard]] std::optional<Millis> way() {
    if (world_.now() < offline_until_ || world_.chance(0.03)) return std::nullopt;
    return world_.between(1, world_.chance(0.02) ? minute : second);
  }

  World& world_;
  Site& site_;
  bool gone_ = false;
  Millis offline_until_ = 0;
};

[[nodiscard]] inline bool to_be_tried_again(ErrorCode code) {
  return code == ErrorCode::busy || code == ErrorCode::io;
}

template <class T>
void Client::attempt(const std::shared_ptr<Request<T>>& request) {
  if (gone_) return;
  const auto again = [this, request, number = ++request->attempts] {
    if (!request->answered && request->attempts == number) attempt(request);
  };
  const auto arrive = [this, request, again] {
    const auto server = site_.reach();
    if (!server) return;
    request->send(server->games(), [this, request, again, server](const Result<T>& result) {
      // As in BeastNetwork::answer(): the server may have been suspended since the request.
      const auto back = server->may_speak() ? way() : std::nullopt;
      if (!back) return;
      world_.after(*back, [this, request, again, result] {
        if (request->answered) return;
        if (!result && to_be_tried_again(result.error().code)) {
          return world_.after(world_.between(second / 5, 20 * second), again);
        }
        request->answered = true;
        request->done(result);
      });
    });
    server->wake(world_.between(1, 5));
  };
  for (int copies = world_.chance(0.1) ? 2 : 1; copies > 0; --copies) {
    if (const auto there = way()) world_.after(*there, arrive);
  }
  world_.after(world_.between(2 * second, 30 * second), again);
}

}  // namespace camlann::server::simulation
