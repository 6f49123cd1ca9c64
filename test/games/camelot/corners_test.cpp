// Corners of the rules, each with the answer worked out by hand from the rules page (the numbers
// are its sections), under the rule sets that differ there. Asked of the fast generator with both
// register sets and of the plain one.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/camelot/naive_bridge.hpp"

namespace camlann::camelot::test {
namespace {

using testing::UnorderedElementsAre;
using Outcomes = std::vector<std::string>;

// The outcomes on which all generators agree; a failure says which does not.
Outcomes outcomes(std::string_view variant, std::string_view rules, std::string_view fen,
                  const naive::Switches& switches) {
  const naive::Rules plain(naive::board(variant), switches);
  const naive::Position pos = plain.read_fen(fen);
  const Position here = to_fast(pos);
  Outcomes texts;
  for (const auto& outcome : plain.outcomes(pos)) texts.push_back(naive::to_text(outcome));
  const auto check = [&](const auto& fast, const char* registers) {
    EXPECT_EQ(to_naive(fast.verdict(here)), plain.verdict(pos)) << registers;
    if (fast.verdict(here).over()) return;
    MoveList moves;
    fast.legal(here, moves);
    Outcomes found;
    for (Move move : moves) found.push_back(naive::to_text(to_naive(here, move)));
    EXPECT_THAT(found, testing::UnorderedElementsAreArray(texts)) << registers << ", " << rules;
    EXPECT_EQ(fast.count(here), moves.size()) << registers;
  };
  check(PortableRules(variant_of(variant), rule_set_of(rules)), "portable");
#if defined(CAMLANN_AVX2)
  if (has_avx2()) check(Avx2Rules(variant_of(variant), rule_set_of(rules)), "AVX2");
#endif
  return texts;
}

Outcomes outcomes(std::string_view rules, std::string_view fen) {
  return outcomes("camelot", rules, fen, naive::rule_sets().at(std::string(rules)));
}

Outcomes outcomes_with(const naive::Switches& switches, std::string_view fen) {
  return outcomes("camelot", to_text(switches), fen, switches);
}

std::string verdict(std::string_view variant, const naive::Switches& switches,
                    std::string_view fen) {
  const naive::Rules plain(naive::board(variant), switches);
  const naive::Position pos = plain.read_fen(fen);
  const PortableRules fast(variant_of(variant), rule_set_of(to_text(switches)));
  EXPECT_EQ(to_naive(fast.verdict(to_fast(pos))), plain.verdict(pos)) << fen;
  return plain.verdict(pos);
}

MATCHER_P(Has, text, "has " + std::string(text)) {
  return std::count(arg.begin(), arg.end(), std::string(text)) == 1;
}
auto Lacks(const char* text) {
  return testing::Not(testing::Contains(std::string(text)));
}

// 3.1: a jump chain may end in the own castle again.
TEST(OwnCastle, AChainMayLeadOutAndBackIn) {
  const auto fen = "2/8/10/12/12/12/12/M10m/12/12/12/12/12/5m4/3mm3/M1 w 0,0 0 1";
  for (const char* rules : {"wcf", "brainking", "cards-and-dominoes", "mod64"}) {
    EXPECT_THAT(outcomes(rules, fen), UnorderedElementsAre("F1>F1*F2,G2,G3")) << rules;
  }
  EXPECT_THAT(outcomes("parker1949", fen), UnorderedElementsAre("F1>F1*F2,G2,G3", "F1>E2"));
}

// 3.1: with two pieces there one moves, and if any of them has a jump the move must capture.
TEST(OwnCastle, OneOfTwoLeavesByTheJumpThatEitherHas) {
  const auto fen = "2/8/10/12/12/12/12/12/12/12/12/12/12/10/2m5/MM w 0,0 0 1";
  EXPECT_THAT(outcomes("wcf", fen), UnorderedElementsAre("F1>D3*E2"));
  EXPECT_THAT(outcomes("parker1949", fen),
              UnorderedElementsAre("F1>D3*E2", "F1>F2", "F1>G2", "G1>F2", "G1>G2", "G1>H2"));
  EXPECT_THAT(outcomes("mod64", fen), UnorderedElementsAre("F1>D3*E2"));
}

// 3.1 and 6: pieces with a duty to leave; moving to the other castle square does or does not count.
TEST(OwnCastle, TheDutyBindsQuietMovesUnlessItIsOff) {
  const auto fen = "2/8/10/12/12/12/12/M10m/12/12/12/11m/12/10/8/M1 w 0,0 0 1";
  for (const char* rules : {"wcf", "parker1949", "brainking", "cards-and-dominoes"}) {
    EXPECT_THAT(outcomes(rules, fen), UnorderedElementsAre("F1>E2", "F1>F2", "F1>G2")) << rules;
  }
  EXPECT_THAT(outcomes("mod64", fen), Has("A9>A8"));
  EXPECT_THAT(outcomes("mod64", fen), Has("F1>G1"));

  naive::Switches off;
  off.own_castle_exit = "off";
  EXPECT_THAT(outcomes_with(off, fen), Has("A9>A8"));
  EXPECT_THAT(outcomes_with(off, fen), Lacks("F1>G1"));
  naive::Switches free;
  free.own_castle_entry = "free";
  EXPECT_THAT(outcomes_with(free, fen), UnorderedElementsAre("F1>E2", "F1>F2", "F1>G2"));
}

// 3.1, strict reading: if none of them can move there is no legal move.
TEST(OwnCastle, APieceThatCannotLeaveLosesTheGame) {
  const auto fen = "2/8/10/12/12/12/12/M11/12/12/12/12/12/2m1m1m3/2mmm3/M1 w 0,0 0 1";
  EXPECT_THAT(outcomes("wcf", fen), UnorderedElementsAre());
  EXPECT_EQ(verdict("camelot", {}, fen), "b stalemate");
  EXPECT_THAT(outcomes("mod64", fen), Has("A9>A8"));
}

// 2: no canter leg lands on an own-castle square, unless entry is free (6).
TEST(OwnCastle, CantersPassThroughItOnlyWhereEntryIsFree) {
  const auto fen = "2/8/10/12/12/12/12/m11/12/12/12/12/12/6M3/3MM3/2 w 0,0 0 1";
  EXPECT_THAT(outcomes("wcf", fen), Lacks("H3>F1"));
  EXPECT_THAT(outcomes("wcf", fen), Lacks("H3>F3"));
  EXPECT_THAT(outcomes("wcf", fen), Lacks("F2>F1"));
  naive::Switches free;
  free.own_castle_entry = "free";
  EXPECT_THAT(outcomes_with(free, fen), Has("H3>F1"));
  EXPECT_THAT(outcomes_with(free, fen), Has("H3>F3"));
  EXPECT_THAT(outcomes_with(free, fen), Has("F2>F1"));
}

// 6, ownCastleJump: the chain G3xE1 does not exist, F3xF1xH3 does; `stop` ends it in the castle.
TEST(OwnCastle, AJumpIntoItContinuesOrStops) {
  const auto fen = "2/8/10/12/12/12/12/11m/12/12/12/12/12/4M5/3mm3/2 w 0,0 0 1";
  EXPECT_THAT(outcomes("wcf", fen), UnorderedElementsAre("F3>H3*F2,G2"));
  EXPECT_THAT(outcomes("parker1949", fen), UnorderedElementsAre("F3>F1*F2"));
}

// 3.4: a knight that must leave "by any move" canters to H3, from which it could jump back to the
// square it left, empty now. The move either captures or is illegal.
TEST(KnightCanterRule, AJumpBackToTheStartMakesASquareDirty) {
  const auto fen = "2/8/10/12/12/12/12/11m/12/12/12/12/12/5M4/3Mm3/K1 w 0,0 0 1";
  const auto found = outcomes("parker1949", fen);
  EXPECT_THAT(found, Has("F1>F3"));
  EXPECT_THAT(found, Lacks("F1>H3"));
  EXPECT_THAT(found, Has("F1>H3*G2"));
  EXPECT_THAT(found, Has("F1>F1*G2"));
  naive::Switches loose = naive::rule_sets().at("parker1949");
  loose.knight_canter_rule = false;
  EXPECT_THAT(outcomes_with(loose, fen), Has("F1>H3"));
}

// 3.4: D8 is dirty, because E9 could be jumped from there. So a knight may not end there or pass to
// B8; a man may.
TEST(KnightCanterRule, DirtySquaresBarTheWayBeyondThem) {
  const auto knight = "2/8/10/12/12/12/12/M3m7/2M9/3M8/3K8/12/12/10/8/2 w 0,0 0 1";
  const auto strict = outcomes("wcf", knight);
  EXPECT_THAT(strict, Lacks("D6>D8"));
  EXPECT_THAT(strict, Lacks("D6>B8"));
  EXPECT_THAT(strict, Has("D6>F10*E9"));
  const auto loose = outcomes("brainking", knight);
  EXPECT_THAT(loose, Has("D6>D8"));
  EXPECT_THAT(loose, Has("D6>B8"));
  const auto man = "2/8/10/12/12/12/12/M3m7/2M9/3M8/3M8/12/12/10/8/2 w 0,0 0 1";
  const auto men = outcomes("wcf", man);
  EXPECT_THAT(men, Has("D6>D8"));
  EXPECT_THAT(men, Has("D6>B8"));
}

// 2: a leg that lands on a goal square ends the move there, whatever could follow.
TEST(Goal, AJumpThatLandsThereEnds) {
  const auto fen = "2/3mm3/3M6/12/12/12/12/12/12/12/12/12/12/10/8/2 w 0,0 0 1";
  EXPECT_THAT(outcomes("wcf", fen), UnorderedElementsAre("E14>G16*F15"));
}

// 2: a piece there has the castle move only and creates no obligation.
TEST(Goal, APieceThereDoesNotJump) {
  const auto fen = "M1/3m4/10/12/12/12/12/M11/12/12/12/12/12/10/8/2 w 0,0 0 1";
  const auto found = outcomes("wcf", fen);
  EXPECT_THAT(found, Has("F16>G16"));
  EXPECT_THAT(found, Has("A9>A8"));
  EXPECT_EQ(found.size(), 6u);  // the castle move and five steps of A9
}

// 2 and 6: two castle moves a player, in a game.
TEST(Goal, CastleMovesRunOut) {
  const std::string men = "M1/8/10/12/12/12/12/M11/12/12/12/12/12/10/m7/2 w ";
  EXPECT_THAT(outcomes("wcf", men + "1,2 0 1"), Has("F16>G16"));
  EXPECT_THAT(outcomes("wcf", men + "2,0 0 1"), Lacks("F16>G16"));
  naive::Switches none;
  none.castle_moves = 0;
  EXPECT_THAT(outcomes_with(none, men + "0,0 0 1"), Lacks("F16>G16"));
}

// 3.2: a castle move is no capture.
TEST(Goal, CastleMovesDoNotAnswerAnObligation) {
  const auto fen = "M1/8/10/12/12/12/m11/M11/12/12/12/12/12/10/m7/2 w 0,0 0 1";
  EXPECT_THAT(outcomes("wcf", fen), UnorderedElementsAre("A9>A11*A10"));
}

// A player with one piece, on a goal square, and no castle move left cannot move (4).
TEST(Goal, OnlyPiecesThereAndNoCastleMoveLeftIsNoMove) {
  const auto fen = "M1/8/10/12/12/12/12/mm10/12/12/12/12/12/10/8/2 w 2,0 0 1";
  EXPECT_EQ(verdict("camelot", {}, fen), "b stalemate");
  const auto against_one = "M1/8/10/12/12/12/12/m11/12/12/12/12/12/10/8/2 w 2,0 0 1";
  EXPECT_EQ(verdict("camelot", {}, against_one), "draw thin");
  naive::Switches not_thin;
  not_thin.thin_draw = false;
  EXPECT_EQ(verdict("camelot", not_thin, against_one), "draw stalemate");
  not_thin.no_move = "loss";
  EXPECT_EQ(verdict("camelot", not_thin, against_one), "b stalemate");
}

// 3.2 and 3.3: a charge answers a direct jump elsewhere, and is never compulsory alone.
TEST(Charge, AnswersAJumpElsewhere) {
  const auto with_jump = "2/8/10/12/12/12/12/3m8/12/3M8/m2K8/M11/12/10/8/2 w 0,0 0 1";
  EXPECT_THAT(outcomes("wcf", with_jump), UnorderedElementsAre("A5>A7*A6", "D6>D10*D9"));
  const auto alone = "2/8/10/12/12/12/12/3m8/12/3M8/3K8/M11/12/10/8/2 w 0,0 0 1";
  EXPECT_THAT(outcomes("wcf", alone), Has("D6>D10*D9"));
  EXPECT_THAT(outcomes("wcf", alone), Has("A5>A4"));
}

// 2: the last square of a canter may not be its start; passing over it is allowed.
TEST(Canter, MayNotEndOnItsStart) {
  const auto fen = "2/8/10/12/12/12/12/12/4M7/3M1M6/3MM7/12/12/10/8/m1 w 0,0 0 1";
  const auto found = outcomes("wcf", fen);
  for (const char* ring : {"D6>F6", "D6>F8", "D6>D8"}) EXPECT_THAT(found, Has(ring));
  EXPECT_THAT(found, Lacks("D6>D6"));
}

// 4: the order of the tests, and what the switches and the small games change.
TEST(Ends, FollowTheTable) {
  const auto one_left = "2/8/10/12/12/12/12/M11/12/12/12/12/12/10/8/2 b 0,0 0 1";
  EXPECT_EQ(verdict("camelot", {}, one_left), "draw thin");
  EXPECT_EQ(verdict("camelot", naive::rule_sets().at("brainking"), one_left), "w elimination");
  const auto two_left = "2/8/10/12/12/12/12/MM10/12/12/12/12/12/10/8/2 b 0,0 0 1";
  EXPECT_EQ(verdict("camelot", {}, two_left), "w elimination");
  const auto quiet = "2/8/10/12/12/12/12/MM9m/12/12/12/12/12/10/8/2 b 0,0 100 1";
  EXPECT_EQ(verdict("camelot", {}, quiet), "draw quiet");
  EXPECT_EQ(verdict("camelot", naive::rule_sets().at("brainking"), quiet), "");
  const auto castle_first = "MM/8/10/12/12/12/12/12/12/12/12/12/12/10/8/2 b 0,0 100 1";
  EXPECT_EQ(verdict("camelot", {}, castle_first), "w castle");

  const auto small = "1/3/M4/5/m4/3/1 w 0,0 400 1";
  EXPECT_EQ(verdict("camette", {}, small), "");
  const auto small_won = "1/3/M4/5/5/3/1 b 0,0 0 1";
  EXPECT_EQ(verdict("camette", {}, small_won), "w elimination");
}

}  // namespace
}  // namespace camlann::camelot::test
