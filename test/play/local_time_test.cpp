// Local times: both changes of clocks in several zones, hours that are skipped or repeated, and
// which names are zones.
#include "play/local_time.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include <string>

#include "play/clock.hpp"

namespace camlann::play::test {
namespace {

constexpr Millis an_hour = one_day / 24;

struct Change {
  const char* zone;
  Millis at;      // when clocks are changed, as published
  Millis before;  // ahead of UTC
  Millis after;
};

constexpr Change changes[] = {
    {"Europe/Berlin", 1774746000'000, an_hour, 2 * an_hour},           // 29 March 2026, 01:00 UTC
    {"Europe/Berlin", 1792890000'000, 2 * an_hour, an_hour},           // 25 October 2026, 01:00 UTC
    {"America/New_York", 1772953200'000, -5 * an_hour, -4 * an_hour},  // 8 March 2026, 07:00 UTC
    {"America/New_York", 1793512800'000, -4 * an_hour, -5 * an_hour},  // 1 November 2026, 06:00 UTC
    // 4 April 2026, 15:00 UTC, and 3 October 2026, 15:30 UTC
    {"Australia/Lord_Howe", 1775314800'000, 11 * an_hour, 21 * an_hour / 2},
    {"Australia/Lord_Howe", 1791041400'000, 21 * an_hour / 2, 11 * an_hour},
    {"Europe/Berlin", 2216250000'000, an_hour,
     2 * an_hour},  // 25 March 2040: after the table's end
};

TEST(LocalTime, ChangesWithTheClocksOfItsZone) {
  for (const auto& [zone, at, before, after] : changes) {
    EXPECT_EQ(local_time(zone, at - 1), at - 1 + before) << zone << ' ' << at;
    EXPECT_EQ(local_time(zone, at), at + after) << zone << ' ' << at;
  }
}

TEST(LocalTime, StaysTheSameWhereClocksAreNotChanged) {
  for (const Millis at : {1774746000'000, 1782864000'000, 1792890000'000}) {
    EXPECT_EQ(local_time("Asia/Tokyo", at), at + 9 * an_hour);
    EXPECT_EQ(local_time("Asia/Kolkata", at), at + 11 * an_hour / 2);
    EXPECT_EQ(local_time("UTC", at), at);
    EXPECT_EQ(local_time("Etc/GMT-2", at), at + 2 * an_hour);
  }
}

TEST(LocalTime, LeadsBackToTheInstant) {
  for (const auto& [zone, at, before, after] : changes) {
    EXPECT_EQ(instant_of(zone, *local_time(zone, at - 7'200'000)), at - 7'200'000) << zone;
    EXPECT_EQ(instant_of(zone, *local_time(zone, at + 7'200'000)), at + 7'200'000) << zone;
    // The clocks skip this time, or show it twice.
    const Millis shown = at + std::min(before, after) + 60'000;
    EXPECT_EQ(instant_of(zone, shown), shown - before) << zone << ' ' << at;
  }
  EXPECT_FALSE(instant_of("Europe/Nowhere", 0));
}

TEST(LocalTime, NamesAreThoseOfTheDatabase) {
  for (const char* name : {"Europe/Berlin", "America/Argentina/Buenos_Aires", "UTC", "Etc/GMT+12",
                           "Asia/Calcutta", "America/Port-au-Prince", "EST5EDT"}) {
    EXPECT_TRUE(is_zone(name)) << name;
  }
  for (const char* name :
       {"", "Europe/Nowhere", "Europe", "Europe/", "/Europe/Berlin", "europe/berlin", "localtime",
        "posix/Europe/Berlin", "right/Europe/Berlin", "tzdata.zi", "zone.tab", "/etc/passwd",
        "../zoneinfo/Europe/Berlin", "Europe/../Europe/Berlin", "Europe//Berlin", "Europe/Berlin ",
        "Fixed/UTC+02:00:00", "CEST", "+02:00"}) {
    EXPECT_FALSE(is_zone(name)) << name;
  }
  for (const char* name : {"Europe/Berlin", "Europe/Nowhere", "CEST", "Etc/GMT+99"}) {
    EXPECT_TRUE(is_zone_name(name)) << name;
  }
  for (const char* name :
       {"", "Europe/", "europe/berlin", "../Berlin", "Europe/Berlin ", "+02:00"}) {
    EXPECT_FALSE(is_zone_name(name)) << name;
  }
  EXPECT_FALSE(is_zone_name(std::string(65, 'A')));
  EXPECT_FALSE(is_zone(std::string(1000, 'A')));
  EXPECT_FALSE(is_zone(std::string("Europe/Berlin\0", 14)));
}

}  // namespace
}  // namespace camlann::play::test
