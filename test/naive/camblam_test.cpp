// The plain rules of Camblam against what is published, before they judge others.

#include "naive/camblam.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/data.hpp"

namespace naive::camblam {
namespace {

using camlann::test::camblam_perft_positions;
using camlann::test::camblam_positions;
using camlann::test::perft_lines;

std::uint64_t perft(const Rules& rules, const Position& pos, int depth) {
  const auto moves = rules.legal_moves(pos);
  if (depth == 1) return moves.size();
  std::uint64_t nodes = 0;
  for (const Move& move : moves) nodes += perft(rules, rules.play(pos, move), depth - 1);
  return nodes;
}

// The switches of a rule set as the perft table writes it: at most one differs from the standard.
Switches switches_of(std::string_view rules) {
  Switches switches;
  const std::string option(
      rules.substr(std::min(rules.size(), std::string_view("default,").size())));
  const std::string value = option.substr(option.find('=') + 1);
  if (option.rfind("knightLegA", 0) == 0) switches.knight_leg_a = value;
  if (option.rfind("winBy", 0) == 0) switches.win_by = value;
  if (option.rfind("array", 0) == 0) switches.array = value;
  if (option == "runMustBeFull=true") switches.run_must_be_full = true;
  if (option == "runThroughShield=false") switches.run_through_shield = false;
  if (option == "stepCaptures=false") switches.step_captures = false;
  return switches;
}

// Above this many leaves the plain rules take their time.
constexpr std::uint64_t most_leaves = 60'000;

TEST(NaiveCamblam, CountsThePerftTable) {
  auto fens = camblam_perft_positions();
  for (const auto& line : perft_lines("camblam.txt")) {
    if (line.nodes > most_leaves) continue;
    const Rules rules(switches_of(line.rules));
    const Position pos = line.variant == "start" ? rules.start() : read_fen(fens.at(line.variant));
    EXPECT_EQ(perft(rules, pos, line.depth), line.nodes)
        << line.variant << ' ' << line.rules << " depth " << line.depth;
  }
}

TEST(NaiveCamblam, GivesTheStatedMovesAndResults) {
  for (const auto& stated : camblam_positions()) {
    const Rules rules{Switches{}};
    const Position pos = read_fen(stated.fen);
    std::vector<std::string> moves;
    for (const Move& move : rules.legal_moves(pos)) moves.push_back(to_text(move));
    EXPECT_THAT(moves, testing::UnorderedElementsAreArray(stated.moves)) << stated.id;
    EXPECT_EQ(rules.in_check(pos, pos.turn), stated.in_check) << stated.id;
    EXPECT_EQ(stated.fen + " - - 0 1", write_fen(pos)) << stated.id;
    const std::string winner = stated.result == "1-0"   ? "w "
                               : stated.result == "0-1" ? "b "
                                                        : "draw ";
    EXPECT_EQ(rules.verdict(pos), stated.result == "*" ? "" : winner + stated.reason) << stated.id;
  }
}

}  // namespace
}  // namespace naive::camblam
