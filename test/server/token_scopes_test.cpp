// Scopes of tokens: the requests that each permits, and the ends of tokens.
#include <gtest/gtest.h>

#include <cctype>
#include <fstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/services/accounts/bearer.hpp"
#include "server/tokens_fixture.hpp"

namespace camlann::server::test {
namespace {

/// Returns the paths of the interface's description with their methods, and an id for each part in
/// braces.
std::vector<std::pair<std::string, std::string>> described_routes() {
  std::vector<std::pair<std::string, std::string>> routes;
  std::ifstream lines("../doc/protocol/openapi.yaml");
  std::string path;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("  /") && line.ends_with(":")) {
      path = line.substr(2, line.size() - 3);
      for (auto at = path.find('{'); at != std::string::npos; at = path.find('{')) {
        path.replace(at, path.find('}') - at + 1, "1");
      }
    }
    for (const std::string method : {"get", "post", "put", "delete"}) {
      if (line != "    " + method + ":" || !path.starts_with("/api/")) continue;
      routes.emplace_back(path, method);
      for (auto& letter : routes.back().second) {
        letter = static_cast<char>(std::toupper(letter));
      }
    }
  }
  return routes;
}

TEST_F(TokensTest, EveryRouteAsksForAScope) {
  const auto cookie = member("Morgana");
  const auto who = text_field(body(page(cookie, "/api/session", "")), "id");
  const auto text = token_of(std::string(32, 'b'));
  directory_.begin(Token{*hashed_token(text), "none", who, "none", 1, 0, Scopes::none()});
  const auto routes = described_routes();
  EXPECT_GT(routes.size(), 100U);
  for (const auto& [path, method] : routes) {
    now_ += std::chrono::seconds(10);
    auto request = post_request(path, "{}");
    request.method = method;
    request.cookie.clear();
    request.authorization = "Bearer " + text;
    const auto refused = send(request);
    EXPECT_EQ(refused.status, 403) << method << ' ' << path;
    EXPECT_EQ(text_field(body(refused), "error.what"), "This token does not permit this")
        << method << ' ' << path;
  }
}

TEST_F(TokensTest, ATokenDoesWhatItsScopesSayAlone) {
  const auto cookie = member("Morgana");
  const auto reads = "Bearer " + token(cookie, "reads", R"(["read"])");
  const auto plays = "Bearer " + token(cookie, "plays", R"(["play"])");
  const auto challenges = "Bearer " + token(cookie, "challenges", R"(["challenge"])");
  const auto minds = "Bearer " + token(cookie, "minds", R"(["account"])");
  const std::string game = R"({"variant":"cam","opponent":"person"})";
  const auto allowed = [&](const std::string& path, const std::string& text = {}) {
    std::string who;
    now_ += std::chrono::seconds(10);
    for (const auto& one : {reads, plays, challenges, minds}) {
      who += program(one, path, text).status == 403 ? '-'
             : one == reads                         ? 'r'
             : one == plays                         ? 'p'
             : one == challenges                    ? 'c'
                                                    : 'a';
    }
    return who;
  };
  EXPECT_EQ(allowed("/api/games"), "r---");
  EXPECT_EQ(allowed("/api/turns?wait=0"), "r---");
  EXPECT_EQ(allowed("/api/games", game), "-p--");
  EXPECT_EQ(allowed("/api/invitations", game), "--c-");
  const std::string rematch = "/api/games/0000000abcde/rematch";
  EXPECT_EQ(allowed(rematch, "{}"), "----") << "a move and a challenge in one";
  const auto both = "Bearer " + token(cookie, "both", R"(["play","challenge"])");
  EXPECT_EQ(program(both, rematch, "{}").status, 404);
  EXPECT_EQ(allowed("/api/account"), "---a");
  EXPECT_EQ(allowed("/api/account/challenges", R"({"guests":true})"), "---a");
  EXPECT_EQ(allowed("/api/account/bot", "{}"), "-p--");
  auto socket = post_request("/ws", {});
  socket.authorization = plays;
  EXPECT_FALSE(router_->socket_player(socket));
  socket.authorization = reads;
  EXPECT_TRUE(router_->socket_player(socket));
  const auto listed = body(page(cookie, "/api/account/tokens", ""));
  EXPECT_EQ(field(listed, "tokens.0.scopes").as_array().size(), 1U);
  for (const auto* wrong : {"[]", R"(["everything"])", R"("read")", R"(["read",1])"}) {
    const auto refused =
        page(cookie, "/api/account/tokens", R"({"name":"x","scopes":)" + std::string(wrong) + '}');
    EXPECT_EQ(refused.status, 422) << wrong;
  }
}

TEST_F(TokensTest, ANewPasswordEndsTokensOnWishAlone) {
  auto cookie = member("Morgana");
  const auto text = "Bearer " + token(cookie);
  const auto change = [&](const std::string& more) {
    const auto changed = page(cookie, "/api/account/password",
                              R"({"password":"long enough","newPassword":"long enough")" + more);
    EXPECT_EQ(changed.status, 200) << *changed.body;
    for (const auto& [field, value] : changed.headers) {
      const auto key = field == "Set-Cookie" ? key_cookie_in(value) : std::string();
      if (!key.empty()) cookie = key;
    }
  };
  change("}");
  EXPECT_EQ(program(text, "/api/session").status, 200) << "it stays valid";
  change(R"(,"endTokens":true})");
  EXPECT_EQ(program(text, "/api/session").status, 401);
  EXPECT_EQ(field(body(page(cookie, "/api/account/tokens", "")), "tokens").as_array().size(), 0U);
}

TEST_F(TokensTest, GuestsChallengeOnlyWhoPermitsIt) {
  const auto cookie = member("Morgana");
  const std::string wish = R"({"variant":"cam","opponent":"person","to":"morgana"})";
  EXPECT_FALSE(field(body(page(cookie, "/api/account", "")), "guests").as_bool());
  const auto refused = post("/api/invitations", wish);
  EXPECT_EQ(refused.status, 403) << *refused.body;
  EXPECT_EQ(text_field(body(refused), "error.what"), "Morgana plays only challenges of accounts");
  EXPECT_EQ(page(member("Nimue"), "/api/invitations", wish).status, 201) << "an account";
  const auto set = page(cookie, "/api/account/challenges", R"({"guests":true})");
  EXPECT_TRUE(field(body(set), "guests").as_bool()) << *set.body;
  EXPECT_EQ(post("/api/invitations", wish).status, 201);
  ASSERT_EQ(page(cookie, "/api/account/challenges", R"({"guests":false})").status, 200);
  EXPECT_EQ(post("/api/invitations", wish).status, 403);
}

}  // namespace
}  // namespace camlann::server::test
