// Placements of men: distances, mirror images, other rules.
#include "server/model/placement.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "game/catalog.hpp"

namespace camlann::server::test {
namespace {

Game after(std::string_view variant, int plies, std::string_view rules = {}) {
  auto board = make_game(variant, rules).value();
  for (int ply = 0; ply < plies && !board.over(); ++ply) board.play(board.legal()[0].move);
  return board;
}

std::vector<Placement> all_images(const Game& board) {
  return images_of(board.variant(), placement_of(board));
}

Distance between(const Game& asked, const Game& running) {
  return distance(all_images(asked), placement_of(running));
}

Nearness nearness_of(const Game& asked, const Game& running) {
  return nearness(all_images(asked), placement_of(running));
}

TEST(Placement, BoardsHaveAllTheirSymmetries) {
  EXPECT_EQ(all_images(make_game("cam").value()).size(), 4U);
  for (const VariantInfo& variant : catalog()) {
    const auto images = all_images(make_game(variant.id).value());
    EXPECT_EQ(images.front(), placement_of(make_game(variant.id).value())) << variant.id;
    EXPECT_GE(images.size(), variant.hexagons ? 6U : 2U) << variant.id;
  }
}

TEST(Placement, IsReadFromAFenAsFromItsGame) {
  for (const VariantInfo& variant : catalog()) {
    for (int plies = 0; plies <= 6; ++plies) {
      const auto board = after(variant.id, plies);
      EXPECT_EQ(placement_of(variant, board.fen()), placement_of(board)) << variant.id;
    }
    EXPECT_EQ(placement_of(variant, "no position"), std::nullopt);
  }
}

TEST(Placement, IsTheSameForEveryTurnAndRuleSet) {
  const auto board = after("cam", 3);
  EXPECT_EQ(between(board.fresh(Seat::white), board.fresh(Seat::black)), (Distance{0, 0}));
  for (const auto& rules : board.variant().rule_sets) {
    const auto other = make_game("cam", rules.id, board.fen());
    if (!other) continue;
    EXPECT_EQ(between(*other, board), (Distance{0, 0})) << rules.id;
  }
}

/// Splits a FEN of Cam, in which numbers have one digit, into its ranks and the rest.
std::pair<std::vector<std::string>, std::string> ranks_of(const std::string& fen) {
  const auto end = fen.find(' ');
  std::vector<std::string> ranks{""};
  for (const char letter : fen.substr(0, end)) {
    letter == '/' ? (void)ranks.emplace_back() : ranks.back().push_back(letter);
  }
  return {ranks, fen.substr(end)};
}

Game from(const std::vector<std::string>& ranks, const std::string& rest) {
  std::string fen;
  for (const auto& rank : ranks) fen += (fen.empty() ? "" : "/") + rank;
  auto board = make_game("cam", {}, fen + rest);
  EXPECT_TRUE(board) << board.error().what << ": " << fen;
  return std::move(board).value();
}

TEST(Placement, IsTheSameForTheMirrorImageAndForTheOtherSide) {
  const auto board = after("cam", 5);
  auto [ranks, rest] = ranks_of(board.fen());
  for (auto& rank : ranks) std::reverse(rank.begin(), rank.end());
  EXPECT_EQ(between(from(ranks, rest), board), (Distance{0, 0}));
  std::reverse(ranks.begin(), ranks.end());
  EXPECT_EQ(between(from(ranks, rest), board), (Distance{0, 0})) << "the sides may be exchanged";
  for (auto& rank : ranks) {
    for (char& letter : rank) {
      const auto code = static_cast<unsigned char>(letter);
      letter = static_cast<char>(std::islower(code) != 0 ? std::toupper(code) : std::tolower(code));
    }
  }
  EXPECT_EQ(between(from(ranks, rest), board), (Distance{0, 0}));
}

TEST(Placement, OneManMovesInAPly) {
  for (const VariantInfo& variant : catalog()) {
    const auto start = make_game(variant.id).value();
    for (int plies = 0; plies <= 2; ++plies) {
      const auto far = between(after(variant.id, plies), start);
      EXPECT_LE(far.moved, plies) << variant.id;
      EXPECT_EQ(nearness_of(after(variant.id, plies), start), Nearness::near) << variant.id;
    }
  }
}

TEST(Placement, NearEndsBehindTwoMenMovedAndFourTakenUnlessSixStayed) {
  EXPECT_EQ(nearness(Distance{2, 4}, 3), Nearness::near);
  EXPECT_EQ(nearness(Distance{0, 5}, 5), Nearness::unclear);
  EXPECT_EQ(nearness(Distance{0, 5}, 6), Nearness::near);
  EXPECT_EQ(nearness(Distance{2, 20}, 8), Nearness::near);
  EXPECT_EQ(nearness(Distance{2, 20}, 7), Nearness::unclear);
  EXPECT_EQ(nearness(Distance{2, 0}, 2), Nearness::unclear) << "no man is in the same place";
  EXPECT_EQ(nearness(Distance{3, 0}, 28), Nearness::far);
}

TEST(Placement, EndingsWithoutAManInTheSamePlaceAreUnclear) {
  const auto one = make_game("cam", {}, "1/3/5/7/7/7/2M4/7/3m3/7/5/3/1 w");
  const auto other = make_game("cam", {}, "1/3/5/7/1M5/7/7/7/7/4m2/5/3/1 w");
  ASSERT_TRUE(one && other);
  EXPECT_EQ(nearness_of(*one, *other), Nearness::unclear);
  EXPECT_EQ(nearness_of(*one, *one), Nearness::near);
}

TEST(Placement, PositionsOfAnotherCourseAreNotNear) {
  auto one = after("cam", 6);
  auto other = make_game("cam").value();
  for (std::size_t ply = 0; ply < 16; ++ply) {
    const auto& legal = other.legal();
    other.play(legal[ply * 7 % legal.size()].move);
  }
  EXPECT_NE(nearness_of(one, other), Nearness::near);
  EXPECT_FALSE(are_shifted(all_images(one), placement_of(other)));
}

}  // namespace
}  // namespace camlann::server::test
