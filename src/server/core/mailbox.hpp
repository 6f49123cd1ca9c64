#pragma once
// Work handed from the network and the thinking threads to the one thread that does it. What
// players ask for waits in a fair queue and is charged for the time it takes; what the server
// itself has caused comes first. Working off what waits before anything is written is what lets
// moves share a commit. Thread-safe, but for work_off().

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <type_traits>
#include <utility>

#include "server/core/fair_queue.hpp"
#include "server/core/token_bucket.hpp"

namespace camlann::server {

/// Result of a task's turn.
enum class Then : std::uint8_t {
  done,
  again  // continues in the client's next turn, before its other tasks
};

class Mailbox {
 public:
  using Task = std::function<Then()>;

  /// The cost of a task is its duration by `now`.
  explicit Mailbox(const QueueBounds& bounds, SteadyClock now = std::chrono::steady_clock::now)
      : now_(std::move(now)), waiting_(bounds) {}

  /// Returns false if the queue of this client, or the whole mailbox, is full, or if it is closed.
  [[nodiscard]] bool try_post(const QueueKey& queue_key, Task task);
  /// Accepts the task while the mailbox is open, even if it is full: for clients that leave.
  void post(const QueueKey& queue_key, Task task);
  /// Posts work of the server itself, which returns nothing. It runs once, before all requests, and
  /// is never much. What may need several turns is a task in the queue of a client.
  template <class Work>
    requires std::is_void_v<std::invoke_result_t<Work&>>
  void post(Work work) {
    post_own([work = std::move(work)]() mutable {
      work();
      return Then::done;
    });
  }

  /// Runs the waiting tasks in fair turns until the mailbox is empty or `most` is over. Waits for
  /// the first task for at most `patience`. `run` is called for each task and must not throw.
  void work_off(std::chrono::milliseconds patience, std::chrono::milliseconds most,
                const std::function<Then(const Task&)>& run);

  struct Load {
    std::size_t waiting = 0;
    double seconds = 0;  // since the mailbox was last empty
  };
  [[nodiscard]] Load load();

  /// Refuses new tasks; the waiting ones can still be worked off.
  void close();
  [[nodiscard]] bool closed_and_empty();

 private:
  struct Letter {
    std::optional<QueueKey> queue_key;  // nothing: the server's work
    Task task;
  };
  void post_own(Task task);
  [[nodiscard]] std::optional<Letter> take(std::chrono::milliseconds patience);
  /// Charges the client the cost of a turn and puts the task back if it is not done.
  void settle(Letter letter, Then then, Cost cost);
  [[nodiscard]] bool is_empty() const { return own_.empty() && waiting_.empty(); }
  /// Notes the time when the mailbox stops being empty; call before adding a task.
  void note_filling();

  const SteadyClock now_;
  std::mutex mutex_;
  std::condition_variable filled_;
  std::deque<Task> own_;
  FairQueue<Task> waiting_;
  SteadyTime filled_since_;  // unless it is empty
  bool closed_ = false;
};

}  // namespace camlann::server
