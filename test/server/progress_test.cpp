// The progress of accounts over the HTTP interface: parts that are replaced only by clients that
// know them, within bounds, and gone with the account.
#include <gtest/gtest.h>

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>

#include "server/browser_fixture.hpp"

namespace camlann::server::test {
namespace {

const std::string progress_path = "/api/account/progress";

std::string part(const std::string& name, int version, const std::string& text) {
  return R"({"part":")" + name + R"(","version":)" + std::to_string(version) + R"(,"text":")" +
         text + "\"}";
}

class ProgressTest : public BrowserTest {
 protected:
  /// Returns the answer to a part, which may be refused.
  Response keep(Browser& browser, const std::string& name, int version, const std::string& text) {
    now_ += std::chrono::seconds(1);
    return ask(browser, progress_path, part(name, version, text));
  }
};

TEST_F(ProgressTest, APartIsThereInAllBrowsersOfTheAccountAlone) {
  auto browser = member("Marta");
  EXPECT_EQ(field(body(ask(browser, progress_path)), "parts").as_array().size(), 0U);
  const auto kept = keep(browser, "lessons/cam", 0, "one");
  ASSERT_EQ(kept.status, 200) << *kept.body;
  EXPECT_TRUE(field(body(kept), "taken").as_bool());
  EXPECT_EQ(number_field(body(kept), "now.version"), 1);
  Browser second;
  ASSERT_EQ(ask(second, "/api/session", marta).status, 200);
  const auto told = body(ask(second, progress_path));
  EXPECT_EQ(text_field(told, "parts.0.part"), "lessons/cam");
  EXPECT_EQ(text_field(told, "parts.0.text"), "one");
  EXPECT_EQ(number_field(told, "parts.0.version"), 1);
  auto other = member("Berta");
  EXPECT_EQ(field(body(ask(other, progress_path)), "parts").as_array().size(), 0U);
}

TEST_F(ProgressTest, OfTwoBrowsersTheSecondMergesFirst) {
  auto browser = member("Marta");
  Browser second;
  ASSERT_EQ(ask(second, "/api/session", marta).status, 200);
  ASSERT_EQ(keep(browser, "days", 0, "one").status, 200);
  for (const int version : {0, 2, 7}) {
    const auto late = body(keep(second, "days", version, "two"));
    EXPECT_FALSE(field(late, "taken").as_bool()) << version;
    EXPECT_EQ(text_field(late, "now.text"), "one") << version;
    EXPECT_EQ(number_field(late, "now.version"), 1) << version;
  }
  const auto merged = body(keep(second, "days", 1, "one and two"));
  EXPECT_TRUE(field(merged, "taken").as_bool());
  EXPECT_EQ(number_field(merged, "now.version"), 2);
  EXPECT_EQ(text_field(body(ask(browser, progress_path)), "parts.0.text"), "one and two");
}

TEST_F(ProgressTest, AnUnknownVersionOfAMissingPartIsAnsweredWithNone) {
  auto browser = member("Marta");
  const auto answer = body(keep(browser, "days", 3, "x"));
  EXPECT_FALSE(field(answer, "taken").as_bool());
  EXPECT_EQ(number_field(answer, "now.version"), 0);
  EXPECT_EQ(text_field(answer, "now.text"), "");
}

TEST_F(ProgressTest, GuestsKeepTheirsInTheBrowser) {
  Browser guest;
  EXPECT_EQ(ask(guest, progress_path).status, 403);
  EXPECT_EQ(keep(guest, "days", 0, "x").status, 403);
}

TEST_F(ProgressTest, ItsSizeIsBounded) {
  auto browser = member("Marta");
  EXPECT_EQ(keep(browser, "days", 0, std::string(12'001, 'x')).status, 400);
  EXPECT_EQ(keep(browser, std::string(61, 'x'), 0, "x").status, 400);
  EXPECT_EQ(keep(browser, "", 0, "x").status, 400);
  EXPECT_EQ(keep(browser, "days", 0, "").status, 400);
  EXPECT_EQ(keep(browser, "days", -1, "x").status, 400);
  EXPECT_EQ(keep(browser, "days", 0, std::string(12'000, 'x')).status, 200);
  for (std::size_t i = 1; i < limits_.progress_parts; ++i) {
    ASSERT_EQ(keep(browser, "part-" + std::to_string(i), 0, "x").status, 200) << i;
  }
  EXPECT_EQ(keep(browser, "one-more", 0, "x").status, 429);
  EXPECT_EQ(keep(browser, "days", 1, "changed").status, 200) << "known parts still change";
}

TEST_F(ProgressTest, ItIsDeletedWithTheAccount) {
  auto browser = member("Marta");
  const auto player = id(browser);
  ASSERT_EQ(keep(browser, "days", 0, "x").status, 200);
  auto request = post_request("/api/account/delete", R"({"password":"correct horse"})");
  request.cookie = browser.cookies();
  std::optional<Response> answer;
  router_->handle(request, [&](Response response) { answer = std::move(response); });
  accounts_.run_once(std::chrono::milliseconds(0));
  games_.run_once(std::chrono::milliseconds(0));
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->status, 200);
  EXPECT_TRUE(account_store_.AccountStore::progress(player)->empty());
  browser.keep(*answer);
  EXPECT_EQ(ask(browser, progress_path).status, 403);
}

}  // namespace
}  // namespace camlann::server::test
