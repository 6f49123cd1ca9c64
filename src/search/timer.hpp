#pragma once
// Decides when a search has to end. Reads the clock only on request.

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>

#include "search/limits.hpp"

namespace camlann {

class Timer {
 public:
  using Instant = std::chrono::steady_clock::time_point;

  Timer(const Limits& limits, const std::atomic<bool>& stop);

  [[nodiscard]] std::chrono::milliseconds elapsed() const;
  /// True if the search must end now, in the middle of an iteration: out of nodes or, checked only
  /// every few hundred nodes, stopped or out of time.
  [[nodiscard]] bool must_end(std::uint64_t nodes) {
    if (nodes < next_look_) return false;
    next_look_ = std::min(nodes + nodes_between_looks, max_nodes_);
    return nodes >= max_nodes_ || out_of_time();
  }
  /// True if stopped or out of time. Reads the clock.
  [[nodiscard]] bool out_of_time() const { return stopped() || (timed_ && now() >= hard_end_); }
  /// True if another iteration is worth starting.
  [[nodiscard]] bool may_go_deeper(int finished_depth, std::uint64_t nodes) const;
  /// Returns at once, except after an infinite search: then it waits until stopped.
  void wait_for_stop() const;
  [[nodiscard]] bool stopped() const { return stop_->load(std::memory_order_relaxed); }

 private:
  // At the slowest measured speed, 100,000 nodes per second under sanitizers, a check every 2.5 ms.
  static constexpr std::uint64_t nodes_between_looks = 256;

  [[nodiscard]] static Instant now() { return std::chrono::steady_clock::now(); }

  const std::atomic<bool>* stop_;
  Instant start_;
  Instant soft_end_;  // no new iteration after it
  Instant hard_end_;
  std::uint64_t next_look_ = 1;
  std::uint64_t max_nodes_ = ~std::uint64_t{0};
  int max_depth_ = 0;
  bool timed_ = false;
  bool infinite_ = false;
};

}  // namespace camlann
