// Clocks of matches: reading and charging; no time passes.
#include "lab/match_clock.hpp"

#include <gtest/gtest.h>

#include <chrono>

namespace camlann {
namespace {

using namespace std::chrono_literals;

TEST(MatchTimes, AreReadAsProgramsWriteThem) {
  EXPECT_EQ(read_match_time("10+0.1").value(), (MatchTime{10s, 100ms, 0}));
  EXPECT_EQ(read_match_time("60").value(), (MatchTime{60s, 0ms, 0}));
  EXPECT_EQ(read_match_time("0.5+0.005").value(), (MatchTime{500ms, 5ms, 0}));
  EXPECT_EQ(read_match_time("40/60+1").value(), (MatchTime{60s, 1s, 40}));
  EXPECT_EQ(read_match_time(".5+1.").value(), (MatchTime{500ms, 1s, 0}));
  EXPECT_EQ(read_match_time("1:30").value(), (MatchTime{90s, 0ms, 0}));
  for (const char* text : {"", "soon", "-1", "0", "10+", "+1", "0/60", "10+-1", "nan", "inf", "1e9",
                           "10 + 1", "40/", "1:", ":30", ".", "1.-5", "1.5.5"}) {
    EXPECT_FALSE(read_match_time(text)) << text;
  }
  EXPECT_EQ(read_match_time("soon").error().where, "soon");
}

TEST(MatchClocks, ChargeAMoveAndAddTheIncrement) {
  MatchClock clock({1s, 100ms, 0});
  EXPECT_EQ(clock.charge(400ms), 0ms);
  EXPECT_EQ(clock.left().remaining, 700ms);
  EXPECT_EQ(clock.left().increment, 100ms);
  EXPECT_EQ(clock.charge(750ms), 50ms) << "over";
  EXPECT_EQ(clock.left().remaining, 100ms);
}

TEST(MatchClocks, AddTheBaseAgainAfterItsMoves) {
  MatchClock clock({1s, 0ms, 2});
  EXPECT_EQ(clock.left().moves_to_go, 2);
  clock.charge(300ms);
  EXPECT_EQ(clock.left().moves_to_go, 1);
  clock.charge(300ms);
  EXPECT_EQ(clock.left().moves_to_go, 2);
  EXPECT_EQ(clock.left().remaining, 1400ms);
}

}  // namespace
}  // namespace camlann
