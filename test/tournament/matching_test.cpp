// Random graphs: the weight is that of the best of all matchings.

#include "tournament/matching.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "support/volume.hpp"

namespace camlann::tournament {
namespace {

using Graph = std::map<std::pair<std::size_t, std::size_t>, Weight>;

Weight sum(Weight a, const Weight& b) {
  for (std::size_t i = 0; i < a.size(); ++i) a[i] += b[i];
  return a;
}

/// The greatest weight with the vertices of `free`, by trying everything.
Weight best(const Graph& graph, std::size_t vertices, unsigned free, std::size_t length,
            std::map<unsigned, Weight>& known) {
  if (free == 0) return Weight(length, 0);
  if (const auto found = known.find(free); found != known.end()) return found->second;
  std::size_t first = 0;
  while ((free >> first & 1U) == 0) ++first;
  Weight most = best(graph, vertices, free & ~(1U << first), length, known);
  for (std::size_t other = first + 1; other < vertices; ++other) {
    const auto edge = graph.find({first, other});
    if ((free >> other & 1U) == 0 || edge == graph.end()) continue;
    most = std::max(
        most, sum(edge->second,
                  best(graph, vertices, free & ~(1U << first) & ~(1U << other), length, known)));
  }
  return known[free] = most;
}

void check(std::size_t vertices, std::uint32_t density, std::uint32_t spread, std::size_t length,
           bool prefer_many, Random& random) {
  Graph graph;
  Matching matching(vertices, length);
  for (std::size_t a = 0; a < vertices; ++a) {
    for (std::size_t b = a + 1; b < vertices; ++b) {
      if (random.below(100) >= density) continue;
      Weight weight;
      for (std::size_t i = 0; i < length; ++i) weight.push_back(random.below(spread));
      if (prefer_many) weight[0] = 1;
      matching.join(a, b, weight);
      graph[{a, b}] = weight;
    }
  }
  const auto mates = matching.solve();
  Weight found(length, 0);
  for (std::size_t a = 0; a < vertices; ++a) {
    ASSERT_EQ(mates[mates[a]], a);
    if (a >= mates[a]) continue;
    ASSERT_TRUE(graph.count({a, mates[a]}) > 0);
    found = sum(found, graph[{a, mates[a]}]);
  }
  std::map<unsigned, Weight> known;
  ASSERT_EQ(found, best(graph, vertices, (1U << vertices) - 1, length, known))
      << vertices << " vertices, " << density << " %, " << spread;
}

TEST(Matching, IsTheBestOfAll) {
  Random random(7);
  const int graphs = camlann::test::unless_sanitized(6000, 300);
  for (int i = 0; i < graphs && !testing::Test::HasFatalFailure(); ++i) {
    check(2 + random.below(11), 20 + random.below(81), 2 + random.below(i % 2 == 0 ? 3 : 30),
          1 + random.below(4), i % 3 == 0, random);
  }
}

TEST(Matching, OfNoPlayersIsEmpty) {
  EXPECT_TRUE(Matching(0, 1).solve().empty());
  EXPECT_EQ(Matching(1, 1).solve(), (std::vector<std::size_t>{0}));
}

}  // namespace
}  // namespace camlann::tournament
