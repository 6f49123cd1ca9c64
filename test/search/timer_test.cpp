#include "search/timer.hpp"

#include <gtest/gtest.h>

#include <thread>

#include "search/quickest.hpp"

namespace camlann {
namespace {

using std::chrono::milliseconds;

// Milliseconds until a search of endless nodes would end.
milliseconds time_taken(const Limits& limits) {
  const std::atomic<bool> stop{false};
  Timer timer(limits, stop);
  for (std::uint64_t nodes = 1; !timer.must_end(nodes); ++nodes) {
    if (nodes % 256 == 0) std::this_thread::sleep_for(std::chrono::microseconds(100));
  }
  return timer.elapsed();
}

std::int64_t quickest_time(const Limits& limits, int wanted_ms) {
  return test::quickest(milliseconds(wanted_ms), [&] { return time_taken(limits); }).count();
}

TEST(Timer, EndsAtTheNodeLimitExactly) {
  const std::atomic<bool> stop{false};
  for (const std::uint64_t limit : {1u, 100u, 255u, 256u, 257u, 1000u}) {
    Limits limits;
    limits.nodes = limit;
    Timer timer(limits, stop);
    std::uint64_t nodes = 1;
    while (!timer.must_end(nodes)) ++nodes;
    EXPECT_EQ(nodes, limit);
  }
}

TEST(Timer, NeverOverstepsTheMoveTime) {
  for (const int ms : {5, 20, 100}) {
    Limits limits;
    limits.movetime = milliseconds(ms);
    EXPECT_LE(quickest_time(limits, ms), ms);
  }
}

TEST(Timer, KeepsEnoughOfTheClockForTheRestOfTheGame) {
  Limits limits;
  limits.clock = Clock{milliseconds(900), milliseconds(0), 0};
  EXPECT_LT(quickest_time(limits, 900 / 5 - 1), 900 / 5);
  limits.clock = Clock{milliseconds(30), milliseconds(0), 1};
  EXPECT_LT(quickest_time(limits, 30 - 1), 30);
  limits.clock = Clock{milliseconds(3), milliseconds(1000), 0};
  EXPECT_LE(quickest_time(limits, 3), 3);
}

TEST(Timer, ChecksStopOften) {
  std::atomic<bool> stop{false};
  Timer timer({}, stop);
  std::uint64_t nodes = 1;
  EXPECT_FALSE(timer.must_end(nodes));
  stop = true;
  int more = 0;
  while (!timer.must_end(++nodes)) ++more;
  EXPECT_LE(more, 300);
}

TEST(Timer, GoesOneDepthAfterTheOtherUpToTheLimit) {
  const std::atomic<bool> stop{false};
  Limits limits;
  limits.depth = 3;
  Timer timer(limits, stop);
  EXPECT_TRUE(timer.may_go_deeper(2, 1000));
  EXPECT_FALSE(timer.may_go_deeper(3, 1000));
}

TEST(Timer, InfiniteIgnoresTheOtherLimits) {
  const std::atomic<bool> stop{false};
  Limits limits;
  limits.infinite = true;
  limits.depth = 1;
  limits.nodes = 10;
  limits.movetime = milliseconds(1);
  Timer timer(limits, stop);
  EXPECT_TRUE(timer.may_go_deeper(50, 1'000'000));
  EXPECT_FALSE(timer.must_end(1'000'000));
}

TEST(Timer, WaitsForStopOnlyIfInfinite) {
  std::atomic<bool> stop{false};
  Limits limits;
  limits.depth = 1;
  Timer(limits, stop).wait_for_stop();
  std::thread other([&stop] {
    std::this_thread::sleep_for(milliseconds(5));
    stop = true;
  });
  limits.infinite = true;
  Timer(limits, stop).wait_for_stop();
  EXPECT_TRUE(stop);
  other.join();
}

}  // namespace
}  // namespace camlann
