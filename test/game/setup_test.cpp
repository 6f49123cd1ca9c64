// Men on squares as values: their FEN, and what keeps a game from starting there.
#include "rules/setup.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"

namespace camlann {
namespace {

const VariantInfo& variant(std::string_view id) {
  return *find_variant(id);
}

Judged judged(std::string_view id, const Setup& setup) {
  const auto found = judge(variant(id), "", setup);
  EXPECT_TRUE(found) << id;
  return found ? *found : Judged{};
}

Judged judged(std::string_view id, std::string_view fen) {
  const auto setup = read_setup(variant(id), fen);
  EXPECT_TRUE(setup) << fen;
  return setup ? judged(id, *setup) : Judged{};
}

std::optional<std::string> square_of(const SetupFault& fault, std::string_view id) {
  if (!fault.square) return std::nullopt;
  return variant(id).name_of(*fault.square);
}

TEST(Setup, OfEveryArrayIsThatArrayAgain) {
  for (const VariantInfo& info : catalog()) {
    const auto setup = read_setup(info, info.array);
    ASSERT_TRUE(setup) << info.id;
    const Judged found = judged(info.id, *setup);
    EXPECT_TRUE(found.faults.empty()) << info.id;
    EXPECT_EQ(found.fen, info.array);
    ASSERT_TRUE(found.game) << info.id;
    EXPECT_EQ(found.game->pieces().size(), setup->pieces.size()) << info.id;
    EXPECT_EQ(found.game->seat(), Seat::white) << info.id;
  }
}

TEST(Setup, GivesTheTurnToAnySeat) {
  for (const VariantInfo& info : catalog()) {
    if (info.trees > 0) continue;  // these determine the seat to move
    auto setup = read_setup(info, info.array);
    ASSERT_TRUE(setup) << info.id;
    for (unsigned seat = 0; seat < info.seating.size(); ++seat) {
      setup->turn = static_cast<Seat>(seat);
      const Judged found = judged(info.id, *setup);
      ASSERT_TRUE(found.game) << info.id;
      EXPECT_EQ(found.game->seat(), setup->turn) << info.id;
    }
  }
}

TEST(Setup, TreesDetermineTheSeatToMove) {
  const VariantInfo& river = variant("river-camelot");
  auto setup = read_setup(river, river.array);
  ASSERT_TRUE(setup);
  EXPECT_TRUE(judged(river.id, *setup).game);
  setup->turn = Seat::black;  // while White has put none
  const Judged found = judged(river.id, *setup);
  EXPECT_FALSE(found.game);
  ASSERT_FALSE(found.faults.empty());
  EXPECT_NE(found.faults.front().what.find("3 trees before the first move"), std::string::npos)
      << found.faults.front().what;
}

TEST(Setup, KeepsTheCastleMovesOfEachSeat) {
  auto setup = read_setup(variant("grand-camelot"), variant("grand-camelot").array);
  ASSERT_TRUE(setup);
  setup->turn = Seat::third;
  setup->castle_moves = {0, 2, 1, 0};
  EXPECT_NE(judged("grand-camelot", *setup).fen.find(" B 0,2,1,0 0 1"), std::string::npos);
  setup->castle_moves = {0, 2};  // those left out are none
  EXPECT_NE(judged("grand-camelot", *setup).fen.find(" B 0,2,0,0 0 1"), std::string::npos);
  setup->castle_moves = {0, 0, 3, 0};
  const Judged found = judged("grand-camelot", *setup);
  EXPECT_FALSE(found.game);
  ASSERT_EQ(found.faults.size(), 1U);
  EXPECT_EQ(found.faults[0].what, "Blue has made more castle moves than the rule set allows");
  EXPECT_EQ(found.faults[0].square, std::nullopt);
  EXPECT_NE(found.fen.find(" B 0,0,3,0 0 1"), std::string::npos);
}

TEST(Setup, NeedNotBeAPosition) {
  constexpr std::string_view fen = "11K/12/12/12/12/12/12/12/12/2p9/12/K11 b - - 0 1";
  const auto setup = read_setup(variant("camblam"), fen);
  ASSERT_TRUE(setup);
  EXPECT_EQ(setup->pieces.size(), 3U);
  EXPECT_EQ(setup->turn, Seat::black);
  const Judged found = judged("camblam", *setup);
  EXPECT_EQ(found.fen, fen);
  EXPECT_FALSE(found.game);
  ASSERT_EQ(found.faults.size(), 1U);
  EXPECT_EQ(found.faults[0].what, "White has two kings");
  EXPECT_EQ(square_of(found.faults[0], "camblam"), "a1");
  EXPECT_EQ(judged("cam", "1/3/5/7/7/7/7/7/7/7/5/3/1 w").game->verdict_text(),
            make_game("cam", "", "1/3/5/7/7/7/7/7/7/7/5/3/1 w")->verdict_text());
}

TEST(Setup, NamesEverySquareThatIsWrong) {
  const Judged pawns = judged("camblam", "3P7k/12/12/12/12/12/12/12/12/12/12/Kp10 w");
  ASSERT_EQ(pawns.faults.size(), 2U);
  EXPECT_EQ(square_of(pawns.faults[0], "camblam"), "d12");
  EXPECT_EQ(square_of(pawns.faults[1], "camblam"), "b1");

  const Judged check = judged("camblam", "k10R/12/12/12/12/12/12/12/12/12/12/K11 w");
  ASSERT_EQ(check.faults.size(), 1U);
  EXPECT_EQ(check.faults[0].what, "Black is in check and it is not its turn");
  EXPECT_EQ(square_of(check.faults[0], "camblam"), "a12");

  const Judged none = judged("camblam", "k11/12/12/12/12/12/12/12/12/12/12/12 w");
  ASSERT_EQ(none.faults.size(), 1U);
  EXPECT_EQ(none.faults[0].what, "White has no king");
  EXPECT_EQ(none.faults[0].square, std::nullopt);

  // Cam has seven pieces a side (doc/rules/rules.md).
  const Judged many = judged("cam", "1/3/5/MMMMMMM/M2m3/7/7/7/7/7/5/3/1 w");
  ASSERT_EQ(many.faults.size(), 1U);
  EXPECT_EQ(many.faults[0].what, "White has too many pieces");
  EXPECT_EQ(square_of(many.faults[0], "cam"), "A9");
}

TEST(Setup, IsNotReadFromATextThatIsNoFen) {
  const auto ranks = read_setup(variant("cam"), "zzz");
  ASSERT_FALSE(ranks);
  EXPECT_EQ(ranks.error().at, (Spot{1, 1}));
  const auto letter = read_setup(variant("camblam"), "3kx8/12/12/12/12/12/12/12/12/12/12/12 w");
  ASSERT_FALSE(letter);
  EXPECT_EQ(letter.error().at, (Spot{1, 3}));
  EXPECT_EQ(letter.error().about, Subject::fen);
  EXPECT_FALSE(judge(variant("cam"), "chess", camlann::Setup{}));
}

}  // namespace
}  // namespace camlann
