// The limit of pushes to a player, and the cost of slow push services for others.
#include <gtest/gtest.h>

#include <array>
#include <chrono>
#include <cstddef>
#include <string>

#include "database/database.hpp"
#include "database/row.hpp"
#include "server/push_fixture.hpp"
#include "server/push_service.hpp"
#include "server/services/reminders/time_budget.hpp"

namespace camlann::server::test {
namespace {

class PushLimitsTest : public PushFixture {
 protected:
  /// Sets up guests that are to move in this number of games. They have a browser at each of the
  /// services, which answer late.
  void add_guests(int guests, int games, std::chrono::milliseconds late) {
    for (auto& service : late_) service.answer_after(late);
    for (int guest = 0; guest < guests; ++guest) {
      const auto name = "guest" + std::to_string(guest);
      for (auto& service : late_) subscribe_at(service, name, name);
    }
    for (int game = 0; game < games; ++game) {
      for (int guest = 0; guest < guests; ++guest) {
        move_against("guest" + std::to_string(guest));
      }
    }
  }
  /// Makes it this player's turn in a new game.
  void move_against(const std::string& player) {
    ASSERT_TRUE(play(begin_game(3, player), 0, "B5-A5", "n" + std::to_string(++turns_)));
  }
  [[nodiscard]] std::size_t late_requests() {
    std::size_t all = 0;
    for (auto& service : late_) all += service.requests().size();
    return all;
  }

  std::array<PushService, 3> late_;
  int turns_ = 0;
};

INSTANTIATE_TEST_SUITE_P(Stores, PushLimitsTest, testing::Values("sqlite", "postgres"), store_name);

// The guests' turns are due first, and are more than a round takes.
TEST_P(PushLimitsTest, AnAccountIsServedBeforeManyGuestsWithSlowBrowsers) {
  add_guests(12, 5, std::chrono::milliseconds(300));
  pass(1000);
  auto database = database::Database::open_shared(file()).value();
  ASSERT_TRUE(
      database.run("INSERT INTO accounts (id, name, folded, kind, admin, created, password, "
                   "mail_proven) VALUES ('ben','Ben','ben','person',0,1,'',0)"));
  subscribe("phone");
  move_against("ben");
  notifier_->deliver();
  EXPECT_EQ(service_.requests().size(), 1U) << "in the first round";
  EXPECT_LE(late_requests(), 102U) << "a round has few messages";
}

TEST_P(PushLimitsTest, AGuestIsServedBeforeThoseWhosePushesTookLong) {
  add_guests(12, 9, std::chrono::milliseconds(100));
  pass(1);
  subscribe("phone");
  move_against("ben");
  notifier_->deliver();
  notifier_->deliver();
  EXPECT_EQ(service_.requests().size(), 1U) << "in the second round";
}

// They answer in time, so no browser is dropped.
TEST_P(PushLimitsTest, APlayerWithSlowBrowsersWaitsAfterTwoMinutesOfThem) {
  for (auto& service : late_) service.answer_after(std::chrono::milliseconds(1300));
  for (int browser = 0; browser < 10; ++browser) {
    subscribe_at(late_[static_cast<std::size_t>(browser) % late_.size()],
                 "browser" + std::to_string(browser), "ben");
  }
  for (int game = 0; game < 10; ++game) move_against("ben");
  notifier_->deliver();
  notifier_->deliver();
  const auto before = late_requests();
  EXPECT_EQ(before, 100U);
  move_against("ben");
  notifier_->deliver();
  EXPECT_EQ(late_requests(), before);
  pass(Millis{30} * 60'000);
  notifier_->deliver();
  EXPECT_GT(late_requests(), before);
  EXPECT_EQ(subscriptions(), 10);
}

TEST(TimeBudget, IsFreeAgainAfterAnHour) {
  TimeBudget budget(60'000);
  const Millis now = 1'700'000'000'000;
  budget.refill(now);
  budget.charge("slow", 90'000);
  budget.charge("fast", -5);
  EXPECT_TRUE(budget.is_spent("slow"));
  EXPECT_EQ(budget.used("fast"), 0);
  budget.refill(now + 20 * 60'000);
  EXPECT_EQ(budget.used("slow"), 70'000);
  budget.refill(now);  // the clock was set back
  EXPECT_EQ(budget.used("slow"), 70'000);
  budget.refill(now + 15 * 60'000);
  EXPECT_FALSE(budget.is_spent("slow"));
  budget.refill(now + 80 * 60'000);
  EXPECT_EQ(budget.used("slow"), 0);
}

// A director can make any number of corrections.
TEST_P(PushLimitsTest, ManyCorrectionsAreFivePushesAnHour) {
  subscribe("phone");
  for (int i = 0; i < 8; ++i) (void)begin_game();
  auto database = database::Database::open_shared(file()).value();
  ASSERT_TRUE(database.run("UPDATE games SET corrected=?1, result_text='A draw.'", now_));
  for (int i = 0; i < 4; ++i) notifier_->deliver();
  EXPECT_EQ(service_.requests().size(), 5U);
  pass(Millis{60} * 60'000);
  for (int i = 0; i < 4; ++i) notifier_->deliver();
  EXPECT_EQ(service_.requests().size(), 8U);
}

}  // namespace
}  // namespace camlann::server::test
