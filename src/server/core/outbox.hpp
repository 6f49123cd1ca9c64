#pragma once
// Replies and messages of a round of Games wait here until the round is on disk, then are sent in
// order. Only on the games' thread.

#include <chrono>
#include <cstddef>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "server/core/clock.hpp"
#include "server/core/token_bucket.hpp"

namespace camlann::server {

/// Takes the result by reference: a copy could run out of memory, which would end the program.
template <class T>
using Reply = std::function<void(const Result<T>&)>;

using Payload = std::shared_ptr<const std::string>;

/// Watches a game; usually a socket. Called on the games' thread; must not block.
class Watcher {
 public:
  virtual ~Watcher() = default;
  virtual void deliver(Payload message) = 0;
  /// Delivers, and measures the time from `since` until the client has confirmed the message.
  virtual void deliver_timed(Payload message, SteadyTime /*since*/) { deliver(std::move(message)); }
  /// Returns the last measurement; nothing before the first.
  [[nodiscard]] virtual std::optional<Millis> round_trip() const { return std::nullopt; }
};

class Outbox {
 public:
  /// Replies with the result, or with the error if the round could not be saved.
  template <class T>
  void answer(Reply<T> reply, Result<T> result) {
    waiting_.push_back([reply = std::move(reply), result = std::move(result)](const Error* failed) {
      if (failed != nullptr) return reply(Failure(*failed));
      reply(result);
    });
  }

  /// Sends the error, or the error that kept the round from being saved.
  void refuse(std::function<void(const Error&)> reply, Error error) {
    waiting_.emplace_back([reply = std::move(reply), error = std::move(error)](
                              const Error* failed) { reply(failed != nullptr ? *failed : error); });
  }

  /// Sends the message unless the round could not be saved.
  void tell(const std::shared_ptr<Watcher>& watcher, Payload message) {
    waiting_.emplace_back([watcher, message = std::move(message)](const Error* failed) {
      if (failed == nullptr) watcher->deliver(message);
    });
  }

  /// Sends and measures; the time until the round is on disk counts too.
  void tell_timed(const std::shared_ptr<Watcher>& watcher, Payload message) {
    const auto since = std::chrono::steady_clock::now();
    waiting_.emplace_back([watcher, message = std::move(message), since](const Error* failed) {
      if (failed == nullptr) watcher->deliver_timed(message, since);
    });
  }

  /// Sends everything; `error` if the round could not be saved. Additions made meanwhile wait for
  /// the next round. Returns how many receivers threw; their messages are dropped.
  int send(const std::optional<Error>& error) {
    int thrown = 0;
    for (const auto& send : std::exchange(waiting_, {})) {
      try {
        send(error ? &*error : nullptr);
      } catch (const std::exception&) {
        ++thrown;
      }
    }
    return thrown;
  }

  /// Returns the number of waiting messages; cut() returns to it when work fails half way.
  [[nodiscard]] std::size_t size() const { return waiting_.size(); }
  void cut(std::size_t size) { waiting_.resize(size); }

 private:
  std::vector<std::function<void(const Error*)>> waiting_;
};

}  // namespace camlann::server
