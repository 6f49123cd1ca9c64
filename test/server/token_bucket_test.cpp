#include "server/core/token_bucket.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <string>

namespace camlann::server::test {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr Rate rate{3, milliseconds(500)};
constexpr auto taken = std::chrono::nanoseconds::zero();

TEST(TokenBucket, IsFullAtFirstAndFillsByAndBy) {
  TokenBucket bucket;
  SteadyTime now{};
  for (int i = 0; i < rate.burst; ++i) EXPECT_EQ(bucket.take(rate, now), taken);
  EXPECT_EQ(bucket.take(rate, now), rate.each);
  now += milliseconds(200);
  EXPECT_EQ(bucket.take(rate, now), milliseconds(300)) << "a refusal costs nothing";
  now += milliseconds(300);
  EXPECT_EQ(bucket.take(rate, now), taken);
  EXPECT_EQ(bucket.take(rate, now), rate.each);
}

TEST(TokenBucket, NeverHoldsMoreThanItsBurst) {
  TokenBucket bucket;
  SteadyTime now{};
  for (const auto idle : {seconds(0), seconds(3600)}) {
    now += idle;
    int count = 0;
    while (bucket.take(rate, now) == taken) ++count;
    EXPECT_EQ(count, rate.burst);
  }
}

TEST(AddressBuckets, AreApartForAlmostAllAddresses) {
  SteadyTime now{};
  AddressBuckets buckets(rate, [&now] { return now; });
  while (buckets.take("192.0.2.1") == taken) {
  }
  EXPECT_EQ(buckets.take("192.0.2.1"), rate.each);
  int free = 0;
  for (int i = 0; i < 100; ++i) free += buckets.take("198.51.100." + std::to_string(i)) == taken;
  EXPECT_GE(free, 95);
  now += rate.each;
  EXPECT_EQ(buckets.take("192.0.2.1"), taken);
}

}  // namespace
}  // namespace camlann::server::test
