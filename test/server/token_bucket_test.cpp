#include "server/core/token_bucket.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <string>

#include "server/ipv6.hpp"

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

// A name of eight letters is no IPv6 address.
TEST(NameBuckets, NamesWithTheSameBeginningAreApart) {
  SteadyTime now{};
  NameBuckets buckets(rate, [&now] { return now; });
  int free = 0;
  for (int i = 10; i < 100; ++i) free += buckets.take("walter" + std::to_string(i)) == taken;
  EXPECT_GE(free, 85);
}

TEST(AddressBuckets, AnIPv6NetworkHasFewTokensForAllItsAddresses) {
  SteadyTime now{};
  AddressBuckets buckets(rate, [&now] { return now; });
  int of_customer = 0, of_site = 0;
  for (int net = 0; net < 256; ++net) of_customer += buckets.take(ipv6(1, 0, net)) == taken;
  EXPECT_EQ(of_customer, 2 * rate.burst) << "a /56";
  for (int i = 0; i < 65536; ++i) of_site += buckets.take(ipv6(2, i >> 8, i & 255)) == taken;
  EXPECT_LE(of_site, 4 * rate.burst) << "a /48";
  EXPECT_GE(of_site, 2 * rate.burst) << "it may share a place with the other";
  EXPECT_GE(buckets.take(ipv6(2, 200, 0)), rate.each / 4);
  int free = 0;
  for (int site = 3; site < 103; ++site) free += buckets.take(ipv6(site, 0, 0)) == taken;
  EXPECT_GE(free, 95) << "the others have theirs";
}

TEST(AddressBuckets, ManyIPv6NetworksLeaveRoomForAnAddressNotSeenLately) {
  SteadyTime now{};
  AddressBuckets buckets(rate, [&now] { return now; });
  // A provider's whole /40 of 256 sites, each with all that it may have.
  for (int site = 0; site < 256; ++site) {
    for (int i = 0; i < 1024; ++i) (void)buckets.take(ipv6(site, i >> 4, i & 15));
  }
  int free = 0;
  for (int i = 0; i < 100; ++i) free += buckets.take("198.51.100." + std::to_string(i)) == taken;
  EXPECT_GE(free, 80);
}

}  // namespace
}  // namespace camlann::server::test
