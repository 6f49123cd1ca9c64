#include "server/core/mailbox.hpp"

#include <chrono>
#include <functional>
#include <mutex>
#include <optional>
#include <utility>

#include "server/core/fair_queue.hpp"
#include "server/core/token_bucket.hpp"

namespace camlann::server {

namespace {

/// Even what takes no time is a turn.
Cost cost_of(SteadyTime::duration time) {
  return 1 + std::chrono::duration_cast<std::chrono::microseconds>(time).count();
}

}  // namespace

bool Mailbox::try_post(const QueueKey& queue_key, Task task) {
  {
    const std::lock_guard lock(mutex_);
    if (closed_ || !waiting_.has_room(queue_key)) return false;
    note_filling();
    waiting_.push(queue_key, 0, std::move(task));
  }
  filled_.notify_one();
  return true;
}

void Mailbox::post(const QueueKey& queue_key, Task task) {
  {
    const std::lock_guard lock(mutex_);
    if (closed_) return;
    note_filling();
    waiting_.push(queue_key, 0, std::move(task));
  }
  filled_.notify_one();
}

void Mailbox::post_own(Task task) {
  {
    const std::lock_guard lock(mutex_);
    if (closed_) return;
    note_filling();
    own_.push_back(std::move(task));
  }
  filled_.notify_one();
}

void Mailbox::work_off(std::chrono::milliseconds patience, std::chrono::milliseconds most,
                       const std::function<Then(const Task&)>& run) {
  auto letter = take(patience);
  auto now = now_();
  const auto end = now + most;
  while (letter) {
    const auto begun = now;
    const auto then = run(letter->task);
    now = now_();
    settle(std::move(*letter), then, cost_of(now - begun));
    if (now >= end) return;
    letter = take(std::chrono::milliseconds(0));
  }
}

std::optional<Mailbox::Letter> Mailbox::take(std::chrono::milliseconds patience) {
  std::unique_lock lock(mutex_);
  if (patience.count() > 0) {
    filled_.wait_for(lock, patience, [this] { return closed_ || !is_empty(); });
  }
  if (!own_.empty()) {
    Letter letter{std::nullopt, std::move(own_.front())};
    own_.pop_front();
    return letter;
  }
  if (waiting_.empty()) return std::nullopt;
  auto piece = waiting_.pop();
  return Letter{std::move(piece.queue_key), std::move(piece.work)};
}

void Mailbox::settle(Letter letter, Then then, Cost cost) {
  if (!letter.queue_key) return;
  const std::lock_guard lock(mutex_);
  if (then == Then::again) {
    note_filling();
    waiting_.push_first(*letter.queue_key, 0, std::move(letter.task));
  }
  waiting_.charge(*letter.queue_key, cost);
}

void Mailbox::note_filling() {
  if (is_empty()) filled_since_ = now_();
}

Mailbox::Load Mailbox::load() {
  const std::lock_guard lock(mutex_);
  if (is_empty()) return {};
  const std::chrono::duration<double> since = now_() - filled_since_;
  return {own_.size() + waiting_.size(), since.count()};
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
  return closed_ && is_empty();
}

}  // namespace camlann::server
