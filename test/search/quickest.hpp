#pragma once
// Times measured in tests. On a busy machine any thread may be put aside for a while; the best of a
// few tries is the program's own doing.

#include <algorithm>

namespace camlann::test {

template <class F>
auto quickest_of_five(F&& measure) {
  auto best = measure();
  for (int i = 1; i < 5; ++i) best = std::min(best, measure());
  return best;
}

}  // namespace camlann::test
