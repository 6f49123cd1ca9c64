// Bytes waiting for all clients together.
#include "server/net/outgoing.hpp"

#include <gtest/gtest.h>

#include <thread>
#include <vector>

namespace camlann::server {
namespace {

TEST(OutgoingTest, ThereIsNeverMoreThanFits) {
  Outgoing outgoing(100, [] {});
  EXPECT_TRUE(outgoing.add(60));
  EXPECT_FALSE(outgoing.add(41));
  EXPECT_TRUE(outgoing.add(40));
  EXPECT_EQ(outgoing.total(), 100U);
  outgoing.remove(60);
  EXPECT_TRUE(outgoing.add(60));
}

TEST(OutgoingTest, RequestsRoomOnceUntilThereIsSome) {
  int asked = 0;
  Outgoing outgoing(100, [&] { ++asked; });
  EXPECT_TRUE(outgoing.add(75));
  EXPECT_EQ(asked, 0);
  EXPECT_TRUE(outgoing.add(5));
  EXPECT_TRUE(outgoing.add(5));
  EXPECT_FALSE(outgoing.add(50));
  EXPECT_EQ(asked, 1);
  EXPECT_EQ(outgoing.excess(), 35U) << "down to the half";
  outgoing.remove(35);
  EXPECT_EQ(outgoing.excess(), 0U);
  outgoing.made_room();
  EXPECT_TRUE(outgoing.add(20));
  EXPECT_EQ(asked, 1);
  EXPECT_TRUE(outgoing.add(20));
  EXPECT_EQ(asked, 2);
}

TEST(OutgoingTest, ASharesBytesGoWithIt) {
  Outgoing outgoing(100, [] {});
  {
    const Outgoing::Share share(outgoing, 80);
    EXPECT_TRUE(share);
    EXPECT_EQ(outgoing.total(), 80U);
    const Outgoing::Share none(outgoing, 80);
    EXPECT_FALSE(none);
  }
  EXPECT_EQ(outgoing.total(), 0U);
}

TEST(OutgoingTest, ManyThreadsCountRight) {
  Outgoing outgoing(1000, [] {});
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&] {
      for (int turn = 0; turn < 10'000; ++turn) {
        const Outgoing::Share share(outgoing, 400);
        EXPECT_LE(outgoing.total(), 4 * 400U);
      }
    });
  }
  for (auto& thread : threads) thread.join();
  EXPECT_EQ(outgoing.total(), 0U);
}

}  // namespace
}  // namespace camlann::server
