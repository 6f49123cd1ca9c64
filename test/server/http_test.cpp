// Addresses, cookies, origins, names, times, log lines: the small readers and writers.
#include "server/core/http.hpp"

#include <gtest/gtest.h>

#include <set>

#include "server/core/clock.hpp"
#include "server/core/log.hpp"
#include "server/core/secret.hpp"

namespace camlann::server {
namespace {

TEST(HttpTest, PathsAreDecoded) {
  EXPECT_EQ(read_path("/"), "/");
  EXPECT_EQ(read_path("/api/games?limit=3#x"), "/api/games");
  EXPECT_EQ(read_path("/a%20b"), "/a b");
  EXPECT_EQ(read_path("/a..b/..c/..."), "/a..b/..c/...");
}

TEST(HttpTest, BadPathsAreRefused) {
  for (const char* target :
       {"", "x", "*", "http://other/", "/..", "/../etc/passwd", "/a/../b", "/a/..", "/%2e%2e/x",
        "/a/%2E%2e", "/..%2f..%2fetc", "/%", "/%4", "/%zz", "/%00", "/a%0d%0ab", "/a\\b", "?a"}) {
    EXPECT_FALSE(read_path(target)) << target;
  }
}

TEST(HttpTest, QueryAndCookies) {
  EXPECT_EQ(query_value("/x?a=1&limit=20", "limit"), "20");
  EXPECT_EQ(query_value("/x?limit=", "limit"), "");
  EXPECT_EQ(query_value("/x?xlimit=3&&=&limit", "limit"), "");
  EXPECT_EQ(query_value("/x", "limit"), "");
  EXPECT_EQ(cookie_value("a=1; camlann_player=abc; b=2", "camlann_player"), "abc");
  EXPECT_EQ(cookie_value("xcamlann_player=abc", "camlann_player"), "");
  EXPECT_EQ(cookie_value(";;=;", "camlann_player"), "");
}

TEST(HttpTest, OnlyOurOwnOriginOrNone) {
  EXPECT_TRUE(same_origin("", "localhost:8080"));
  EXPECT_TRUE(same_origin("http://localhost:8080", "localhost:8080"));
  EXPECT_TRUE(same_origin("https://Camlann.example", "camlann.example"));
  EXPECT_FALSE(same_origin("http://localhost:8081", "localhost:8080"));
  EXPECT_FALSE(same_origin("http://localhost", "localhost:8080"));
  EXPECT_FALSE(same_origin("http://localhost:8080.evil.example", "localhost:8080"));
  EXPECT_FALSE(same_origin("null", "localhost:8080"));
  EXPECT_FALSE(same_origin("file://", ""));
  EXPECT_FALSE(same_origin("http://", ""));
}

TEST(HttpTest, EveryErrorIsAClientsOrABusyServer) {
  for (int code = 0; code <= static_cast<int>(ErrorCode::io); ++code) {
    const auto status = status_of(static_cast<ErrorCode>(code));
    EXPECT_TRUE((status >= 400 && status < 500) || status == 503) << code;
  }
  const auto response = error_response({ErrorCode::busy, "a \"quote\"", "here", "there"});
  EXPECT_EQ(response.status, 503);
  EXPECT_EQ(*response.body,
            R"({"error":{"what":"a \"quote\"","where":"here","expected":"there","code":"busy"}})");
}

TEST(SecretTest, NamesAreRandomAndKnownAgain) {
  std::set<std::string> names;
  std::set<char> characters;
  for (int i = 0; i < 1000; ++i) {
    const auto name = random_name(12);
    EXPECT_TRUE(is_name(name, 12)) << name;
    names.insert(name);
    characters.insert(name.begin(), name.end());
  }
  EXPECT_EQ(names.size(), 1000U);
  EXPECT_EQ(characters.size(), 32U);
  for (const char* wrong : {"", "abc", "ABCDEFGHJKMN", "0000000000l0", "0000000000'0"}) {
    EXPECT_FALSE(is_name(wrong, 12)) << wrong;
  }
}

TEST(ClockTest, TimesAreUtc) {
  EXPECT_EQ(to_iso(0), "1970-01-01T00:00:00Z");
  EXPECT_EQ(to_iso(1'769'850'487'999), "2026-01-31T09:08:07Z");
  EXPECT_GT(wall_clock(), 1'700'000'000'000);
}

TEST(LogTest, ALineIsOneJsonObject) {
  EXPECT_EQ(log_line(0, Severity::warning, "odd-thing",
                     {{"count", std::int64_t{3}}, {"what", std::string_view("a\n\"b\"")}}),
            "{\"time\":\"1970-01-01T00:00:00Z\",\"severity\":\"warning\",\"event\":\"odd-thing\","
            "\"count\":3,\"what\":\"a\\n\\\"b\\\"\"}");
}

}  // namespace
}  // namespace camlann::server
