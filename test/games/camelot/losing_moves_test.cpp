// The fourteen first moves of Camelot that lose material at once (section 7 of the rules page),
// found by searching all three plies that follow, then captures to their end. A knight counts as
// one man and a half: two of the fourteen lose a knight for a man.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "games/camelot/naive_bridge.hpp"

namespace camlann::camelot::test {
namespace {

constexpr int man = 2;
constexpr int knight = 3;
constexpr int lost = -1000;

int worth(const Position& pos, Move move) {
  int sum = 0;
  taken_squares(pos.pieces[1 - index_of(pos.turn)], move.taken).for_each([&](Square square) {
    sum += pos.knights.has(square) ? knight : man;
  });
  return sum;
}

template <class R>
class Exchange {
 public:
  explicit Exchange(const R& rules) : rules_(rules) {}

  /// True if the side to move comes out ahead.
  [[nodiscard]] bool gains(const Position& pos) const { return search(pos, 3, 0, 1) > 0; }

 private:
  // Captures only, each side free to stop unless it must capture.
  [[nodiscard]] int captures(const Position& pos, int alpha, int beta, int depth) const {
    if (depth == 0 || rules_.board_verdict(pos).over()) return 0;
    MoveList moves;
    rules_.captures(pos, moves);
    int best = rules_.must_capture(pos) ? lost : 0;
    for (Move move : moves) {
      if (best >= beta) break;
      Position next = pos;
      rules_.play(next, move);
      const int got = worth(pos, move);
      const int low = std::max(best, alpha);
      best = std::max(best, got - captures(next, got - beta, got - low, depth - 1));
    }
    return best;
  }

  [[nodiscard]] int search(const Position& pos, int depth, int alpha, int beta) const {
    if (depth == 0) return captures(pos, alpha, beta, 9);
    MoveList moves;
    rules_.legal(pos, moves);
    int best = lost;
    for (std::size_t i = moves.size(); i-- > 0 && best < beta;) {  // captures come last
      Position next = pos;
      rules_.play(next, moves[i]);
      const int got = worth(pos, moves[i]);
      const int low = std::max(best, alpha);
      best = std::max(best, got - search(next, depth - 1, got - beta, got - low));
    }
    return best;
  }

  const R& rules_;
};

TEST(Camelot, FourteenFirstMovesLoseMaterial) {
  const auto losing =
      with_rules(Registers::best, variant_of("camelot"), rule_set_of("wcf"), [](const auto& rules) {
        const Exchange exchange(rules);
        MoveList moves;
        rules.legal(rules.start(), moves);
        std::vector<std::string> found;
        for (Move move : moves) {
          Position next = rules.start();
          rules.play(next, move);
          if (exchange.gains(next)) found.push_back(naive::to_text(to_naive(rules.start(), move)));
        }
        return found;
      });
  EXPECT_THAT(losing, testing::UnorderedElementsAre("C6>B7", "J6>K7", "D6>D8", "I6>I8", "F6>D8",
                                                    "G6>I8", "D7>D8", "I7>I8", "E7>D8", "H7>I8",
                                                    "E7>E8", "H7>H8", "F7>G8", "G7>F8"));
}

}  // namespace
}  // namespace camlann::camelot::test
