// Leave: how much there is of it, and what it does to clocks.
#include "play/leave.hpp"

#include <gtest/gtest.h>

#include "base/result.hpp"
#include "play/sitting.hpp"

namespace camlann::play::test {
namespace {

constexpr Millis hour = one_day / 24;
constexpr Millis start = 1'700'000'000'000;

/// Takes `days` days from `at` on.
Result<Leaves> take(const Leaves& taken, int days, Millis at) {
  return take_leave(taken, {at, at + days * one_day, ""}, at);
}

TEST(Leave, ThereAreThirtyDaysInAnyYear) {
  EXPECT_EQ(leave_left({}, start), 30 * one_day);
  auto taken = take({}, 20, start).value();
  EXPECT_EQ(leave_left(taken, start), 10 * one_day);
  EXPECT_EQ(take(taken, 1, start + one_day).error().what, "You are on leave already");
  EXPECT_EQ(take(taken, 11, start + 20 * one_day).error().expected, "at most 10 days");
  taken = take(taken, 10, start + 20 * one_day).value();
  EXPECT_EQ(leave_left(taken, start + 30 * one_day), 0);
  // A year on they come back day by day.
  EXPECT_EQ(leave_left(taken, start + one_year + 5 * one_day), 5 * one_day);
  EXPECT_EQ(leave_left(taken, start + one_year + 40 * one_day), 30 * one_day);
  EXPECT_EQ(take(taken, 30, start + one_year + 40 * one_day)->size(), 1U) << "old ones go";
  for (const int days : {0, -1, 31}) EXPECT_EQ(take({}, days, start).error().where, "until");
}

TEST(Leave, IsPlannedUpToAYearAhead) {
  const Leave june{start + 100 * one_day, start + 110 * one_day, ""};
  const auto taken = take_leave({}, june, start).value();
  EXPECT_EQ(leave_ahead(taken, start), june);
  EXPECT_EQ(leave_left(taken, start), 20 * one_day);
  EXPECT_EQ(take(taken, 1, start).error().what, "You have planned a leave already");
  EXPECT_EQ(end_leave(taken, start)->size(), 0U) << "called off before it begins";
  EXPECT_EQ(
      take_leave({}, {start + one_year + 1, start + one_year + one_day, ""}, start).error().where,
      "from");
  // A beginning in the past gives nothing back.
  const auto late = take_leave({}, {start - 10 * one_day, start + one_day, ""}, start).value();
  EXPECT_EQ(late.back().from, start);
  EXPECT_EQ(leave_left(late, start), 29 * one_day);
}

TEST(Leave, UntakenDaysRemain) {
  const auto taken = take({}, 10, start).value();
  EXPECT_EQ(leave_ahead(taken, start), (play::Leave{start, start + 10 * one_day, ""}));
  const auto ended = end_leave(taken, start + 3 * one_day).value();
  EXPECT_FALSE(leave_ahead(ended, start + 3 * one_day));
  EXPECT_EQ(leave_left(ended, start + 3 * one_day), 27 * one_day);
  EXPECT_FALSE(end_leave(ended, start + 4 * one_day)) << "none runs";
  EXPECT_FALSE(end_leave({}, start));
}

TEST(Leave, DaysAreThoseOfTheCalendar) {
  struct Stay {
    const char* zone;
    Millis from;   // midnight there
    Millis hours;  // of 30 days there, in quarters
  };
  constexpr Millis quarter = hour / 4;
  for (const auto& [zone, from, quarters] :
       {Stay{"Europe/Berlin", 1790805600'000, 30 * 96 + 4},        // 1 to 30 October 2026
        Stay{"Europe/Berlin", 1772492400'000, 30 * 96 - 4},        // 3 March to 1 April 2026
        Stay{"America/New_York", 1793073600'000, 30 * 96 + 4},     // from 27 October 2026
        Stay{"America/New_York", 1772427600'000, 30 * 96 - 4},     // from 2 March 2026
        Stay{"Australia/Lord_Howe", 1774962000'000, 30 * 96 + 2},  // from 1 April 2026
        Stay{"Australia/Lord_Howe", 1790775000'000, 30 * 96 - 2},  // from 1 October 2026
        Stay{"Asia/Tokyo", 1790780400'000, 30 * 96},               // from 1 October 2026
        Stay{"Africa/Cairo", 1774389600'000, 30 * 96}}) {          // to the end of 23 April 2026
    const play::Leave wish{from, from + quarters * quarter, zone};
    const auto taken = take_leave({}, wish, from - one_day);
    ASSERT_TRUE(taken) << zone << ' ' << from;
    EXPECT_EQ(leave_left(*taken, from), 0) << zone << ' ' << from;
    const auto longer = take_leave({}, {from, wish.until + one_day, zone}, from - one_day);
    ASSERT_FALSE(longer) << zone << ' ' << from;
    EXPECT_EQ(longer.error().where, "until");
    // A day more and a day less: each counts as one.
    const auto day_less = take_leave({}, {from, wish.until - one_day, zone}, from - one_day);
    EXPECT_EQ(leave_left(day_less.value(), from), one_day) << zone << ' ' << from;
  }
}

/// Two people with three days for each move; White is to move.
Sitting two_by_days() {
  Terms terms;
  terms.time.emplace().days = 3;
  Sitting sitting{state_of("cam", {0, 0}, {}, terms)};
  sitting.now = start;
  EXPECT_TRUE(sitting.give(sitting.move("B5-A5"), only(Seat::white)));
  EXPECT_TRUE(sitting.give(sitting.move("B9-A9"), only(Seat::black)));
  return sitting;
}

Millis left(const Sitting& sitting) {
  return *sitting.state.clocks.left(sitting.state.board.seat(), sitting.now);
}

TEST(Leave, TheClockStopsAndContinues) {
  auto sitting = two_by_days();
  sitting.now += one_day;
  const Millis from = sitting.now;
  ASSERT_TRUE(sitting.give(Rest{from, from + 10 * one_day}, Who{}));
  EXPECT_EQ(left(sitting), 2 * one_day);
  sitting.now += 10 * one_day;
  EXPECT_EQ(left(sitting), 2 * one_day);
  EXPECT_FALSE(sitting.give(TimeUp{}, Who{})) << "the flag does not fall";
  sitting.now += hour;
  EXPECT_EQ(left(sitting), 2 * one_day - hour);
  EXPECT_EQ(sitting.state.clocks.deadline(), from + 12 * one_day);
  sitting.now = from + 12 * one_day;
  EXPECT_TRUE(sitting.give(TimeUp{}, Who{}));
}

TEST(Leave, CountsFromItsBeginningEvenIfReportedLate) {
  auto sitting = two_by_days();
  const Millis from = sitting.now + one_day;
  sitting.now += 5 * one_day;  // beyond the flag, had there been no leave
  ASSERT_TRUE(sitting.give(Rest{from, from + 10 * one_day}, Who{}));
  EXPECT_EQ(left(sitting), 2 * one_day);
  EXPECT_FALSE(sitting.give(Rest{from, from + 10 * one_day}, Who{})) << "once is enough";
}

TEST(Leave, ThatBeginsAfterTheFlagHasFallenHelpsNothing) {
  auto sitting = two_by_days();
  const Millis from = sitting.now + 3 * one_day;
  sitting.now = from;
  EXPECT_FALSE(sitting.give(Rest{from, from + one_day}, Who{}));
  EXPECT_TRUE(sitting.give(TimeUp{}, Who{}));
}

TEST(Leave, EndsEarly) {
  auto sitting = two_by_days();
  const Millis from = sitting.now;
  ASSERT_TRUE(sitting.give(Rest{from, from + 10 * one_day}, Who{}));
  sitting.now += 2 * one_day;
  ASSERT_TRUE(sitting.give(Rest{from, sitting.now}, Who{}));
  sitting.now += one_day;
  EXPECT_EQ(left(sitting), 2 * one_day);
  // A second one in the same turn.
  ASSERT_TRUE(sitting.give(Rest{sitting.now, sitting.now + one_day}, Who{}));
  sitting.now += one_day;
  EXPECT_EQ(left(sitting), 2 * one_day);
  // Reporting the first leave again changes nothing.
  EXPECT_FALSE(sitting.give(Rest{from, from + 2 * one_day}, Who{}));
  EXPECT_EQ(left(sitting), 2 * one_day);
}

TEST(Leave, ThatEndsInTheMomentInWhichItBeginsStopsNoClock) {
  auto sitting = two_by_days();
  const Millis from = sitting.now;
  const auto taken = take({}, 10, from).value();
  ASSERT_TRUE(sitting.give(Rest{from, from + 10 * one_day}, Who{}));
  const auto ended = end_leave(taken, from).value();
  ASSERT_EQ(ended.size(), 1U) << "there is something to tell the clock";
  EXPECT_FALSE(leave_ahead(ended, from));
  EXPECT_EQ(leave_left(ended, from), 30 * one_day);
  ASSERT_TRUE(sitting.give(Rest{ended.back().from, ended.back().until}, Who{}));
  sitting.now += one_day;
  EXPECT_EQ(left(sitting), 2 * one_day);
}

TEST(Leave, ATurnThatBeginsInItIsStopped) {
  auto sitting = two_by_days();
  const Millis from = sitting.now - one_day;
  ASSERT_TRUE(sitting.give(Rest{from, from + 10 * one_day}, Who{}));
  EXPECT_EQ(left(sitting), 3 * one_day);
  sitting.now = from + 10 * one_day;
  EXPECT_EQ(left(sitting), 3 * one_day);
  EXPECT_FALSE(two_by_days().give(Rest{from, sitting.now - 12 * one_day}, Who{})) << "long over";
}

TEST(Leave, AMoveMayBePlayedAndTheOtherClockRuns) {
  auto sitting = two_by_days();
  const Millis from = sitting.now;
  ASSERT_TRUE(sitting.give(Rest{from, from + 10 * one_day}, Who{}));
  sitting.now += one_day;
  sitting.play_any();
  EXPECT_EQ(sitting.state.board.seat(), Seat::black);
  sitting.now += one_day;
  EXPECT_EQ(left(sitting), 2 * one_day) << "it is White's leave alone";
  // White's next turn, still on leave.
  sitting.play_any();
  ASSERT_TRUE(sitting.give(Rest{from, from + 10 * one_day}, Who{}));
  sitting.now = from + 10 * one_day;
  EXPECT_EQ(left(sitting), 3 * one_day);
}

TEST(Leave, LiveGamesAndGamesWithoutClocksHaveNone) {
  Terms live;
  live.time = TimeControl{600'000};
  for (const Terms& terms : {live, Terms{}}) {
    Sitting sitting{state_of("cam", {0, 0}, {}, terms)};
    sitting.now = start;
    sitting.play_any();
    sitting.play_any();
    EXPECT_FALSE(sitting.give(Rest{start, start + one_day}, Who{}));
  }
}

}  // namespace
}  // namespace camlann::play::test
