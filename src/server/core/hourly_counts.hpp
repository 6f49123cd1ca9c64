#pragma once
// Counts what happened in the last hour, by key. Plain values in memory, so a restart begins anew.
// Not thread-safe.

#include <cstddef>
#include <deque>
#include <iterator>
#include <map>

#include "server/core/clock.hpp"

namespace camlann::server {

template <class Key>
class HourlyCounts {
 public:
  [[nodiscard]] std::size_t of(const Key& key) const {
    const auto found = times_.find(key);
    return found == times_.end() ? 0 : found->second.size();
  }
  void add(const Key& key, Millis now) { times_[key].push_back(now); }
  /// Takes back the last addition.
  void take_back(const Key& key) {
    const auto found = times_.find(key);
    if (found != times_.end() && !found->second.empty()) found->second.pop_back();
  }
  /// Drops what is older, and what is later than `now` because the clock was set back.
  void forget_old(Millis now) {
    for (auto one = times_.begin(); one != times_.end();) {
      auto& times = one->second;
      std::erase_if(times, [now](Millis time) { return time <= now - an_hour || time > now; });
      one = times.empty() ? times_.erase(one) : std::next(one);
    }
  }

 private:
  static constexpr Millis an_hour = Millis{60} * 60 * 1000;

  std::map<Key, std::deque<Millis>> times_;
};

}  // namespace camlann::server
