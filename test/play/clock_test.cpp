// Clocks with a time that is set by hand.
#include "play/clock.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "play/sitting.hpp"

namespace camlann::play::test {
namespace {

Terms timed(const TimeControl& control) {
  Terms terms;
  terms.time = control;
  return terms;
}

/// A game in which the first moves are made, at once, and White is to move.
Sitting begun(const TimeControl& control, const std::string& variant = "cam") {
  const auto seats = find_variant(variant)->seating.size();
  Sitting sitting{state_of(variant, std::vector<int>(seats, 0), "", timed(control))};
  for (std::size_t i = 0; i < seats; ++i) sitting.play_any();
  return sitting;
}

std::optional<Millis> left(const Sitting& sitting, Seat seat) {
  return sitting.state.clocks.left(seat, sitting.now);
}

TEST(Clocks, WithoutATimeControlThereIsNoLimit) {
  Clocks clocks;
  clocks.begin(Seat::white, Turn::timed, 0);
  EXPECT_EQ(clocks.left(Seat::white, 5000), std::nullopt);
  EXPECT_EQ(clocks.deadline(), std::nullopt);
  EXPECT_EQ(clocks.face(), std::nullopt);
}

TEST(Clocks, TimePassesForTheSeatThatHasItsTurn) {
  Clocks clocks(TimeControl{60'000, 2'000});
  EXPECT_EQ(clocks.left(Seat::white, 1'000), 60'000);
  clocks.begin(Seat::white, Turn::timed, 1'000);
  EXPECT_EQ(clocks.left(Seat::white, 11'000), 50'000);
  EXPECT_EQ(clocks.left(Seat::black, 11'000), 60'000);
  clocks.press(11'000);
  EXPECT_EQ(clocks.left(Seat::white, 99'000), 52'000) << "with its increment";
  clocks.begin(Seat::black, Turn::timed, 11'000);
  EXPECT_EQ(clocks.left(Seat::black, 81'000), -10'000) << "overstepped";
  clocks.stop(81'000);
  EXPECT_EQ(clocks.left(Seat::black, 999'000), -10'000) << "without an increment";
  EXPECT_EQ(clocks.face()->left[1], 0) << "but nobody is shown less than nothing";
}

TEST(Clocks, ADelayPassesBeforeTheClockRuns) {
  Clocks clocks(TimeControl{60'000, 0, 5'000});
  clocks.begin(Seat::white, Turn::timed, 0);
  EXPECT_EQ(clocks.left(Seat::white, 5'000), 60'000);
  EXPECT_EQ(clocks.left(Seat::white, 7'000), 58'000);
  clocks.press(4'000);
  EXPECT_EQ(clocks.left(Seat::white, 9'000), 60'000) << "what is left of it is lost";
}

TEST(Clocks, AnEarlierPresentCountsAsTheLastOne) {
  Clocks clocks(TimeControl{60'000, 0});
  clocks.begin(Seat::white, Turn::timed, 10'000);
  EXPECT_EQ(clocks.left(Seat::white, 4'000), 60'000);
  clocks.press(4'000);
  clocks.begin(Seat::black, Turn::timed, 4'000);
  EXPECT_EQ(clocks.left(Seat::black, 11'000), 59'000);
}

TEST(Clocks, DaysBeginAnewWithEachMove) {
  Clocks clocks(TimeControl{0, 0, 0, 3});
  clocks.begin(Seat::white, Turn::timed, 0);
  EXPECT_EQ(clocks.left(Seat::white, one_day), 2 * one_day);
  EXPECT_EQ(clocks.deadline(), 3 * one_day);
  clocks.press(2 * one_day);
  EXPECT_EQ(clocks.left(Seat::white, 2 * one_day), 3 * one_day);
}

TEST(Clocks, LagIsSparedOutOfAReserveThatRefills) {
  Clocks clocks(TimeControl{60'000, 0});
  const auto move = [&clocks](Millis lag) {
    clocks.begin(Seat::white, Turn::timed, 0);
    const auto spared = clocks.spared({1'000, lag});
    EXPECT_EQ(clocks.deadline(), *clocks.left(Seat::white, 0) + clocks.spared({1'000, 1'000}))
        << "who is on the way is waited for";
    return spared;
  };
  EXPECT_EQ(move(-5), 0);
  EXPECT_EQ(move(150), 150);
  EXPECT_EQ(move(800), 500) << "so much of one move";
  clocks.begin(Seat::white, Turn::timed, 0);
  EXPECT_EQ(clocks.spared({300, 500}), 300) << "no more than was used";
  Millis now = 0;
  Millis spared = 0;
  for (int i = 0; i < 100; ++i) {
    clocks.begin(Seat::white, Turn::timed, now);
    now += 1'000;
    const Millis one = clocks.spared({now, 500});
    clocks.press(now, one);
    spared += one;
  }
  EXPECT_EQ(spared, 2'000 + 99 * 400) << "the reserve, and what came back";
  EXPECT_EQ(clocks.left(Seat::white, now), 60'000 - 100 * 1'000 + spared);
}

TEST(Clocks, ATimeControlIsChecked) {
  for (const TimeControl& good :
       {TimeControl{600'000, 10'000}, TimeControl{1'000}, TimeControl{60'000, 0, 3'000},
        TimeControl{0, 0, 0, 1}, TimeControl{longest_base, longest_increment}}) {
    EXPECT_TRUE(check(good)) << good.base << ' ' << good.days;
  }
  for (const TimeControl& bad :
       {TimeControl{}, TimeControl{-1}, TimeControl{0, 10'000}, TimeControl{60'000, -1},
        TimeControl{60'000, 0, -1}, TimeControl{60'000, 0, 0, 3}, TimeControl{0, 1'000, 0, 3},
        TimeControl{0, 0, 0, -1}, TimeControl{0, 0, 0, most_days + 1},
        TimeControl{longest_base + 1}, TimeControl{1'000, longest_increment + 1}}) {
    EXPECT_EQ(check(bad).error().where, "time") << bad.base << ' ' << bad.days;
  }
}

TEST(TimedGame, NoClockRunsBeforeEachHasMoved) {
  Sitting sitting{state_of("cam", {0, 0}, "", timed({60'000, 1'000}))};
  sitting.state = apply(std::move(sitting.state), Created{}, sitting.now);
  EXPECT_EQ(sitting.state.clocks.face()->first_move_by, sitting.now + first_move_time);
  EXPECT_EQ(sitting.state.clocks.face()->running, std::nullopt);
  sitting.now += 5'000;
  sitting.play("B5-A5");
  sitting.now += 7'000;
  EXPECT_EQ(left(sitting, Seat::white), 60'000) << "and no increment for the first move";
  EXPECT_EQ(left(sitting, Seat::black), 60'000);
  sitting.play("B9-A9");
  EXPECT_EQ(sitting.state.clocks.face()->running, Seat::white);
  sitting.now += 5'000;
  EXPECT_EQ(left(sitting, Seat::white), 55'000);
  EXPECT_EQ(left(sitting, Seat::black), 60'000);
}

TEST(TimedGame, OfADisplayRunsFromTheStartAndGivesItsGiverMoreTime_49_15) {
  auto state = state_of("cam", {0, 0}, "", timed({60'000, 1'000}));
  state.terms.players[0].display = GivenDisplay{3, 90'000};
  Sitting sitting{new_state(state.terms, state.board)};
  sitting.state = apply(std::move(sitting.state), Created{}, sitting.now);
  EXPECT_EQ(sitting.state.clocks.face()->first_move_by, std::nullopt)
      << "the giver has many first moves to make";
  EXPECT_EQ(sitting.state.clocks.face()->running, Seat::white);
  EXPECT_EQ(left(sitting, Seat::white), 150'000);
  EXPECT_EQ(left(sitting, Seat::black), 60'000);
  sitting.now += 100'000;
  sitting.play_any();
  EXPECT_EQ(left(sitting, Seat::white), 51'000);
  EXPECT_EQ(sitting.state.clocks.face()->running, Seat::black);
}

TEST(TimedGame, RunsTheClocks) {
  auto sitting = begun({60'000, 1'000});
  const Millis start = sitting.now;
  sitting.now += 5'000;
  EXPECT_EQ(left(sitting, Seat::white), 55'000);
  sitting.play_any();
  sitting.now += 7'000;
  EXPECT_EQ(left(sitting, Seat::white), 56'000);
  EXPECT_EQ(left(sitting, Seat::black), 53'000);
  ASSERT_TRUE(sitting.give(OfferDraw{}));
  sitting.now += 1'000;
  EXPECT_EQ(left(sitting, Seat::black), 52'000) << "an offer stops no clock";
  ASSERT_TRUE(sitting.give(TakeBack{}));
  sitting.now += 2'000;
  EXPECT_EQ(left(sitting, Seat::white), 53'000) << "a take-back gives no time, and no increment";
  EXPECT_EQ(left(sitting, Seat::black), 52'000);
  ASSERT_TRUE(sitting.give(Resign{}));
  sitting.now += 60'000;
  EXPECT_EQ(left(sitting, Seat::white), 53'000) << "nothing passes after the end";
  EXPECT_EQ(sitting.now - start, 75'000);
}

TEST(TimedGame, AnOfferDoesNotRenewTheDelay) {
  auto sitting = begun({60'000, 0, 5'000});
  sitting.now += 4'000;
  ASSERT_TRUE(sitting.give(OfferDraw{}));
  sitting.now += 4'000;
  EXPECT_EQ(left(sitting, Seat::white), 57'000);
}

TEST(TimedGame, RunningOutOfTimeLoses) {
  auto sitting = begun({60'000, 0});
  sitting.now += 60'000 + lag_per_move - 1;
  EXPECT_EQ(sitting.give(TimeUp{}).error().what, "There is time left") << "for a move on its way";
  sitting.now += 1;
  EXPECT_EQ(sitting.give(Resign{}).error().what, "The time is up") << "the clock was first";
  ASSERT_TRUE(sitting.give(TimeUp{}, Who{}));
  EXPECT_EQ(sitting.history.back().first, Event(Ended{Reason::time, Seat::black}));
  EXPECT_EQ(sitting.state.board.verdict_text(), "Black wins: White's time ran out.");
  EXPECT_EQ(sitting.give(TimeUp{}).error().code, ErrorCode::game_over);
  EXPECT_EQ(sitting.give(TakeBack{}).error().code, ErrorCode::game_over);
}

TEST(TimedGame, AMoveThatWasOnItsWayIsInTime) {
  auto sitting = begun({60'000, 0});
  sitting.now += 60'100;
  const auto move = sitting.move(sitting.state.board.written().front().notation);
  EXPECT_EQ(sitting.give(move).error().what, "The time is up");
  sitting.lag = 101;
  ASSERT_TRUE(sitting.give(move));
  EXPECT_EQ(sitting.history.back().first, Event(MovePlayed{move.move, 101}));
  EXPECT_EQ(left(sitting, Seat::white), 1);
}

TEST(TimedGame, OfATeamBothLose) {
  auto sitting = begun({60'000, 0}, "grand-cam");
  sitting.play_any();
  sitting.now += 70'000;
  ASSERT_TRUE(sitting.give(TimeUp{}, Who{}));
  EXPECT_EQ(sitting.state.board.verdict(), (Verdict{Reason::time, 0b0101}));
  EXPECT_EQ(sitting.state.board.verdict_text(), "Red and Blue win: Green's time ran out.");
}

TEST(TimedGame, AmongThreeTheOthersShareTheWin) {
  auto sitting = begun({60'000, 0}, "tri-camelot");
  sitting.play_any();
  sitting.now += 70'000;
  ASSERT_TRUE(sitting.give(TimeUp{}, Who{}));
  EXPECT_EQ(sitting.state.board.verdict(), (Verdict{Reason::time, 0b101}));
  EXPECT_EQ(sitting.state.board.verdict_text(), "Blue and Green win: Red's time ran out.");
}

TEST(TimedGame, AComputersClockIsStopped) {
  Sitting sitting{state_of("cam", {0, 3}, "", timed({60'000, 0}))};
  sitting.play_any();
  sitting.play_any();
  sitting.now += 1'000;
  sitting.play_any();
  EXPECT_EQ(sitting.state.clocks.deadline(), std::nullopt);
  sitting.now += 100'000;
  EXPECT_EQ(left(sitting, Seat::black), 60'000);
  EXPECT_EQ(left(sitting, Seat::white), 59'000);
}

TEST(TimedGame, ATakeBackTakesTheIncrementsOfItsMoves) {
  Sitting sitting{state_of("cam", {0, 0}, "", timed({60'000, 2'000}))};
  for (int ply = 0; ply < 4; ++ply) sitting.play_any();
  sitting.now += 1'000;
  for (int again = 0; again < 10; ++again) {
    sitting.play_any();
    ASSERT_TRUE(sitting.give(TakeBack{}));
  }
  // Two first moves without a clock, then one of each with an increment.
  EXPECT_EQ(left(sitting, Seat::white), 61'000);
  EXPECT_EQ(left(sitting, Seat::black), 62'000);
  for (int ply = 0; ply < 4; ++ply) ASSERT_TRUE(sitting.give(TakeBack{}));
  EXPECT_EQ(left(sitting, Seat::white), 59'000);
  EXPECT_EQ(left(sitting, Seat::black), 60'000);
}

TEST(TimedGame, ATakeBackLeavesTimeForAMove) {
  Sitting sitting{state_of("cam", {0, 0}, "", timed({10'000, 20'000}))};
  for (int ply = 0; ply < 4; ++ply) sitting.play_any();
  sitting.now += 29'500;  // of 30 seconds
  sitting.play_any();
  ASSERT_TRUE(sitting.give(TakeBack{}));
  EXPECT_EQ(left(sitting, Seat::white), 1'000) << "not the half second that there was";
  ASSERT_TRUE(sitting.give(TakeBack{}));
  ASSERT_TRUE(sitting.give(TakeBack{}));
  EXPECT_EQ(left(sitting, Seat::white), 1'000);
}

TEST(TimedGame, IsCalledOffIfAFirstMoveDoesNotCome) {
  for (const int moves : {0, 1}) {
    Sitting sitting{state_of("cam", {0, 0}, "", timed({60'000, 0}))};
    sitting.state = apply(std::move(sitting.state), Created{}, sitting.now);
    if (moves == 1) sitting.play_any();
    sitting.now += first_move_time - 1;
    EXPECT_FALSE(sitting.give(TimeUp{}));
    sitting.now += 1;
    ASSERT_TRUE(sitting.give(TimeUp{}, Who{}));
    EXPECT_EQ(sitting.state.board.verdict(), (Verdict{Reason::cancelled, 0}));
    EXPECT_FALSE(sitting.state.board.verdict().drawn());
    EXPECT_EQ(sitting.state.board.verdict_text(), "The game was called off.");
  }
}

TEST(TimedGame, OfDaysIsCalledOffIfAFirstMoveDoesNotCome) {
  Sitting sitting{state_of("camblam", {0, 0}, "", timed({0, 0, 0, 2}))};
  sitting.play_any();
  sitting.now += 2 * one_day;
  ASSERT_TRUE(sitting.give(TimeUp{}, Who{}));
  EXPECT_EQ(sitting.state.board.verdict_text(), "The game was called off.");

  auto later = begun({0, 0, 0, 2}, "camblam");
  later.now += 2 * one_day;
  ASSERT_TRUE(later.give(TimeUp{}, Who{}));
  EXPECT_EQ(later.state.board.verdict_text(), "Black wins: White's time ran out.");
}

TEST(CallingOff, IsForPlayersBeforeEachHasMoved) {
  Sitting sitting{state_of("cam", {0, 0})};
  EXPECT_EQ(sitting.give(Cancel{}, Who{}).error().code, ErrorCode::conflict) << "for players";
  sitting.play("B5-A5");
  Sitting early = sitting;
  ASSERT_TRUE(early.give(Cancel{}, only(Seat::black)));
  EXPECT_EQ(early.state.board.verdict(), (Verdict{Reason::cancelled, 0}));
  EXPECT_FALSE(early.give(TakeBack{}));
  EXPECT_TRUE(rematch(early.state));

  sitting.play("B9-A9");
  ASSERT_TRUE(sitting.give(TakeBack{}));
  EXPECT_EQ(sitting.give(Cancel{}).error().expected, "your resignation")
      << "also where a first move was taken back";
}

}  // namespace
}  // namespace camlann::play::test
