// Tokens and bots over the HTTP interface: a program's identity, its permissions, and the answer to
// each wrong token.
#include <gtest/gtest.h>

#include <cctype>
#include <chrono>
#include <fstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/services/accounts/bearer.hpp"
#include "server/services/moderation/moderation_actions.hpp"
#include "server/tokens_fixture.hpp"

namespace camlann::server::test {
namespace {

TEST_F(TokensTest, AProgramIsTheAccountOfItsToken) {
  const auto cookie = member("Morgana");
  const auto text = token(cookie);
  EXPECT_EQ(text.size(), 40);
  EXPECT_EQ(text.substr(0, 8), "camlann_");
  for (const std::string scheme : {"Bearer ", "bearer  ", "BEARER\t"}) {
    EXPECT_EQ(name_of(program(scheme + text, "/api/session")), "Morgana") << scheme;
  }
  const auto own = body(page(cookie, "/api/session", ""));
  EXPECT_EQ(body(program("Bearer " + text, "/api/session")), own);
  const auto game =
      program("Bearer " + text, "/api/games", R"({"variant":"cam","opponent":"person"})");
  ASSERT_EQ(game.status, 201) << *game.body;
  EXPECT_EQ(page(cookie, "/api/games/" + text_field(body(game), "id"), "").status, 200);
}

TEST_F(TokensTest, ATokenIsShownOnceAndListedWithItsLastUse) {
  const auto cookie = member("Morgana");
  const auto before = body(page(cookie, "/api/account/tokens", ""));
  EXPECT_EQ(field(before, "tokens").as_array().size(), 0);
  const auto text = token(cookie, "my laptop");
  auto listed = page(cookie, "/api/account/tokens", "");
  EXPECT_EQ(listed.body->find(text), std::string::npos);
  EXPECT_EQ(text_field(body(listed), "tokens.0.name"), "my laptop");
  EXPECT_TRUE(field(body(listed), "tokens.0.used").is_null());
  time_ += 60'000;
  EXPECT_EQ(program("Bearer " + text, "/api/turns?wait=0").status, 200);
  listed = page(cookie, "/api/account/tokens", "");
  EXPECT_EQ(text_field(body(listed), "tokens.0.used"), to_iso(time_));

  const auto stored =
      account_store_.tokens(text_field(body(page(cookie, "/api/session", "")), "id"));
  ASSERT_EQ(stored->size(), 1);
  EXPECT_EQ(stored->front().key, hashed_token(text));
  EXPECT_EQ(stored->front().key.find(text.substr(8)), std::string::npos) << "kept as a hash";
}

TEST_F(TokensTest, ARevokedTokenIsRejected) {
  const auto cookie = member("Morgana");
  const auto text = token(cookie), other = token(cookie, "other");
  const auto id = text_field(body(page(cookie, "/api/account/tokens", "")), "tokens.0.id");
  const auto named = text_field(body(page(cookie, "/api/account/tokens", "")), "tokens.0.name");
  std::vector<Identity> ended;
  directory_.on_end([&](const Identity& who) { ended.push_back(who); });
  EXPECT_EQ(page(cookie, "/api/account/tokens/end", R"({"id":"unknown"})").status, 404);
  const auto left = page(cookie, "/api/account/tokens/end", R"({"id":")" + id + "\"}");
  EXPECT_EQ(field(body(left), "tokens").as_array().size(), 1) << *left.body;
  const auto& gone = named == "other" ? other : text;
  const auto& stays = named == "other" ? text : other;
  EXPECT_EQ(program("Bearer " + gone, "/api/session").status, 401);
  EXPECT_EQ(program("Bearer " + stays, "/api/session").status, 200);
  ASSERT_EQ(ended.size(), 1) << "its sockets are closed";
  EXPECT_EQ(ended[0].session, hashed_token(gone));
}

TEST_F(TokensTest, ATokenRevokedMeanwhileCannotStartToWait) {
  const auto text = token(member("Morgana"));
  const auto tag = text_field(body(program("Bearer " + text, "/api/turns")), "tag");
  Request request;
  request.method = "GET";
  request.target = "/api/turns?wait=30&tag=" + tag;
  request.authorization = "Bearer " + text;
  std::optional<Response> answer;
  router_->handle(request, [&](Response response) { answer = std::move(response); });
  directory_.end(*hashed_token(text));
  games_.run_once(std::chrono::milliseconds(0));
  ASSERT_TRUE(answer) << "it would be kept waiting for nothing";
  EXPECT_EQ(answer->status, 401);
}

TEST_F(TokensTest, EachWrongTokenGets401AndNeverFallsBackToTheCookie) {
  const auto cookie = member("Morgana");
  const auto text = token(cookie);
  const auto key = cookie.substr(cookie.find('=') + 1);
  const std::vector<std::string> wrong = {
      "Bearer",
      "Bearer ",
      "Bearer camlann_" + std::string(32, '0'),  // of no account
      "Bearer camlann_" + key.substr(0, 32),     // the key of a session
      "Bearer " + key,
      "Bearer " + text + "0",
      "Bearer " + text.substr(0, text.size() - 1),
      "Bearer " + text + "," + "Bearer " + text,  // two fields
      "Bearer " + std::string(6000, 'a'),
      "Bearer camlann_\xff\xfe" + std::string(30, '0'),
      "Bearer " + text.substr(8),
      "Bearer CAMLANN_" + text.substr(8),
  };
  for (const auto& authorization : wrong) {
    now_ += std::chrono::seconds(10);
    auto request = post_request("/api/games", R"({"variant":"cam","opponent":"person"})");
    request.cookie = cookie;
    request.authorization = authorization;
    const auto refused = send(request);
    EXPECT_EQ(refused.status, 401) << authorization;
    EXPECT_EQ(header(refused, "WWW-Authenticate"), "Bearer");
    EXPECT_EQ(header(refused, "Set-Cookie"), "");
    EXPECT_EQ(text_field(body(refused), "error.what"), "This token is not valid, or it was ended");
    EXPECT_FALSE(router_->socket_player(request)) << authorization;
  }
  EXPECT_EQ(field(body(page(cookie, "/api/games", "")), "games").as_array().size(), 0);
}

TEST_F(TokensTest, ACookieHoldsNoToken) {
  const auto text = token(member("Morgana"));
  Request request = post_request("/api/session", "");
  request.method = "GET";
  request.cookie = "camlann_player=" + text;
  EXPECT_EQ(name_of(send(request)), "");
  request.cookie = "camlann_player=" + text.substr(8);
  EXPECT_EQ(name_of(send(request)), "");
}

TEST_F(TokensTest, AnotherSchemeIsThatOfAProxy) {
  auto request = post_request("/api/session", "");
  request.method = "GET";
  request.cookie = member("Morgana");
  request.authorization = "Basic bW9yZ2FuYTpzZWNyZXQ=";
  EXPECT_EQ(name_of(send(request)), "Morgana");
}

TEST_F(TokensTest, ATokenNeedsNoOriginAndSetsNoCookie) {
  const auto cookie = member("Morgana");
  const auto text = token(cookie);
  auto request = post_request("/api/games", R"({"variant":"cam","opponent":"person"})");
  request.cookie = anna;
  request.origin = "https://elsewhere.example";
  EXPECT_EQ(send(request).status, 403) << "a page of another site";
  request.authorization = "Bearer " + text;
  const auto made = send(request);
  EXPECT_EQ(made.status, 201) << *made.body;
  EXPECT_EQ(header(made, "Set-Cookie"), "");
  EXPECT_NE(header(made, "Content-Security-Policy"), "");
  EXPECT_EQ(router_->socket_player(request)->name, "Morgana");
  EXPECT_EQ(field(body(get("/api/games", anna)), "games").as_array().size(), 0)
      << "not the cookie's";
}

TEST_F(TokensTest, AProgramCannotChangeTheAccount) {
  const auto text = "Bearer " + token(member("Morgana"));
  for (const std::string target :
       {"/api/account", "/api/account/name", "/api/account/password", "/api/account/delete",
        "/api/account/sessions/end", "/api/account/tokens", "/api/account/tokens/end",
        "/api/session", "/api/session/end"}) {
    const auto refused = program(text, target, R"({"name":"X","password":"long enough","id":"x"})");
    EXPECT_EQ(refused.status, 403) << target << *refused.body;
    EXPECT_EQ(header(refused, "Set-Cookie"), "");
  }
  EXPECT_EQ(program(text, "/api/account").status, 200);
  EXPECT_EQ(program(text, "/api/account/tokens").status, 200);
}

TEST_F(TokensTest, AnAdminsTokenHasNoAdminRights) {
  const auto cookie = member("Morgana");
  auto account = account_store_.find_named("Morgana")->value();
  account.admin = true;
  directory_.put(account);
  EXPECT_TRUE(field(body(page(cookie, "/api/session", "")), "admin").as_bool());
  const auto me = program("Bearer " + token(cookie), "/api/session");
  EXPECT_FALSE(field(body(me), "admin").as_bool());
}

TEST_F(TokensTest, RequestsCountForTheAccountWithAnyTokenOrAddress) {
  const auto cookie = member("Morgana");
  const std::string tokens[] = {"Bearer " + token(cookie), "Bearer " + token(cookie, "two")};
  const auto other = "Bearer " + token(member("Nimue"));
  Response last;
  for (int i = 0; i <= limits_.calls_per_program.burst; ++i) {
    auto request = post_request("/api/session", "");
    request.method = "GET";
    request.authorization = tokens[i % 2];
    request.address = "192.0.2." + std::to_string(i);
    last = send(request);
  }
  EXPECT_EQ(last.status, 429);
  EXPECT_NE(header(last, "Retry-After"), "");
  EXPECT_EQ(program(other, "/api/session").status, 200);
  EXPECT_EQ(page(cookie, "/api/session", "").status, 200) << "the page goes on";
  now_ += std::chrono::seconds(1);
  EXPECT_EQ(program(tokens[0], "/api/session").status, 200);
}

TEST_F(TokensTest, GuessesOfTokensAreRateLimited) {
  const auto right = "Bearer " + token(member("Morgana"));
  int refused = 0;
  for (int i = 0; i < 20; ++i) {
    const auto status = program("Bearer camlann_" + std::string(32, 'b'), "/api/session").status;
    if (status == 429) ++refused;
  }
  EXPECT_EQ(refused, 15);
  EXPECT_EQ(program(right, "/api/session").status, 200) << "others of the address play on";
}

TEST_F(TokensTest, TokensAndSessionsAreLookedUpByTheirHashesAlone) {
  const auto cookie = member("Morgana");
  const auto text = token(cookie);
  EXPECT_TRUE(directory_.find_token(hashed_token(text).value()));
  EXPECT_FALSE(directory_.find_token(text)) << "nothing is known by the text itself";
  EXPECT_FALSE(directory_.find_session(hashed_token(text).value())) << "nor as a session";
  const auto key = cookie.substr(cookie.find('=') + 1, player_key_length);
  EXPECT_TRUE(directory_.find_session(session_of(key)));
  EXPECT_FALSE(directory_.find_session(key));
  EXPECT_FALSE(directory_.find_token(session_of(key)));
  // A guess that is like it has nothing in common with it where it is looked up.
  for (std::size_t i = 8; i < text.size(); ++i) {
    auto guess = text;
    guess[i] = guess[i] == 'a' ? 'b' : 'a';
    const auto hash = hashed_token(guess).value();
    EXPECT_NE(hash.substr(0, 4), hashed_token(text).value().substr(0, 4)) << i;
    EXPECT_FALSE(directory_.find_token(hash)) << i;
  }
}

TEST_F(TokensTest, TokensAreForAccountsAFewAndHaveAName) {
  EXPECT_EQ(get("/api/account/tokens").status, 403) << "a guest";
  EXPECT_EQ(post("/api/account/tokens", R"({"name":"x"})").status, 403);
  const auto cookie = member("Morgana");
  const std::vector<std::string> wrong = {"", "two\\nlines", "\xff", std::string(41, 'x')};
  for (const auto& name : wrong) {
    EXPECT_EQ(page(cookie, "/api/account/tokens", R"({"name":")" + name + "\"}").status, 400)
        << name;
  }
  for (std::size_t i = 0; i < limits_.tokens_per_account; ++i) token(cookie);
  EXPECT_EQ(page(cookie, "/api/account/tokens", R"({"name":"x"})").status, 409);
  EXPECT_EQ(page(cookie, "/api/account/tokens/x", "").status, 404);
  account_store_.fail_next_write = true;
  const auto id = text_field(body(page(cookie, "/api/account/tokens", "")), "tokens.0.id");
  EXPECT_EQ(page(cookie, "/api/account/tokens/end", R"({"id":")" + id + "\"}").status, 503);
}

TEST_F(TokensTest, PlayersRevokeOnlyTheirOwnTokens) {
  const auto hers = member("Morgana");
  const auto text = token(hers);
  const auto id = text_field(body(page(hers, "/api/account/tokens", "")), "tokens.0.id");
  const auto ended = page(member("Mordred"), "/api/account/tokens/end", R"({"id":")" + id + "\"}");
  EXPECT_EQ(ended.status, 404);
  EXPECT_EQ(program("Bearer " + text, "/api/session").status, 200);
}

TEST_F(TokensTest, AnAccountThatHasNotPlayedBecomesABotForGood) {
  const auto cookie = member("Sir_Kay");
  EXPECT_FALSE(field(body(page(cookie, "/api/account", "")), "bot").as_bool());
  const auto text = "Bearer " + token(cookie);
  const auto bot = program(text, "/api/account/bot", "{}");
  EXPECT_EQ(bot.status, 200) << *bot.body;
  EXPECT_TRUE(field(body(bot), "bot").as_bool());
  const auto id = text_field(body(bot), "id");
  has_played(id);
  EXPECT_EQ(program(text, "/api/account/bot", "{}").status, 200) << "it is one already";
  auto again = post_request("/api/session", R"({"name":"Sir_Kay","password":"long enough"})");
  again.cookie.clear();
  EXPECT_EQ(send(again).status, 200) << "its owner signs in";

  const auto person = member("Bors");
  has_played(text_field(body(page(person, "/api/session", "")), "id"));
  EXPECT_EQ(page(person, "/api/account/bot", "{}").status, 409);
  EXPECT_EQ(post("/api/account/bot", "{}").status, 403) << "a guest";
}

TEST_F(TokensTest, Point49_12_DirectorsEnterABotOnlyIfItsOwnerSaysSo) {
  const auto text = "Bearer " + token(member("Sir_Kay"));
  const auto before = program(text, "/api/account/bot", "{}");
  EXPECT_FALSE(field(body(before), "tournaments.enter").as_bool()) << *before.body;
  const auto director = member("Morgana");
  const auto made = page(director, "/api/tournaments",
                         R"({"name":"Bots","variant":"cam","time":{"base":300},"host":"Morgana"})");
  ASSERT_EQ(made.status, 201) << *made.body;
  const auto at = "/api/tournaments/" + text_field(body(made), "id");
  const auto enter = [&](const std::string& name) {
    return page(director, at + "/enter-bot", R"({"name":")" + name + "\"}");
  };
  EXPECT_EQ(enter("Nobody").status, 404);
  EXPECT_EQ(enter("Morgana").status, 404) << "not a bot";
  EXPECT_EQ(enter("sir_kay").status, 409);
  const auto set = program(text, "/api/account/bot",
                           R"({"tournaments":{"enter":true,"games":["cam"],"times":["fast"]}})");
  ASSERT_EQ(set.status, 200) << *set.body;
  EXPECT_EQ(text_field(body(set), "tournaments.rated"), "casual");
  EXPECT_TRUE(field(body(program(text, "/api/account/bot", "{}")), "tournaments.enter").as_bool())
      << "a program that says nothing changes nothing";
  const auto entered = enter("sir_kay");
  ASSERT_EQ(entered.status, 200) << *entered.body;
  EXPECT_EQ(text_field(body(entered), "entrants.0.name"), "Sir_Kay");
  EXPECT_TRUE(field(body(entered), "entrants.0.bot").as_bool());
  EXPECT_EQ(program(text, "/api/account/bot", R"({"tournaments":{"times":["soon"]}})").status, 400);
}

TEST_F(TokensTest, BotsAreMarkedWhereverTheirNameIsShown) {
  const auto text = "Bearer " + token(member("Sir_Kay"));
  const auto id = text_field(body(program(text, "/api/account/bot", "{}")), "id");
  const auto made =
      program(text, "/api/invitations", R"({"variant":"cam","opponent":"person","public":true})");
  ASSERT_EQ(made.status, 201) << *made.body;
  EXPECT_NE(made.body->find(R"("bot":true)"), std::string::npos) << *made.body;
  const auto there = "/api/invitations/" + text_field(body(made), "id");
  const auto begun = post(there + "/sit-down", R"({"name":"Anna"})");
  const auto game = get("/api/games/" + text_field(body(begun), "game"));
  ASSERT_EQ(game.status, 200) << *game.body;
  int bots = 0;
  const auto seats = field(body(game), "seats");
  for (const auto& seat : seats.as_array()) {
    const bool marked = seat.as_object().contains("bot");
    EXPECT_EQ(marked, text_field(seat, "name") == "Sir_Kay");
    bots += marked ? 1 : 0;
  }
  EXPECT_EQ(bots, 1);
  EXPECT_EQ(field(body(get("/api/players/" + id)), "bot"), boost::json::value(true));
  EXPECT_EQ(field(body(post("/api/players/" + id + "/follow", "{}")), "bot"),
            boost::json::value(true));
  EXPECT_EQ(field(body(get("/api/circle")), "follows.0.bot"), boost::json::value(true));

  const auto event = post("/api/tournaments",
                          R"({"name":"Bots","variant":"cam","time":{"base":300},"system":"swiss",)"
                          R"("host":"Anna"})");
  ASSERT_EQ(event.status, 201) << *event.body;
  const auto entered = program(text, "/api/tournaments/" + text_field(body(event), "id") + "/enter",
                               R"({"name":"x"})");
  EXPECT_EQ(field(body(entered), "entrants.0.bot"), boost::json::value(true)) << *entered.body;
  const auto club = post("/api/clubs", R"({"name":"Bot friends","open":true,"host":"Anna"})");
  ASSERT_EQ(club.status, 201) << *club.body;
  const auto joined =
      program(text, "/api/clubs/" + text_field(body(club), "address") + "/join", R"({"name":"x"})");
  EXPECT_EQ(field(body(joined), "people.1.bot"), boost::json::value(true)) << *joined.body;
  EXPECT_FALSE(field(body(joined), "people.0").as_object().contains("bot"));
}

TEST_F(TokensTest, AProgramFromABannedRangeGetsNothing) {
  const auto text = "Bearer " + token(member("Morgana"));
  const auto decide = [this](message::DeedKind kind) {
    message::Deed deed;
    deed.deed = kind;
    deed.target = "192.0.2.0/24";
    deed.reason = "floods";
    const auto done = perform(*host_tables_, deed, {}, time_);
    EXPECT_TRUE(done) << done.error().what;
    moderation_.run_once(std::chrono::milliseconds(0));
  };
  ASSERT_EQ(program(text, "/api/session").status, 200);
  decide(message::DeedKind::ban_range);
  EXPECT_EQ(program(text, "/api/session").status, 403);
  EXPECT_EQ(program(text, "/api/games", R"({"variant":"cam","opponent":"person"})").status, 403);
  auto socket = post_request("/ws", {});
  socket.authorization = text;
  socket.address = "192.0.2.9";
  EXPECT_FALSE(router_->socket_player(socket));
  decide(message::DeedKind::lift);
  EXPECT_EQ(program(text, "/api/session").status, 200);
}

TEST_F(TokensTest, ATokenLivesOnWhenTheHostHasChangedItsAccount) {
  const auto cookie = member("Morgana");
  const auto text = "Bearer " + token(cookie);
  accounts_.look_again(text_field(body(page(cookie, "/api/session", "")), "id"));
  accounts_.run_once(std::chrono::milliseconds(0));
  EXPECT_EQ(name_of(program(text, "/api/session")), "Morgana");
  EXPECT_EQ(name_of(page(cookie, "/api/session", "")), "Morgana");
}

}  // namespace
}  // namespace camlann::server::test
