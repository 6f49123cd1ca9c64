#include "rating/levels.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "rating/glicko.hpp"

namespace camlann::rating {

namespace {

constexpr std::size_t levels = 10;

struct Ladder {
  std::string_view variant;
  std::array<int, levels> ratings;  // 0: not measured
};

// From the tables in doc/results.md, "Levels". Where a table gives a level's share of the points
// against the level below, its Elo is 400 * log10(share / (1 - share)).
constexpr std::array ladders{
    Ladder{"cam", {1149, 1285, 1500, 1769, 2014, 2334, 2550, 2762, 3000, 3243}},
    Ladder{"camelot", {898, 1278, 1500, 1834, 2063, 2282, 2425, 2822, 3185, 3606}},
    Ladder{"camette", {1228, 1416, 1500, 1615, 1767, 2002, 2124, 2240, 2333, 2378}},
    Ladder{"chivalry", {900, 1180, 1500, 1939, 2177, 2245, 2421, 2677, 2898, 3147}},
    Ladder{"camblam", {1273, 1427, 1500, 1590, 2012, 2291, 2497, 2801, 3059, 3229}},
    Ladder{"mini-camelot", {1194, 1402, 1500, 1698, 1787, 2250, 2282, 2316, 0, 0}},
    Ladder{"grand-cam", {1188, 1327, 1500, 1730, 2006, 2408, 2572, 2873, 3133, 3459}},
    Ladder{"grand-camelot", {1148, 1248, 1500, 1949, 2351, 2581, 2817, 3199, 3468, 3759}},
    Ladder{"tri-camelot", {1273, 1392, 1500, 1587, 1743, 1850, 1934, 2073, 2223, 2401}},
};

}  // namespace

std::optional<Glicko> level_rating(std::string_view variant, int level) {
  const auto* const ladder = std::find_if(
      ladders.begin(), ladders.end(), [&](const Ladder& each) { return each.variant == variant; });
  const auto index = static_cast<std::size_t>(level) - 1;
  if (ladder == ladders.end() || index >= levels || ladder->ratings[index] == 0) {
    return std::nullopt;
  }
  return Glicko{static_cast<double>(ladder->ratings[index]), level_deviation, Glicko{}.volatility};
}

}  // namespace camlann::rating
