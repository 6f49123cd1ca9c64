#pragma once
// A world with its own clock in which all events are in one queue, and all random choices come from
// one seed: the same seed gives the same world. One thread.

#include <algorithm>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "server/core/clock.hpp"

namespace camlann::server::simulation {

inline constexpr Millis second = 1000;
inline constexpr Millis minute = 60 * second;
inline constexpr Millis hour = 60 * minute;

class World {
 public:
  explicit World(std::uint64_t seed) : random_(seed) {}

  [[nodiscard]] Millis now() const { return now_; }
  void after(Millis delay, std::function<void()> what) {
    queue_.push_back({now_ + delay, ++count_, std::move(what)});
    std::push_heap(queue_.begin(), queue_.end());
  }
  /// Does everything until then.
  void run_until(Millis end) {
    while (!queue_.empty() && queue_.front().at <= end) {
      std::pop_heap(queue_.begin(), queue_.end());
      auto next = std::move(queue_.back());
      queue_.pop_back();
      now_ = next.at;
      next.what();
    }
    now_ = end;
  }
  /// Returns the number of past events.
  [[nodiscard]] std::uint64_t count() const { return count_; }

  [[nodiscard]] bool chance(double part) { return random_.below(1'000'000) < part * 1e6; }
  [[nodiscard]] std::uint32_t below(std::size_t bound) {
    return random_.below(static_cast<std::uint32_t>(bound));
  }
  /// Log-uniform: each order of magnitude is equally likely.
  [[nodiscard]] Millis between(Millis least, Millis most);
  [[nodiscard]] std::string name(std::size_t length);

 private:
  struct Happening {
    Millis at = 0;
    std::uint64_t number = 0;
    std::function<void()> what;
    bool operator<(const Happening& other) const {
      return std::pair(other.at, other.number) < std::pair(at, number);
    }
  };

  Random random_;
  Millis now_ = 1'700'000'000'000;
  std::uint64_t count_ = 0;
  std::vector<Happening> queue_;  // a heap
};

}  // namespace camlann::server::simulation
