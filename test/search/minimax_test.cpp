// Alpha-beta, aspiration, ordering and table change the work, never the value: at a fixed depth the
// search agrees with plain minimax over the same tree.

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

#include "games/camelot/evaluation_of.hpp"  // IWYU pragma: keep, found by the rules
#include "games/camelot/judge.hpp"
#include "search/random_positions.hpp"
#include "search/search.hpp"
#include "support/volume.hpp"

namespace camlann::test {
namespace {

using camelot::Judge;
using camelot::PortableRules;
using camelot::Position;

// The tree as search.hpp defines it, without any of its shortcuts.
class Minimax {
 public:
  explicit Minimax(const PortableRules& rules) : rules_(rules), judge_(judge_of(rules)) {}

  /// Nothing if the tree is too large to be walked whole: captures left free explode at times.
  [[nodiscard]] std::optional<Score> value(const Position& pos, int depth) {
    nodes_ = 0;
    const Score score = value(pos, depth, 0);
    if (nodes_ > most_nodes) return std::nullopt;
    return score;
  }

 private:
  static constexpr int most_nodes = 100'000;

  [[nodiscard]] Score value(const Position& pos, int depth, int ply) {
    if (++nodes_ > most_nodes) return 0;
    if (const Verdict verdict = rules_.board_verdict(pos); verdict.over()) {
      return score_of(verdict, pos.seat(), ply);
    }
    if (ply > 0 && rules_.quiet_verdict(pos).over()) return 0;
    if (depth <= 0) return quiet_value(pos, ply);
    MoveList moves;
    rules_.legal(pos, moves);
    if (moves.empty()) return score_of(rules_.no_move_verdict(pos), pos.seat(), ply);
    if (ply > 0 && moves.size() == 1 && rules_.must_capture(pos)) ++depth;
    Score best = -infinite_score;
    for (const Move move : moves)
      best = std::max(best, -value(after(pos, move), depth - 1, ply + 1));
    return best;
  }

  [[nodiscard]] Score quiet_value(const Position& pos, int ply) {
    if (++nodes_ > most_nodes) return 0;
    if (const Verdict verdict = rules_.board_verdict(pos); verdict.over()) {
      return score_of(verdict, pos.seat(), ply);
    }
    Score best = rules_.must_capture(pos) ? -infinite_score : judge_(pos);
    MoveList moves;
    rules_.captures(pos, moves);
    for (const Move move : moves) best = std::max(best, -quiet_value(after(pos, move), ply + 1));
    return best;
  }

  [[nodiscard]] Position after(Position pos, Move move) const {
    rules_.advance(pos, move);
    return pos;
  }

  const PortableRules& rules_;
  Judge judge_;
  int nodes_ = 0;
};

class MinimaxAgreement : public testing::TestWithParam<const char*> {};

TEST_P(MinimaxAgreement, AtFixedDepthWithAndWithoutTable) {
  const PortableRules rules(*camelot::find_variant(GetParam()), {});
  Minimax minimax(rules);
  Random random(2026);
  int compared = 0;
  for (const bool use_table : {false, true}) {
    SearchSettings settings;
    settings.table_bytes = 1 << 20;
    settings.use_table = use_table;
    settings.trust_deeper = false;  // forced replies make some branches deeper than others
    settings.techniques = Techniques::exact();
    Search<PortableRules, EvaluationOf<PortableRules>> search(rules, evaluation_of(rules),
                                                              settings);
    const std::atomic<bool> stop{false};
    for (int n = 0; n < unless_sanitized(24, 12); ++n) {
      const auto pos = random_position(rules, random, rules.variant().files == 5 ? 4 : 60);
      if (!pos) continue;
      Limits limits;
      limits.depth = pos->pieces[0].size() + pos->pieces[1].size() <= 12 ? 3 : 2;
      const auto expected = minimax.value(*pos, limits.depth);
      if (!expected) continue;
      ++compared;
      search.forget();
      const Info info = search.run(*pos, {}, limits, stop);
      ASSERT_FALSE(info.lines.empty());
      ASSERT_EQ(info.lines[0].score, *expected) << "position " << n << ", table " << use_table;
    }
  }
  EXPECT_GE(compared, unless_sanitized(20, 6));
}

INSTANTIATE_TEST_SUITE_P(EveryGame, MinimaxAgreement,
                         testing::Values("cam", "camelot", "camette", "chivalry"),
                         [](const auto& param) { return std::string(param.param); });

}  // namespace
}  // namespace camlann::test
