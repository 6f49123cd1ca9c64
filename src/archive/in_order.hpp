#pragma once
// Work on several threads, with results in the order in which the work was given. give() and
// take() are called by one thread.

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace camlann::archive {

template <class Job>
class InOrder {
 public:
  /// `work` is called by the threads, for one job each.
  InOrder(int threads, std::function<void(Job&)> work) : work_(std::move(work)) {
    for (int i = 0; i < threads; ++i) {
      try {
        threads_.emplace_back([this] { serve(); });
      } catch (const std::system_error&) {  // fewer threads do, too
        if (threads_.empty()) throw;
        break;
      }
    }
  }
  /// Waits for jobs that have begun.
  ~InOrder() {
    {
      const std::lock_guard lock(mutex_);
      ends_ = true;
    }
    given_.notify_all();
    for (std::thread& thread : threads_) thread.join();
  }
  InOrder(const InOrder&) = delete;
  InOrder& operator=(const InOrder&) = delete;

  /// The number of jobs that have not been taken back.
  [[nodiscard]] std::size_t size() const { return order_.size(); }

  void give(Job job) {
    order_.push_back(std::make_shared<Place>(std::move(job)));
    {
      const std::lock_guard lock(mutex_);
      waiting_.push_back(order_.back());
    }
    given_.notify_one();
  }

  /// Returns the oldest job once its work is done, or throws what the work threw. There must be
  /// one.
  Job take() {
    const auto place = std::move(order_.front());
    order_.pop_front();
    std::unique_lock lock(mutex_);
    done_.wait(lock, [&] { return place->done; });
    if (place->thrown) std::rethrow_exception(place->thrown);
    return std::move(place->job);
  }

 private:
  struct Place {
    explicit Place(Job given) : job(std::move(given)) {}

    Job job;
    bool done = false;
    std::exception_ptr thrown;
  };

  void serve() {
    std::unique_lock lock(mutex_);
    while (true) {
      given_.wait(lock, [this] { return ends_ || !waiting_.empty(); });
      if (ends_) return;
      const auto place = std::move(waiting_.front());
      waiting_.pop_front();
      lock.unlock();
      std::exception_ptr thrown;
      try {
        work_(place->job);
      } catch (...) {
        thrown = std::current_exception();
      }
      lock.lock();
      place->thrown = thrown;
      place->done = true;
      done_.notify_one();
    }
  }

  const std::function<void(Job&)> work_;
  std::deque<std::shared_ptr<Place>> order_;  // of the caller alone
  std::mutex mutex_;
  std::condition_variable given_;
  std::condition_variable done_;
  std::deque<std::shared_ptr<Place>> waiting_;
  bool ends_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace camlann::archive
