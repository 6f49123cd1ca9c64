#pragma once
// The order in which the connections of this process write to one file of SQLite. SQLite itself
// lets one connection write at a time, but a connection that finds another writing sleeps and tries
// again: while another writes without a pause it may try for seconds. A thread must not write by
// two connections of one address at once. Thread-safe.

#include <chrono>
#include <condition_variable>
#include <mutex>

namespace camlann::database {

class WriteTurns {
 public:
  /// Waits for the turn behind all that wait already. Returns false if it has not come in time.
  [[nodiscard]] bool take(std::chrono::milliseconds patience) {
    std::unique_lock lock(mutex_);
    if (!taken_) return taken_ = true;
    Waiting self;
    (last_ == nullptr ? first_ : last_->next) = &self;
    last_ = &self;
    if (self.called.wait_for(lock, patience, [&self] { return self.its_turn; })) return true;
    remove(self);
    return false;
  }

  /// Returns the number of waiting threads.
  [[nodiscard]] int waiting() {
    const std::lock_guard lock(mutex_);
    int count = 0;
    for (const Waiting* at = first_; at != nullptr; at = at->next) ++count;
    return count;
  }

  /// Gives the turn to the one that has waited longest.
  void give() {
    const std::lock_guard lock(mutex_);
    taken_ = first_ != nullptr;
    if (!taken_) return;
    Waiting& next = *first_;
    remove(next);
    next.its_turn = true;
    next.called.notify_one();
  }

 private:
  /// Lives on the stack of the thread that waits.
  struct Waiting {
    Waiting* next = nullptr;
    bool its_turn = false;
    std::condition_variable called;
  };

  void remove(Waiting& one) {
    Waiting* before = nullptr;
    for (Waiting* at = first_; at != &one; at = at->next) before = at;
    (before == nullptr ? first_ : before->next) = one.next;
    if (last_ == &one) last_ = before;
  }

  std::mutex mutex_;
  bool taken_ = false;
  Waiting* first_ = nullptr;
  Waiting* last_ = nullptr;
};

}  // namespace camlann::database
