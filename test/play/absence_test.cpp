// Absent players: when the win may be claimed, and when a partner moves for them.
#include "play/absence.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "play/sitting.hpp"

namespace camlann::play::test {
namespace {

constexpr Millis minute = 60 * one_second;

State table(std::string_view variant, const std::vector<int>& levels,
            std::optional<TimeControl> time) {
  Terms terms;
  terms.time = time;
  State state = state_of(variant, levels, {}, terms);
  for (auto& player : state.terms.players) {
    if (player.person()) player.id = std::string("id of ") + player.letter;
  }
  return state;
}

Absence gone(Seat seat, Millis duration) {
  Absence absence{};
  absence[index_of(seat)] = duration;
  return absence;
}

Result<std::vector<Event>> claim(const Sitting& sitting, Seat by, const Absence& absence) {
  return decide(sitting.state, ClaimWin{}, only(by), {sitting.now}, absence);
}

TEST(Absences, HowLongTheOthersWaitFollowsFromTheTimeOfTheGame) {
  EXPECT_EQ(longest_absence(TimeControl{3 * minute, 0}), 30 * one_second);
  EXPECT_EQ(longest_absence(TimeControl{3 * minute + 1, 0}), minute);
  EXPECT_EQ(longest_absence(TimeControl{10 * minute, 10'000}), minute);
  EXPECT_EQ(longest_absence(TimeControl{30 * minute, 0}), 2 * minute);
  EXPECT_EQ(longest_absence({}), 2 * minute);
  EXPECT_EQ(longest_absence(TimeControl{0, 0, 0, 3}), std::nullopt);
}

TEST(Absences, TheWinIsClaimedFromAnAbsentPlayer) {
  Sitting sitting{table("cam", {0, 0}, TimeControl{3 * minute, 0})};
  sitting.play_any();
  EXPECT_EQ(claim(sitting, Seat::black, gone(Seat::white, minute)).error().expected,
            "to call the game off");
  sitting.play_any();
  sitting.now += minute;
  EXPECT_EQ(claim(sitting, Seat::black, {}).error().what, "The other side is still here");
  EXPECT_EQ(claim(sitting, Seat::black, gone(Seat::white, 29'999)).error().what,
            "The other side may still come back");
  EXPECT_FALSE(claim(sitting, Seat::white, gone(Seat::white, minute))) << "not one's own absence";
  EXPECT_FALSE(decide(sitting.state, ClaimWin{}, Who{}, {sitting.now}, gone(Seat::white, minute)))
      << "nor by a watcher";
  const auto events = claim(sitting, Seat::black, gone(Seat::white, 30'000));
  ASSERT_TRUE(events) << events.error().what;
  EXPECT_EQ(*events, (std::vector<Event>{Ended{Reason::resignation, Seat::black, true}}));
  const auto over = apply(sitting.state, events->front(), sitting.now);
  EXPECT_EQ(over.verdict_text(), "Black wins: White has left the game.");
  EXPECT_EQ(decide(over, ClaimWin{}, only(Seat::black), {sitting.now}, gone(Seat::white, minute))
                .error()
                .code,
            ErrorCode::game_over);
}

TEST(Absences, TheGiverOfADisplayIsAtOtherBoards_49_15) {
  Sitting sitting{table("cam", {0, 0}, TimeControl{30 * minute, 0})};
  sitting.state.terms.players[0].display = GivenDisplay{2, 0};
  sitting.play_any();
  sitting.play_any();
  sitting.now += 10 * minute;
  EXPECT_EQ(claim(sitting, Seat::black, gone(Seat::white, 10 * minute)).error().what,
            "The other side may still come back");
  sitting.play_any();
  sitting.now += 10 * minute;
  EXPECT_TRUE(claim(sitting, Seat::white, gone(Seat::black, 10 * minute)))
      << "the giver need not wait for an opponent";
}

TEST(Absences, TheWaitBeginsWithTheTurnOfTheAbsentPlayer) {
  Sitting sitting{table("cam", {0, 0}, TimeControl{3 * minute, 0})};
  sitting.play_any();
  sitting.play_any();
  sitting.play_any();
  sitting.now += minute;
  EXPECT_EQ(claim(sitting, Seat::black, gone(Seat::white, minute)).error().what, "It is your turn");
  sitting.play_any();
  const auto still_waits = [&](Millis absence) {
    const auto claimed = claim(sitting, Seat::black, gone(Seat::white, absence));
    return !claimed && claimed.error().what == "The other side may still come back";
  };
  EXPECT_TRUE(still_waits(minute)) << "in the moment after the move";
  sitting.now += 29'000;
  ASSERT_TRUE(sitting.give(OfferDraw{}, only(Seat::black))) << "which begins no turn";
  sitting.now += 999;
  EXPECT_TRUE(still_waits(minute + 29'999));
  sitting.now += 1;
  EXPECT_TRUE(still_waits(29'999)) << "the connection was lost in this turn";
  EXPECT_TRUE(claim(sitting, Seat::black, gone(Seat::white, minute + 30'000)));
}

TEST(Absences, NothingIsClaimedWithoutLiveClocksOrAtOneScreen) {
  for (const auto& time : {std::optional<TimeControl>{}, {TimeControl{0, 0, 0, 3}}}) {
    Sitting sitting{table("cam", {0, 0}, time)};
    sitting.play_any();
    sitting.play_any();
    EXPECT_FALSE(claim(sitting, Seat::black, gone(Seat::white, one_day)));
  }
  Terms terms;
  terms.time = TimeControl{minute, 0};
  Sitting shared{state_of("cam", {0, 0}, {}, terms)};
  shared.play_any();
  shared.play_any();
  EXPECT_FALSE(claim(shared, Seat::black, gone(Seat::white, minute)));
}

TEST(Absences, ATeamHasLeftOnceBothHave) {
  Sitting sitting{table("grand-cam", {0, 0, 0, 0}, TimeControl{3 * minute, 0})};
  for (int i = 0; i < 4; ++i) sitting.play_any();
  sitting.now += minute;
  auto absence = gone(Seat::white, minute);
  // Red and Blue, the first and the third, are a team.
  EXPECT_FALSE(claim(sitting, Seat::black, absence));
  absence[index_of(Seat::third)] = minute;
  const auto events = claim(sitting, Seat::black, absence);
  ASSERT_TRUE(events) << events.error().what;
  EXPECT_EQ(apply(sitting.state, events->front(), sitting.now).verdict_text(),
            "Green and Yellow win: Red and Blue have left the game.");
}

TEST(Absences, AComputerPlaysOnForItsTeam) {
  Sitting sitting{table("grand-cam", {0, 0, 1, 0}, TimeControl{3 * minute, 0})};
  for (int i = 0; i < 4; ++i) sitting.play_any();
  sitting.now += minute;
  EXPECT_EQ(claim(sitting, Seat::black, gone(Seat::white, minute)).error().what,
            "The computer plays on");
}

TEST(Absences, OnlyAPartnerMovesForAnAbsentPlayer) {
  const State state = table("grand-cam", {0, 0, 0, 0}, {});
  const auto absence = gone(Seat::white, 2 * minute);
  EXPECT_EQ(standing_in(state, only(Seat::third), absence).seats, 0b0101);
  EXPECT_EQ(standing_in(state, only(Seat::black), absence), only(Seat::black));
  EXPECT_EQ(standing_in(state, Who{}, absence), Who{});
  EXPECT_EQ(standing_in(state, only(Seat::third), gone(Seat::white, 2 * minute - 1)),
            only(Seat::third));
  const State days = table("grand-cam", {0, 0, 0, 0}, TimeControl{0, 0, 0, 3});
  EXPECT_EQ(standing_in(days, only(Seat::third), gone(Seat::white, one_day)), only(Seat::third));
}

}  // namespace
}  // namespace camlann::play::test
