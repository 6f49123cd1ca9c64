// Turns by what work costs, without threads or clocks.
#include "server/core/fair_queue.hpp"

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <string>
#include <vector>

#include "server/ipv6.hpp"

namespace camlann::server {
namespace {

using Queue = FairQueue<std::string>;

QueueKey at(const std::string& address, const std::string& player = "somebody") {
  return QueueKey(player, address);
}

/// Takes everything out, each piece at this cost beyond its estimate.
std::string all_of(Queue& queue, Cost beyond = 0) {
  std::string order;
  while (!queue.empty()) {
    const auto piece = queue.pop();
    order += piece.work;
    queue.charge(piece.queue_key, beyond);
  }
  return order;
}

TEST(FairQueue, OnePlayersWorkStaysInOrder) {
  Queue queue;
  for (const auto* work : {"a", "b", "c", "d"}) queue.push(at("one"), 1, work);
  EXPECT_EQ(queue.size(), 4U);
  EXPECT_EQ(all_of(queue), "abcd");
}

TEST(FairQueue, AddressesTakeTurns) {
  Queue queue;
  for (int i = 0; i < 4; ++i) queue.push(at("rude"), 10, "r");
  queue.push(at("honest"), 10, "h");
  queue.push(at("third"), 10, "t");
  EXPECT_EQ(all_of(queue), "rhtrrr");
}

TEST(FairQueue, PlayersAtOneAddressShareItsTurns) {
  Queue queue;
  for (int i = 0; i < 3; ++i) {
    queue.push(at("school", "anna"), 10, "a");
    queue.push(at("school", "bert"), 10, "b");
    queue.push(at("home"), 10, "h");
  }
  EXPECT_EQ(all_of(queue), "ahbhahbab");
}

TEST(FairQueue, AThousandKeysAtOneAddressGetNoMoreThanOne) {
  Queue queue;
  for (int i = 0; i < 1000; ++i) queue.push(at("rude", std::to_string(i)), 10, "r");
  queue.push(at("honest"), 10, "h");
  queue.push(at("honest"), 10, "h");
  EXPECT_EQ(all_of(queue).substr(0, 4), "rhrh");
}

TEST(FairQueue, TheCostOfWorkIsCharged) {
  Queue queue;
  for (int i = 0; i < 3; ++i) queue.push(at("dear"), 0, "d");
  for (int i = 0; i < 9; ++i) queue.push(at("cheap"), 0, "c");
  std::string order;
  while (!queue.empty()) {
    const auto piece = queue.pop();
    order += piece.work;
    queue.charge(piece.queue_key, piece.work == "d" ? 40 : 10);
  }
  EXPECT_EQ(order, "dccccdccccdc") << "the one for four of the other";
}

TEST(FairQueue, CheapWorkComesFirst) {
  Queue queue;
  queue.push(at("dear"), 2000, "d");
  queue.push(at("cheap"), 50, "c");
  queue.push(at("dear"), 2000, "e");
  queue.push(at("cheap"), 50, "c");
  EXPECT_EQ(all_of(queue), "ccde");
}

TEST(FairQueue, DearWorkIsNotPutOffForEver) {
  Queue queue;
  queue.push(at("dear"), 2000, "d");
  int cheap = 0;
  for (std::string work; work != "d"; ++cheap) {
    queue.push(at("cheap"), 50, "c");
    work = queue.pop().work;
    ASSERT_LT(cheap, 100);
  }
  EXPECT_EQ(cheap, 40);
}

TEST(FairQueue, TurnsAreNotSavedUp) {
  Queue queue;
  queue.push(at("late"), 10, "l");
  (void)queue.pop();
  for (int i = 0; i < 100; ++i) queue.push(at("busy"), 10, "b");
  for (int i = 0; i < 50; ++i) (void)queue.pop();
  for (int i = 0; i < 3; ++i) queue.push(at("late"), 10, "l");
  EXPECT_EQ(all_of(queue).substr(0, 6), "lblblb") << "not one after another";
}

TEST(FairQueue, UsageIsKeptWhileAClientIsAway) {
  Queue queue;
  for (int i = 0; i < 10; ++i) queue.push(at("busy"), 10, "b");
  std::string order;
  queue.push(at("dear"), 10, "d");
  for (int i = 0; i < 9; ++i) {
    const auto piece = queue.pop();
    order += piece.work;
    if (piece.work == "d") {
      queue.charge(piece.queue_key, 40);
      queue.push(at("dear"), 10, "d");
    }
  }
  EXPECT_EQ(order, "bdbbbbbdb");
}

TEST(FairQueue, HasRoomWithinEachBound) {
  Queue queue({.all = 7, .per_address = 4, .per_player = 2});
  const auto fill = [&](const QueueKey& queue_key) {
    int pushed = 0;
    for (; queue.has_room(queue_key) && pushed < 10; ++pushed) queue.push(queue_key, 1, "x");
    return pushed;
  };
  EXPECT_EQ(fill(at("school", "anna")), 2);
  EXPECT_EQ(fill(at("school", "bert")), 2);
  EXPECT_EQ(fill(at("school", "cora")), 0);
  EXPECT_EQ(fill(at("home", "anna")), 2);
  EXPECT_EQ(fill(at("elsewhere")), 1) << "the last place";
  EXPECT_EQ(fill(at("anywhere")), 0);
  (void)queue.pop();
  EXPECT_TRUE(queue.has_room(at("anywhere")));
}

TEST(FairQueue, AWideNetworkHasRoomForLittleMoreThanAnAddress) {
  Queue queue({.all = 1000, .per_address = 4, .per_player = 2});
  const auto fill = [&](int site, int customers) {
    int pushed = 0;
    for (int i = 0; i < 256; ++i) {
      const auto key = at(test::ipv6(site, i % customers, i), std::to_string(i));
      if (!queue.has_room(key)) continue;
      queue.push(key, 1, "x");
      ++pushed;
    }
    return pushed;
  };
  EXPECT_EQ(fill(1, 1), 8) << "a /56";
  EXPECT_EQ(fill(2, 256), 16) << "a /48";
}

TEST(FairQueue, TheLastRoomIsForNewcomersAndThenForTheSignedIn) {
  Queue queue({.all = 64, .per_address = 32, .per_player = 8});
  int site = 0;
  for (; queue.size() < 48; site = (site + 1) % 4) {
    queue.push(at(test::ipv6(site, site, static_cast<int>(queue.size()))), 1, "r");
  }
  EXPECT_FALSE(queue.has_room(at(test::ipv6(0, 77, 7), "stranger"))) << "its /48 has work waiting";
  int guests = 0;
  for (; queue.has_room(at("guest " + std::to_string(guests))); ++guests) {
    queue.push(at("guest " + std::to_string(guests)), 1, "g");
  }
  EXPECT_EQ(guests, 8);
  const QueueKey member("anna", "home", true);
  ASSERT_TRUE(queue.has_room(member));
  queue.push(member, 1, "m");
  EXPECT_FALSE(queue.has_room(member)) << "one at a time";
}

// However many addresses a client has in its network, it gets one turn of several.
TEST(FairQueue, AWideNetworkGetsNoMoreTurnsThanAnAddress) {
  Queue queue;
  for (int i = 0; i < 1000; ++i) queue.push(at(test::ipv6(1, i / 256, i % 256)), 10, "r");
  for (int i = 0; i < 3; ++i) queue.push(at("192.0.2.7"), 10, "h");
  EXPECT_EQ(all_of(queue).substr(0, 6), "rhrhrh");
  for (int i = 0; i < 255; ++i) queue.push(at(test::ipv6(1, 0, i)), 10, "r");
  for (int i = 0; i < 3; ++i) queue.push(at(test::ipv6(1, 1, 1)), 10, "n");
  EXPECT_EQ(all_of(queue).substr(0, 6), "rnrnrn") << "nor than its neighbour in the /48";
}

TEST(FairQueue, CountsTheSharesOfTheTime) {
  Queue queue;
  EXPECT_EQ(queue.shares(at("home")), 1U);
  queue.push(at("home"), 1, "x");
  EXPECT_EQ(queue.shares(at("home")), 1U);
  EXPECT_EQ(queue.shares(at("elsewhere")), 2U);
  for (const auto* player : {"anna", "bert", "cora"}) queue.push(at("school", player), 1, "x");
  EXPECT_EQ(queue.shares(at("school", "anna")), 6U);
  EXPECT_EQ(queue.shares(at("school", "dora")), 8U);
  EXPECT_EQ(queue.shares(at("home")), 2U) << "the pupils share what is theirs";
}

// An address that always has work gets its share, for any size of the pieces.
TEST(FairQueue, SharesAreEvenForAnySizeOfPieces) {
  Queue queue;
  std::mt19937 random(7);
  std::map<std::string, Cost> used;
  const auto more = [&](const std::string& address) {
    queue.push(at(address), static_cast<Cost>(random() % 10), address);
  };
  const std::vector<std::string> addresses{"a", "b", "c", "d"};
  for (const auto& address : addresses) more(address);
  for (int i = 0; i < 20000; ++i) {
    const auto piece = queue.pop();
    more(piece.work);
    const auto cost =
        static_cast<Cost>(random() % (100U * (1U + static_cast<unsigned>(piece.work[0] - 'a'))));
    queue.charge(piece.queue_key, cost - piece.estimate);
    used[piece.work] += cost;
  }
  for (const auto& address : addresses) {
    EXPECT_NEAR(static_cast<double>(used[address]), static_cast<double>(used["a"]), 1000.0);
  }
}

}  // namespace
}  // namespace camlann::server
