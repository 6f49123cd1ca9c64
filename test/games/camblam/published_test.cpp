// The fast rules of Camblam against what is published: perft tables, stated positions.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <string>

#include "games/camblam/arrays.hpp"
#include "games/camblam/fen.hpp"
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

/// Counts the lines of the plain rules.
std::uint64_t plain_count(const naive::camblam::Rules& rules, const naive::camblam::Position& pos,
                          int depth) {
  if (depth == 0) return 1;
  std::uint64_t sum = 0;
  for (const auto& move : rules.legal_moves(pos)) {
    sum += plain_count(rules, rules.play(pos, move), depth - 1);
  }
  return sum;
}

TEST(CamblamPerft, AgreesWithThePlainRulesFromEveryNumberedArray) {
  const naive::camblam::Rules plain{naive::camblam::Switches{}};
  for (int number = 1; number <= array_count; ++number) {
    const Rules rules(rule_set_of("default,array=" + std::to_string(number)));
    const auto start = naive::camblam::read_fen(to_fen({rules.start(), 1}));
    EXPECT_EQ(to_fast(start), rules.start()) << number;
    Perft perft(rules);
    EXPECT_EQ(perft.count(rules.start(), 2), plain_count(plain, start, 2)) << number;
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
