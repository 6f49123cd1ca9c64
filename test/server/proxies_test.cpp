// The client's address of a request, seen through trusted and untrusted proxies.
#include "server/net/proxies.hpp"

#include <gtest/gtest.h>

namespace camlann::server {
namespace {

namespace ip = boost::asio::ip;

std::string client(const Proxies& proxies, const char* peer, const char* forwarded) {
  return proxies.client(ip::make_address(peer), forwarded).to_string();
}

TEST(Proxies, UnlistedProxiesAreIgnored) {
  const Proxies none;
  EXPECT_EQ(client(none, "127.0.0.1", "192.0.2.1"), "127.0.0.1");
  const auto other = Proxies::read({"10.0.0.1"}).value();
  EXPECT_EQ(client(other, "10.0.0.2", "192.0.2.1"), "10.0.0.2");
}

TEST(Proxies, TheLastAddressThatIsNoProxysIsTheClient) {
  const auto proxies = Proxies::read({"127.0.0.1", "10.0.0.0/8", "fd00::/8"}).value();
  EXPECT_EQ(client(proxies, "127.0.0.1", "192.0.2.1"), "192.0.2.1");
  EXPECT_EQ(client(proxies, "127.0.0.1", "198.51.100.7, 192.0.2.1,10.1.2.3"), "192.0.2.1");
  EXPECT_EQ(client(proxies, "fd00::5", "2001:db8::1"), "2001:db8::1");
  EXPECT_EQ(client(proxies, "127.0.0.1", "10.0.0.4"), "10.0.0.4") << "nothing before it";
  EXPECT_EQ(client(proxies, "127.0.0.1", ""), "127.0.0.1");
}

TEST(Proxies, PortsAreDroppedAndNonsenseIsIgnored) {
  const auto proxies = Proxies::read({"::1", "127.0.0.1"}).value();
  EXPECT_EQ(client(proxies, "::1", "192.0.2.1:4711"), "192.0.2.1");
  EXPECT_EQ(client(proxies, "::1", "[2001:db8::1]:80"), "2001:db8::1");
  for (const char* nonsense :
       {"unknown", "192.0.2.1, _hidden", ",", " ", "[", "[]", "1.2.3", ":"}) {
    EXPECT_EQ(client(proxies, "127.0.0.1", nonsense), "127.0.0.1") << nonsense;
  }
}

TEST(Proxies, IPv4ThatCameAsIPv6IsIPv4) {
  const auto proxies = Proxies::read({"127.0.0.1"}).value();
  EXPECT_TRUE(proxies.trusts(ip::make_address("::ffff:127.0.0.1")));
  EXPECT_EQ(client(proxies, "::ffff:127.0.0.1", "::ffff:192.0.2.1"), "192.0.2.1");
  EXPECT_EQ(client_prefix(ip::make_address("::ffff:192.0.2.1")).address, "192.0.2.1");
  EXPECT_NE(client_prefix(ip::make_address("::ffff:192.0.2.1")).address,
            client_prefix(ip::make_address("::ffff:192.0.2.2")).address);
}

TEST(Proxies, ANetworkOfIPv4NamedAsIPv6IsIPv4) {
  const auto proxies = Proxies::read({"::ffff:127.0.0.1", "::ffff:10.0.0.0/104"}).value();
  EXPECT_TRUE(proxies.trusts(ip::make_address("127.0.0.1")));
  EXPECT_TRUE(proxies.trusts(ip::make_address("::ffff:10.1.2.3")));
  EXPECT_FALSE(proxies.trusts(ip::make_address("11.1.2.3")));
}

TEST(Proxies, AHouseholdHas64BitsOfIPv6) {
  EXPECT_EQ(client_prefix(ip::make_address("2001:db8::1")).address,
            client_prefix(ip::make_address("2001:db8::2")).address);
  EXPECT_NE(client_prefix(ip::make_address("2001:db8::1")).address,
            client_prefix(ip::make_address("2001:db8:0:1::1")).address);
}

TEST(Proxies, ACustomerMayHave48BitsOfIPv6) {
  const auto site = [](const char* address) {
    return client_prefix(ip::make_address(address)).site;
  };
  EXPECT_EQ(site("2001:db8::1"), site("2001:db8:0:1::1"));
  EXPECT_NE(site("2001:db8::1"), site("2001:db8:1::1"));
  EXPECT_EQ(site("192.0.2.1"), "192.0.2.1");
}

TEST(Proxies, RefusesInvalidAddresses) {
  for (const char* name : {"", "localhost", "10.0.0.0/33", "10.0.0.0/", "fd00::/129", "1.2.3"}) {
    const auto proxies = Proxies::read({name});
    ASSERT_FALSE(proxies) << name;
    EXPECT_EQ(proxies.error().where, name);
  }
}

}  // namespace
}  // namespace camlann::server
