// How many pushes a player gets, and what slow push services cost others.
#include <gtest/gtest.h>

#include <string>

#include "database/database.hpp"
#include "database/row.hpp"
#include "server/push_fixture.hpp"

namespace camlann::server::test {
namespace {

class PushLimitsTest : public PushFixture {};

INSTANTIATE_TEST_SUITE_P(Stores, PushLimitsTest, testing::Values("sqlite", "postgres"), store_name);

// A director may correct results as often as they like.
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
