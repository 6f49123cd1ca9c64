#pragma once
// The time that names, for example players, have used, of which each may use some per hour. It
// becomes free again evenly. In memory, so a restart begins anew. Not thread-safe.

#include <algorithm>
#include <iterator>
#include <map>
#include <string>

#include "server/core/clock.hpp"

namespace camlann::server {

class TimeBudget {
 public:
  explicit TimeBudget(Millis per_hour) : per_hour_(per_hour) {}

  /// Frees what has become free since the last call.
  void refill(Millis now) {
    const auto passed = std::clamp<Millis>(now - refilled_, 0, 24 * an_hour);
    refilled_ = now;
    const auto free = passed * per_hour_ / an_hour;
    for (auto one = used_.begin(); one != used_.end();) {
      one->second -= free;
      one = one->second <= 0 ? used_.erase(one) : std::next(one);
    }
  }
  /// Does nothing if the time is not positive.
  void charge(const std::string& name, Millis time) {
    if (time > 0) used_[name] += time;
  }
  [[nodiscard]] Millis used(const std::string& name) const {
    const auto found = used_.find(name);
    return found == used_.end() ? 0 : found->second;
  }
  [[nodiscard]] bool is_spent(const std::string& name) const { return used(name) >= per_hour_; }

 private:
  static constexpr Millis an_hour = Millis{60} * 60 * 1000;

  const Millis per_hour_;
  Millis refilled_ = 0;
  std::map<std::string, Millis> used_;
};

}  // namespace camlann::server
