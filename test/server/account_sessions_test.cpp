// The lifetime of a session, and the time in which it suffices for changes of the account.
#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <utility>
#include <vector>

#include "server/browser_fixture.hpp"

namespace camlann::server::test {
namespace {

using AccountSessionsTest = BrowserTest;

TEST_F(AccountSessionsTest, ChangesNeedThePasswordOrARecentSignIn) {
  auto browser = member("Marta");
  const std::pair<std::string, std::string> changes[] = {
      {"/api/account/name", R"("name":"Martha")"},
      {"/api/account/tokens", R"("name":"x")"},
      {"/api/account/sessions/end", R"("id":null)"}};
  time_ += 15 * 60'000 - 1;
  for (const auto& [target, wish] : changes) {
    EXPECT_LT(ask(browser, target, '{' + wish + '}').status, 300) << target;
  }
  time_ += 1;
  for (const auto& [target, wish] : changes) {
    const auto late = ask(browser, target, '{' + wish + '}');
    EXPECT_EQ(late.status, 422) << target;
    EXPECT_EQ(text_field(body(late), "error.where"), "password");
    EXPECT_EQ(ask(browser, target, '{' + wish + R"(,"password":"wrong horse"})").status, 422);
    EXPECT_LT(ask(browser, target, '{' + wish + R"(,"password":"correct horse"})").status, 300);
  }
  EXPECT_EQ(field(body(ask(browser, "/api/account/tokens")), "tokens").as_array().size(), 2U);
  ASSERT_EQ(ask(browser, "/api/session", R"({"name":"Martha","password":"correct horse"})").status,
            200);
  EXPECT_EQ(ask(browser, "/api/account/name", R"({"name":"Marta"})").status, 200)
      << "signed in again";
}

TEST_F(AccountSessionsTest, ASessionEndsSomeTimeAfterTheSignInThoughInUse) {
  constexpr Millis day = 24 * 3'600'000;
  auto first = member("Marta");
  time_ += 399 * day;
  EXPECT_EQ(name(first), "Marta");
  Browser second;
  ASSERT_EQ(ask(second, "/api/session", marta).status, 200);
  std::vector<Identity> ended;
  directory_.on_end([&](const Identity& who) { ended.push_back(who); });
  time_ += day - 1;
  EXPECT_EQ(name(first), "Marta");
  accounts_.run_once(std::chrono::milliseconds(0));
  EXPECT_TRUE(ended.empty());
  time_ += 1;
  auto late = first;
  EXPECT_EQ(name(first), "");
  EXPECT_EQ(ask(late, "/api/account").status, 403);
  EXPECT_EQ(name(second), "Marta");
  time_ += 600'000;
  accounts_.run_once(std::chrono::milliseconds(0));
  ASSERT_EQ(ended.size(), 1U) << "its sockets are closed";
  EXPECT_NE(ended[0].session, "");
  const auto left = field(body(ask(second, "/api/account/sessions")), "sessions");
  EXPECT_EQ(left.as_array().size(), 1U);
  EXPECT_EQ(ended.size(), 1U) << "each is reported once";
}

TEST_F(AccountSessionsTest, ExpiredRowsGoWhileTheServerRuns) {
  constexpr Millis day = 24 * 3'600'000;
  auto first = member("Marta");
  const auto player = id(first);
  ASSERT_EQ(ask(first, "/api/account/name", R"({"name":"Martha"})").status, 200);
  const auto pass_days = [&](int days) {
    time_ += days * day;
    accounts_.run_once(std::chrono::milliseconds(0));
  };
  time_ += 89 * day;
  EXPECT_EQ(name(first), "Martha");
  pass_days(0);
  EXPECT_FALSE(account_store_.reserved_from("somebody", 0).value().empty());
  pass_days(1);
  EXPECT_TRUE(account_store_.reserved_from("somebody", 0).value().empty());
  Browser second;
  const std::string martha = R"({"name":"Martha","password":"correct horse"})";
  time_ += 309 * day;
  ASSERT_EQ(ask(second, "/api/session", martha).status, 200);
  EXPECT_EQ(account_store_.sessions(player).value().size(), 2U);
  pass_days(2);
  EXPECT_EQ(account_store_.sessions(player).value().size(), 1U);
}

}  // namespace
}  // namespace camlann::server::test
