// Where push messages may go.
#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <cstring>

#include "server/services/push/endpoint.hpp"

namespace camlann::server::test {
namespace {

TEST(PushEndpoint, OnlyPublicHostsOverHttps) {
  for (const auto* good :
       {"https://push.example.net/abc", "https://fcm.googleapis.com/fcm/send/x:y",
        "https://updates.push.services.mozilla.com:443/wpush/v2/x"}) {
    EXPECT_TRUE(push_origin(good, false)) << good;
  }
  EXPECT_EQ(push_origin("https://push.example.net:443/abc", false), "https://push.example.net");
  for (const auto* bad : {"",
                          "http://push.example.net/x",
                          "https://127.0.0.1/x",
                          "https://[::1]/x",
                          "https://localhost/x",
                          "https://10.0.0.1/x",
                          "https://0x7f000001/x",
                          "https://2130706433/x",
                          "https://push.example.net:8080/x",
                          "https://user@push.example.net/x",
                          "https://push.example.net@127.0.0.1/x",
                          "https://push.example.net",
                          "ftp://a.example/x",
                          "https://push.example.net\\@127.0.0.1/x",
                          "https:///x",
                          "https://.example/x",
                          "https://a..example/x",
                          "https://push.example.net/x y",
                          "https://push.example.net/\r\nX: y",
                          "https://127.0.0.1.:443/x",
                          "file:///etc/passwd",
                          "http://127.0.0.1:80/x"}) {
    EXPECT_FALSE(push_origin(bad, false)) << bad;
  }
  EXPECT_TRUE(push_origin("http://127.0.0.1:80/x", true));
  EXPECT_FALSE(push_origin("http://127.0.0.1.evil.example/x", true));
}

TEST(PushEndpoint, SubdomainsAndPortsAreOneDomain) {
  for (const auto* one : {"https://push.evil.example/x", "https://a.b.EVIL.example/x",
                          "https://evil.Example:443/x?y=://other.example"}) {
    EXPECT_EQ(push_domain(one), "evil.example") << one;
  }
  EXPECT_EQ(push_domain("https://fcm.googleapis.com/fcm/send/x:y"), "googleapis.com");
  EXPECT_EQ(push_domain("http://127.0.0.1:8080/x"), "127.0.0.1:8080");
}

TEST(PushEndpoint, NamesThatStandForThisNetworkAreNotReached) {
  const auto v4 = [](const char* text) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    EXPECT_EQ(inet_pton(AF_INET, text, &address.sin_addr), 1);
    sockaddr plain{};
    std::memcpy(&plain, &address, sizeof plain);
    return is_public(plain);
  };
  for (const auto* inside : {"127.0.0.1", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1",
                             "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
                             "255.255.255.255", "198.18.0.1", "192.0.2.1", "203.0.113.9"}) {
    EXPECT_FALSE(v4(inside)) << inside;
  }
  for (const auto* outside : {"8.8.8.8", "172.32.0.1", "100.128.0.1", "193.0.0.1"}) {
    EXPECT_TRUE(v4(outside)) << outside;
  }
  const auto v6 = [](const char* text) {
    sockaddr_in6 address{};
    address.sin6_family = AF_INET6;
    EXPECT_EQ(inet_pton(AF_INET6, text, &address.sin6_addr), 1);
    return is_public(reinterpret_cast<const sockaddr&>(address));
  };
  for (const auto* inside :
       {"::1", "::", "fe80::1", "fc00::1", "fd12::1", "ff02::1", "::ffff:127.0.0.1",
        "::ffff:8.8.8.8", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:db8::1", "2001::1"}) {
    EXPECT_FALSE(v6(inside)) << inside;
  }
  EXPECT_TRUE(v6("2606:4700:4700::1111"));
}

}  // namespace
}  // namespace camlann::server::test
