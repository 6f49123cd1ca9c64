// What scripts of other sites may read (CORS): public data, as a visitor without a cookie sees it.
#include "server/api/open_reading.hpp"

#include <string>

#include "server/router_fixture.hpp"

namespace camlann::server::test {
namespace {

class OpenReadingTest : public RouterTest {
 protected:
  /// A request of a script, with Anna's cookie.
  static Request script(const std::string& target, const std::string& origin) {
    Request request;
    request.method = "GET";
    request.target = target;
    request.host = "camlann.club.example";
    request.origin = origin;
    request.cookie = anna;
    return request;
  }
  Response read(const std::string& target, const std::string& origin = "https://other.example") {
    return send(script(target, origin));
  }
  static std::string open_to(const Response& response) {
    return header(response, "Access-Control-Allow-Origin");
  }
};

TEST_F(OpenReadingTest, OtherSitesReadPublicData) {
  for (const char* target :
       {"/version", "/api/openapi.yaml", "/api/variants", "/api/definitions", "/api/records",
        "/api/records/one", "/api/tournaments", "/api/leagues", "/api/clubs", "/api/live",
        "/api/players/level-3", "/api/leaders?variant=cam&speed=slow"}) {
    for (const char* origin : {"https://other.example", "null", "http://camlann.club.example:9"}) {
      const auto response = read(target, origin);
      EXPECT_EQ(response.status, 200) << target;
      EXPECT_EQ(open_to(response), "*") << target;
      EXPECT_EQ(header(response, "Access-Control-Allow-Credentials"), "") << target;
      EXPECT_EQ(header(response, "Set-Cookie"), "") << target;
      EXPECT_EQ(header(response, "X-Content-Type-Options"), "nosniff") << target;
    }
    EXPECT_EQ(open_to(read(target, "")), "") << target << " for programs";
    EXPECT_EQ(open_to(read(target, "https://camlann.club.example")), "") << target << " for us";
  }
  const auto missing = read("/api/records/none");
  EXPECT_EQ(missing.status, 404);
  EXPECT_EQ(open_to(missing), "*") << "a script may read why";
}

TEST_F(OpenReadingTest, ACookieMakesNoDifference) {
  const auto game = new_game();
  EXPECT_EQ(read(game, "").status, 200);
  EXPECT_EQ(read(game).status, 404) << "Anna's own";
  EXPECT_EQ(read(game + "/record").status, 404);

  const auto made = post("/api/tournaments", R"({"name":"Spring cup","variant":"cam","host":"Ann",)"
                                             R"("time":{"base":300},"system":"swiss"})");
  ASSERT_EQ(made.status, 201) << *made.body;
  EXPECT_EQ(field(body(read("/api/tournaments", "")), "tournaments").as_array().size(), 1U);
  EXPECT_EQ(field(body(read("/api/tournaments")), "tournaments").as_array().size(), 0U);

  const auto page = "/api/players/" + player_of(std::string(32, 'a'));
  EXPECT_EQ(read(page, "").status, 200) << "before the first game";
  EXPECT_EQ(read(page).status, 404);
}

TEST_F(OpenReadingTest, AllOtherAnswersStayWithOurPages) {
  const auto game = new_game();
  for (const char* target :
       {"/", "/status", "/metrics", "/healthz", "/api/games", "/api/session", "/api/account",
        "/api/invitations", "/api/circle", "/api/seek", "/api/players?name=a",
        "/api/book?variant=cam", "/api/tables", "/api/archive/openings?variant=cam",
        "/api/archive/games?variant=cam&opening=C5-C6", "/api/archive/uploads", "/api/records/",
        "/api/nothing"}) {
    EXPECT_EQ(open_to(read(target)), "") << target;
  }
  for (const char* part : {"/note", "/chat", "/plan"}) {
    EXPECT_EQ(open_to(read(game + part)), "") << part;
  }
  auto request = script("/api/records", "https://other.example");
  for (const char* method : {"POST", "PUT", "DELETE", "OPTIONS"}) {
    request.method = method;
    const auto refused = send(request);
    EXPECT_EQ(refused.status, 403) << method;
    EXPECT_EQ(open_to(refused), "") << method;
  }
  request.method = "GET";
  request.authorization = "Bearer camlann_x";
  EXPECT_EQ(open_to(send(request)), "") << "tokens are for programs";
}

TEST_F(OpenReadingTest, ServersOfOwnNetworksAreNotOpen) {
  for (const char* host : {"camlann.example", "camlann.example:8080", "Camlann.Example."}) {
    EXPECT_TRUE(is_public_name(host)) << host;
  }
  for (const char* host : {"", "localhost", "localhost:8080", "camlann", "camlann.local:8080",
                           "games.LAN", "192.168.0.7", "10.0.0.1:8080", "1.0x7f", "[::1]:8080",
                           "[fd00::1]", "camlann.localhost.", "router.home.arpa", ".", ":80"}) {
    EXPECT_FALSE(is_public_name(host)) << host;
  }
  auto request = script("/api/records", "https://other.example");
  request.host = "localhost:8080";
  EXPECT_EQ(open_to(send(request)), "");
}

TEST_F(OpenReadingTest, TheSearchOfTheArchiveIsOpenWithoutPositions) {
  const auto open = [](const std::string& target) {
    return is_open_reading(script(target, "https://other.example"),
                           target.substr(0, target.find('?')));
  };
  EXPECT_TRUE(open("/api/archive/games?variant=cam&player=Smith"));
  EXPECT_TRUE(open("/api/archive/games/17"));
  EXPECT_FALSE(open("/api/archive/games?variant=cam&fen=x"));
  EXPECT_FALSE(open("/api/archive/games?variant=cam&pattern=ME6"));
  EXPECT_FALSE(open("/api/archive/games/17/x"));
  EXPECT_FALSE(open("/api/archive/games/"));
  EXPECT_FALSE(open("/api/archive/uploads/17"));
}

}  // namespace
}  // namespace camlann::server::test
