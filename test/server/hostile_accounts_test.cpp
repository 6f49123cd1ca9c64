// Attacks on accounts over the HTTP interface: guesses, forged and planted keys, floods, invalid
// names and passwords.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "server/browser_fixture.hpp"

namespace camlann::server::test {
namespace {

using HostileAccountsTest = BrowserTest;

TEST_F(HostileAccountsTest, UnknownNamesAndWrongPasswordsGetTheSameAnswer) {
  member("Marta");
  Browser browser;
  const auto wrong = ask(browser, "/api/session", R"({"name":"marta","password":"wrong horse"})");
  const auto nobody =
      ask(browser, "/api/session", R"({"name":"nobody7","password":"wrong horse"})");
  EXPECT_EQ(wrong.status, 422);
  EXPECT_EQ(nobody.status, wrong.status);
  EXPECT_EQ(*nobody.body, *wrong.body);
}

TEST_F(HostileAccountsTest, AForgedCookieIsRejected) {
  auto browser = member("Marta");
  const auto player = id(browser);
  const auto real = browser["camlann_session"];
  for (std::size_t i = 0; i < real.size(); ++i) {
    auto changed = real;
    changed[i] = changed[i] == '0' ? '1' : '0';
    Browser forger;
    for (const auto* name : {"camlann_session", "camlann_player"}) {
      forger.forge(name, changed);
      EXPECT_NE(id(forger), player) << name << i;
    }
  }
  Browser guest;
  // The key of a session is not valid with a guest's seal.
  guest.forge("camlann_player", keys_.cookie_of(real.substr(0, player_key_length)));
  EXPECT_NE(id(guest), player);
  Browser named;
  named.forge("camlann_session", session_of(real.substr(0, player_key_length)));
  EXPECT_NE(id(named), player) << "what the database has opens nothing";
  Browser earlier;
  earlier.forge("camlann_player", real);
  EXPECT_EQ(id(earlier), player) << "the cookie of a session of an earlier version";
  Browser sealed;
  sealed.forge("camlann_session", keys_.cookie_of(std::string(32, 'z'), KeyKind::session));
  EXPECT_EQ(name(sealed), "") << "a sealed key without a session";
}

// An attacker's key is planted in a browser before its user makes an account or signs in.
TEST_F(HostileAccountsTest, APlantedKeyIsWorthNothingAfterwards) {
  Browser attacker;
  ask(attacker, "/api/games");
  auto victim = attacker;
  const auto player = id(victim);
  ASSERT_EQ(ask(victim, "/api/account", marta).status, 201);
  EXPECT_EQ(id(victim), player);
  EXPECT_NE(id(attacker), player) << "the guest's key plays for nobody now";
  Browser planted;
  ask(planted, "/api/games");
  auto other = planted;
  ASSERT_EQ(ask(other, "/api/session", marta).status, 200);
  EXPECT_EQ(name(planted), "");
  EXPECT_EQ(other["camlann_player"], "");
  EXPECT_NE(other["camlann_session"], "");
}

TEST_F(HostileAccountsTest, GuessingAPasswordIsSlowedDownPerNameAndPerAddress) {
  member("Marta");
  const auto attempt = [&](const std::string& its_name, const std::string& address) {
    Browser browser;
    return ask(browser, "/api/session", R"({"name":")" + its_name + R"(","password":"password"})",
               address);
  };
  int tried = 0;
  for (; tried < 100; ++tried) {
    const auto answer = attempt("MARTA", "198.51.100." + std::to_string(tried));
    if (answer.status != 429) continue;
    EXPECT_NE(header(answer, "Retry-After"), "");
    break;
  }
  EXPECT_EQ(tried, limits_.passwords_per_name.burst) << "from many addresses";
  // One of the names may share the place of hers (NameBuckets): each has its whole share again.
  now_ += std::chrono::hours(1);
  tried = 0;
  while (tried < 100 && attempt("name" + std::to_string(tried), "203.0.113.1").status != 429) {
    ++tried;
  }
  EXPECT_EQ(tried, limits_.passwords_per_address.burst) << "of many names";
  now_ += std::chrono::hours(1);
  EXPECT_EQ(attempt("marta", "203.0.113.1").status, 422);
}

TEST_F(HostileAccountsTest, PasswordGuessesLockOutNoSignedInPlayer) {
  auto owner = member("Marta");
  for (int i = 0; i < 3 * limits_.passwords_per_name.burst; ++i) {
    Browser browser;
    (void)ask(browser, "/api/session", R"({"name":"Marta","password":"a guess"})",
              "198.51.100." + std::to_string(i));
  }
  const auto changed = ask(owner, "/api/account/password",
                           R"({"password":"correct horse","newPassword":"a better horse"})");
  EXPECT_EQ(changed.status, 200) << *changed.body;
  int tried = 0;
  const auto guess = R"({"password":"a guess","newPassword":"a better horse"})";
  for (int address = 1; tried < 100; ++tried, ++address) {
    const auto from = "203.0.113." + std::to_string(address);
    if (ask(owner, "/api/account/password", guess, from).status == 429) break;
  }
  EXPECT_LE(tried, limits_.passwords_per_name.burst) << "nor is a stolen session a way around it";
  EXPECT_EQ(ask(owner, "/api/account/delete", R"({"password":"a guess"})", "203.0.113.200").status,
            429);
  for (const char* target :
       {"/api/account/name", "/api/account/tokens", "/api/account/sessions/end"}) {
    EXPECT_EQ(
        ask(owner, target, R"({"name":"Martha","password":"a guess"})", "203.0.113.201").status,
        429)
        << target;
  }
}

TEST_F(HostileAccountsTest, AFloodOfAccountsFromOneAddressIsStopped) {
  int made = 0;
  for (int i = 0; i < 200; ++i) {
    Browser browser;
    const auto answer =
        ask(browser, "/api/account",
            R"({"name":"flood)" + std::to_string(i) + R"(","password":"long enough"})");
    if (answer.status == 201)
      ++made;
    else
      EXPECT_EQ(answer.status, 429);
  }
  EXPECT_EQ(made, limits_.new_accounts_per_address.burst);
  Browser neighbour;
  EXPECT_EQ(ask(neighbour, "/api/account", marta, "198.51.100.7").status, 201);
}

TEST_F(HostileAccountsTest, Point49_10TriesForATakenNameUseUpNoAllowance) {
  member("Marta");
  Browser browser;
  for (int i = 0; i < limits_.new_accounts_per_address.burst + 10; ++i) {
    now_ += std::chrono::seconds(1);
    ASSERT_EQ(ask(browser, "/api/account", marta).status, 409) << i;
  }
  const auto free = R"({"name":"Martha_2","password":"long enough"})";
  EXPECT_EQ(ask(browser, "/api/account", free).status, 201);
}

TEST_F(HostileAccountsTest, WaitingPasswordChecksAreLimited) {
  int refused = 0;
  std::vector<int> answered;
  for (int i = 0; i < 200; ++i) {
    auto request = post_request("/api/session", marta);
    request.cookie.clear();
    request.address = "192.0.2." + std::to_string(i % 250);
    now_ += std::chrono::minutes(5);
    router_->handle(request,
                    [&](const Response& response) { answered.push_back(response.status); });
  }
  refused = static_cast<int>(std::count(answered.begin(), answered.end(), 503));
  // The last eighth of the queue is for those who are signed in.
  EXPECT_EQ(refused, 200 - static_cast<int>(limits_.accounts.all / 8 * 7));
  accounts_.run_once(std::chrono::milliseconds(0));
  EXPECT_EQ(answered.size(), 200U) << "everybody gets an answer";
}

TEST_F(HostileAccountsTest, OtherSitesCannotSignUsersIn) {
  auto request = post_request("/api/session", marta);
  request.origin = "http://evil.example";
  EXPECT_EQ(send(request).status, 403);
  request = post_request("/api/session", marta);
  request.content_type = "text/plain";
  EXPECT_EQ(send(request).status, 415);
  EXPECT_EQ(get("/api/session/end").status, 405);
}

TEST_F(HostileAccountsTest, InvalidNamesAndPasswordsAreRefused) {
  Browser browser;
  const auto status = [&](const std::string& its_name, const std::string& password) {
    now_ += std::chrono::hours(1);
    return ask(browser, "/api/account",
               R"({"name":")" + its_name + R"(","password":")" + password + R"("})")
        .status;
  };
  EXPECT_EQ(status("ab", "correct horse"), 400);
  EXPECT_EQ(status(std::string(21, 'a'), "correct horse"), 400);
  EXPECT_EQ(status(std::string(10'000, 'a'), "correct horse"), 400) << "huge";
  EXPECT_EQ(status("a\xFF\xFE", "correct horse"), 400) << "not UTF-8";
  EXPECT_EQ(status("marta", "\xC3\x28 horse and more"), 400);
  EXPECT_EQ(status("m\xC3\xA4rta", "correct horse"), 400) << "a letter of another alphabet";
  EXPECT_EQ(status("mar ta", "correct horse"), 400);
  EXPECT_EQ(status("mar\\u0000ta", "correct horse"), 400);
  EXPECT_EQ(status("admin", "correct horse"), 400);
  EXPECT_EQ(status("marta", "short"), 400);
  EXPECT_EQ(ask(browser, "/api/account", "[]").status, 400);
  EXPECT_EQ(ask(browser, "/api/account", R"({"name":"marta"})").status, 400);
  EXPECT_EQ(ask(browser, "/api/account", R"({"name":7,"password":"correct horse"})").status, 400);
  std::string longest;
  while (longest.size() < 256) longest += "horse " + std::to_string(longest.size()) + ' ';
  longest.resize(256);
  EXPECT_EQ(status("marta", longest + 'x'), 400);
  EXPECT_EQ(status("marta", longest), 201);
}

}  // namespace
}  // namespace camlann::server::test
