// The mates of test/data/mates, proved by exhaustive search, and found by the engine.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "games/camblam/evaluation_of.hpp"  // IWYU pragma: keep, found by the rules
#include "games/camblam/fen.hpp"
#include "games/camblam/rules.hpp"
#include "games/camblam/text.hpp"
#include "search/mate_solver.hpp"
#include "search/search.hpp"
#include "support/data.hpp"
#include "support/volume.hpp"

namespace camlann::test {
namespace {

using camblam::Position;

struct Mate {
  int moves = 0;
  std::string fen;
  std::vector<std::string> solutions;
};

std::vector<Mate> mates_of(int moves) {
  std::vector<Mate> mates;
  for (const std::string& line : lines_of(read_data("mates/camblam.tsv"))) {
    if (line.empty() || line.front() == '#') continue;
    const std::size_t first = line.find('\t');
    const std::size_t second = line.find('\t', first + 1);
    const Mate mate{std::stoi(line), line.substr(first + 1, second - first - 1),
                    words_of(line.substr(second + 1))};
    if (mate.moves == moves) mates.push_back(mate);
  }
  return mates;
}

std::vector<Mate> some_mates_of(int moves) {
  std::vector<Mate> mates = mates_of(moves);
  if (moves == 3) mates.resize(unless_sanitized(mates.size(), std::size_t{5}));
  return mates;
}

class Mates : public testing::TestWithParam<int> {
 protected:
  [[nodiscard]] Position position(const Mate& mate) const {
    return camblam::parse_fen(mate.fen, rules_.rule_set()).value().position;
  }
  camblam::Rules rules_{camblam::RuleSet{}};
};

// The composer proved that a mate in three has no other solutions; it takes minutes.
TEST_P(Mates, AreForcedAndNoQuickerOnesAre) {
  const MateSolver<camblam::Rules> solver(rules_);
  for (const Mate& mate : some_mates_of(GetParam())) {
    const Position pos = position(mate);
    MoveList moves;
    rules_.legal(pos, moves);
    std::vector<std::string> found;
    for (const Move move : moves) {
      const std::string text = camblam::to_text(pos, move);
      const bool listed = std::count(mate.solutions.begin(), mate.solutions.end(), text) != 0;
      if ((listed || mate.moves < 3) && solver.forces(pos, move, mate.moves)) found.push_back(text);
    }
    EXPECT_EQ(found, mate.solutions) << mate.fen;
    if (mate.moves > 1) {
      EXPECT_FALSE(solver.mates(pos, mate.moves - 1)) << mate.fen;
    }
  }
}

TEST_P(Mates, AreFoundByTheEngine) {
  constexpr std::uint64_t nodes[] = {0, 2'000, 50'000, 500'000};
  for (const Mate& mate : some_mates_of(GetParam())) {
    const Position pos = position(mate);
    Search<camblam::Rules, EvaluationOf<camblam::Rules>> search(rules_, evaluation_of(rules_), {});
    const std::atomic<bool> stop{false};
    Limits limits;
    limits.nodes = nodes[mate.moves];
    const Line line = search.run(pos, {}, limits, stop).lines.front();
    EXPECT_EQ(line.score, win_in(2 * mate.moves - 1)) << mate.fen;
    EXPECT_EQ(std::count(mate.solutions.begin(), mate.solutions.end(),
                         camblam::to_text(pos, line.moves.front())),
              1)
        << mate.fen << " " << camblam::to_text(pos, line.moves.front());
  }
}

TEST(MateSuite, HasFiftyShortAndTwentyLongMates) {
  EXPECT_GE(mates_of(1).size() + mates_of(2).size(), 50u);
  EXPECT_GE(mates_of(3).size(), 20u);
}

INSTANTIATE_TEST_SUITE_P(In, Mates, testing::Values(1, 2, 3),
                         [](const auto& param) { return std::to_string(param.param); });

}  // namespace
}  // namespace camlann::test
