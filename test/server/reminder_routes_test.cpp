// The settings for notifications, and the browsers that get them, by requests.
#include <gtest/gtest.h>

#include <filesystem>
#include <memory>
#include <string>

#include "server/core/base64url.hpp"
#include "server/core/p256.hpp"
#include "server/router_fixture.hpp"
#include "server/services/reminders/contacts.hpp"
#include "server/store/contact_store.hpp"
#include "server/store/store.hpp"

namespace camlann::server::test {
namespace {

/// Uses a database for data that the fakes do not keep.
class ReminderRoutesTest : public RouterTest {
 protected:
  ReminderRoutesTest() {
    router_.emplace(
        Services{games_, records_, tables_, vitals_, visitors_, accounts_, moderation_, &contacts_},
        files_, limits_, [this] { return now_; });
  }
  [[nodiscard]] std::filesystem::path file() const { return folder_.path() / "games.sqlite"; }

  std::unique_ptr<Store> database_ = open_database_store(file()).value();
  ContactStore contact_store_ = ContactStore::open(file()).value();
  Contacts contacts_{accounts_, contact_store_, {"key", false}, [this] { return time_; }, limits_};
};

TEST_F(ReminderRoutesTest, ForgedSubscriptionsAreRefused) {
  const auto key = to_base64url(KeyPair::make().public_key());
  const auto subscription = [](const std::string& endpoint, const std::string& p256dh,
                               const std::string& auth) {
    return R"({"endpoint":")" + endpoint + R"(","keys":{"p256dh":")" + p256dh + R"(","auth":")" +
           auth + R"("}})";
  };
  const std::string good = "https://push.example.net/abc";
  const auto secret = to_base64url(std::string(16, 's'));
  EXPECT_EQ(post("/api/reminders/push", subscription(good, key, secret)).status, 200);
  EXPECT_EQ(post("/api/reminders/push", subscription("https://127.0.0.1/x", key, secret)).status,
            400);
  EXPECT_EQ(
      post("/api/reminders/push", subscription("http://push.example.net/", key, secret)).status,
      400);
  EXPECT_EQ(post("/api/reminders/push", subscription(good, "AAAA", secret)).status, 400);
  EXPECT_EQ(post("/api/reminders/push", subscription(good, key, "short")).status, 400);
  EXPECT_EQ(post("/api/reminders/push", subscription(good, "!", "!")).status, 400);
  EXPECT_EQ(post("/api/reminders/push",
                 subscription("https://a.example/" + std::string(1000, 'x'), key, secret))
                .status,
            400);
  EXPECT_EQ(post("/api/reminders/push", R"({"endpoint":"https://push.example.net/abc"})").status,
            400);
  EXPECT_EQ(post("/api/reminders/push", "\xFF\xFE").status, 400);
  EXPECT_EQ(post("/api/reminders/push", std::string(100'000, '{')).status, 400);
  EXPECT_EQ(number_field(body(get("/api/reminders")), "subscriptions"), 1);
  EXPECT_EQ(number_field(body(get("/api/reminders", berta)), "subscriptions"), 0);
}

TEST_F(ReminderRoutesTest, OnlyOwnBrowsersAreRemoved) {
  const auto key = to_base64url(KeyPair::make().public_key());
  const auto secret = to_base64url(std::string(16, 's'));
  EXPECT_EQ(post("/api/reminders/push", R"({"endpoint":"https://push.example.net/abc","keys":)"
                                        R"({"p256dh":")" +
                                            key + R"(","auth":")" + secret + R"("}})")
                .status,
            200);
  auto of_berta =
      post_request("/api/reminders/push/end", R"({"endpoint":"https://push.example.net/abc"})");
  of_berta.cookie = berta;
  EXPECT_EQ(send(of_berta).status, 200);
  EXPECT_EQ(number_field(body(get("/api/reminders")), "subscriptions"), 1);
  auto foreign = of_berta;
  foreign.cookie = anna;
  foreign.origin = "https://elsewhere.example";
  EXPECT_EQ(send(foreign).status, 403);
  EXPECT_EQ(
      post("/api/reminders/push/end", R"({"endpoint":"https://push.example.net/abc"})").status,
      200);
  EXPECT_EQ(number_field(body(get("/api/reminders")), "subscriptions"), 0);
}

TEST_F(ReminderRoutesTest, ASubscriptionKeepsTheLanguageOfItsPage) {
  const auto browser = [](const std::string& more) {
    return R"({"endpoint":"https://push.example.net/abc","keys":{"p256dh":")" +
           to_base64url(KeyPair::make().public_key()) + R"(","auth":")" +
           to_base64url(std::string(16, 's')) + R"("})" + more + "}";
  };
  const auto language = [&] { return text_field(body(get("/api/reminders/wishes")), "language"); };
  EXPECT_EQ(post("/api/reminders/wishes", R"({"push":{"low":false}})").status, 200);
  EXPECT_EQ(post("/api/reminders/push", browser(R"(,"language":"he")")).status, 200);
  EXPECT_EQ(language(), "he");
  EXPECT_FALSE(field(body(get("/api/reminders/wishes")), "push.low").as_bool())
      << "the other settings stay";
  auto older = post_request("/api/reminders/push", browser(""));
  older.accept_language = "pl-PL,pl;q=0.9";
  EXPECT_EQ(send(older).status, 200);
  EXPECT_EQ(language(), "pl") << "without a language, that of the browser";
  older.cookie = berta;
  older.accept_language = "tlh";
  EXPECT_EQ(send(older).status, 200);
  EXPECT_EQ(text_field(body(get("/api/reminders/wishes", berta)), "language"), "en");
}

TEST_F(ReminderRoutesTest, SettingsAreSavedForEachPlayer) {
  const auto before = body(get("/api/reminders/wishes"));
  EXPECT_TRUE(field(before, "push.turn").as_bool());
  EXPECT_TRUE(field(before, "mail.round").as_bool());
  EXPECT_FALSE(field(before, "quiet").as_bool());
  const auto kept = post("/api/reminders/wishes",
                         R"({"push":{"turn":false},"mail":{"low":false,"round":true},)"
                         R"("quiet":true,"quietFrom":1320,"quietUntil":480,"ahead":-300})");
  EXPECT_EQ(kept.status, 200);
  const auto after = body(get("/api/reminders/wishes"));
  EXPECT_EQ(after, body(kept));
  EXPECT_FALSE(field(after, "push.turn").as_bool());
  EXPECT_TRUE(field(after, "push.low").as_bool()) << "what is left out is told";
  EXPECT_FALSE(field(after, "mail.low").as_bool());
  EXPECT_EQ(number_field(after, "quietFrom"), 1320);
  EXPECT_EQ(number_field(after, "quietUntil"), 480);
  EXPECT_EQ(number_field(after, "ahead"), -300);
  EXPECT_EQ(text_field(after, "zone"), "") << "who names no time zone keeps the offset";
  EXPECT_TRUE(field(body(get("/api/reminders/wishes", berta)), "push.turn").as_bool());
  EXPECT_EQ(post("/api/reminders/wishes", R"({"quiet":true,"quietFrom":1440})").status, 400);
  EXPECT_EQ(post("/api/reminders/wishes", R"({"ahead":100000})").status, 400);
  const auto none = post("/api/reminders/wishes", R"({"zone":"../Berlin"})");
  EXPECT_EQ(none.status, 400);
  EXPECT_EQ(text_field(body(none), "error.where"), "zone");
  EXPECT_EQ(body(get("/api/reminders/wishes")), after) << "nothing is changed";
  const auto austrian = post("/api/reminders/wishes", R"({"language":"de-AT"})");
  EXPECT_EQ(text_field(body(austrian), "language"), "de");
  const auto klingon = post("/api/reminders/wishes", R"({"language":"tlh"})");
  EXPECT_EQ(text_field(body(klingon), "language"), "");
  const auto unknown = post("/api/reminders/wishes", R"({"ahead":330,"zone":"Asia/Nowhere"})");
  EXPECT_EQ(unknown.status, 200) << "browsers name zones that the server lacks";
  EXPECT_EQ(text_field(body(unknown), "zone"), "");
  EXPECT_EQ(number_field(body(get("/api/reminders/wishes")), "ahead"), 330);
  EXPECT_EQ(post("/api/reminders/wishes", R"({"zone":"America/New_York"})").status, 200);
  EXPECT_EQ(text_field(body(get("/api/reminders/wishes")), "zone"), "America/New_York");
  EXPECT_EQ(post("/api/reminders/wishes", "[]").status, 400);
}

TEST_F(ReminderRoutesTest, AFloodOfChangesIsTooMany) {
  int refused = 0;
  for (int i = 0; i < 100; ++i) {
    const auto answer = post("/api/reminders/push/end", R"({"endpoint":"https://a.example/x"})");
    refused += answer.status == 429 ? 1 : 0;
  }
  EXPECT_GT(refused, 30);
}

}  // namespace
}  // namespace camlann::server::test
