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
#include <utility>

#include "server/core/fair_queue.hpp"
#include "server/core/token_bucket.hpp"

namespace camlann::server {

/// What becomes of a task after its turn.
enum class Then : std::uint8_t {
  done,
  again  // it goes on in its party's next turn, before what else the party has waiting
};

class Mailbox {
 public:
  using Task = std::function<Then()>;

  /// What work costs is the time that passes by `now`.
  explicit Mailbox(const QueueBounds& bounds, SteadyClock now = std::chrono::steady_clock::now)
      : now_(std::move(now)), waiting_(bounds) {}

  /// False if too much of this party, or of all, waits already, or the box is closed.
  [[nodiscard]] bool try_post(const QueueKey& queue_key, Task task);
  /// Always accepted while the box is open: where a party gives something up.
  void post(const QueueKey& queue_key, Task task);
  /// The same, for work of the server itself, which there is never much of.
  void post(Task task);

  /// Does what waits, each party in its turn, until nothing does or `most` is over; if nothing
  /// waits at first, waits for something, but no longer than `patience`.
  /// `run` is called for each piece and must not throw.
  void work_off(std::chrono::milliseconds patience, std::chrono::milliseconds most,
                const std::function<Then(const Task&)>& run);

  struct Load {
    std::size_t waiting = 0;
    double seconds = 0;  // for which something has been waiting without a pause
  };
  [[nodiscard]] Load load();

  /// Nothing is accepted any more; what waits can still be worked off.
  void close();
  [[nodiscard]] bool closed_and_empty();

 private:
  struct Letter {
    std::optional<QueueKey> queue_key;  // nothing: the server's own
    Task task;
  };
  [[nodiscard]] std::optional<Letter> take(std::chrono::milliseconds patience);
  /// After its turn.
  void settle(Letter letter, Then then, Cost cost);
  [[nodiscard]] bool is_empty() const { return own_.empty() && waiting_.empty(); }
  /// Before something is put in.
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
