// A server's decisions about the lease when it, or the server that has it, cannot be reached.
#include "server/cluster/lease_keeper.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace camlann::server {
namespace {

using std::chrono::milliseconds;
using Kind = LeaseKeeper::Question::Kind;

class LeaseKeeperTest : public testing::Test {
 protected:
  [[nodiscard]] static LeaseKeeper::Answer renewed(const std::string& address) {
    LeaseKeeper::Answer answer;
    answer.address = address;
    return answer;
  }
  [[nodiscard]] static LeaseKeeper::Answer held_by_another() {
    LeaseKeeper::Answer answer;
    answer.lease = {"other", "other:1", 7, 1500};
    return answer;
  }
  std::optional<LeaseKeeper::Question> look() {
    return keeper_.hear(keeper_.begin(now_), held_by_another(), now_);
  }
  std::optional<LeaseKeeper::Question> look_at_free() {
    return keeper_.hear(keeper_.begin(now_), LeaseKeeper::Answer{}, now_);
  }
  void take() {
    const auto question = look_at_free();
    ASSERT_TRUE(question && question->kind == Kind::take);
    LeaseKeeper::Answer answer;
    answer.epoch = 3;
    ASSERT_FALSE(keeper_.hear(*question, answer, now_));
    ASSERT_TRUE(keeper_.holds());
  }
  std::optional<LeaseKeeper::Question> renew(const std::string& address) {
    return keeper_.hear(keeper_.begin(now_), renewed(address), now_);
  }

  milliseconds now_{100'000};
  LeaseKeeper keeper_{"here:1", [](std::size_t) { return std::string("own"); }};
};

TEST_F(LeaseKeeperTest, ReportsAnUnreachableActiveServerPeriodically) {
  EXPECT_FALSE(look()) << "nothing to say";
  keeper_.missed(7);
  const auto said = look();
  ASSERT_TRUE(said);
  EXPECT_EQ(said->kind, Kind::set_address);
  EXPECT_EQ(said->owner, "other");
  EXPECT_EQ(said->epoch, 7);
  EXPECT_EQ(said->address, "");
  keeper_.missed(7);
  EXPECT_FALSE(look()) << "said just now";
  now_ += milliseconds(5000);
  EXPECT_FALSE(look()) << "once for each that was said";
  keeper_.missed(7);
  EXPECT_TRUE(look());
}

TEST_F(LeaseKeeperTest, AnUnreachableFormerServerIsNotReported) {
  keeper_.missed(6);
  EXPECT_FALSE(look());
}

TEST_F(LeaseKeeperTest, AReachableServerRestoresItsAddress) {
  take();
  EXPECT_FALSE(renew("here:1"));
  now_ += milliseconds(5000);
  keeper_.heard(now_ - milliseconds(1400));
  const auto question = renew("");
  ASSERT_TRUE(question);
  EXPECT_EQ(question->kind, Kind::set_address);
  EXPECT_EQ(question->address, "here:1");
  EXPECT_EQ(question->epoch, 3);
  EXPECT_TRUE(keeper_.is_certain(now_));
}

TEST_F(LeaseKeeperTest, AnUnreachableServerGivesUpItsLease) {
  take();
  now_ += milliseconds(1600);
  EXPECT_FALSE(renew("here:1")) << "quiet, but nobody misses it";
  const auto question = renew("");
  ASSERT_TRUE(question);
  EXPECT_EQ(question->kind, Kind::give_back);
  EXPECT_FALSE(keeper_.is_certain(now_));
  EXPECT_FALSE(keeper_.hear(*question, LeaseKeeper::Answer{}, now_));
  EXPECT_FALSE(keeper_.holds());
  now_ += milliseconds(9900);
  EXPECT_FALSE(look_at_free());
  now_ += milliseconds(200);
  EXPECT_EQ(look_at_free()->kind, Kind::take);
}

TEST_F(LeaseKeeperTest, OneThatHasJustTakenThemIsNotToBlame) {
  take();
  now_ += milliseconds(400);
  EXPECT_EQ(renew("")->kind, Kind::set_address);
}

TEST_F(LeaseKeeperTest, AServerThatMayNotTakeThemSaysSoOnce) {
  LeaseKeeper::Answer answer = held_by_another();
  answer.lease.barred = "too old";
  for (const std::int64_t left : {1500, 0, -100}) {
    answer.lease.left = left;
    EXPECT_FALSE(keeper_.hear(keeper_.begin(now_), answer, now_)) << left;
  }
  int said = 0;
  for (const auto& news : keeper_.take_news()) {
    if (news.kind != LeaseKeeper::News::Kind::barred) continue;
    ++said;
    EXPECT_EQ(news.what, "too old");
  }
  EXPECT_EQ(said, 1);
  EXPECT_EQ(look_at_free()->kind, Kind::take) << "once it may";
}

TEST_F(LeaseKeeperTest, AStalledDatabaseIsAwayWhenTheLeaseIsUncertain) {
  take();
  now_ += milliseconds(1600);
  EXPECT_FALSE(keeper_.is_away(now_));
  const auto asked = keeper_.begin(now_);
  now_ += milliseconds(200);
  EXPECT_TRUE(keeper_.is_away(now_));
  EXPECT_FALSE(keeper_.is_certain(now_));
  EXPECT_FALSE(keeper_.hear(asked, renewed("here:1"), now_));
  EXPECT_FALSE(keeper_.is_away(now_));
  EXPECT_TRUE(keeper_.is_certain(now_));
}

TEST_F(LeaseKeeperTest, ADatabaseThatRefusesIsAwayAtOnce) {
  EXPECT_FALSE(look());
  EXPECT_FALSE(keeper_.is_away(now_));
  const auto gone = Failure(Error{ErrorCode::io, "gone", {}, {}});
  EXPECT_FALSE(keeper_.hear(keeper_.begin(now_), gone, now_));
  EXPECT_TRUE(keeper_.is_away(now_));
  EXPECT_FALSE(look());
  EXPECT_FALSE(keeper_.is_away(now_));
}

}  // namespace
}  // namespace camlann::server
