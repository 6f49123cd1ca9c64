// Refused requests are in the log with their route, and without players, ids and addresses.
#include <gtest/gtest.h>

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "game/catalog.hpp"
#include "server/core/log.hpp"
#include "server/router_fixture.hpp"

namespace camlann::server::test {
namespace {

class RefusalsTest : public RouterTest {
 protected:
  void SetUp() override {
    router_.emplace(
        Services{games_, records_, tables_, vitals_, visitors_, accounts_, moderation_}, files_,
        limits_, [this] { return now_; }, catalog(),
        [this](Severity severity, std::string_view event, LogFields fields) {
          lines_.push_back(log_line(0, severity, event, fields));
        });
  }
  /// A program with a wrong token.
  Response probe(const std::string& target) {
    Request request;
    request.method = "GET";
    request.target = target;
    request.address = "192.0.2.1";
    request.authorization = "Bearer wrong";
    return send(request);
  }

  std::vector<std::string> lines_;
};

TEST_F(RefusalsTest, AccessIsRefusedInTheLogWithTheRouteAlone) {
  const auto game = new_game();
  auto elsewhere = post_request(game + "/resign", "{}");
  elsewhere.origin = "https://elsewhere.example";
  elsewhere.address = "192.0.2.1";
  EXPECT_EQ(send(elsewhere).status, 403);
  EXPECT_EQ(probe("/api/account/tokens?name=anna").status, 401);
  EXPECT_EQ(get("/api/games/unknown").status, 404);
  auto page = post_request("/game/abc", "{}");
  page.origin = "https://elsewhere.example";
  EXPECT_EQ(send(page).status, 403);
  ASSERT_EQ(lines_.size(), 3U);
  const std::string_view ends[] = {
      R"("event":"access-refused","route":"/api/games","count":1})",
      R"("event":"access-refused","route":"/api/account/tokens","count":1})",
      R"("event":"access-refused","route":"page","count":1})"};
  for (std::size_t i = 0; i < 3; ++i) EXPECT_TRUE(lines_[i].ends_with(ends[i])) << lines_[i];
}

TEST_F(RefusalsTest, ALimitIsReachedInTheLog) {
  limits_.wrong_tokens_per_address = {1, std::chrono::seconds(1)};
  SetUp();
  EXPECT_EQ(probe("/api/games").status, 401);
  EXPECT_EQ(probe("/api/games").status, 429);
  ASSERT_EQ(lines_.size(), 2U);
  EXPECT_TRUE(lines_[1].ends_with(R"("event":"limit-reached","route":"/api/games","count":1})"))
      << lines_[1];
}

TEST_F(RefusalsTest, AFloodGivesFewLinesAndIsCounted) {
  limits_.wrong_tokens_per_address = {1000, std::chrono::seconds(1)};
  SetUp();
  for (int i = 0; i < 100; ++i) EXPECT_EQ(probe("/api/games").status, 401);
  EXPECT_EQ(lines_.size(), 6U);
  EXPECT_EQ(probe("/api/seek").status, 401);
  EXPECT_EQ(lines_.size(), 7U) << "others are not held back";
  now_ += std::chrono::minutes(1);
  EXPECT_EQ(probe("/api/games").status, 401);
  ASSERT_EQ(lines_.size(), 8U);
  EXPECT_NE(lines_[7].find("\"count\":95"), std::string::npos) << lines_[7];
}

}  // namespace
}  // namespace camlann::server::test
