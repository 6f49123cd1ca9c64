// The fast rules against what is published: perft tables, stated positions, first moves. Both
// register sets.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>

#include "games/camelot/naive_bridge.hpp"
#include "rules/perft.hpp"
#include "support/data.hpp"

namespace camlann::camelot::test {
namespace {

using camlann::test::perft_lines;
using camlann::test::stated_positions;

// Runs f with the rules of each register set that this processor has.
template <class F>
void with_each_register_set(std::string_view variant, std::string_view rules, F&& f) {
  const RuleSet rule_set = rule_set_of(rules, &variant_of(variant));
  f(PortableRules(variant_of(variant), rule_set), "portable");
#if defined(CAMLANN_AVX2)
  if (has_avx2()) f(Avx2Rules(variant_of(variant), rule_set), "AVX2");
#endif
}

void expect_counts(std::string_view table) {
  for (const auto& line : perft_lines(table)) {
    with_each_register_set(line.variant, line.rules, [&](const auto& rules, const char* registers) {
      Perft perft(rules);
      EXPECT_EQ(perft.count(rules.start(), line.depth), line.nodes)
          << line.variant << " depth " << line.depth << ", " << registers;
      std::uint64_t keys = 0;
      EXPECT_EQ(perft.count_played(rules.start(), line.depth, keys), line.nodes)
          << line.variant << " depth " << line.depth << ", " << registers << ", played";
    });
  }
}

TEST(Perft, CountsTheTables) {
  expect_counts("arrays.txt");
  expect_counts("variants.txt");
}

naive::Position plain_position(std::string_view variant, std::string_view fen) {
  return naive::Rules(naive::board(variant), {}).read_fen(fen);
}

TEST(StatedPositions, HaveExactlyTheStatedOutcomesAndResult) {
  for (const auto& stated : stated_positions()) {
    const Position pos = to_fast(plain_position(stated.variant, stated.fen));
    with_each_register_set(stated.variant, "wcf", [&](const auto& rules, const char* registers) {
      std::vector<std::string> outcomes;
      if (!rules.verdict(pos).over()) {
        MoveList moves;
        rules.legal(pos, moves);
        for (Move move : moves) outcomes.push_back(naive::to_text(to_naive(pos, move)));
      }
      EXPECT_THAT(outcomes, testing::UnorderedElementsAreArray(stated.outcomes))
          << registers << ", positions.jsonl:" << stated.line;
      EXPECT_EQ(to_naive(rules.verdict(pos)), stated.result)
          << registers << ", positions.jsonl:" << stated.line;
    });
  }
}

// Section 7: a hundred first moves, 52 plain and 48 canters.
TEST(Camelot, OpensWith52PlainMovesAnd48Canters) {
  with_each_register_set("camelot", "wcf", [](const auto& rules, const char* registers) {
    MoveList moves;
    rules.legal(rules.start(), moves);
    std::map<MoveKind, int> kinds;
    for (Move move : moves) ++kinds[move.kind];
    EXPECT_EQ(kinds, (std::map<MoveKind, int>{{MoveKind::plain, 52}, {MoveKind::canter, 48}}))
        << registers;
  });
}

TEST(Arrays, AreThoseOfTheRulesPage) {
  for (const Variant& variant : two_handed_variants()) {
    const Position start = PortableRules(variant, {}).start();
    const naive::Board& board = naive::board(variant.id);
    EXPECT_EQ(start, to_fast(naive::Rules(board, {}).start())) << variant.id;
    EXPECT_EQ(variant.squares.size(), static_cast<int>(board.squares.size())) << variant.id;
    for (naive::Square square : board.squares) {
      EXPECT_TRUE(variant.squares.has(to_fast(square))) << variant.id;
    }
    for (Seat seat : {Seat::white, Seat::black}) {
      const auto& castle =
          board.castle.at(seat == Seat::white ? naive::Colour::white : naive::Colour::black);
      EXPECT_EQ(variant.own_castle(seat).size(), static_cast<int>(castle.size())) << variant.id;
      for (naive::Square square : castle) {
        EXPECT_TRUE(variant.own_castle(seat).has(to_fast(square))) << variant.id;
      }
    }
  }
}

TEST(RuleSets, AreThoseOfTheRulesPage) {
  for (const auto& [name, switches] : naive::rule_sets()) {
    EXPECT_EQ(rule_set_of(name), rule_set_of(to_text(switches))) << name;
  }
}

}  // namespace
}  // namespace camlann::camelot::test
