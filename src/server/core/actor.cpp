#include "server/core/actor.hpp"

#include <chrono>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <utility>

#include "base/result.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/log.hpp"
#include "server/core/mailbox.hpp"
#include "server/core/token_bucket.hpp"

namespace camlann::server {

Error too_busy() {
  return {ErrorCode::busy, "The server is too busy", {}, "another attempt in a moment"};
}

Actor::Actor(const QueueBounds& bounds, std::chrono::milliseconds round, Closing closing, Log log,
             SteadyClock now, Error refusal)
    : mailbox_(std::make_shared<Mailbox>(bounds, std::move(now))),
      round_(round),
      at_end_(closing),
      log_(std::move(log)),
      refusal_(std::move(refusal)) {}

void Actor::close() {
  closing_ = true;
  mailbox_->close();
}

void Actor::run(const std::function<void()>& round) {
  while (!mailbox_->closed_and_empty()) round();
}

void Actor::work(std::chrono::milliseconds patience) {
  work(patience, [this](const Mailbox::Task& task) {
    try {
      return task();
    } catch (const std::exception&) {
      // The client loses its connection with the answer.
      log_(Severity::error, "answers-lost", {{"answers", std::int64_t{1}}});
      return Then::done;
    }
  });
}

void Actor::work(std::chrono::milliseconds patience,
                 const std::function<Then(const Mailbox::Task&)>& turn) {
  mailbox_->work_off(patience, round_, turn);
}

}  // namespace camlann::server
