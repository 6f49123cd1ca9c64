// The fast rules of Camblam against what is published: perft tables, stated positions.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "games/camblam/naive_bridge.hpp"
#include "games/camblam/text.hpp"
#include "rules/perft.hpp"
#include "support/data.hpp"
#include "support/volume.hpp"

namespace camlann::camblam::test {
namespace {

using camlann::test::camblam_perft_positions;
using camlann::test::camblam_positions;
using camlann::test::perft_lines;
using camlann::test::unless_sanitized;

TEST(CamblamPerft, CountsTheTable) {
  auto fens = camblam_perft_positions();
  for (const auto& line : perft_lines("camblam.txt")) {
    if (line.depth > unless_sanitized(4, 3)) continue;
    const Rules rules(rule_set_of(line.rules));
    const Position pos =
        line.variant == "start" ? rules.start() : position_of(fens.at(line.variant));
    Perft perft(rules);
    EXPECT_EQ(perft.count(pos, line.depth), line.nodes)
        << line.variant << ' ' << line.rules << " depth " << line.depth;
    std::uint64_t keys = 0;
    EXPECT_EQ(perft.count_played(pos, line.depth, keys), line.nodes)
        << line.variant << ' ' << line.rules << " depth " << line.depth << ", played";
  }
}

class StatedPositions : public testing::TestWithParam<camlann::test::CamblamPosition> {};

TEST_P(StatedPositions, HaveExactlyTheStatedMovesCheckAndResult) {
  const auto& stated = GetParam();
  const Rules rules(RuleSet{});
  const Position pos = position_of(stated.fen);
  std::vector<std::string> texts;
  MoveList moves;
  rules.legal(pos, moves);
  for (const Move move : moves) texts.push_back(to_text(pos, move));
  std::sort(texts.begin(), texts.end());
  EXPECT_EQ(texts, stated.moves);
  EXPECT_EQ(rules.in_check(pos, pos.turn), stated.in_check);
  const Verdict verdict = rules.verdict(pos);
  const std::string result = !verdict.over()               ? "*"
                             : verdict.drawn()             ? "1/2-1/2"
                             : verdict.won_by(Seat::white) ? "1-0"
                                                           : "0-1";
  EXPECT_EQ(result, stated.result);
  EXPECT_EQ(to_text(verdict.reason), stated.reason);
}

std::string name_of(const testing::TestParamInfo<camlann::test::CamblamPosition>& stated) {
  std::string name = stated.param.id;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Camblam, StatedPositions, testing::ValuesIn(camblam_positions()), name_of);

}  // namespace
}  // namespace camlann::camblam::test
