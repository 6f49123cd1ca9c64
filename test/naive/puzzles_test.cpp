// Checks some of the puzzles of data/puzzles by the plain generators and their own searches, with a
// limit of CAMLANN_COUNT positions; check_puzzles.cpp does all of them.

#include "naive/puzzle_check.hpp"

#include <gtest/gtest.h>

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
  return {id, fen, id.starts_with("camblam") ? "default" : "wcf", proof, moves, {}};
}

/// Every puzzle is listed once; of every `step`-th, none is contradicted, and this share is found.
/// `effort` is that of CAMLANN_COUNT=50000.
void expect_sound(const std::string& variant, std::size_t at_least, std::size_t step,
                  const Effort& effort, double confirmed) {
  const auto puzzles = read_puzzle_lines("../data/puzzles/" + variant + ".jsonl");
  EXPECT_GE(puzzles.size(), at_least);
  std::set<std::string> fens;
  for (const PuzzleLine& each : puzzles) {
    EXPECT_EQ(each.variant(), variant);
    EXPECT_TRUE(fens.insert(each.fen).second) << each.id << " is there twice";
  }
  constexpr int usual = 50'000;
  const auto count = static_cast<int>(
      camlann::test::number_from_environment("CAMLANN_COUNT", unless_sanitized(usual, 5'000)));
  const auto part = [&](int positions) {
    return static_cast<int>(1.0 * positions * count / usual);
  };
  const Effort share{part(effort.proof_positions), part(effort.margin_positions)};
  std::map<Standing, int> found;
  int looked_at = 0;
  for (std::size_t i = 0; i < puzzles.size(); i += step, ++looked_at) {
    const PuzzleFinding finding = check_puzzle(puzzles[i], share);
    EXPECT_NE(finding.standing, Standing::contradicted) << puzzles[i].id << ' ' << finding.what;
    ++found[finding.standing];
  }
  std::cout << variant << ": of " << looked_at;
  for (const auto& [standing, many] : found) std::cout << ", " << many << ' ' << to_text(standing);
  std::cout << '\n';
  if (count >= usual) {
    EXPECT_GE(found[Standing::confirmed], confirmed * looked_at);
  }
}

TEST(Puzzles, OfCamelotAreSound) {
  expect_sound("camelot", 240, 100, {50'000, 30'000}, 0.25);
}
TEST(Puzzles, OfCamAreSound) {
  expect_sound("cam", 130, 20, {50'000, 30'000}, 0.25);
}
TEST(Puzzles, OfCametteAreSound) {
  expect_sound("camette", 60, 5, {100'000, 50'000}, 0.5);
}
TEST(Puzzles, OfChivalryAreSound) {
  expect_sound("chivalry", 45, 20, {0, 30'000}, 0);
}
TEST(Puzzles, OfCamblamAreSound) {
  expect_sound("camblam", 40, 40, {3'000, 100'000}, 0);
}
TEST(Puzzles, OfGrandCamelotAreSound) {
  expect_sound("grand-camelot", 50, 30, {0, 15'000}, 0);
}
TEST(Puzzles, OfTriCamelotAreSound) {
  expect_sound("tri-camelot", 8, 5, {0, 15'000}, 0);
}
TEST(Puzzles, OfGrandCamAreSound) {
  expect_sound("grand-cam", 20, 10, {0, 15'000}, 0);
}

// Camette is solved, so its puzzles can be exact.
TEST(Puzzles, OfCametteAreAllProvedByTables) {
  for (const PuzzleLine& each : read_puzzle_lines("../data/puzzles/camette.jsonl")) {
    EXPECT_EQ(each.proof, "tables") << each.id;
  }
}

// The first move has no other beside it that wins; a later one may have.
TEST(Puzzles, NameTheOtherMovesThatWin) {
  const std::map<std::string, std::vector<std::string>> others = {
      {"camette-0013", {"D4-C4", "D4-E4", "E3-E4", "D2-C2", "D2-D3", "D2-E3"}},
      {"camette-0047", {"D2-C2", "D2-D3", "D2-E3"}}};
  std::size_t found = 0;
  for (const PuzzleLine& each : read_puzzle_lines("../data/puzzles/camette.jsonl")) {
    if (!others.contains(each.id)) continue;
    ++found;
    EXPECT_EQ(each.also, others.at(each.id)) << each.id;
    const auto finding = check_puzzle(each, {unless_sanitized(20'000, 2'000), 0});
    EXPECT_NE(finding.standing, Standing::contradicted) << each.id << ' ' << finding.what;
  }
  EXPECT_EQ(found, others.size());
}

// camette-0013: Black's man runs to the castle.
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
