#pragma once
// Portions of long work on the thread of a service, so that others take turns in between.

#include <chrono>
#include <functional>

namespace camlann::server {

/// Returns a function that is true once this much time has passed from now on.
[[nodiscard]] inline std::function<bool()> slice_of(std::chrono::milliseconds length) {
  return [end = std::chrono::steady_clock::now() + length] {
    return std::chrono::steady_clock::now() >= end;
  };
}

}  // namespace camlann::server
