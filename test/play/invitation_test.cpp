// Accepting, leaving, withdrawing and starting an invitation; any order of answers leaves a sound
// table.
#include "play/invitation.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <optional>
#include <random>
#include <string>
#include <utility>

namespace camlann::play::test {
namespace {

constexpr Millis now = 1'700'000'000'000;
constexpr Millis later = now + 1000;
const Guest ann{"ann", "Ann"};
const Guest ben{"ben", "Ben"};
const Guest cleo{"cleo", "Cleo"};

Invitation of_two() {
  return invite(ann, {{'w', 0, ""}, {'b', 0, ""}}, Seat::black, later).value();
}
/// Green is a computer's.
Invitation of_four() {
  return invite(ann, {{'R', 0, ""}, {'G', 3, ""}, {'B', 0, ""}, {'Y', 0, ""}}, Seat::white, later)
      .value();
}

TEST(InvitationTest, TheFriendBeginsTheGame) {
  const auto begun = sit_down(of_two(), ben, {}, now);
  ASSERT_TRUE(begun);
  EXPECT_EQ(begun->phase, Phase::begun);
  EXPECT_EQ(begun->seats, (Players{{'w', 0, "Ben", "ben"}, {'b', 0, "Ann", "ann"}}));
  EXPECT_EQ(*sit_down(*begun, ben, {}, now), *begun) << "once more";
  EXPECT_FALSE(sit_down(*begun, cleo, {}, now)) << "too late";
}

TEST(InvitationTest, PlayersCannotPlayThemselves) {
  EXPECT_EQ(*sit_down(of_two(), ann, {}, now), of_two()) << "sits already";
  const auto moved = sit_down(of_two(), ann, Seat::white, now);
  ASSERT_TRUE(moved);
  EXPECT_EQ(moved->seats[0].id, "ann");
  EXPECT_TRUE(is_free(moved->seats[1])) << "has moved";
}

TEST(InvitationTest, SeatsThatCannotBeTaken) {
  EXPECT_FALSE(sit_down(of_four(), ben, Seat::white, now)) << "the host's";
  EXPECT_FALSE(sit_down(of_four(), ben, Seat::black, now)) << "a computer's";
  EXPECT_FALSE(sit_down(of_two(), ben, Seat::fourth, now)) << "there is none";
  EXPECT_FALSE(sit_down(of_two(), ben, {}, later)) << "out of date";
  EXPECT_FALSE(invite(ann, {{'w', 4, ""}, {'b', 0, ""}}, Seat::white, later)) << "a computer's";
  EXPECT_FALSE(invite(ann, {{'w', 4, ""}, {'b', 0, ""}}, Seat::black, later))
      << "nobody is invited";
}

TEST(InvitationTest, GuestsMayChangeTheirMind) {
  const auto one = sit_down(of_four(), ben, Seat::fourth, now);
  ASSERT_TRUE(one);
  EXPECT_EQ(one->phase, Phase::waiting);
  EXPECT_EQ(*stand_up(*one, "ben", now), of_four());
  EXPECT_FALSE(stand_up(*one, "ann", now)) << "a host withdraws";
  EXPECT_FALSE(withdraw(*one, "ben")) << "a guest stands up";
  const auto gone = withdraw(*one, "ann");
  ASSERT_TRUE(gone);
  EXPECT_FALSE(sit_down(*gone, cleo, {}, now));
}

TEST(InvitationTest, ComputersTakeFreeSeatsOnTheHostsRequest) {
  EXPECT_FALSE(fill(of_four(), "ann", 5, now)) << "that would be a game against computers";
  const auto one = sit_down(of_four(), ben, Seat::third, now);
  EXPECT_FALSE(fill(*one, "ben", 5, now));
  const auto begun = fill(*one, "ann", 5, now);
  ASSERT_TRUE(begun);
  EXPECT_EQ(begun->phase, Phase::begun);
  EXPECT_EQ(begun->seats[3], (Player{'Y', 5, "", ""}));
  EXPECT_EQ(begun->seats[1].level, 3) << "as it was";
}

TEST(InvitationTest, AnyAnswersLeaveASoundTable) {
  std::mt19937 random(20261122);
  const auto pick = [&](int least, int most) {
    return std::uniform_int_distribution<int>(least, most)(random);
  };
  const std::array guests{ann, ben, cleo, Guest{"dan", ""}};
  for (int round = 0; round < 300; ++round) {
    auto table = of_four();
    for (int answer = 0; answer < 20; ++answer) {
      const auto& guest = guests[static_cast<std::size_t>(pick(0, 3))];
      const auto seat =
          pick(0, 4) == 4 ? std::nullopt : std::optional(static_cast<Seat>(pick(0, 3)));
      auto next = pick(0, 9) == 0   ? withdraw(table, guest.id)
                  : pick(0, 9) == 0 ? fill(table, guest.id, 2, now)
                  : pick(0, 2) == 0 ? stand_up(table, guest.id, now)
                                    : sit_down(table, guest, seat, now);
      if (!next) continue;
      if (table.phase != Phase::waiting) {
        EXPECT_EQ(next->seats, table.seats) << "it is over";
      }
      table = std::move(*next);
      for (const auto& player : table.seats) {
        if (player.id.empty()) continue;
        EXPECT_TRUE(player.person());
        EXPECT_EQ(std::count_if(table.seats.begin(), table.seats.end(),
                                [&](const Player& other) { return other.id == player.id; }),
                  1);
      }
      EXPECT_EQ(std::count_if(table.seats.begin(), table.seats.end(),
                              [](const Player& player) { return player.id == "ann"; }),
                1)
          << "the host stays";
      EXPECT_EQ(table.phase == Phase::begun, table.complete());
    }
  }
}

}  // namespace
}  // namespace camlann::play::test
