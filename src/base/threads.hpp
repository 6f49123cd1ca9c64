#pragma once
// Helper threads for the caller's own, limited by the machine. For work that any number of threads
// can share: search, perft, matches, tables. An object belongs to one thread.

#include <cstddef>
#include <exception>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace camlann {

class Threads {
 public:
  Threads() = default;
  Threads(const Threads&) = delete;
  Threads& operator=(const Threads&) = delete;
  ~Threads() { wait(); }

  /// Runs `work` in another thread. False if the machine has no more threads or memory.
  template <class Work>
  bool start(Work work) {
#ifdef __cpp_exceptions
    try {
      threads_.emplace_back([this, work = std::move(work)]() mutable { run(work); });
      return true;
    } catch (const std::exception&) {
      return false;
    }
#else
    threads_.emplace_back(std::move(work));
    return true;
#endif
  }
  [[nodiscard]] std::size_t size() const { return threads_.size(); }

  /// Waits for all threads. Rethrows an exception of one of them, usually out of memory.
  void join() {
    wait();
#ifdef __cpp_exceptions
    if (thrown_) std::rethrow_exception(std::exchange(thrown_, nullptr));
#endif
  }

 private:
#ifdef __cpp_exceptions
  template <class Work>
  void run(Work& work) {
    try {
      work();
    } catch (...) {
      const std::lock_guard lock(mutex_);
      thrown_ = std::current_exception();
    }
  }
  std::mutex mutex_;
  std::exception_ptr thrown_;
#endif
  void wait() {
    for (std::thread& thread : threads_) thread.join();
    threads_.clear();
  }

  std::vector<std::thread> threads_;
};

/// Returns the number of threads, up to `wanted`, that can run together, including the caller's;
/// starts them as a test.
[[nodiscard]] int threads_to_be_had(int wanted);

}  // namespace camlann
