#pragma once
// What is said after a round of Games: answers and messages wait here until the round is on disk,
// and are sent in the order in which they came. Only on the games' thread.

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

/// Takes the result as it is: to copy one is to end the program where memory runs out on the way.
template <class T>
using Reply = std::function<void(const Result<T>&)>;

using Payload = std::shared_ptr<const std::string>;

/// Who watches a game, a socket as a rule. Called on the games' thread; must not block.
class Watcher {
 public:
  virtual ~Watcher() = default;
  virtual void deliver(Payload message) = 0;
  /// The same, and measures how long it takes from `since` until its reader has answered that he
  /// has it.
  virtual void deliver_timed(Payload message, SteadyTime /*since*/) { deliver(std::move(message)); }
  /// What was measured last; nothing before that.
  [[nodiscard]] virtual std::optional<Millis> round_trip() const { return std::nullopt; }
};

class Outbox {
 public:
  /// The result, or the error that kept the round from being saved.
  template <class T>
  void answer(Reply<T> reply, Result<T> result) {
    waiting_.push_back([reply = std::move(reply), result = std::move(result)](const Error* failed) {
      if (failed != nullptr) return reply(Failure(*failed));
      reply(result);
    });
  }

  /// Not sent if the round could not be saved.
  void tell(const std::shared_ptr<Watcher>& watcher, Payload message) {
    waiting_.emplace_back([watcher, message = std::move(message)](const Error* failed) {
      if (failed == nullptr) watcher->deliver(message);
    });
  }

  /// The time until the round is on disk counts as part of the way.
  void tell_timed(const std::shared_ptr<Watcher>& watcher, Payload message) {
    const auto since = std::chrono::steady_clock::now();
    waiting_.emplace_back([watcher, message = std::move(message), since](const Error* failed) {
      if (failed == nullptr) watcher->deliver_timed(message, since);
    });
  }

  /// Sends everything; `error` if the round could not be saved. What comes in meanwhile waits for
  /// the next round. Whoever throws is given up: how many did.
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

  /// How much waits, and back to as much: for work that has failed half way.
  [[nodiscard]] std::size_t size() const { return waiting_.size(); }
  void cut(std::size_t size) { waiting_.resize(size); }

 private:
  std::vector<std::function<void(const Error*)>> waiting_;
};

}  // namespace camlann::server
