// Reasons for moves, on positions where the reason is known: published games and problems with
// their annotations (test/data/games), and positions made so that there is one reason.

#include "engine/why.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "game/catalog.hpp"

namespace camlann {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

struct Asked {
  Game game;
  std::vector<Why> whys;

  [[nodiscard]] const std::vector<std::string>& reasons() const { return whys.back().reasons; }
};

// The reasons for `move`, or for the best if it is empty: that is `known`, if given.
Asked ask(const char* variant, const char* fen, const char* move = "", std::uint64_t nodes = 60'000,
          const char* known = "") {
  Asked asked{make_game(variant, {}, fen).value(), {}};
  const auto analyst = make_analyst(asked.game, {});
  const std::atomic<bool> stop{false};
  Limits limits;
  limits.nodes = nodes;
  std::optional<Move> asked_of;
  if (*move != 0) asked_of = asked.game.read(move)->move();
  std::vector<Line> lines;
  if (*known != 0) lines.push_back({0, 1, {asked.game.read(known)->move()}});
  asked.whys = why(asked.game, lines, asked_of, *analyst, limits, stop);
  return asked;
}

// "Win material: two knights and two men up", World Championship 2009, game 1.
TEST(Why, TellsOfAManGivenUpForACharge) {
  const auto asked = ask(
      "camelot", "2/8/10/5m6/12/6mkm3/4mmmm4/5m6/6KM2k1/5MMMK3/2M3MK4/6M5/12/10/8/2 w 0,0 0 10");
  EXPECT_EQ(asked.whys.front().move.notation, "G7-I9");
  EXPECT_THAT(asked.reasons(), Contains("gives up one, then takes three with a charge"));
}

// What two others take from each other is nobody else's loss: Red takes Green's man on F13.
TEST(Why, CountsOnlyOwnLossesAmongThree) {
  const auto asked =
      ask("tri-camelot", "r2g/5/6/5/6/2g2/6/2r2/4/5/4/3/4/3/2/b1b/2/1 B 0,0,0 0 1", "D3-D5", 5000);
  for (const Why& why : asked.whys) EXPECT_THAT(why.reasons, Not(Contains(HasSubstr("takes"))));
}

// "Win material (the reply to White's error I7-G9xE11)", the same game.
TEST(Why, TellsOfAManGivenUpForAJump) {
  const auto asked =
      ask("camelot", "2/8/10/5m6/12/4K1m1m3/6mm4/12/7M3K/5MMM4/6M5/1k4M5/12/10/8/2 b 0,0 0 12");
  EXPECT_EQ(asked.whys.front().move.notation, "G10-F10");
  EXPECT_THAT(asked.reasons(), Contains("gives up one, then takes four with a jump"));
}

// "The game move D10-D8xD6 loses material": World Championship 2009, game 1, ply 11.
TEST(Why, TellsWhatAPlayersMoveAllows) {
  const auto asked =
      ask("camelot",
          "2/8/10/12/12/4kmmkm3/3kmmmmk3/3m1mm2M2/5MKM4/3KMMMMK3/4MMMK4/12/12/10/8/2 b 0,0 11 6",
          "D10-D8xD6");
  ASSERT_THAT(asked.whys, SizeIs(2));
  EXPECT_EQ(asked.whys.front().move.notation, "I10xK8");
  EXPECT_TRUE(asked.whys.front().best);
  EXPECT_FALSE(asked.whys.back().best);
  EXPECT_LT(asked.whys.back().score, asked.whys.front().score);
  EXPECT_THAT(asked.reasons(), Contains(HasSubstr("takes one with a charge")));
  EXPECT_THAT(asked.reasons(), Contains(HasSubstr("allows a ")));
}

// A published ending: one move wins, by the last capture and a castle move.
TEST(Why, TellsOfAWinByForce) {
  const auto asked =
      ask("camelot", "2/8/10/12/12/12/12/12/12/12/12/12/12/10/2MMmm2/2 b 0,0 5 3", "", 200'000);
  EXPECT_EQ(asked.whys.front().move.notation, "G2-F1");
  EXPECT_THAT(asked.reasons().front(), HasSubstr("in seven moves"));
}

TEST(Why, TellsOfTheCastle) {
  const auto win = ask("cam", "1/M2/5/7/7/7/7/7/3m3/7/5/3/1 w");
  EXPECT_THAT(win.reasons(), ElementsAre("takes the enemy castle at once"));
  const auto three = ask("cam", "1/3/2M2/7/7/7/7/7/7/m6/5/3/1 w");
  EXPECT_EQ(three.reasons().front(), "takes the enemy castle in two moves");
}

// Black's man is two steps from the castle, and White's too far away to stop him.
TEST(Why, TellsOfACastleLeftOpen) {
  const auto asked = ask("cam", "1/3/5/7/7/7/7/7/7/7/M1m2/3/1 w", "B3-A4");
  EXPECT_EQ(asked.reasons().front(), "leaves the castle open in two moves");
}

TEST(Why, TellsOfTheLastPiece) {
  const auto asked = ask("cam", "1/3/5/7/7/3m3/3M3/7/7/7/5/3/1 w");
  EXPECT_THAT(asked.reasons(), Contains("takes the last piece at once"));
}

TEST(Why, TellsThatNothingElseIsLegal) {
  const auto asked = ask("cam", "1/3/5/7/7/3m3/3M3/7/7/7/5/m2/1 w");
  ASSERT_THAT(asked.game.written(), SizeIs(1));
  EXPECT_EQ(asked.reasons().front(), "is the only legal move");
}

TEST(Why, TellsOfAMate) {
  const auto asked = ask("camblam", "11k/12/10K1/12/12/12/12/12/12/12/12/R11 w");
  EXPECT_EQ(asked.reasons().front(), "mates at once");
}

TEST(Why, SaysNothingWhereThereIsNothing) {
  const auto asked = ask("camelot", "", "", 5'000);
  ASSERT_THAT(asked.whys, SizeIs(1));
  EXPECT_THAT(asked.reasons(), IsEmpty());
}

// Published: these first moves of Camelot lose material.
TEST(Why, TellsOfLosingFirstMoves) {
  for (const char* move : {"D6-D8", "E7-E8", "H7-H8"}) {
    const auto asked = ask("camelot", "", move);
    ASSERT_THAT(asked.whys, SizeIs(2));
    EXPECT_LT(asked.whys.back().score, -100);
    EXPECT_THAT(asked.reasons(), Contains(HasSubstr("allows a charge that takes "))) << move;
  }
  EXPECT_THAT(ask("camelot", "", "D6-D8").reasons(), Contains(HasSubstr("comes out with ")));
}

TEST(Why, HasNoWordsForAGameThatIsOver) {
  const auto game = make_game("cam", {}, "M/3/5/7/7/7/7/7/3m3/7/5/3/1 b").value();
  ASSERT_TRUE(game.over());
  const auto analyst = make_analyst(game, {});
  const std::atomic<bool> stop{false};
  EXPECT_THAT(why(game, {}, {}, *analyst, {}, stop), IsEmpty());
}

TEST(Why, IsAboutTheMoveThatWasFoundBest) {
  for (const char* found : {"D6-D8", "C6-C5"}) {
    const auto asked = ask("camelot", "", "E7-E8", 20'000, found);
    ASSERT_THAT(asked.whys, SizeIs(2));
    EXPECT_EQ(asked.whys.front().move.notation, found);
    EXPECT_TRUE(asked.whys.front().best);
    EXPECT_FALSE(asked.whys.back().best);
  }
}

TEST(Why, SaysNothingWhenStopped) {
  auto game = make_game("camelot").value();
  const auto analyst = make_analyst(game, {});
  const std::atomic<bool> stop{true};
  EXPECT_THAT(why(game, {}, game.read("E7-E8")->move(), *analyst, {}, stop), IsEmpty());
}

TEST(Why, GivesThreeReasonsAtMost) {
  auto game = make_game("cam").value();
  const auto analyst = make_analyst(game, {});
  const std::atomic<bool> stop{false};
  Limits limits;
  limits.nodes = 2'000;
  int told = 0;
  while (!game.over() && game.played().size() < 60) {
    const auto outcomes = game.legal();
    const auto whys = why(game, {}, outcomes[outcomes.size() / 2].move, *analyst, limits, stop);
    for (const Why& why : whys) {
      EXPECT_LE(why.reasons.size(), most_reasons);
      told += static_cast<int>(why.reasons.size());
      for (const std::string& reason : why.reasons) EXPECT_THAT(reason, Not(HasSubstr("takes no")));
    }
    game.play(whys.front().move.move());
  }
  EXPECT_GT(told, 15);
}

}  // namespace
}  // namespace camlann
