#pragma once
// A service with a separate thread and a bounded mailbox. Requests come from any thread, take turns
// by player and address, and are answered once, on the actor's thread; replies must not block. A
// request is refused at once if the mailbox is full, and in its turn if memory runs out. Used by
// every service: games, accounts, moderation, studies, archive, tables, reminders.

#include <atomic>
#include <chrono>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <thread>
#include <utility>

#include "base/result.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/log.hpp"
#include "server/core/mailbox.hpp"
#include "server/core/outbox.hpp"
#include "server/core/token_bucket.hpp"

namespace camlann::server {

/// The error of a request that is refused because too many wait or memory runs out.
[[nodiscard]] Error too_busy();

class Actor {
 public:
  /// Requests that still wait when the actor closes are finished or refused.
  enum class Closing : std::uint8_t { finish, refuse };

  /// `round` bounds how long one round works without a pause. `refusal` is the error of requests
  /// that are refused.
  Actor(const QueueBounds& bounds, std::chrono::milliseconds round, Closing closing, Log log,
        SteadyClock now = std::chrono::steady_clock::now, Error refusal = too_busy());

  // Any thread

  /// Runs `work` in the turn of `who` and replies with the Result<T> that it returns.
  template <class T, class Work>
  void ask(const QueueKey& who, const Reply<T>& reply, Work work);
  /// The same for long work, which returns a Result<std::optional<T>>: it is called again in the
  /// next turn of `who`, before their other requests, until it returns a value or an error.
  template <class T, class Work>
  void ask_in_turns(const QueueKey& who, const Reply<T>& reply, Work work);
  /// Runs work of the server itself, which returns nothing, once and before all requests.
  template <class Work>
  void post(Work work) {
    mailbox_->post(std::move(work));
  }
  /// Refuses new requests; run() returns once the mailbox is empty.
  void close();
  [[nodiscard]] bool closing() const { return closing_; }
  [[nodiscard]] Mailbox::Load load() const { return mailbox_->load(); }
  /// For posting directly. It can outlive the actor, for example in replies of other threads.
  [[nodiscard]] const std::shared_ptr<Mailbox>& mailbox() const { return mailbox_; }

  // The actor's thread

  /// Calls `round` again and again, until the actor is closed and its mailbox empty.
  void run(const std::function<void()>& round);
  /// One round: waits for work for at most `patience`, then works it off.
  void work(std::chrono::milliseconds patience);
  /// The same; `turn` runs each task and must not throw.
  void work(std::chrono::milliseconds patience,
            const std::function<Then(const Mailbox::Task&)>& turn);

 private:
  template <class T, class Work>
  [[nodiscard]] Result<T> result_of(const Work& work) const;

  const std::shared_ptr<Mailbox> mailbox_;
  const std::chrono::milliseconds round_;
  const Closing at_end_;
  const Log log_;
  const Error refusal_;
  std::atomic<bool> closing_{false};
};

/// The thread that an actor runs on; closes the actor and waits for it at the end.
template <class Service>
class Running {
 public:
  explicit Running(Service& service) : service_(service), thread_([&service] { service.run(); }) {}
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;
  ~Running() {
    service_.close();
    thread_.join();
  }

 private:
  Service& service_;
  std::thread thread_;
};

template <class T, class Work>
void Actor::ask(const QueueKey& who, const Reply<T>& reply, Work work) {
  const bool posted = mailbox_->try_post(who, [this, reply, work = std::move(work)] {
    reply(result_of<T>(work));
    return Then::done;
  });
  if (!posted) reply(Failure(refusal_));
}

template <class T, class Work>
void Actor::ask_in_turns(const QueueKey& who, const Reply<T>& reply, Work work) {
  const bool posted = mailbox_->try_post(who, [this, reply, work = std::move(work)] {
    auto result = result_of<std::optional<T>>(work);
    if (result && !*result) return Then::again;
    reply(result ? Result<T>(std::move(**result)) : Failure(std::move(result.error())));
    return Then::done;
  });
  if (!posted) reply(Failure(refusal_));
}

template <class T, class Work>
Result<T> Actor::result_of(const Work& work) const {
  if (closing_ && at_end_ == Closing::refuse) return Failure(refusal_);
  try {
    return work();
  } catch (const std::exception&) {  // out of memory
    return Failure(refusal_);
  }
}

}  // namespace camlann::server
