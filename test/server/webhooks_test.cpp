// Webhooks of clubs (issue 49, point 14): contents, order, and addresses that are refused. The
// receiver is a real one on a port of this machine; signatures are checked by Python.
#include <gtest/gtest.h>

#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "database/database.hpp"
#include "server/child.hpp"
#include "server/free_port.hpp"
#include "server/model/club.hpp"
#include "server/model/reminder_words.hpp"
#include "server/push_service.hpp"
#include "server/services/clubs/clubs.hpp"
#include "server/services/leagues/leagues.hpp"
#include "server/services/webhooks/address.hpp"
#include "server/services/webhooks/sender.hpp"
#include "server/services/webhooks/signature.hpp"
#include "server/store/contact_store.hpp"
#include "server/store/forget_player.hpp"
#include "server/store/notice_store.hpp"
#include "server/tournaments_fixture.hpp"
#include "support/files.hpp"

namespace camlann::server::test {
namespace {

using tournament::System;

constexpr Millis one_minute = 60'000;
constexpr Millis one_hour = 60 * one_minute;

class WebhooksTest : public TournamentsFixture {
 protected:
  void SetUp() override {
    ASSERT_TRUE(club([](Clubs& all) { return all.make("anna", {"River Club", "", true, "Ann"}); }));
    const auto told = set("https://hook.example.org/in?key=1");
    ASSERT_TRUE(told) << told.error().what;
    secret_ = text_field(*told, "secret");
    send_to(service_.endpoint("hook"));
  }
  Result<boost::json::value> club(const std::function<Result<Payload>(Clubs&)>& what) {
    return asked(what, "anyone");
  }
  Result<boost::json::value> set(const std::string& url, const std::string& player = "anna") {
    return club([&](Clubs& all) { return all.set_webhook(player, "river-club", url); });
  }
  boost::json::value told() {
    return *club([](Clubs& all) { return all.webhook("anna", "river-club"); });
  }
  Result<boost::json::value> test() {
    return club([](Clubs& all) { return all.test_webhook("anna", "river-club"); });
  }
  void join(const std::string& player) {
    ASSERT_TRUE(club([&](Clubs& all) { return all.join(player, "river-club", player, ""); }));
  }
  void post(const std::string& text) {
    ClubPost wish;
    wish.text = text;
    ASSERT_TRUE(club([&](Clubs& all) { return all.post("anna", "river-club", wish); }));
  }
  void run(const std::string& sql) {
    ASSERT_TRUE(database::Database::open(database_).value().run(sql)) << sql;
  }
  /// Sends to this machine, which officers cannot set.
  void send_to(const std::string& url) { run("UPDATE webhooks SET url='" + url + "'"); }
  void start_sender(bool loopback = true) {
    sender_.reset();
    sender_ = std::make_unique<WebhookSender>(
        WebhookQueue::open(database_).value(), [this] { return now_; }, silent_log(), loopback);
  }
  void deliver() {
    if (!sender_) start_sender();
    sender_->deliver();
  }
  static std::string body_of(const std::string& request) {
    return request.substr(request.find("\r\n\r\n") + 4);
  }
  /// The types of what the receiver has got, with a text of each.
  std::vector<std::string> types() {
    std::vector<std::string> all;
    for (const auto& request : service_.requests()) {
      all.push_back(text_field(json_of(body_of(request)), "type"));
    }
    return all;
  }
  /// The states of the deliveries, the newest first: type, tries and status.
  std::string deliveries() {
    std::string all;
    const auto kept = field(told(), "deliveries");
    for (const auto& one : kept.as_array()) {
      all += text_field(one, "type") + ' ' + std::to_string(number_field(one, "tries"));
      if (one.as_object().contains("status")) {
        all += ' ' + std::to_string(number_field(one, "status"));
      }
      all += one.as_object().contains("next") ? " waits; " : "; ";
    }
    return all;
  }

  PushService service_;
  std::string secret_;
  std::unique_ptr<WebhookSender> sender_;
};

INSTANTIATE_TEST_SUITE_P(Stores, WebhooksTest, testing::Values("sqlite", "postgres"), store_name);

TEST_P(WebhooksTest, Point49_14EventsOfAClubAreSentSignedAndInOrder) {
  join("ben");
  post("On Friday.");
  auto wish = club_evening(System::round_robin);
  wish.club = "river-club";
  const auto id = make(wish);
  ASSERT_TRUE(enter(id, "anna", "Ann"));
  ASSERT_TRUE(enter(id, "ben", "Ben"));
  ASSERT_TRUE(start(id, 1));
  play_opening(games_of(id, 0).at(0));
  resign(games_of(id, 0).at(0), Seat::white);
  ASSERT_TRUE(give_result(id, {1, 1, tournament::Score::draw}));
  ASSERT_TRUE(finish(id));
  restart();
  deliver();
  EXPECT_EQ(types(),
            (std::vector<std::string>{"club.member_joined", "club.news", "tournament.started",
                                      "tournament.round", "tournament.result", "tournament.result",
                                      "tournament.ended"}))
      << deliveries();
  const auto requests = service_.requests();
  const auto data = [&](std::size_t i) { return field(json_of(body_of(requests.at(i))), "data"); };
  EXPECT_EQ(text_field(data(0), "member.name"), "ben");
  EXPECT_EQ(text_field(data(1), "text"), "On Friday.");
  EXPECT_EQ(text_field(data(1), "club"), "river-club");
  EXPECT_EQ(text_field(data(3), "tournament.id"), id);
  EXPECT_EQ(text_field(data(3), "games.0.path"), "/game/" + games_of(id, 0).at(0));
  EXPECT_EQ(text_field(data(4), "games.0.result"), "0-1");
  EXPECT_FALSE(data(4).as_object().contains("corrected"));
  EXPECT_EQ(text_field(data(5), "games.0.result"), "1/2-1/2");
  EXPECT_TRUE(field(data(5), "corrected").as_bool());
  EXPECT_EQ(number_field(data(6), "standing.0.place"), 1);
  deliver();
  EXPECT_EQ(service_.requests().size(), 7U) << "each once";
  EXPECT_EQ(deliveries().find("waits"), std::string::npos) << deliveries();
  for (const auto& request : requests) {
    EXPECT_EQ(header_of(request, "webhook-signature"),
              webhook_signature(secret_, header_of(request, "webhook-id"),
                                header_of(request, "webhook-timestamp"), body_of(request)));
  }
}

TEST_P(WebhooksTest, Point49_14ATeamMatchSendsItsEventsToBothClubs) {
  ASSERT_TRUE(club([&](Clubs& all) { return all.make("ben", {"Lake", "", true, "Ben"}); }));
  auto wish = club_evening(System::teams);
  wish.club = "lake";
  wish.clubs = {"river-club"};
  wish.terms.boards = 1;
  wish.terms.tie_breaks = {};
  const auto made = ask([&](Tournaments& all) { return all.make("ben", wish); });
  ASSERT_TRUE(made) << made.error().what;
  const auto id = text_field(*made, "id");
  for (const auto& [officer, address] :
       {std::pair("ben", "lake"), std::pair("anna", "river-club")}) {
    ASSERT_TRUE(
        ask([&](Tournaments& all) { return all.line_up(officer, id, {address, {officer}}); }));
  }
  ASSERT_TRUE(start(id, 1, "ben"));
  deliver();
  EXPECT_EQ(types(), (std::vector<std::string>{"tournament.started", "tournament.round"}));
  const auto data = field(json_of(body_of(service_.requests().at(1))), "data");
  EXPECT_EQ(text_field(data, "club"), "river-club");
  EXPECT_EQ(text_field(data, "tournament.id"), id);
}

TEST_P(WebhooksTest, Point49_14TheReceiverOfTheManualTakesOnlyWhatIsSigned) {
  const camlann::test::TemporaryFolder folder;
  const auto page = camlann::test::read_bytes("../doc/webhooks.md");
  const std::string fence = "```python\n";
  const auto begin = page.find(fence) + fence.size();
  folder.write("receiver.py", page.substr(begin, page.find("```", begin) - begin));
  const auto port = std::to_string(free_port());
  now_ = wall_clock();
  Child receiver({"python3", (folder.path() / "receiver.py").string()},
                 {"WEBHOOK_SECRET=" + secret_, "PORT=" + port}, folder.path() / "receiver.log");
  send_to("http://127.0.0.1:" + port + "/");
  join("ben");
  // The program needs a moment to start.
  for (int i = 0; i < 100 && deliveries().find("204") == std::string::npos; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    run("UPDATE webhook_events SET due=0 WHERE due IS NOT NULL");
    deliver();
  }
  EXPECT_NE(receiver.output().find("club.member_joined"), std::string::npos) << receiver.output();
  // Another secret than that of the receiver
  ASSERT_TRUE(club([](Clubs& all) { return all.renew_webhook("anna", "river-club"); }));
  join("cleo");
  deliver();
  EXPECT_EQ(deliveries().substr(0, 31), "club.member_joined 1 401 waits;") << deliveries();
  EXPECT_EQ(receiver.output().find("cleo"), std::string::npos);
}

TEST_P(WebhooksTest, AFailedEventIsRepeatedAndTheNextOnesWait) {
  service_.answer_with({500, 302, 0, 204});
  join("ben");
  join("cleo");
  deliver();
  EXPECT_EQ(deliveries(), "club.member_joined 0 waits; club.member_joined 1 500 waits; ");
  deliver();
  EXPECT_EQ(service_.requests().size(), 1U) << "not before its time";
  const auto first = header_of(service_.requests().at(0), "webhook-id");
  now_ += one_minute;
  deliver();
  EXPECT_EQ(deliveries(), "club.member_joined 0 waits; club.member_joined 2 302 waits; ")
      << "a redirect is no success";
  EXPECT_TRUE(told().as_object().contains("failing"));
  restart();
  start_sender();
  now_ += 4 * one_minute;
  deliver();  // no answer
  EXPECT_EQ(deliveries(), "club.member_joined 0 waits; club.member_joined 3 0 waits; ");
  now_ += 16 * one_minute;
  deliver();
  EXPECT_EQ(deliveries(), "club.member_joined 1 201; club.member_joined 4 204; ");
  EXPECT_FALSE(told().as_object().contains("failing"));
  const auto requests = service_.requests();
  ASSERT_EQ(requests.size(), 5U);
  EXPECT_EQ(header_of(requests.at(3), "webhook-id"), first) << "the same in each try";
  EXPECT_NE(header_of(requests.at(3), "webhook-timestamp"),
            header_of(requests.at(0), "webhook-timestamp"));
}

TEST_P(WebhooksTest, AfterDaysOfFailuresItIsStoppedAndTheOfficersAreTold) {
  auto contacts = ContactStore::open(database_).value();
  ASSERT_TRUE(contacts.subscribe("anna", {"https://push.example/1", {"k", "s"}}, now_, 10));
  join("ben");
  service_.answer_with(std::deque<int>(40, 500));
  for (int hours = 0; hours < 110; hours += 6) {
    now_ += 6 * one_hour;
    deliver();
  }
  const auto tries = service_.requests().size();
  EXPECT_EQ(tries, 17U) << "every six hours for four days";
  EXPECT_TRUE(told().as_object().contains("stopped"));
  EXPECT_EQ(deliveries(), "club.member_joined 17 500; ");
  join("cleo");
  now_ += one_hour;
  deliver();
  EXPECT_EQ(service_.requests().size(), tries);
  EXPECT_EQ(test().error().what, "The webhook was stopped");
  auto notices = NoticeStore::open(database_, Channel::push).value();
  const auto due = notices.due(now_, 10, [](const Notice&) { return std::optional<Millis>(0); });
  ASSERT_TRUE(due);
  ASSERT_EQ(due->size(), 1U);
  EXPECT_EQ(due->at(0).player, "anna");
  const auto words = words_of(due->at(0), catalog());
  EXPECT_NE(words.body.find("webhook was switched off"), std::string::npos) << words.body;
  // It starts again with what comes then.
  ASSERT_TRUE(set("https://hook.example.org/again"));
  send_to(service_.endpoint("hook"));
  service_.answer_with({});
  join("dora");
  deliver();
  EXPECT_EQ(service_.requests().size(), tries + 1);
  EXPECT_NE(service_.requests().back().find("dora"), std::string::npos);
}

TEST_P(WebhooksTest, AnAnswerGoneStopsItAtOnceAndATestIsSentBeforeOthers) {
  service_.answer_with({500, 204, 201, 410});
  join("ben");
  deliver();
  ASSERT_TRUE(test());
  deliver();
  EXPECT_EQ(types(),
            (std::vector<std::string>{"club.member_joined", "webhook.test", "club.member_joined"}))
      << "a test that arrives hastens the others";
  join("cleo");
  deliver();
  EXPECT_TRUE(told().as_object().contains("stopped"));
}

TEST_P(WebhooksTest, ATestHasOneTry) {
  service_.answer_with({500});
  ASSERT_TRUE(test());
  deliver();
  EXPECT_EQ(deliveries(), "webhook.test 1 500; ");
  EXPECT_FALSE(told().as_object().contains("failing"));
}

TEST_P(WebhooksTest, AddressesInsideTheNetworkAreNotContacted) {
  for (const char* url :
       {"http://hook.example.org/", "https://127.0.0.1/", "https://[::1]/", "https://localhost/",
        "https://hook.example.org:8443/", "https://user@hook.example.org/", "https://10.0.0.1/",
        "ftp://hook.example.org/", "https://", "", "https://hook.example.org/a b"}) {
    const auto refused = set(url);
    ASSERT_FALSE(refused) << url;
    EXPECT_EQ(refused.error().what, "Events cannot be sent to this address") << url;
  }
  EXPECT_EQ(webhook_address("https://hook.example.org").value(), "https://hook.example.org/");
  // A name that leads to this machine, as after a change of the DNS: the receiver is at this port.
  start_sender(false);
  for (const std::string host : {"localhost", "127.0.0.1", "localhost.localdomain"}) {
    send_to("https://" + host + ":" + std::to_string(service_.port()) + "/");
    ASSERT_TRUE(test());
    deliver();
  }
  EXPECT_EQ(service_.requests().size(), 0U);
  EXPECT_EQ(deliveries(), "webhook.test 1 0; webhook.test 1 0; webhook.test 1 0; ");
}

TEST_P(WebhooksTest, OnlyOfficersKnowIt) {
  join("ben");
  const auto not_for_members = "Only a director of the club can do this";
  EXPECT_EQ(club([](Clubs& all) { return all.webhook("ben", "river-club"); }).error().what,
            not_for_members);
  EXPECT_EQ(set("https://hook.example.org/x", "ben").error().what, not_for_members);
  EXPECT_EQ(secret_.substr(0, 6), "whsec_");
  EXPECT_EQ(secret_.size(), 70U);
  EXPECT_FALSE(told().as_object().contains("secret")) << "it is shown once";
  EXPECT_FALSE(set("https://hook.example.org/y")->as_object().contains("secret"));
  const auto renewed = club([](Clubs& all) { return all.renew_webhook("anna", "river-club"); });
  EXPECT_NE(text_field(*renewed, "secret"), secret_);
  ASSERT_TRUE(club([](Clubs& all) { return all.remove_webhook("anna", "river-club"); }));
  EXPECT_FALSE(told().as_object().contains("url"));
  EXPECT_EQ(test().error().what, "The club has no webhook");
  join("cleo");
  deliver();
  EXPECT_TRUE(service_.requests().empty());
}

TEST_P(WebhooksTest, TooManyThatWaitAreCountedAsMissed) {
  for (int i = 1; i <= 2000; i += 500) {
    run("INSERT INTO webhook_events (club, number, id, kind, at, body, tries, due) SELECT "
        "'river-club', number, 'x' || number, 'club.news', 1, '{}', 0, 9000000000000 FROM (WITH "
        "RECURSIVE n(number) AS (SELECT " +
        std::to_string(i) + " UNION ALL SELECT number+1 FROM n WHERE number<" +
        std::to_string(i + 499) + ") SELECT number FROM n) AS all_of_them");
  }
  join("ben");
  EXPECT_EQ(number_field(told(), "missed"), 1);
}

TEST_P(WebhooksTest, ADeletedAccountIsNotNamedAnyMoreAndADeletedClubHasNone) {
  join("ben");
  auto database = database::Database::open(database_).value();
  ASSERT_TRUE(forget_player(database, "ben"));
  deliver();
  EXPECT_TRUE(service_.requests().empty());
  EXPECT_EQ(deliveries(), "club.member_joined 0; ");
  ASSERT_TRUE(club([](Clubs& all) { return all.remove_club("anna", "river-club", "River Club"); }));
  EXPECT_EQ(database.query_number("SELECT count(*) FROM webhooks").value(), 0);
  EXPECT_EQ(database.query_number("SELECT count(*) FROM webhook_events").value(), 0);
}

TEST(WebhookSignature, IsThatOfStandardWebhooks) {
  // The example of the libraries of standardwebhooks.com; Python's hmac and base64 agree.
  EXPECT_EQ(
      webhook_signature("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "msg_p5jXN8AQM9LWM0D4loKWxJek",
                        "1614265330", R"({"test": 2432232314})"),
      "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
  EXPECT_EQ(webhook_signature("no secret", "a", "1", "b"), "");
}

}  // namespace
}  // namespace camlann::server::test
