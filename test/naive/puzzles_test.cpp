// The puzzles of data/puzzles by the plain generators and their own searches: some of each game,
// with CAMLANN_COUNT / 50 positions for each of the solver's moves; check_puzzles.cpp does all.

#include "naive/puzzle_check.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <iostream>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "support/data.hpp"
#include "support/volume.hpp"

namespace naive {
namespace {

using camlann::test::unless_sanitized;

PuzzleLine puzzle(const std::string& id, const std::string& fen, const std::string& proof,
                  const std::vector<std::string>& moves) {
  return {id, fen, id.starts_with("camblam") ? "default" : "wcf", proof, moves};
}

/// Every puzzle is there once; of every `step`-th, none is contradicted, and this share is found.
void expect_sound(const std::string& variant, std::size_t at_least, std::size_t step,
                  double confirmed) {
  const auto puzzles = read_puzzle_lines("../data/puzzles/" + variant + ".jsonl");
  EXPECT_GE(puzzles.size(), at_least);
  std::set<std::string> fens;
  for (const PuzzleLine& each : puzzles) {
    EXPECT_EQ(each.variant(), variant);
    EXPECT_TRUE(fens.insert(each.fen).second) << each.id << " is there twice";
  }
  const auto count = static_cast<int>(
      camlann::test::number_from_environment("CAMLANN_COUNT", unless_sanitized(50'000, 5'000)));
  const Effort effort{count / 10, count / 50};
  std::map<Standing, int> found;
  int looked_at = 0;
  for (std::size_t i = 0; i < puzzles.size(); i += step, ++looked_at) {
    const PuzzleFinding finding = check_puzzle(puzzles[i], effort);
    EXPECT_NE(finding.standing, Standing::contradicted) << puzzles[i].id << ' ' << finding.what;
    ++found[finding.standing];
  }
  std::cout << variant << ": of " << looked_at;
  for (const auto& [standing, many] : found) std::cout << ", " << many << ' ' << to_text(standing);
  std::cout << '\n';
  EXPECT_GE(found[Standing::confirmed], unless_sanitized(confirmed, 0.0) * looked_at);
}

TEST(Puzzles, OfCamelotAreSound) {
  expect_sound("camelot", 300, 30, 0.6);
}
TEST(Puzzles, OfCamAreSound) {
  expect_sound("cam", 150, 10, 0.6);
}
TEST(Puzzles, OfCametteAreSound) {
  expect_sound("camette", 50, 2, 0.6);
}
TEST(Puzzles, OfChivalryAreSound) {
  expect_sound("chivalry", 50, 10, 0.3);
}
TEST(Puzzles, OfCamblamAreSound) {
  expect_sound("camblam", 150, 20, 0.3);
}
TEST(Puzzles, OfGrandCamelotAreSound) {
  expect_sound("grand-camelot", 50, 20, 0.3);
}

// A man each: E2 is nearer to C7 than A3 to C1, if it moves first.
constexpr auto race = "1/3/5/5/m2M1/2K/1 b 0,0 4 6";

TEST(Puzzles, AWinIsProvedAndThatNoOtherMoveWins) {
  const auto found = check_puzzle(puzzle("camette-1", race, "search", {"A3-B2"}), {20'000, 0});
  EXPECT_EQ(found.standing, Standing::confirmed) << found.what;
  EXPECT_TRUE(found.proved);
}

TEST(Puzzles, AMoveThatDoesNotWinIsContradicted) {
  const auto found = check_puzzle(puzzle("camette-1", race, "search", {"A3-A4"}), {20'000, 0});
  EXPECT_EQ(found.standing, Standing::contradicted);
  EXPECT_FALSE(found.proved);
}

}  // namespace
}  // namespace naive
