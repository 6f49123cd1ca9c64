// Reminders by Web Push: a browser is notified once of each turn, and only of its player's; the
// push service is a real one on a port of this machine.
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

#include "play/clock.hpp"
#include "server/core/base64url.hpp"
#include "server/core/p256.hpp"
#include "server/core/secret.hpp"
#include "server/model/notice.hpp"
#include "server/model/reminder_wishes.hpp"
#include "server/push_fixture.hpp"
#include "server/push_service.hpp"
#include "server/services/clubs/clubs.hpp"
#include "server/services/games/leaves.hpp"
#include "server/services/push/push_client.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/store/contact_store.hpp"
#include "tournament/event.hpp"

namespace camlann::server::test {
namespace {

class PushTest : public PushFixture {};

INSTANTIATE_TEST_SUITE_P(Stores, PushTest, testing::Values("sqlite", "postgres"), store_name);

TEST_P(PushTest, AGuestIsNotifiedInTheLanguageOfThePage) {
  const auto id = begin_game();
  subscribe("phone");
  ASSERT_TRUE(contacts_.keep("ben", {{}, {}, {}, 0, "", "de"}));
  ASSERT_TRUE(play(id, 0, "B5-A5", "n0"));
  notifier_->deliver();
  EXPECT_EQ(text_field(told(), "title"), "Du bist am Zug");
  EXPECT_EQ(text_field(told(), "body"), "Cam, gegen Ann");
}

TEST_P(PushTest, ATurnIsPushedOnceToItsBrowser) {
  const auto id = begin_game();
  subscribe("phone");
  ASSERT_TRUE(play(id, 0, "B5-A5", "n0"));
  notifier_->deliver();
  ASSERT_EQ(service_.requests().size(), 1U);
  const auto request = service_.requests().back();
  EXPECT_EQ(request.substr(0, request.find("\r\n")), "POST /push/phone HTTP/1.1");
  EXPECT_EQ(header_of(request, "Content-Encoding"), "aes128gcm");
  EXPECT_EQ(header_of(request, "TTL"), "86400");
  EXPECT_EQ(header_of(request, "Topic"), id);
  const auto authorization = header_of(request, "Authorization");
  EXPECT_EQ(authorization.substr(0, 8), "vapid t=");
  EXPECT_NE(authorization.find(", k=" + to_base64url(server_key_.public_key())), std::string::npos);
  EXPECT_EQ(text_field(told(), "title"), "Your move");
  EXPECT_EQ(text_field(told(), "body"), "Cam, against Ann");
  EXPECT_EQ(text_field(told(), "url"), "/game/" + id);
  pass(play::one_day);
  notifier_->deliver();
  EXPECT_EQ(service_.requests().size(), 1U) << "one notice for a turn";
}

TEST_P(PushTest, NewsOfAClubWithALongAddressHasATopicThatServicesTake) {
  const std::string address = "camlann-chess-club-of-northern-germany";
  const auto club = [&](const std::function<Result<Payload>(Clubs&)>& what) {
    Awaited<Payload> answer;
    games_->ask(QueueKey("anna"), answer.reply(), what);
    step();
    return answer.get().has_value();
  };
  ASSERT_TRUE(club([](Clubs& all) {
    return all.make("anna", {"Camlann Chess Club of Northern Germany", "", true, "Ann"});
  }));
  ASSERT_TRUE(club([&](Clubs& all) { return all.join("ben", address, "Ben", {}); }));
  subscribe("phone");
  pass(1000);
  ClubPost wish;
  wish.text = "On Friday";
  wish.letter = true;
  ASSERT_TRUE(club([&](Clubs& all) { return all.post("anna", address, wish); }));
  notifier_->deliver();
  ASSERT_EQ(service_.requests().size(), 1U);
  const auto topic = header_of(service_.requests().back(), "Topic");
  EXPECT_EQ(topic.size(), 32U) << "as much as RFC 8030 permits: " << topic;
  EXPECT_EQ(
      topic.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"),
      std::string::npos);
  EXPECT_EQ(text_field(told(), "url"), "/club/" + address);
}

TEST_P(PushTest, DisabledRemindersAreNotPushed) {
  const auto id = begin_game();
  subscribe("phone");
  ASSERT_TRUE(contacts_.keep("ben", {{NoticeKind::turn}, {}, {}, 0, "", ""}));
  ASSERT_TRUE(play(id, 0, "B5-A5", "n0"));
  notifier_->deliver();
  EXPECT_EQ(service_.requests().size(), 0U);
  pass(play::one_day * 5 / 2);
  notifier_->deliver();
  ASSERT_EQ(service_.requests().size(), 1U);
  EXPECT_EQ(text_field(told(), "title"), "Your time runs low: 12 hours left");
}

TEST_P(PushTest, RemindersOfQuietHoursArePushedAfterThem) {
  const auto id = begin_game();
  subscribe("phone");
  subscribe("tablet", "anna");
  // An hour that has begun, on a clock that is ahead of UTC.
  constexpr int ahead = 120;
  constexpr int day = 24 * 60;
  const int start = static_cast<int>((now_ / 60'000 + ahead) % day);
  ASSERT_TRUE(
      contacts_.keep("ben", {{}, {}, QuietHours{start, (start + 60) % day}, ahead, "", ""}));
  ASSERT_TRUE(play(id, 0, "B5-A5", "n0"));
  notifier_->deliver();
  pass(Millis{30} * 60'000);
  notifier_->deliver();
  EXPECT_EQ(service_.requests().size(), 0U);
  pass(Millis{30} * 60'000);
  notifier_->deliver();
  EXPECT_EQ(service_.requests().size(), 1U);
  // Another player has other hours.
  ASSERT_TRUE(
      contacts_.keep("ben", {{}, {}, QuietHours{(start + 60) % day, start}, ahead, "", ""}));
  ASSERT_TRUE(play(id, 1, "B9-A9", "n1", "ben"));
  notifier_->deliver();
  EXPECT_EQ(service_.requests().size(), 2U);
}

TEST_P(PushTest, QuietHoursThatWereSetInWinterAreTheSameInSummer) {
  ASSERT_TRUE(
      contacts_.keep("ben", {{}, {}, QuietHours{22 * 60, 8 * 60}, 60, "Europe/Berlin", ""}));
  constexpr Millis midsummer = 1719000000'000;  // 21 June 2024, 20:00 UTC: 22:00 in Berlin
  pass(midsummer - now_);
  const auto id = begin_game();
  subscribe("phone");
  ASSERT_TRUE(play(id, 0, "B5-A5", "n0"));
  notifier_->deliver();
  EXPECT_EQ(service_.requests().size(), 0U);
  pass(Millis{10} * 60 * 60'000);
  notifier_->deliver();
  EXPECT_EQ(service_.requests().size(), 1U);
}

TEST_P(PushTest, ANewRoundIsPushedToItsPlayers) {
  subscribe("phone");
  NewTournament wish;
  wish.name = "Thursday";
  wish.host = "Ann";
  wish.variant = "cam";
  wish.time = {300'000, 5'000};
  wish.terms.system = tournament::System::round_robin;
  const auto ask = [&](const std::function<Result<Payload>(Tournaments&)>& what) {
    Awaited<Payload> answer;
    games_->ask(QueueKey("anna"), answer.reply(), what);
    step();
    return json_of(*answer.get().value());
  };
  const auto id = text_field(ask([&](Tournaments& all) { return all.make("anna", wish); }), "id");
  for (const auto* name : {"anna", "ben"}) {
    (void)ask([&](Tournaments& all) { return all.enter(name, id, name); });
  }
  notifier_->deliver();
  EXPECT_EQ(service_.requests().size(), 0U);
  Awaited<Payload> started;
  games_->ask(QueueKey("anna"), started.reply(), &Tournaments::start_round, "anna", id, 1);
  step();
  const auto round = json_of(*started.get().value());
  notifier_->deliver();
  ASSERT_EQ(service_.requests().size(), 1U);
  EXPECT_EQ(text_field(told(), "title"), "Your round begins");
  EXPECT_EQ(text_field(told(), "body"), "Cam, against anna");
  EXPECT_EQ(text_field(told(), "url"), "/game/" + text_field(round, "rounds.0.games.0.game"));
  notifier_->deliver();
  EXPECT_EQ(service_.requests().size(), 1U);
}

TEST_P(PushTest, AFinishedTurnIsNotPushed) {
  const auto id = begin_game();
  subscribe("phone");
  ASSERT_TRUE(play(id, 0, "B5-A5", "n0"));
  ASSERT_TRUE(play(id, 1, "B9-A9", "n1", "ben"));
  notifier_->deliver();
  EXPECT_EQ(service_.requests().size(), 0U);
}

TEST_P(PushTest, EachTurnIsPushedButNotAfterAPlannedAnswer) {
  const auto id = begin_game();
  subscribe("phone");
  ASSERT_TRUE(play(id, 0, "B5-A5", "n0"));
  notifier_->deliver();
  ASSERT_TRUE(play(id, 1, "B9-A9", "n1", "ben"));
  notifier_->deliver();
  ASSERT_TRUE(play(id, 2, "A5-B5", "n2"));
  notifier_->deliver();
  EXPECT_EQ(service_.requests().size(), 2U);
}

TEST_P(PushTest, EventsBeforeTheSubscriptionAreNotPushed) {
  const auto id = begin_game();
  ASSERT_TRUE(play(id, 0, "B5-A5", "n0"));
  pass(1);
  subscribe("phone");
  notifier_->deliver();
  EXPECT_EQ(service_.requests().size(), 0U);
}

TEST_P(PushTest, LowTimeIsPushedOnce) {
  const auto id = begin_game(4);
  subscribe("phone");
  ASSERT_TRUE(play(id, 0, "B5-A5", "n0"));
  ASSERT_TRUE(play(id, 1, "B9-A9", "n1", "ben"));
  ASSERT_TRUE(play(id, 2, "A5-B5", "n2"));
  notifier_->deliver();
  pass(3 * play::one_day - 1);
  notifier_->deliver();
  EXPECT_EQ(service_.requests().size(), 1U);
  pass(Millis{60} * 60 * 1000);
  notifier_->deliver();
  ASSERT_EQ(service_.requests().size(), 2U);
  EXPECT_EQ(text_field(told(), "title"), "Your time runs low: 23 hours left");
  pass(Millis{60} * 60 * 1000);
  notifier_->deliver();
  EXPECT_EQ(service_.requests().size(), 2U);
}

TEST_P(PushTest, OnLeaveLowTimeIsNotPushed) {
  const auto id = begin_game(4);
  subscribe("phone");
  ASSERT_TRUE(play(id, 0, "B5-A5", "n0"));
  ASSERT_TRUE(play(id, 1, "B9-A9", "n1", "ben"));
  ASSERT_TRUE(play(id, 2, "A5-B5", "n2"));
  Awaited<LeaveView> taken;
  games_->ask(QueueKey("ben"), taken.reply(), &Leaves::take, 0, 10 * play::one_day, std::string());
  pass(0);
  notifier_->deliver();
  pass(4 * play::one_day);
  notifier_->deliver();
  EXPECT_EQ(service_.requests().size(), 1U) << "the turn alone";
}

TEST_P(PushTest, AChallengeIsPushedOnlyToItsPlayer) {
  const std::string ben(player_key_length, 'b');
  subscribe("phone", ben);
  subscribe("other", "chloe");
  auto wish = by_days(3);
  wish.to = ben;
  const auto made = invite(wish);
  notifier_->deliver();
  ASSERT_EQ(service_.requests().size(), 1U);
  EXPECT_EQ(text_field(told(), "title"), "You are challenged") << "without text of strangers";
  EXPECT_EQ(text_field(told(), "body"), "Cam, against Ann");
  EXPECT_EQ(text_field(told(), "url"), "/i/" + made.id);
  notifier_->deliver();
  EXPECT_EQ(service_.requests().size(), 1U);
}

TEST_P(PushTest, UndeliveredRemindersArePushedAfterARestart) {
  const auto id = begin_game();
  subscribe("phone");
  service_.answer_with({503});
  ASSERT_TRUE(play(id, 0, "B5-A5", "n0"));
  notifier_->deliver();
  restart();
  start_notifier();
  now_ += 61'000;
  notifier_->deliver();
  ASSERT_EQ(service_.requests().size(), 2U);
  EXPECT_NE(header_of(service_.requests().back(), "Authorization")
                .find(to_base64url(server_key_.public_key())),
            std::string::npos)
      << "the server's key is kept";
  start_notifier();
  notifier_->deliver();
  EXPECT_EQ(service_.requests().size(), 2U) << "and once told it stays told";
}

TEST_P(PushTest, InterruptedPushesAreDueAtTheNextStart) {
  const auto id = begin_game();
  subscribe("phone");
  service_.answer_with({0});
  ASSERT_TRUE(play(id, 0, "B5-A5", "n0"));
  notifier_->start();
  while (service_.requests().empty()) std::this_thread::sleep_for(std::chrono::milliseconds(5));
  notifier_.reset();
  start_notifier();
  notifier_->deliver();
  EXPECT_EQ(service_.requests().size(), 2U) << "it was no try, and is not put off";
  notifier_->deliver();
  EXPECT_EQ(service_.requests().size(), 2U) << "told once";
}

TEST_P(PushTest, ABrowserThatIsGoneIsDropped) {
  const auto id = begin_game();
  subscribe("old");
  subscribe("phone");
  EXPECT_EQ(subscriptions(), 2);
  service_.answer_with({410, 404});
  ASSERT_TRUE(play(id, 0, "B5-A5", "n0"));
  notifier_->deliver();
  EXPECT_EQ(service_.requests().size(), 2U);
  EXPECT_EQ(subscriptions(), 0);
}

TEST_P(PushTest, AServiceThatDoesNotAnswerIsTriedAgainForAWhile) {
  const auto id = begin_game(14);
  subscribe("phone");
  service_.answer_with({503, 429, 500, 500, 500, 500, 500, 500, 500});
  ASSERT_TRUE(play(id, 0, "B5-A5", "n0"));
  for (int hours = 0; hours < 200; ++hours) {
    notifier_->deliver();
    now_ += 60 * 60 * 1000;
  }
  EXPECT_EQ(service_.requests().size(), 7U) << "then it is given up";
  EXPECT_EQ(subscriptions(), 1);
}

TEST_P(PushTest, AServiceThatAcceptsAndSaysNothingHoldsUpNobodyAndIsDropped) {
  PushService silent;
  silent.answer_with(std::deque<int>(1000, 0));
  const auto id = begin_game(14);
  for (int browser = 0; browser < 10; ++browser) {
    ASSERT_TRUE(contacts_.subscribe(
        "ben",
        {silent.endpoint("browser" + std::to_string(browser)), {browser_.public_key(), secret_}},
        now_, 10));
  }
  ASSERT_TRUE(play(id, 0, "B5-A5", "n0"));
  subscribe("phone", "anna");
  (void)begin_game(14);
  notifier_->deliver();
  EXPECT_EQ(service_.requests().size(), 1U) << "of Anna, who is to move, in the same round";
  for (int tries = 1; tries < 3; ++tries) {
    EXPECT_EQ(subscriptions(), 10);
    now_ += 60 * 60 * 1000;
    notifier_->deliver();
  }
  EXPECT_EQ(subscriptions(), 0) << "after three time-outs in a row";
}

TEST_P(PushTest, ARedirectionIsNotFollowed) {
  const auto id = begin_game();
  subscribe("phone");
  service_.answer_with({307});
  ASSERT_TRUE(play(id, 0, "B5-A5", "n0"));
  notifier_->deliver();
  EXPECT_EQ(service_.requests().size(), 1U);
}

TEST_P(PushTest, WithoutTheSwitchNothingGoesToThisMachine) {
  PushClient client(false);
  const std::vector<PushRequest> requests = {{"https://localhost:1/x", "", "id", "x"},
                                             {service_.endpoint("phone"), "", "id", "x"}};
  for (const auto& outcome : client.send(requests)) EXPECT_EQ(outcome.delivery, Delivery::later);
  EXPECT_EQ(service_.requests().size(), 0U);
}

TEST_P(PushTest, AFloodOfSubscriptionsKeepsTheNewest) {
  for (int i = 0; i < 15; ++i) {
    ++now_;
    subscribe("browser" + std::to_string(i));
  }
  EXPECT_EQ(subscriptions(), 10);
}

TEST_P(PushTest, ABrowserReceivesRemindersOfOnePlayer) {
  subscribe("phone");
  subscribe("phone", "chloe");
  EXPECT_EQ(subscriptions(), 0);
  EXPECT_EQ(subscriptions("chloe"), 1);
  ASSERT_TRUE(contacts_.unsubscribe("ben", service_.endpoint("phone")));
  EXPECT_EQ(subscriptions("chloe"), 1) << "not his any more";
}

}  // namespace
}  // namespace camlann::server::test
