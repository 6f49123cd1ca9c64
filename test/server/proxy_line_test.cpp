// The line with the client's address, sent by a server that passes a connection on.
#include "server/net/proxy_line.hpp"

#include <gtest/gtest.h>

#include <boost/asio/ip/address.hpp>
#include <string>

namespace camlann::server {
namespace {

namespace ip = boost::asio::ip;

ip::tcp::endpoint at(const char* address, unsigned short port) {
  return {ip::make_address(address), port};
}

TEST(ProxyLine, NamesTheClientOfAConnection) {
  EXPECT_EQ(proxy_line(at("192.0.2.7", 4711), at("10.0.0.1", 8080)),
            "PROXY TCP4 192.0.2.7 10.0.0.1 4711 8080\r\n");
  EXPECT_EQ(proxy_line(at("2001:db8::7", 1), at("::1", 2)), "PROXY TCP6 2001:db8::7 ::1 1 2\r\n");
  EXPECT_EQ(proxy_line(at("::ffff:192.0.2.7", 1), at("10.0.0.1", 2)),
            "PROXY TCP4 192.0.2.7 10.0.0.1 1 2\r\n");
  EXPECT_EQ(proxy_line(at("2001:db8::7", 1), at("10.0.0.1", 2)),
            "PROXY TCP6 2001:db8::7 :: 1 2\r\n")
      << "told to the first of two servers, in front of which there is a proxy";
}

TEST(ProxyLine, RoundTrips) {
  for (const auto* text : {"192.0.2.7", "2001:db8::7"}) {
    const auto line = proxy_line(at(text, 65535), at("10.0.0.1", 0));
    const auto read = read_proxy_line(line.substr(0, line.size() - 2));
    ASSERT_TRUE(read) << line;
    EXPECT_EQ(read->source.value().to_string(), text);
    EXPECT_LE(line.size(), longest_proxy_line);
  }
}

TEST(ProxyLine, OfAProxysOwnConnectionHasNoClient) {
  for (const auto* line : {"PROXY UNKNOWN", "PROXY UNKNOWN ffff::1 ffff::2 65535 65535"}) {
    const auto read = read_proxy_line(line);
    ASSERT_TRUE(read) << line;
    EXPECT_FALSE(read->source);
  }
}

TEST(ProxyLine, NonsenseIsRefused) {
  for (const auto* line :
       {"", "PROXY", "PROXY ", "PROXY TCP4", "PROXY TCP4 192.0.2.7 10.0.0.1 1", "GET / HTTP/1.1",
        "PROXY TCP4 192.0.2.7 10.0.0.1 1 2 3", "PROXY TCP4 192.0.2.7 10.0.0.1 1 65536",
        "PROXY TCP4 192.0.2.7 10.0.0.1 1 -2", "PROXY TCP4 192.0.2.7  10.0.0.1 1 2",
        "PROXY TCP4 2001:db8::7 ::1 1 2", "PROXY TCP6 192.0.2.7 10.0.0.1 1 2",
        "PROXY TCP5 192.0.2.7 10.0.0.1 1 2", "PROXY tcp4 192.0.2.7 10.0.0.1 1 2",
        "PROXY TCP4 192.0.2 10.0.0.1 1 2", "PROXY TCP4 192.0.2.7 10.0.0.1 1 2 HTTP/1.1",
        "PROXY /path HTTP/1.1"}) {
    EXPECT_FALSE(read_proxy_line(line)) << line;
  }
}

}  // namespace
}  // namespace camlann::server
