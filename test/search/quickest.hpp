#pragma once
// Times measured in tests. On a busy machine any thread may be put aside for a while; the best of a
// few tries is the program's own doing.

#include <algorithm>

namespace camlann::test {

/// The best of at most twenty measurements; no more are made than needed to get within `limit`.
template <class Limit, class F>
auto quickest(Limit limit, F&& measure) {
  auto best = measure();
  for (int i = 1; i < 20 && best > limit; ++i) best = std::min(best, measure());
  return best;
}

}  // namespace camlann::test
