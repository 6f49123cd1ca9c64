#pragma once
// Waiting for work that takes long: other Python threads run meanwhile, and Ctrl-C ends it.

#include <pybind11/pybind11.h>
#include <atomic>
#include <chrono>
#include <future>
#include <mutex>

namespace camlann::python {

namespace py = pybind11;

/// The longest time between two checks for signals.
inline constexpr std::chrono::milliseconds look_at_signals{50};

/// Raises KeyboardInterrupt after Ctrl-C, or what another signal's handler raises.
inline void check_signals() {
  if (PyErr_CheckSignals() != 0) throw py::error_already_set();
}

/// Checks for signals from time to time in work without the interpreter's lock.
class SignalWatch {
 public:
  void look() {
    const auto now = std::chrono::steady_clock::now();
    if (now - looked_ < look_at_signals) return;
    const py::gil_scoped_acquire own;
    check_signals();
    looked_ = now;
  }

 private:
  std::chrono::steady_clock::time_point looked_ = std::chrono::steady_clock::now();
};

/// Locks a mutex that another thread may hold for long.
[[nodiscard]] inline std::unique_lock<std::timed_mutex> lock_of(std::timed_mutex& mutex) {
  std::unique_lock lock(mutex, std::defer_lock);
  while (!lock.owns_lock()) {
    {
      const py::gil_scoped_release others;
      if (lock.try_lock_for(look_at_signals)) break;
    }
    check_signals();
  }
  return lock;
}

/// Runs `job` on another thread. After Ctrl-C sets `stop`, waits for the job and raises the
/// exception.
template <class Job>
auto interruptible(std::atomic<bool>& stop, const Job& job) {
  auto answer = std::async(std::launch::async, job);
  while (true) {
    {
      const py::gil_scoped_release others;
      if (answer.wait_for(look_at_signals) == std::future_status::ready) break;
    }
    if (PyErr_CheckSignals() != 0) {
      stop = true;
      {
        const py::gil_scoped_release others;
        answer.wait();
      }
      throw py::error_already_set();
    }
  }
  return answer.get();
}

}  // namespace camlann::python
