#pragma once
// Accounts with tokens over the HTTP interface, and programs that send them.

#include <chrono>
#include <string>

#include "server/key_cookie.hpp"
#include "server/router_fixture.hpp"

namespace camlann::server::test {

class TokensTest : public RouterTest {
 protected:
  TokensTest() {
    limits_.calls_per_program = {40, std::chrono::seconds(1)};
    limits_.wrong_tokens_per_address = {5, std::chrono::seconds(1)};
    router_.emplace(Services{games_, records_, tables_, vitals_, visitors_, accounts_, moderation_},
                    files_, limits_, [this] { return now_; });
    games_.know_bots([this](std::string_view player) { return directory_.is_bot(player); });
  }

  /// Gives the player a game, in the database of accounts.
  void has_played(const std::string& player) {
    account_store_.execute(
        "PRAGMA foreign_keys = OFF; INSERT INTO seated (holder, since, game) VALUES ('" + player +
        "', 1, 'g'); PRAGMA foreign_keys = ON");
  }

  /// An account by this name; the cookie of its browser.
  std::string member(const std::string& name) {
    auto request =
        post_request("/api/account", R"({"name":")" + name + R"(","password":"long enough"})");
    request.cookie.clear();
    const auto made = send(request);
    EXPECT_EQ(made.status, 201) << *made.body;
    for (const auto& [field, value] : made.headers) {
      const auto key = field == "Set-Cookie" ? key_cookie_in(value) : std::string();
      if (!key.empty()) return key;
    }
    return {};
  }
  Response page(const std::string& cookie, const std::string& target, const std::string& body) {
    auto request = post_request(target, body);
    request.cookie = cookie;
    if (body.empty()) request.method = "GET";
    return send(request);
  }
  std::string token(const std::string& cookie, const std::string& name = "Kay",
                    const std::string& scopes = {}) {
    const auto which = scopes.empty() ? scopes : R"(,"scopes":)" + scopes;
    const auto made =
        page(cookie, "/api/account/tokens", R"({"name":")" + name + '"' + which + '}');
    EXPECT_EQ(made.status, 201) << *made.body;
    return text_field(body(made), "text");
  }
  /// Returns the answer to a program that sends this header Authorization, and nothing of a
  /// browser's.
  Response program(const std::string& authorization, const std::string& target,
                   const std::string& body = {}) {
    auto request = post_request(target, body);
    if (body.empty()) request.method = "GET";
    request.cookie.clear();
    request.origin.clear();
    request.authorization = authorization;
    request.address = "192.0.2.9";
    return send(request);
  }
  std::string name_of(const Response& answer) {
    const auto me = body(answer);
    return field(me, "name").is_null() ? "" : text_field(me, "name");
  }
};

}  // namespace camlann::server::test
