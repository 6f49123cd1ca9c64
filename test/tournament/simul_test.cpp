// Simultaneous displays (issue 49.15): one player against all others, on a board against each.
#include "tournament/simul.hpp"

#include <gtest/gtest.h>

#include <string>

#include "base/result.hpp"
#include "tournament/card.hpp"
#include "tournament/decide.hpp"
#include "tournament/director.hpp"
#include "tournament/event.hpp"
#include "tournament/pairing.hpp"
#include "tournament/pairing_check.hpp"
#include "tournament/replay.hpp"
#include "tournament/state.hpp"
#include "tournament/trf.hpp"

namespace camlann::tournament::test {
namespace {

Terms display_by(const PlayerId& giver, GiverColour colour = GiverColour::white) {
  Terms terms;
  terms.system = System::simul;
  terms.simul = Simul{giver, colour, 30};
  return terms;
}

TEST(Simul_49_15, TheGiverMeetsAllOthersInOneRound) {
  Director director(display_by("c"));
  director.enter(5);
  ASSERT_TRUE(director.give(PairRound{})) << director.refusal;
  EXPECT_EQ(director.round(), "c-a c-b c-d c-e");
  EXPECT_EQ(rounds_in_all(director.state), 1U);
  EXPECT_FALSE(director.give(PairRound{})) << "games are open";
  director.score("1=01");
  EXPECT_EQ(score_of_giver(director.state), (SimulScore{2, 1, 1, 0}));
  EXPECT_EQ(director.table(), "1 c 2.5, 2 d 1, 3 b 0.5, 4 a 0, 4 e 0");
  EXPECT_FALSE(director.give(PairRound{})) << "there is one round";
  ASSERT_TRUE(director.give(Finish{}));
}

TEST(Simul_49_15, TheGiverHasBlackOrAlternates) {
  Director black(display_by("a", GiverColour::black));
  black.enter(3);
  ASSERT_TRUE(black.give(PairRound{}));
  EXPECT_EQ(black.round(), "b-a c-a");
  black.score("1=");
  EXPECT_EQ(score_of_giver(black.state), (SimulScore{0, 1, 1, 0}));
  EXPECT_EQ(black.table(), "1 a 0.5, 2 b 1, 3 c 0.5") << "the giver is first in any case";
  Director both(display_by("a", GiverColour::alternating));
  both.enter(4);
  ASSERT_TRUE(both.give(PairRound{}));
  EXPECT_EQ(both.round(), "a-b c-a a-d");
  EXPECT_EQ(score_of_giver(both.state), (SimulScore{0, 0, 0, 3}));
}

TEST(Simul_49_15, NobodyEntersAfterTheStart) {
  Director director(display_by("a"));
  director.enter(3);
  ASSERT_TRUE(director.give(Withdraw{"c"}));
  ASSERT_TRUE(director.give(Return{"c"})) << "before the start";
  ASSERT_TRUE(director.give(Withdraw{"c"}));
  ASSERT_TRUE(director.give(PairRound{}));
  EXPECT_EQ(director.round(), "a-b");
  EXPECT_FALSE(director.give(Enter{"z", 0}));
  EXPECT_NE(director.refusal.find("has begun"), std::string::npos);
  EXPECT_FALSE(director.give(Return{"c"}));
}

TEST(Simul_49_15, NeedsItsGiverAndAnOpponent) {
  Director director(display_by("a"));
  ASSERT_TRUE(director.give(Enter{"b", 0}));
  EXPECT_FALSE(director.give(PairRound{}));
  EXPECT_NE(director.refusal.find("The giver is not here"), std::string::npos);
  ASSERT_TRUE(director.give(Enter{"a", 0}));
  ASSERT_TRUE(director.give(Withdraw{"b"}));
  EXPECT_FALSE(director.give(PairRound{}));
  EXPECT_NE(director.refusal.find("needs an opponent"), std::string::npos);
}

TEST(Simul_49_15, HasAtMostFortyBoards) {
  Director director(display_by("giver"));
  for (std::size_t i = 0; i < most_simul_boards; ++i) {
    ASSERT_TRUE(director.give(Enter{"p" + std::to_string(i), 0})) << i;
  }
  EXPECT_FALSE(director.give(Enter{"late", 0}));
  ASSERT_TRUE(director.give(Enter{"giver", 0})) << "has no board of his own";
  ASSERT_TRUE(director.give(PairRound{}));
  EXPECT_EQ(director.state.rounds.front().pairings.size(), most_simul_boards);
}

TEST(Simul_49_15, AGiverThatLeavesLosesTheOpenGames) {
  Director director(display_by("a"));
  director.enter(4);
  ASSERT_TRUE(director.give(PairRound{}));
  ASSERT_TRUE(director.give(Report{1, 1, Score::white}));
  EXPECT_FALSE(director.give(Finish{})) << "games are open";
  ASSERT_TRUE(director.give(Withdraw{"a"}));
  EXPECT_EQ(score_of_giver(director.state), (SimulScore{1, 0, 2, 0}));
  ASSERT_TRUE(director.give(Finish{}));
}

TEST(Simul_49_15, ItsTermsAreChecked) {
  EXPECT_FALSE(new_tournament(display_by("")));
  auto terms = display_by("a");
  terms.simul->extra_minutes = most_extra_minutes + 1;
  EXPECT_FALSE(new_tournament(terms));
  terms.simul.reset();
  EXPECT_FALSE(new_tournament(terms));
  terms = display_by("a");
  terms.tie_breaks = {TieBreak::wins};
  EXPECT_FALSE(check_tie_breaks(terms));
  Director director(display_by("a"));
  director.enter(2);
  const auto change = [&](const Terms& other) { return director.give(Change{other, {0, 0}}); };
  EXPECT_FALSE(change(Terms{}));
  EXPECT_FALSE(change(display_by("b"))) << "the giver has entered";
  EXPECT_TRUE(change(display_by("a", GiverColour::black)));
}

TEST(Simul_49_15, NobodyElsePairsIt) {
  Director director(display_by("a"));
  director.enter(3);
  EXPECT_FALSE(check_pairing(director.state, {}));
}

TEST(Simul_49_15, IsReplayedFromItsEvents) {
  Director director(display_by("a", GiverColour::alternating));
  director.enter(4);
  ASSERT_TRUE(director.give(PairRound{}));
  director.score("1=0");
  ASSERT_TRUE(director.give(Finish{}));
  auto again = new_tournament(director.state.terms);
  for (const Event& event : director.events) {
    ASSERT_TRUE(again);
    again = replay(*again, event);
  }
  ASSERT_TRUE(again) << again.error().what;
  EXPECT_EQ(*again, director.state);
  // Another round is not one of a display.
  Director other(display_by("a"));
  other.enter(3);
  Round round;
  round.pairings = {{"b", "a", Score::open, 0}, {"a", "c", Score::open, 0}};
  EXPECT_FALSE(replay(other.state, RoundPaired{round})) << "the giver has White";
  round.pairings = {{"a", "b", Score::open, 0}, {"b", "c", Score::open, 0}};
  EXPECT_FALSE(try_apply(other.state, RoundPaired{round})) << "only the giver plays twice";
}

TEST(Simul_49_15, AReportHasARoundForEachBoard) {
  Director director(display_by("a"));
  director.enter(3);
  ASSERT_TRUE(director.give(PairRound{}));
  director.score("1=");
  const auto report = write_report(
      director.state, {}, [&](std::size_t entrant) { return director.state.entrants[entrant].id; });
  EXPECT_NE(report.find("092 Simultaneous display"), std::string::npos) << report;
  EXPECT_NE(report.find("1.5    1     2 w 1     3 w ="), std::string::npos) << report;
  EXPECT_NE(report.find("0.0    3     1 b 0  0000 - Z"), std::string::npos) << report;
  EXPECT_NE(report.find("0.5    2  0000 - Z     1 b ="), std::string::npos) << report;
}

}  // namespace
}  // namespace camlann::tournament::test
