#include "search/timer.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <thread>

#include "search/limits.hpp"
#include "search/score.hpp"

namespace camlann {
namespace {

using std::chrono::microseconds;
using std::chrono::milliseconds;

// Returns the time reserved for the interval between the last clock check and the answer's arrival.
microseconds margin_of(microseconds time) {
  return std::min<microseconds>(time / 2, std::max<microseconds>(milliseconds(3), time / 40));
}

struct Budget {
  microseconds soft;
  microseconds hard;
};

Budget budget_of(const Clock& clock) {
  // A game of this family typically has about 30 moves per side ahead of it.
  const int moves = clock.moves_to_go > 0 ? std::min(clock.moves_to_go, 30) : 30;
  const microseconds remaining = clock.remaining;
  const microseconds share = remaining / moves + microseconds(clock.increment) * 3 / 4;
  const microseconds most = remaining - margin_of(remaining);
  return {std::min(share * 6 / 10, most), std::min(share * 3, most * (moves == 1 ? 10 : 6) / 10)};
}

}  // namespace

Timer::Timer(const Limits& limits, const std::atomic<bool>& stop) : stop_(&stop), start_(now()) {
  max_depth_ = max_ply - 1;
  infinite_ = limits.infinite;
  if (infinite_) return;
  if (limits.depth > 0) max_depth_ = std::min(limits.depth, max_depth_);
  if (limits.nodes > 0) max_nodes_ = limits.nodes;
  microseconds soft = microseconds::max();
  microseconds hard = microseconds::max();
  if (limits.clock) {
    const Budget budget = budget_of(*limits.clock);
    soft = budget.soft;
    hard = budget.hard;
  }
  if (limits.movetime) {
    const microseconds time = *limits.movetime;
    hard = std::min(hard, time - margin_of(time));
    soft = std::min(soft, hard);
  }
  timed_ = limits.clock || limits.movetime;
  if (timed_) {
    soft_end_ = start_ + soft;
    hard_end_ = start_ + hard;
  }
}

milliseconds Timer::elapsed() const {
  return std::chrono::duration_cast<milliseconds>(now() - start_);
}

void Timer::wait_for_stop() const {
  while (infinite_ && !stopped()) std::this_thread::sleep_for(milliseconds(1));
}

bool Timer::may_go_deeper(int finished_depth, std::uint64_t nodes) const {
  if (finished_depth >= max_depth_ || nodes >= max_nodes_ || stopped()) return false;
  return !timed_ || now() < soft_end_;
}

}  // namespace camlann
