#pragma once
// Work handed from the network and the thinking threads to the one thread that owns the games.
// Taking everything that waits at once is what lets moves share a commit. Thread-safe.

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>

namespace camlann::server {

class Mailbox {
 public:
  using Task = std::function<void()>;

  /// `limit` bounds what try_post lets wait.
  explicit Mailbox(std::size_t limit) : limit_(limit) {}

  /// False if too much waits already or the box is closed.
  [[nodiscard]] bool try_post(Task task);
  /// Always accepted while the box is open: for work that the server itself has caused.
  void post(Task task);

  /// What waits, in order; if nothing does, waits for something, but no longer than `patience`.
  [[nodiscard]] std::deque<Task> take(std::chrono::milliseconds patience);

  /// Nothing is accepted any more; what waits can still be taken.
  void close();
  [[nodiscard]] bool closed_and_empty();

 private:
  const std::size_t limit_;
  std::mutex mutex_;
  std::condition_variable filled_;
  std::deque<Task> waiting_;
  bool closed_ = false;
};

}  // namespace camlann::server
