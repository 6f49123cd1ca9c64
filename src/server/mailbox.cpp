#include "server/mailbox.hpp"

#include <chrono>
#include <deque>
#include <mutex>
#include <utility>

namespace camlann::server {

bool Mailbox::try_post(Task task) {
  {
    const std::lock_guard lock(mutex_);
    if (closed_ || waiting_.size() >= limit_) return false;
    waiting_.push_back(std::move(task));
  }
  filled_.notify_one();
  return true;
}

void Mailbox::post(Task task) {
  {
    const std::lock_guard lock(mutex_);
    if (closed_) return;
    waiting_.push_back(std::move(task));
  }
  filled_.notify_one();
}

std::deque<Mailbox::Task> Mailbox::take(std::chrono::milliseconds patience) {
  std::unique_lock lock(mutex_);
  filled_.wait_for(lock, patience, [this] { return closed_ || !waiting_.empty(); });
  return std::exchange(waiting_, {});
}

void Mailbox::close() {
  {
    const std::lock_guard lock(mutex_);
    closed_ = true;
  }
  filled_.notify_all();
}

bool Mailbox::closed_and_empty() {
  const std::lock_guard lock(mutex_);
  return closed_ && waiting_.empty();
}

}  // namespace camlann::server
