#pragma once
// Every position of a few pieces solved as plainly as can be, over the plain rules of test/naive:
// a map of positions, and passes over all of it until nothing changes. Shares no code with the
// tables.

#include <map>
#include <string>
#include <vector>

#include "naive/naive.hpp"

namespace camlann::tables::test {

/// "win 3", "loss 0", "draw", for the side to move.
struct SlowValue {
  naive::Position position;
  std::string text;
};

/// All running positions with at most `pieces` pieces, no side with more men or knights than the
/// array has, for every count of castle moves; without the quiet-ply limit and repetition.
[[nodiscard]] std::vector<SlowValue> solve_slowly(const naive::Rules& rules, int pieces);

}  // namespace camlann::tables::test
