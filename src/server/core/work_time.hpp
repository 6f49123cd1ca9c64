#pragma once
// Measures the processor time of long work that is done in portions, so that it can be limited.
// Unlike the time that passes, it does not depend on what else the machine does. Thread-safe.

#include <chrono>
#include <functional>

namespace camlann::server {

/// Returns the processor time that the current thread has used.
using WorkClock = std::function<std::chrono::nanoseconds()>;

[[nodiscard]] std::chrono::nanoseconds thread_time();

/// Does a portion of work, adds its time to `worked`, and returns its result.
template <class Portion>
[[nodiscard]] auto do_portion(const WorkClock& clock, std::chrono::nanoseconds& worked,
                              const Portion& portion) {
  const auto begun = clock();
  auto result = portion();
  worked += clock() - begun;
  return result;
}

}  // namespace camlann::server
