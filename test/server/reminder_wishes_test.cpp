// Quiet hours follow the clocks of their zone through the year.
#include "server/model/reminder_wishes.hpp"

#include <gtest/gtest.h>

#include <string>

#include "play/clock.hpp"
#include "server/core/clock.hpp"
#include "server/spans.hpp"

namespace camlann::server::test {
namespace {

NoticeWishes quiet(int from, int until, const std::string& zone, int ahead = 0) {
  return {{}, {}, QuietHours{from * 60, until * 60}, ahead, zone, ""};
}

TEST(QuietHours, AreTheSameHoursInSummerAndWinter) {
  constexpr Millis winter = 1768435200'000;  // 15 January 2026, 00:00 UTC
  constexpr Millis summer = 1784073600'000;  // 15 July 2026
  struct Place {
    const char* zone;
    Millis in_winter, in_summer;  // ahead of UTC there
  };
  for (const auto& [zone, in_winter, in_summer] :
       {Place{"Europe/Berlin", hour, 2 * hour}, Place{"America/New_York", -5 * hour, -4 * hour},
        Place{"Australia/Lord_Howe", 11 * hour, 21 * hour / 2},
        Place{"Asia/Tokyo", 9 * hour, 9 * hour}}) {
    const auto wishes = quiet(22, 8, zone);
    for (const Millis midnight : {winter - in_winter, summer - in_summer}) {
      EXPECT_TRUE(wishes.rests(midnight)) << zone;
      EXPECT_TRUE(wishes.rests(midnight + 8 * hour - minute)) << zone;
      EXPECT_FALSE(wishes.rests(midnight + 8 * hour)) << zone;
      EXPECT_FALSE(wishes.rests(midnight + 22 * hour - minute)) << zone;
      EXPECT_TRUE(wishes.rests(midnight + 22 * hour)) << zone;
    }
  }
}

TEST(QuietHours, AreNotInAnHourThatClocksSkip) {
  constexpr Millis change = 1774746000'000;  // 29 March 2026: 02:00 is 03:00 in Berlin
  const auto skipped = quiet(2, 3, "Europe/Berlin");
  for (Millis at = change - hour; at < change + 2 * hour; at += minute) {
    EXPECT_FALSE(skipped.rests(at)) << at;
  }
  const auto into = quiet(22, 2, "Europe/Berlin");
  EXPECT_TRUE(into.rests(change - minute));
  EXPECT_FALSE(into.rests(change));
}

TEST(QuietHours, AreTwiceInAnHourThatClocksRepeat) {
  constexpr Millis change = 1792890000'000;  // 25 October 2026: 03:00 is 02:00 in Berlin
  const auto repeated = quiet(2, 3, "Europe/Berlin");
  EXPECT_FALSE(repeated.rests(change - hour - minute));
  for (Millis at = change - hour; at < change + hour; at += minute) {
    EXPECT_TRUE(repeated.rests(at)) << at;
  }
  EXPECT_FALSE(repeated.rests(change + hour));
}

TEST(QuietHours, KeepTheirOffsetWithoutAZone) {
  constexpr Millis summer = 1784073600'000;
  for (const char* zone : {"", "Europe/Nowhere"}) {
    const auto wishes = quiet(22, 8, zone, 120);
    for (const Millis midnight : {summer, summer + 180 * play::one_day}) {
      EXPECT_FALSE(wishes.rests(midnight + 20 * hour - minute));
      EXPECT_TRUE(wishes.rests(midnight + 20 * hour));
    }
  }
}

}  // namespace
}  // namespace camlann::server::test
