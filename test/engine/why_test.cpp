// Reasons for moves, on positions where the reason is known: published games and problems with
// their annotations (test/data/games), and positions made so that there is one reason.

#include "engine/why.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cctype>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/square.hpp"
#include "game/catalog.hpp"

namespace camlann {
namespace {

using testing::AllOf;
using testing::AnyOf;
using testing::Contains;
using testing::ContainsRegex;
using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;
using testing::StartsWith;

struct Asked {
  Game game;
  Whys whys;

  // Reasons for the given move, or for the best one.
  [[nodiscard]] const std::vector<std::string>& reasons() const {
    return whys.asked ? whys.asked->reasons : whys.best.reasons;
  }
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
  asked.whys = why(asked.game, lines, asked_of, *analyst, limits, stop).value();
  return asked;
}

// "Win material: two knights and two men up", World Championship 2009, game 1.
TEST(Why, ReportsASacrificeForACharge) {
  const auto asked = ask(
      "camelot", "2/8/10/5m6/12/6mkm3/4mmmm4/5m6/6KM2k1/5MMMK3/2M3MK4/6M5/12/10/8/2 w 0,0 0 10");
  EXPECT_EQ(asked.whys.best.move.notation, "G7-I9");
  EXPECT_THAT(asked.reasons(), Contains("gives up one, then takes three with a charge"));
}

// A capture between two opponents is no loss of a third player: Red takes Green's man on F13.
TEST(Why, CountsOnlyOwnLossesAmongThree) {
  const auto asked =
      ask("tri-camelot", "r2g/5/6/5/6/2g2/6/2r2/4/5/4/3/4/3/2/b1b/2/1 B 0,0,0 0 1", "D3-D5", 5000);
  EXPECT_THAT(asked.whys.best.reasons, Not(Contains(HasSubstr("takes one"))));
  ASSERT_TRUE(asked.whys.asked);
  EXPECT_THAT(asked.whys.asked->reasons, Not(Contains(HasSubstr("takes one"))));
}

// In Anti-Camelot a player without pieces wins.
TEST(Why, ReportsTheWinningSacrificeOfTheLastPiece) {
  const auto asked = ask("anti-camelot", "2/8/10/12/12/12/12/5m6/12/5M6/12/12/12/10/8/2 w 0,0 0 1",
                         "F7-F6", 20'000);
  EXPECT_THAT(asked.whys.best.reasons, Contains(HasSubstr("gives up the last piece")));
}

// "Win material (the reply to White's error I7-G9xE11)", the same game.
TEST(Why, ReportsASacrificeForAJump) {
  const auto asked =
      ask("camelot", "2/8/10/5m6/12/4K1m1m3/6mm4/12/7M3K/5MMM4/6M5/1k4M5/12/10/8/2 b 0,0 0 12");
  EXPECT_EQ(asked.whys.best.move.notation, "G10-F10");
  EXPECT_THAT(asked.reasons(), Contains("gives up one, then takes four with a jump"));
}

// "The game move D10-D8xD6 loses material": World Championship 2009, game 1, ply 11.
TEST(Why, ReportsTheReplyThatAMoveAllows) {
  const auto asked =
      ask("camelot",
          "2/8/10/12/12/4kmmkm3/3kmmmmk3/3m1mm2M2/5MKM4/3KMMMMK3/4MMMK4/12/12/10/8/2 b 0,0 11 6",
          "D10-D8xD6");
  ASSERT_TRUE(asked.whys.asked);
  EXPECT_EQ(asked.whys.best.move.notation, "I10xK8");
  EXPECT_LT(asked.whys.asked->score, asked.whys.best.score);
  EXPECT_THAT(asked.reasons(), Contains(HasSubstr("takes one with a charge")));
  EXPECT_THAT(asked.reasons(), Contains(HasSubstr("allows a ")));
}

// A published ending: one move wins, by the last capture and a castle move.
TEST(Why, ReportsAForcedWin) {
  const auto asked =
      ask("camelot", "2/8/10/12/12/12/12/12/12/12/12/12/12/10/2MMmm2/2 b 0,0 5 3", "", 200'000);
  EXPECT_EQ(asked.whys.best.move.notation, "G2-F1");
  EXPECT_THAT(asked.reasons().front(), HasSubstr("in seven moves"));
}

TEST(Why, ReportsTheCastle) {
  const auto win = ask("cam", "1/M2/5/7/7/7/7/7/3m3/7/5/3/1 w");
  EXPECT_THAT(win.reasons(), ElementsAre("takes the enemy castle at once"));
  const auto three = ask("cam", "1/3/2M2/7/7/7/7/7/7/m6/5/3/1 w");
  EXPECT_EQ(three.reasons().front(), "takes the enemy castle in two moves");
}

// Black's man is two steps from the castle, and White's too far away to stop it.
TEST(Why, ReportsAnOpenCastle) {
  const auto asked = ask("cam", "1/3/5/7/7/7/7/7/7/7/M1m2/3/1 w", "B3-A4");
  EXPECT_EQ(asked.reasons().front(), "loses the castle in two moves");
}

TEST(Why, ReportsTheLastPiece) {
  const auto asked = ask("cam", "1/3/5/7/7/3m3/3M3/7/7/7/5/3/1 w");
  EXPECT_THAT(asked.reasons(), Contains("takes the last piece at once"));
}

TEST(Why, ReportsAnOnlyMove) {
  const auto asked = ask("cam", "1/3/5/7/7/3m3/3M3/7/7/7/5/m2/1 w");
  ASSERT_THAT(asked.game.written(), SizeIs(1));
  EXPECT_EQ(asked.reasons().front(), "is the only legal move");
}

TEST(Why, ReportsAMate) {
  const auto asked = ask("camblam", "11k/12/10K1/12/12/12/12/12/12/12/12/R11 w");
  EXPECT_EQ(asked.reasons().front(), "mates at once");
}

// Published: these first moves of Camelot lose material.
TEST(Why, ReportsLosingFirstMoves) {
  for (const char* move : {"D6-D8", "E7-E8", "H7-H8"}) {
    const auto asked = ask("camelot", "", move);
    ASSERT_TRUE(asked.whys.asked);
    EXPECT_LT(asked.whys.asked->score, -100);
    EXPECT_THAT(asked.reasons(), Contains(HasSubstr("allows a charge that takes "))) << move;
  }
  EXPECT_THAT(ask("camelot", "", "D6-D8").reasons(),
              Contains(ContainsRegex("^loses [a-z]+ for [a-z]+$")));
}

TEST(Why, IsEmptyForAFinishedGame) {
  const auto game = make_game("cam", {}, "M/3/5/7/7/7/7/7/3m3/7/5/3/1 b").value();
  ASSERT_TRUE(game.over());
  const auto analyst = make_analyst(game, {});
  const std::atomic<bool> stop{false};
  EXPECT_FALSE(why(game, {}, {}, *analyst, {}, stop));
}

TEST(Why, IsAboutTheMoveThatWasFoundBest) {
  for (const char* found : {"D6-D8", "C6-C5"}) {
    const auto asked = ask("camelot", "", "E7-E8", 20'000, found);
    ASSERT_TRUE(asked.whys.asked);
    EXPECT_EQ(asked.whys.best.move.notation, found);
  }
}

TEST(Why, IsEmptyWhenStopped) {
  auto game = make_game("camelot").value();
  const auto analyst = make_analyst(game, {});
  const std::atomic<bool> stop{true};
  EXPECT_FALSE(why(game, {}, game.read("E7-E8")->move(), *analyst, {}, stop));
}

TEST(Why, GivesOneReasonToThreeForEveryMove) {
  for (const char* variant : {"cam", "camblam", "tri-camelot", "grand-cam"}) {
    auto game = make_game(variant).value();
    const auto analyst = make_analyst(game, {});
    const std::atomic<bool> stop{false};
    Limits limits;
    limits.nodes = 1'000;
    while (!game.over() && game.played().size() < 30) {
      const auto outcomes = game.legal();
      const auto whys = why(game, {}, outcomes[outcomes.size() / 2].move, *analyst, limits, stop);
      ASSERT_TRUE(whys);
      for (const Why& one : {whys->best, whys->asked.value_or(whys->best)}) {
        EXPECT_THAT(one.reasons, AllOf(Not(IsEmpty()), SizeIs(testing::Le(3u))))
            << variant << ' ' << game.fen() << ' ' << one.move.notation;
        EXPECT_THAT(one.reasons, Each(Not(HasSubstr("takes no"))));
      }
      game.play(whys->best.move.move());
    }
  }
}

// --- Where nothing is taken and no end is in sight
// ------------------------------------------------

// White's man on D7 can jump over D8 next; Black cannot jump over it, as D6 is taken.
TEST(WhyOfQuietMoves, ReportsAThreat) {
  const auto asked = ask("cam", "1/3/5/m5m/7/3m3/7/2MM3/7/M5M/5/3/1 w", "C6-D7", 20'000);
  EXPECT_THAT(asked.reasons(), Contains("threatens a jump that takes one"));
}

// Black would jump over D6 and then over C4; a man on D5 stands in the way.
TEST(WhyOfQuietMoves, ReportsAPreventedThreat) {
  const char* const fen = "1/3/5/m5m/7/3m3/3m3/3M3/7/M1M3M/5/3/1 w";
  const auto asked = ask("cam", fen, "", 20'000, "C4-D5");
  EXPECT_THAT(asked.reasons(), Contains("prevents a jump that takes two"));
  EXPECT_THAT(ask("cam", fen, "A4-A5", 20'000).reasons(), Contains("allows a jump that takes two"));
}

// Two men against two on the way to the castles, far from each other: a move to the side is lost.
TEST(WhyOfQuietMoves, ReportsTimeLostInARaceToTheCastles) {
  const char* const fen = "2/8/10/12/12/12/4MM6/12/12/12/12/4mm6/12/10/8/2 w";
  const auto asked = ask("camelot", fen, "E10-D10", 300);
  EXPECT_THAT(asked.whys.best.reasons, Contains("gets within nine steps of the enemy castle"));
  EXPECT_THAT(asked.reasons(), Contains(HasSubstr("way to the enemy castle: 11 steps to go, 9")));
}

// True if `later` is legal for the same seat after `move` and a pass.
bool open_behind(const Game& game, const std::string& move, const std::string& later) {
  Game after = game;
  return after.play(move) && after.fresh(game.seat()).read(later, Reading::exact);
}

// The letter of the piece on a square.
char piece_on(const Game& game, const std::string& square) {
  for (const PieceOn& piece : game.pieces()) {
    if (game.variant().name_of(piece.square) == square) return piece.letter;
  }
  return 0;
}

// The words behind `start` in one of the reasons; empty where there are none.
std::string behind(const std::vector<std::string>& reasons, std::string_view start) {
  for (const std::string& reason : reasons) {
    if (reason.substr(0, start.size()) == start) return reason.substr(start.size());
  }
  return {};
}

// Statements about canters and approaching men are confirmed by the rules alone, along a published
// game: Nolan against Chaxx 1.05, 2008.
TEST(WhyOfQuietMoves, ReportsOnlyFactsConfirmedByTheRules) {
  constexpr const char* published[] = {"E6-E8",
                                       "H11-F9",
                                       "H6-F8",
                                       "F11-H9",
                                       "G6-G8",
                                       "D11-D9",
                                       "E8xC10xC12",
                                       "D10-C11",
                                       "C12xC10",
                                       "E10-E12",
                                       "G8xE10",
                                       "I10-G8xG6xE6xE8xG8xE6xC8",
                                       "I7-G7",
                                       "J11-H11-F11-D11xF9",
                                       "J6-H6-H8-F6",
                                       "H9-I8",
                                       "H7xJ9",
                                       "C8-C7",
                                       "C6-E6-G6-G8xE10",
                                       "C7xE5",
                                       "F6xD4",
                                       "F10xD10xB10",
                                       "D4-E5",
                                       "B10-C9",
                                       "E5-F6",
                                       "G11-H11",
                                       "F6-H8"};
  Game game = make_game("camelot").value();
  const auto analyst = make_analyst(game, {});
  const std::atomic<bool> stop{false};
  Limits limits;
  limits.nodes = 20'000;
  int canters = 0;
  int journeys = 0;
  for (const char* move : published) {
    const auto whys = why(game, {}, game.read(move)->move(), *analyst, limits, stop);
    ASSERT_TRUE(whys);
    const std::string& best = whys->best.move.notation;
    if (const auto canter = behind(whys->best.reasons, "prepares the canter "); !canter.empty()) {
      ++canters;
      EXPECT_FALSE(game.read(canter, Reading::exact)) << canter;
      EXPECT_TRUE(open_behind(game, best, canter)) << best << ' ' << canter;
    }
    for (const char* lost : {"gives up the canter ", "does not prepare the canter "}) {
      if (!whys->asked) break;
      const auto canter = behind(whys->asked->reasons, lost);
      if (canter.empty()) continue;
      ++canters;
      EXPECT_TRUE(open_behind(game, best, canter)) << best << ' ' << canter;
      EXPECT_FALSE(open_behind(game, move, canter)) << move << ' ' << canter;
    }
    const std::string from = best.substr(0, best.find('-'));
    for (const char* man : {"man", "knight"}) {
      const auto way = behind(whys->best.reasons, "brings the " + std::string(man) + " from ");
      if (way.empty()) continue;
      ++journeys;
      EXPECT_EQ(way.substr(0, way.find(' ')), from);
      const auto piece = piece_on(game, from);
      EXPECT_EQ(std::string(man), std::tolower(piece) == 'k' ? "knight" : "man") << from;
    }
    ASSERT_TRUE(game.play(move)) << move;
  }
  EXPECT_GT(canters, 2);
  EXPECT_GT(journeys, 1);
}

// Each is marked in the review of a published game, takes nothing, and by the search costs men. The
// first reason is what it allows or misses, which the rules confirm.
struct PublishedMistake {
  std::vector<const char*> before;
  const char* move;
};

const PublishedMistake published_mistakes[] = {
    // "Games for Two" (1930), second opening.
    {{"H7-J7", "H11-H9", "D7-F5-H7", "J11-H11", "F6-H8"}, "C11-E9"},
    // World Championship 2009, game 4: the annotator would "win a man and equalize".
    {{"E6-G8", "I11-G9", "H6-J8", "I10-G12", "F6-H8", "J11-I11", "J6-H6", "D11-F9", "J8-I9",
      "G12-I10xI8", "H8xJ8"},
     "C11-E9"},
};

TEST(WhyOfMistakes, ReportsFirstTheAllowedOrMissedMove) {
  for (const auto& [before, move] : published_mistakes) {
    Game game = make_game("camelot").value();
    for (const char* one : before) ASSERT_TRUE(game.play(one)) << one;
    const auto asked = ask("camelot", game.fen().c_str(), move, 100'000);
    ASSERT_TRUE(asked.whys.asked);
    const std::string& said = asked.reasons().front();
    EXPECT_THAT(said, AnyOf(StartsWith("allows "), StartsWith("misses "))) << move;
    for (const auto& [start, after] : {std::pair("allows ", true), std::pair("misses ", false)}) {
      const auto rest = behind({said}, start);
      if (rest.empty() || rest.starts_with("a ")) continue;
      Game there = game;
      if (after) {
        ASSERT_TRUE(there.play(move));
      }
      const auto named = rest.substr(0, rest.find(','));
      EXPECT_TRUE(there.read(named, Reading::exact)) << said;
    }
  }
}

// A jump of four men is given away by a quiet move: that comes before what the reply prepares.
TEST(WhyOfMistakes, ReportsAMissedCaptureBeforeThePlansOfTheReply) {
  Game game = make_game("cam").value();
  for (const char* move : {"C4-A6", "B9-A10", "C5-A5-A7", "C10-D10", "A6-A8", "F9-G8", "E5-F6"}) {
    ASSERT_TRUE(game.play(move)) << move;
  }
  const auto asked = ask("cam", game.fen().c_str(), "E10-D11", 100'000);
  ASSERT_TRUE(asked.whys.asked);
  EXPECT_THAT(asked.reasons().front(), StartsWith("misses a "));
}

// A step away from the enemy castle is not praised for steps towards it later in the line.
TEST(WhyOfQuietMoves, PraisesNoStepBackForAnApproach) {
  for (const char* variant : {"cam", "camelot"}) {
    Game game = make_game(variant).value();
    const auto analyst = make_analyst(game, {});
    const std::atomic<bool> stop{false};
    Limits limits;
    limits.nodes = 1'000;
    while (!game.over() && game.played().size() < 40) {
      const auto legal = game.legal();
      const auto whys =
          why(game, {}, legal[game.played().size() % legal.size()].move, *analyst, limits, stop);
      ASSERT_TRUE(whys);
      for (const Why& one : {whys->best, whys->asked.value_or(whys->best)}) {
        const bool praised = testing::Value(
            one.reasons,
            Contains(AnyOf(StartsWith("gets within"), StartsWith("brings men nearer"))));
        if (!praised) continue;
        const Move move = one.move.move();
        const int up = rank_of(move.to) - rank_of(move.from);
        EXPECT_GE(game.seat() == Seat::white ? up : -up, 0) << one.move.notation;
      }
      game.play(whys->best.move.move());
    }
  }
}

TEST(WhyOfQuietMoves, EndsWithTheLineExpected) {
  const auto asked = ask("camelot", "", "", 5'000);
  EXPECT_THAT(asked.reasons().back(), testing::StartsWith("expects "));
}

}  // namespace
}  // namespace camlann
