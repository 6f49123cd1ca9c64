#pragma once
// Measures the work of the games' thread.

#include <chrono>

#include "server/core/clock.hpp"

namespace camlann::server {

/// The time that a piece of work took, and the processor time of its thread in that, in seconds. A
/// busy machine lengthens only the first.
struct TaskTime {
  double seconds = 0;
  double processor_seconds = 0;
};

/// Measures from its creation on; used on one thread.
class TaskTimer {
 public:
  [[nodiscard]] TaskTime spent() const {
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun_;
    return {took.count(), thread_seconds() - processor_};
  }

 private:
  std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
  double processor_ = thread_seconds();
};

}  // namespace camlann::server
