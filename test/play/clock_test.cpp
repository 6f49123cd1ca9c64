// Clocks with a time that is set by hand.
#include "play/clock.hpp"

#include <gtest/gtest.h>

#include "play/sitting.hpp"

namespace camlann::play::test {
namespace {

TEST(Clocks, WithoutATimeControlNobodyHasALimit) {
  Clocks clocks;
  clocks.run(Seat::white, 0);
  EXPECT_EQ(clocks.left(Seat::white, 5000), std::nullopt);
}

TEST(Clocks, TimePassesForTheSeatThatRuns) {
  Clocks clocks(TimeControl{60'000, 2'000});
  EXPECT_EQ(clocks.left(Seat::white, 1'000), 60'000);
  clocks.run(Seat::white, 1'000);
  EXPECT_EQ(clocks.left(Seat::white, 11'000), 50'000);
  EXPECT_EQ(clocks.left(Seat::black, 11'000), 60'000);
  clocks.press(11'000);
  EXPECT_EQ(clocks.left(Seat::white, 99'000), 52'000) << "with its increment";
  clocks.run(Seat::black, 11'000);
  EXPECT_EQ(clocks.left(Seat::black, 81'000), -10'000) << "overstepped";
  clocks.stop(81'000);
  EXPECT_EQ(clocks.left(Seat::black, 999'000), -10'000) << "without an increment";
}

TEST(Clocks, AGameRunsThem) {
  Terms terms;
  terms.time = TimeControl{60'000, 1'000};
  Sitting sitting{state_of("cam", {0, 0}, "", terms)};
  const Millis start = sitting.now;
  const auto left = [&](Seat seat) { return sitting.state.clocks.left(seat, sitting.now); };
  sitting.state = apply(std::move(sitting.state), Created{}, sitting.now);
  sitting.now += 5'000;
  EXPECT_EQ(left(Seat::white), 55'000);
  sitting.play("B5-A5");
  sitting.now += 7'000;
  EXPECT_EQ(left(Seat::white), 56'000);
  EXPECT_EQ(left(Seat::black), 53'000);
  ASSERT_TRUE(sitting.give(OfferDraw{}));
  sitting.now += 1'000;
  EXPECT_EQ(left(Seat::black), 52'000) << "an offer stops no clock";
  ASSERT_TRUE(sitting.give(TakeBack{}));
  sitting.now += 2'000;
  EXPECT_EQ(left(Seat::white), 54'000) << "a take-back gives no time back";
  EXPECT_EQ(left(Seat::black), 52'000);
  ASSERT_TRUE(sitting.give(Resign{}));
  sitting.now += 60'000;
  EXPECT_EQ(left(Seat::white), 54'000) << "nothing passes after the end";
  EXPECT_EQ(sitting.now - start, 75'000);
}

}  // namespace
}  // namespace camlann::play::test
