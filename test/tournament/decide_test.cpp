// Commands and the times at which they are permitted.

#include "tournament/decide.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tournament/director.hpp"

namespace camlann::tournament::test {
namespace {

Terms swiss(int rounds) {
  Terms terms;
  terms.rounds = rounds;
  return terms;
}

Terms round_robin() {
  Terms terms;
  terms.system = System::round_robin;
  return terms;
}

TEST(Decide, TermsMustMakeSense) {
  EXPECT_FALSE(new_tournament(swiss(0)));
  Terms terms = round_robin();
  terms.cycles = 3;
  EXPECT_EQ(new_tournament(terms).error().where, "cycles");
  terms.cycles = 2;
  EXPECT_TRUE(new_tournament(terms));
}

TEST(Decide, ARoundRobinHasNoPointsOfTheOpponents) {
  for (const auto what : {TieBreak::opponents_points, TieBreak::opponents_points_but_one}) {
    Terms terms = round_robin();
    terms.tie_breaks = {TieBreak::wins, what};
    EXPECT_EQ(check_tie_breaks(terms).error().where, "tieBreaks");
    EXPECT_TRUE(new_tournament(terms)) << "an old one can be read";
    terms.system = System::swiss;
    EXPECT_TRUE(check_tie_breaks(terms));
  }
  Terms terms = round_robin();
  terms.tie_breaks = {TieBreak::beaten_points, TieBreak::direct_encounter, TieBreak::wins};
  EXPECT_TRUE(check_tie_breaks(terms));
}

TEST(Decide, PlayersEnterOnce) {
  Director director(swiss(3));
  director.enter(2);
  EXPECT_FALSE(director.give(Enter{"a", 1500}));
  EXPECT_FALSE(director.give(Enter{"", 1500}));
  EXPECT_FALSE(director.give(Enter{std::string(65, 'x'), 1500}));
}

TEST(Decide, ARoundIsPairedWhenTheLastOneIsOver) {
  Director director(swiss(3));
  director.enter(4);
  ASSERT_TRUE(director.give(PairRound{}));
  EXPECT_FALSE(director.give(PairRound{}));
  EXPECT_FALSE(director.give(Finish{}));
  director.score("1");
  EXPECT_FALSE(director.give(PairRound{}));
  EXPECT_TRUE(director.give(Report{1, 2, Score::draw}));
  EXPECT_TRUE(director.give(PairRound{}));
}

TEST(Decide, AResultIsReportedOnceAndCorrectedByTheDirector) {
  Director director(swiss(3));
  director.enter(2);
  EXPECT_FALSE(director.give(Report{1, 1, Score::white}));  // not paired yet
  ASSERT_TRUE(director.give(PairRound{}));
  EXPECT_FALSE(director.give(Report{1, 2, Score::white}));
  EXPECT_FALSE(director.give(Report{1, 1, Score::open}));
  EXPECT_FALSE(director.give(Correct{1, 1, Score::white}));  // there is nothing to correct
  ASSERT_TRUE(director.give(Report{1, 1, Score::white}));
  EXPECT_FALSE(director.give(Report{1, 1, Score::white}));
  EXPECT_FALSE(director.give(Report{1, 1, Score::black}));
  EXPECT_FALSE(director.give(Correct{1, 1, Score::white}));
  ASSERT_TRUE(director.give(Correct{1, 1, Score::black}));
  EXPECT_EQ(director.state.rounds[0].pairings[0].score, Score::black);
  ASSERT_TRUE(director.give(Correct{1, 1, Score::open}));  // the game continues after all
  EXPECT_FALSE(director.state.all_scored());
}

TEST(Decide, ALateResultCountsForTheRoundItBelongsTo) {
  Director director(swiss(3));
  director.enter(4);
  ASSERT_TRUE(director.give(PairRound{}));
  director.score("11");
  ASSERT_TRUE(director.give(PairRound{}));
  EXPECT_FALSE(director.give(Correct{1, 1, Score::open}));  // too late to open it again
  ASSERT_TRUE(director.give(Correct{1, 1, Score::draw}));
  EXPECT_EQ(director.state.rounds[0].pairings[0].score, Score::draw);
}

TEST(Decide, LeavingLosesTheOpenGameAndEndsPairing) {
  Director director(swiss(3));
  director.enter(4);
  ASSERT_TRUE(director.give(PairRound{}));
  const Pairing first = director.state.rounds[0].pairings[0];
  ASSERT_TRUE(director.give(Withdraw{first.black}));
  EXPECT_EQ(director.state.rounds[0].pairings[0].score, Score::black_absent);
  EXPECT_FALSE(director.give(Withdraw{first.black}));
  EXPECT_FALSE(director.give(Withdraw{"nobody"}));
  ASSERT_TRUE(director.give(Report{1, 2, Score::draw}));
  ASSERT_TRUE(director.give(PairRound{}));
  EXPECT_EQ(director.round().find(first.black), std::string::npos);
  ASSERT_TRUE(director.give(Return{first.black}));
  EXPECT_FALSE(director.give(Return{first.black}));
}

TEST(Decide, ASwissTakesLatePlayersUntilTheLastRoundIsPaired) {
  Director director(swiss(2));
  director.enter(4);
  ASSERT_TRUE(director.give(PairRound{}));
  director.score("11");
  ASSERT_TRUE(director.give(Enter{"late", 1900}));
  ASSERT_TRUE(director.give(PairRound{}));
  EXPECT_NE(director.round().find("late"), std::string::npos);
  EXPECT_FALSE(director.give(Enter{"too-late", 1900}));
}

TEST(Decide, OtherSystemsAcceptNoPlayersAfterTheStart) {
  for (const System system : {System::round_robin, System::knockout}) {
    Terms terms;
    terms.system = system;
    Director director(terms);
    director.enter(4);
    ASSERT_TRUE(director.give(PairRound{}));
    EXPECT_FALSE(director.give(Enter{"late", 1900}));
  }
}

TEST(Decide, AByeIsRequestedOnceAndInTime) {
  Director director(swiss(4));
  director.enter(5);
  EXPECT_FALSE(director.give(AskBye{"a", 4}));  // not in the last round
  ASSERT_TRUE(director.give(AskBye{"a", 2}));
  EXPECT_FALSE(director.give(AskBye{"a", 3}));
  ASSERT_TRUE(director.give(PairRound{}));
  EXPECT_FALSE(director.give(AskBye{"b", 1}));
  director.score("11");
  ASSERT_TRUE(director.give(PairRound{}));
  EXPECT_EQ(director.state.rounds[1].pairings.size(), 2u);
  EXPECT_EQ(director.state.rounds[1].byes, (std::vector<Bye>{{"a", Bye::Kind::half, 0}}));
}

TEST(Decide, WhenItIsOverItIsOver) {
  Director director(round_robin());
  director.enter(2);
  ASSERT_TRUE(director.give(PairRound{}));
  director.score("1");
  EXPECT_FALSE(director.give(PairRound{}));  // all rounds have been played
  ASSERT_TRUE(director.give(Finish{}));
  EXPECT_FALSE(director.give(Finish{}));
  EXPECT_FALSE(director.give(Enter{"late", 1500}));
  EXPECT_FALSE(director.give(Report{1, 1, Score::black}));
  EXPECT_EQ(director.refusal, "The tournament is over");
}

TEST(Decide, ResultsAreCorrectedAfterTheEnd) {
  Director director(round_robin());
  director.enter(2);
  ASSERT_TRUE(director.give(PairRound{}));
  director.score("1");
  ASSERT_TRUE(director.give(Finish{}));
  const auto winner = director.table().substr(0, 3);
  ASSERT_TRUE(director.give(Correct{1, 1, Score::black})) << director.refusal;
  EXPECT_NE(director.table().substr(0, 3), winner);
  EXPECT_FALSE(director.give(Correct{1, 1, Score::open}));
  EXPECT_TRUE(director.state.ended);
}

TEST(Decide, ATournamentThatWasEndedByMistakeGoesOn) {
  Director director(swiss(5));
  director.enter(4);
  EXPECT_FALSE(director.give(Reopen{}));
  ASSERT_TRUE(director.give(PairRound{}));
  director.score("11");
  ASSERT_TRUE(director.give(Finish{}));
  ASSERT_TRUE(director.give(Reopen{})) << director.refusal;
  EXPECT_TRUE(director.give(PairRound{})) << director.refusal;
  EXPECT_EQ(director.state.rounds.size(), 2u);
}

TEST(Decide, TermsChangeBeforeTheFirstRound) {
  Director director(swiss(5));
  director.enter(2);
  EXPECT_FALSE(director.give(Change{round_robin(), {1500}})) << "a rating is missing";
  Terms odd = round_robin();
  odd.tie_breaks = {TieBreak::opponents_points};
  EXPECT_FALSE(director.give(Change{odd, {1500, 1800}}));
  ASSERT_TRUE(director.give(Change{round_robin(), {1500, 1800}})) << director.refusal;
  EXPECT_EQ(director.state.terms.system, System::round_robin);
  EXPECT_EQ(director.state.entrants[1].rating, 1800);
  ASSERT_TRUE(director.give(PairRound{}));
  EXPECT_FALSE(director.give(Change{swiss(5), {1500, 1800}}));
  EXPECT_EQ(director.refusal, "The tournament has begun");
}

TEST(Decide, OneIsNoTournament) {
  for (const System system :
       {System::round_robin, System::swiss, System::knockout, System::arena}) {
    Terms terms;
    terms.system = system;
    Director director(terms);
    director.enter(1);
    EXPECT_FALSE(director.give(PairRound{}));
  }
}

TEST(Decide, EventsFromOutsideMustFit) {
  Director director(swiss(3));
  director.enter(2);
  ASSERT_TRUE(director.give(PairRound{}));
  const State& state = director.state;
  const Round of_one{0, {{"a", "a", Score::open, 0}}, {}};
  const Round of_strangers{0, {{"a", "x", Score::open, 0}}, {}};
  const Round nowhere{0, {{"a", "b", Score::open, -1}}, {}};
  const Round of_no_stage{99, {}, {}};
  for (const Event& event :
       std::vector<Event>{Entered{"a", 0}, Entered{"", 0}, Left{"x"}, CameBack{"x"},
                          ByeGranted{"x", 2}, Scored{1, 2, Score::draw}, Scored{0, 1, Score::draw},
                          Scored{2, 1, Score::draw}, RoundPaired{of_one}, RoundPaired{of_strangers},
                          RoundPaired{nowhere}, RoundPaired{of_no_stage}}) {
    EXPECT_FALSE(try_apply(state, event)) << event.index();
  }
  const auto scored = try_apply(state, Scored{1, 1, Score::draw});
  ASSERT_TRUE(scored);
  EXPECT_TRUE(scored->all_scored());
  EXPECT_FALSE(try_apply(*try_apply(state, Ended{}), Left{"a"}));
}

TEST(Decide, ATournamentHasALimitOfPlayers) {
  Director director(swiss(3));
  for (std::size_t i = 0; i < most_entrants; ++i) {
    ASSERT_TRUE(director.give(Enter{std::to_string(i), 1500}));
  }
  EXPECT_FALSE(director.give(Enter{"one more", 1500}));
}

}  // namespace
}  // namespace camlann::tournament::test
