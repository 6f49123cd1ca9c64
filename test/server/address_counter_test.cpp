// Places of an address, of the networks around it and in all.
#include "server/core/address_counter.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include "server/ipv6.hpp"

namespace camlann::server::test {
namespace {

using Slots = std::vector<AddressCounter::Slot>;

/// Enters all addresses of `of(0)` .. `of(999)` and returns how many got a place.
std::size_t enter_many(AddressCounter& counter, Slots& slots,
                       const std::function<std::string(int)>& of) {
  std::size_t entered = 0;
  for (int i = 0; i < 1000; ++i) {
    if (auto slot = counter.enter(of(i))) {
      slots.push_back(std::move(slot));
      ++entered;
    }
  }
  return entered;
}

TEST(AddressCounter, AWideNetworkHasFewPlacesForAllItsAddresses) {
  AddressCounter counter(10);
  Slots slots;
  EXPECT_EQ(enter_many(counter, slots, [](int) { return ipv6(1, 0, 0); }), 10U) << "a /64";
  EXPECT_EQ(enter_many(counter, slots, [](int i) { return ipv6(2, 0, i % 256); }), 20U) << "a /56";
  EXPECT_EQ(enter_many(counter, slots, [](int i) { return ipv6(3, i % 256, i / 256); }), 40U);
  EXPECT_EQ(enter_many(counter, slots, [](int) { return "192.0.2.7"; }), 10U);
  slots.clear();
  EXPECT_EQ(enter_many(counter, slots, [](int i) { return ipv6(3, i % 256, i / 256); }), 40U)
      << "places are free again";
}

TEST(AddressCounter, TheLastPlacesAreForNetworksThatHaveNone) {
  AddressCounter counter(10, 64);
  Slots slots;
  EXPECT_EQ(enter_many(counter, slots, [](int i) { return ipv6(i % 8, i / 8, i % 3); }), 48U);
  EXPECT_TRUE(counter.enter("192.0.2.7"));
  EXPECT_TRUE(counter.enter(ipv6(77, 0, 0)));
  EXPECT_FALSE(counter.enter(ipv6(5, 99, 9)));
}

}  // namespace
}  // namespace camlann::server::test
