// Accepted and closed connections when the server is full.
#include "server/net/connection_limiter.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <deque>
#include <memory>
#include <string>

namespace camlann::server {
namespace {

class RoomTest : public testing::Test {
 protected:
  struct Someone {
    LimitedConnection limited;
    bool sent_away = false;
  };

  /// Comes to the room; what is in the way, or nothing.
  std::string come(const std::string& address, const std::string& site = {}) {
    now_ += std::chrono::milliseconds(1);
    all_.push_back(std::make_unique<Someone>());
    auto* one = all_.back().get();
    one->limited.client_prefix = {address, site.empty() ? address : site};
    one->limited.leave = [one] { one->sent_away = true; };
    return std::string(room_.enter(one->limited));
  }
  [[nodiscard]] LimitedConnection& last() const { return all_.back()->limited; }
  [[nodiscard]] bool went(std::size_t number) const { return all_[number]->sent_away; }

  SteadyTime now_{};
  ConnectionLimiter room_{{20, 8, 12}, [this] { return now_; }};
  std::deque<std::unique_ptr<Someone>> all_;
};

TEST_F(RoomTest, TheLongestWaitingOfAnAddressGoesForItsNext) {
  for (int i = 0; i < 8; ++i) EXPECT_EQ(come("a"), "");
  all_[0]->limited.waits = false;
  EXPECT_EQ(come("a"), "");
  EXPECT_FALSE(went(0)) << "is being answered";
  EXPECT_TRUE(went(1));
  EXPECT_EQ(room_.count(), 8U);
  for (const auto& one : all_) one->limited.waits = false;
  EXPECT_EQ(come("a"), "address") << "nobody of it keeps us waiting";
  EXPECT_EQ(come("b"), "");
}

TEST_F(RoomTest, ASiteOfIPv6HasALimitToo) {
  for (int i = 0; i < 12; ++i) EXPECT_EQ(come(std::to_string(i), "site"), "");
  for (const auto& one : all_) one->limited.waits = false;
  EXPECT_EQ(come("another", "site"), "site");
  EXPECT_EQ(come("another", "another site"), "");
}

TEST_F(RoomTest, A56OfIPv6HasTwiceTheConnectionsOfAnAddress) {
  ConnectionLimiter room{{100, 2, 8}, [this] { return now_; }};
  const auto enter = [&](const std::string& address) {
    all_.push_back(std::make_unique<Someone>());
    auto* one = all_.back().get();
    one->limited.client_prefix = {address, address.substr(0, 6)};
    one->limited.leave = [one] { one->sent_away = true; };
    one->limited.waits = false;
    return std::string(room.enter(one->limited));
  };
  const std::string own("\x20\x01\x0d\xb8\x12\x34\x56", 7);
  const std::string next("\x20\x01\x0d\xb8\x12\x34\x57", 7);
  for (const char last : {'a', 'a', 'b', 'b'}) EXPECT_EQ(enter(own + last), "");
  EXPECT_EQ(enter(own + 'c'), "site");
  EXPECT_EQ(enter(own + 'b'), "address");
  for (const char last : {'a', 'b', 'c'}) EXPECT_EQ(enter(next + last), "") << "of the same /48";
  all_[1]->limited.waits = true;
  EXPECT_EQ(enter(own + 'c'), "");
  EXPECT_TRUE(went(1)) << "for the next of its /56";
  room.leave(all_[0]->limited);
  EXPECT_EQ(enter(own + 'd'), "");
  EXPECT_EQ(enter(own + 'e'), "site");
  for (const auto& one : all_) room.leave(one->limited);
  EXPECT_EQ(room.count(), 0U);
  for (const char last : {'a', 'a', 'b', 'b'}) EXPECT_EQ(enter(own + last), "") << "forgotten";
}

TEST_F(RoomTest, WhenFullTheBusiestAddressIsClosedFirst) {
  EXPECT_EQ(come("small"), "");
  for (int i = 0; i < 6; ++i) EXPECT_EQ(come("middle"), "");
  for (int i = 0; i < 8; ++i) EXPECT_EQ(come("large"), "");
  for (int i = 0; i < 5; ++i) EXPECT_EQ(come("medium"), "");
  ASSERT_EQ(room_.count(), 20U);
  EXPECT_EQ(come("new"), "");
  EXPECT_TRUE(went(7)) << "the oldest of the largest";
  EXPECT_EQ(room_.count(), 20U);
  EXPECT_EQ(come("new"), "");
  EXPECT_TRUE(went(8));
  EXPECT_FALSE(went(0));
}

TEST_F(RoomTest, TheBusiestAddressDisplacesNoOther) {
  for (int i = 0; i < 13; ++i) EXPECT_EQ(come("x" + std::to_string(i)), "");
  for (int i = 0; i < 7; ++i) EXPECT_EQ(come("large"), "");
  EXPECT_EQ(come("large"), "full");
  EXPECT_EQ(come("new"), "") << "though there was nobody for the other";
  EXPECT_TRUE(went(13));
  EXPECT_EQ(come("large"), "full");
  now_ += std::chrono::seconds(10);
  EXPECT_EQ(come("large"), "");
  EXPECT_TRUE(went(14)) << "one of its own, which is idle";
  for (int i = 0; i < 13; ++i) EXPECT_FALSE(went(static_cast<std::size_t>(i))) << i;
}

TEST_F(RoomTest, SocketsAreClosedLastAndOnlyOfFarBusierAddresses) {
  for (int i = 0; i < 8; ++i) {
    EXPECT_EQ(come("players"), "");
    last().socket = true;
  }
  for (int i = 0; i < 11; ++i) EXPECT_EQ(come("x" + std::to_string(i)), "");
  EXPECT_EQ(come("a player"), "");
  last().socket = true;
  EXPECT_EQ(come("new"), "");
  EXPECT_TRUE(went(8)) << "the oldest that only waits";
  for (const auto& one : all_) one->limited.waits = one->limited.socket;
  EXPECT_EQ(come("newer"), "");
  EXPECT_TRUE(went(0));
  EXPECT_FALSE(went(19));
  all_.back()->limited.waits = false;
  for (const auto& one : all_) {
    if (one->limited.socket && one->limited.client_prefix.address == "players")
      room_.leave(one->limited);
  }
  while (room_.count() < 20) {
    EXPECT_EQ(come("y" + std::to_string(all_.size())), "");
    last().waits = false;
  }
  EXPECT_EQ(come("newest"), "full");
}

TEST_F(RoomTest, ProxiesBringManyAndCountInAllAlone) {
  for (int i = 0; i < 20; ++i) EXPECT_EQ(come(""), "") << i;
  EXPECT_EQ(come(""), "");
  EXPECT_TRUE(went(0));
  for (const auto& one : all_) one->limited.waits = false;
  EXPECT_EQ(come(""), "full");
  now_ += std::chrono::seconds(1);
  all_[5]->limited.waits = true;
  EXPECT_EQ(come(""), "");
  EXPECT_TRUE(went(5));
}

TEST_F(RoomTest, ClosedConnectionsAreForgotten) {
  for (int i = 0; i < 8; ++i) EXPECT_EQ(come("a"), "");
  for (const auto& one : all_) room_.leave(one->limited);
  room_.leave(all_[0]->limited);
  EXPECT_EQ(room_.count(), 0U);
  for (int i = 0; i < 8; ++i) EXPECT_EQ(come("a"), "");
  EXPECT_FALSE(went(8));
}

}  // namespace
}  // namespace camlann::server
