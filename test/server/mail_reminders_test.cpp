// Reminders by mail: when they are sent, how many, and without text of strangers.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <thread>

#include "game/catalog.hpp"
#include "server/mail_fixture.hpp"
#include "server/model/notice.hpp"
#include "server/model/reminder_wishes.hpp"
#include "server/services/games/invitations.hpp"
#include "server/services/leagues/leagues.hpp"
#include "server/services/reminders/mail_messenger.hpp"
#include "server/services/reminders/notifier.hpp"
#include "server/store/contact_store.hpp"
#include "server/store/mail_store.hpp"
#include "server/store/notice_store.hpp"

namespace camlann::server::test {
namespace {

int count_of(const std::string& text, const std::string& part) {
  int count = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

class MailRemindersTest : public MailFixture {
 protected:
  /// Notifies Marta by letters.
  std::unique_ptr<Notifier> new_notifier() {
    EXPECT_EQ(post("/api/mail/reminders", R"({"on":true})").status, 200);
    return std::make_unique<Notifier>(
        NoticeStore::open(file(), Channel::mail).value(), new_messenger(), [this] { return now_; },
        silent_log());
  }
  [[nodiscard]] std::unique_ptr<MailMessenger> new_messenger() {
    return std::make_unique<MailMessenger>(
        MailStore::open(file()).value(), options(), "secret", [this] { return now_; }, catalog());
  }
  /// A game of days; Anna has the first move.
  std::string begin_against(const std::string& player) {
    NewInvitation wish;
    wish.game = wish_for("cam", Opponent::person, Seat::white);
    wish.game.time.emplace().days = 3;
    wish.name = "Änne";
    Awaited<Invitation> made;
    games_->ask(QueueKey("anna"), made.reply(), &Invitations::invite, wish);
    step();
    Awaited<Invitation> begun;
    games_->ask(QueueKey(player), begun.reply(), &Invitations::answer, made.get()->id,
                SitDown{"Marta", {}});
    step();
    return begun.get()->game;
  }
  void challenge(const std::string& player, const std::string& guest, const std::string& name) {
    NewInvitation wish;
    wish.game = wish_for("cam", Opponent::person, Seat::white);
    wish.game.time.emplace().days = 3;
    wish.name = name;
    wish.to = player;
    Awaited<Invitation> made;
    games_->ask(QueueKey(guest), made.reply(), &Invitations::invite, wish);
    step();
    ASSERT_TRUE(made.get()) << made.get().error().what;
  }
};

INSTANTIATE_TEST_SUITE_P(Stores, MailRemindersTest, testing::Values("sqlite", "postgres"),
                         store_name);

/// A game of days against the account of Marta.
TEST_P(MailRemindersTest, RemindsOfATurnUntilUnsubscribed) {
  sign_up_with("Marta", "marta@example.org");
  const auto marta = directory_.player_named("Marta").value();
  auto notifier = new_notifier();
  const auto id = begin_against(marta);
  ASSERT_TRUE(play(id, 0, "B5-A5", "n0"));
  notifier->deliver();
  EXPECT_EQ(smtp_.letters().size(), 1U) << "whoever plays on needs none";
  now_ += 30 * minute;
  notifier->deliver();
  notifier->deliver();
  ASSERT_EQ(smtp_.letters().size(), 2U);
  const auto text = smtp_.letters().back().text;
  EXPECT_NE(text.find("Subject: Your move\n"), std::string::npos);
  EXPECT_NE(text.find("Cam, against Änne\nUntil "), std::string::npos);
  EXPECT_NE(text.find(" UTC: 3 days left\n"), std::string::npos) << text;
  EXPECT_NE(text.find("https://camlann.example/game/" + id + "\n"), std::string::npos);
  const auto stop = code("stop");
  cookie_.clear();
  EXPECT_EQ(use("/api/mail/stop", stop).status, 200);
  ASSERT_TRUE(play(id, 1, "B9-A9", "n1", marta));
  ASSERT_TRUE(play(id, 2, "A5-B5", "n2"));
  now_ += 60 * minute;
  notifier->deliver();
  EXPECT_EQ(smtp_.letters().size(), 2U);
  ASSERT_EQ(sign_in("Marta", "eight or more").status, 200);
  EXPECT_FALSE(field(state(), "reminders").as_bool());
}

/// Guests may choose any name.
TEST_P(MailRemindersTest, ManyChallengesAreOneLetterAnHourWithoutForeignText) {
  sign_up_with("Marta", "marta@example.org");
  const auto notifier = new_notifier();
  const auto marta = directory_.player_named("Marta").value();
  const std::string name = "Read evil.example";
  for (int i = 0; i < 60; ++i) challenge(marta, "guest" + std::to_string(i % 6), name);
  now_ += 30 * minute;
  for (int i = 0; i < 3; ++i) notifier->deliver();
  ASSERT_EQ(smtp_.letters().size(), 2U);
  const auto text = smtp_.letters().back().text;
  EXPECT_NE(text.find("Subject: You are challenged\n"), std::string::npos) << text;
  EXPECT_NE(text.find("60 challenges"), std::string::npos) << text;
  EXPECT_EQ(text.find("evil"), std::string::npos) << text;
  challenge(marta, "guest7", name);
  now_ += 35 * minute;
  notifier->deliver();
  EXPECT_EQ(smtp_.letters().size(), 2U) << "within the hour";
  now_ += 30 * minute;
  for (int i = 0; i < 3; ++i) notifier->deliver();
  EXPECT_EQ(smtp_.letters().size(), 3U);
}

// A guest may have a name that readers take for an account's.
TEST_P(MailRemindersTest, GuestsAreMarkedInLetters) {
  sign_up_with("Marta", "marta@example.org");
  games_->know_accounts(directory_.marks().has_account);
  const auto notifier = new_notifier();
  const auto marta = directory_.player_named("Marta").value();
  ASSERT_TRUE(play(begin_against(marta), 0, "B5-A5", "n0"));
  challenge(marta, "guest", "Änne");
  now_ += 30 * minute;
  for (int i = 0; i < 3; ++i) notifier->deliver();
  std::string all;
  for (const auto& letter : smtp_.letters()) all += letter.text;
  EXPECT_NE(all.find("\n\nYour move.\nCam, against Änne (guest)\n"), std::string::npos) << all;
  EXPECT_NE(all.find("\n\nYou are challenged.\nCam, against Änne (guest)\n"), std::string::npos)
      << all;
}

TEST_P(MailRemindersTest, ManyTurnsAreOneLetterAnHour) {
  sign_up_with("Marta", "marta@example.org");
  const auto notifier = new_notifier();
  const auto marta = directory_.player_named("Marta").value();
  const auto turns = [&](int count) {
    for (int i = 0; i < count; ++i) ASSERT_TRUE(play(begin_against(marta), 0, "B5-A5", "n"));
    now_ += 30 * minute;
    for (int i = 0; i < 4; ++i) notifier->deliver();
  };
  turns(8);
  ASSERT_EQ(smtp_.letters().size(), 1U + 1);
  const auto text = smtp_.letters().back().text;
  EXPECT_NE(text.find("Subject: Your move in 8 games\n"), std::string::npos) << text;
  EXPECT_EQ(count_of(text, "Cam, against Änne\nUntil "), 8) << text;
  EXPECT_EQ(count_of(text, "\nhttps://camlann.example/game/"), 8) << text;
  turns(1);
  EXPECT_EQ(smtp_.letters().size(), 1U + 1) << "within the hour";
  turns(25);
  ASSERT_EQ(smtp_.letters().size(), 1U + 2) << "the others wait, and are not lost";
  const auto next = smtp_.letters().back().text;
  EXPECT_EQ(count_of(next, "\nhttps://camlann.example/game/"), 20) << next;
  EXPECT_NE(next.find("and 6 more\nhttps://camlann.example/days\n"), std::string::npos) << next;
}

// Issue 49, point 12.
TEST_P(MailRemindersTest, DirectorsGetOneLetterAboutApplicantsInAnHour) {
  sign_up_with("Marta", "marta@example.org");
  const auto notifier = new_notifier();
  const auto marta = directory_.player_named("Marta").value();
  NewLeague wish;
  wish.name = "Winter league";
  wish.host = "Marta";
  wish.variant = "cam";
  wish.time.days = 3;
  wish.terms = {3, 1};
  wish.is_public = true;
  wish.entry.approval = true;
  Awaited<Payload> made;
  games_->ask(QueueKey(marta), made.reply(), &Leagues::make, marta, wish);
  step();
  const auto league = text_field(json_of(**made.get()), "id");
  const auto apply = [&](const std::string& player) {
    Awaited<Payload> asked;
    games_->ask(QueueKey(player), asked.reply(), &Leagues::enter, player, league, player, "");
    step();
    ASSERT_TRUE(asked.get()) << asked.get().error().what;
  };
  constexpr Millis hour = 60 * minute;
  const auto letters = [&] {
    notifier->deliver();
    return smtp_.letters().size() - 1;  // without that with the code
  };
  now_ = now_ / hour * hour + minute;
  for (const auto player : {"eve", "ben", "carl"}) {
    now_ += minute;
    apply(player);
    EXPECT_EQ(letters(), 0U);
  }
  now_ = now_ / hour * hour + hour + 30 * minute;
  ASSERT_EQ(letters(), 1U);
  const auto text = smtp_.letters().back().text;
  EXPECT_NE(text.find("Subject: Players ask to enter\n"), std::string::npos) << text;
  EXPECT_NE(text.find("Winter league: 3 players wait for your answer.\n"), std::string::npos);
  EXPECT_NE(text.find("https://camlann.example/league/" + league + "\n"), std::string::npos)
      << text;
  now_ += 3 * hour;
  EXPECT_EQ(letters(), 1U) << "nobody has asked since";
  // Applications come every few minutes, and so do the letters.
  for (int i = 0; i < 16; ++i) {
    now_ += 10 * minute;
    apply("p" + std::to_string(i));
    (void)letters();
  }
  const auto sent = letters();
  EXPECT_GE(sent, 2U);
  EXPECT_LE(sent, 4U);
  now_ += 3 * hour;
  const auto last = letters();
  Awaited<Payload> left;
  games_->ask(QueueKey("p15"), left.reply(), &Leagues::leave, "p15", league);
  step();
  now_ += 3 * hour;
  EXPECT_EQ(letters(), last) << "a withdrawal announces nothing again";
}

TEST_P(MailRemindersTest, ATurnsEndIsInThePlayersZone) {
  sign_up_with("Marta", "marta@example.org");
  const auto notifier = new_notifier();
  const auto marta = directory_.player_named("Marta").value();
  auto contacts = ContactStore::open(file()).value();
  ASSERT_TRUE(contacts.keep(marta, {{}, {}, std::nullopt, 0, "Asia/Kathmandu", ""}));
  ASSERT_TRUE(play(begin_against(marta), 0, "B5-A5", "n0"));
  now_ += 30 * minute;
  notifier->deliver();
  const auto end = now_ + 3 * 24 * 60 * minute;  // the games' clock stands still in this test
  const auto text = smtp_.letters().back().text;
  // Nepal's clocks are 5:45 hours ahead.
  const auto there = (end / minute + 345) % (24 * 60);
  const auto digits = [](Millis number) {
    return (number < 10 ? "0" : "") + std::to_string(number);
  };
  EXPECT_NE(text.find(", " + digits(there / 60) + ':' + digits(there % 60) + " (Asia/Kathmandu): "),
            std::string::npos)
      << text;
}

TEST_P(MailRemindersTest, OneClickInAMailProgramEndsThem) {
  sign_up_with("Marta", "marta@example.org");
  const auto notifier = new_notifier();
  const auto marta = directory_.player_named("Marta").value();
  ASSERT_TRUE(play(begin_against(marta), 0, "B5-A5", "n0"));
  now_ += 30 * minute;
  notifier->deliver();
  const auto text = smtp_.letters().back().text;
  const std::string before = "List-Unsubscribe: <https://camlann.example";
  const auto start = text.find(before);
  ASSERT_NE(start, std::string::npos) << text;
  const auto address =
      text.substr(start + before.size(), text.find('>', start) - start - before.size());
  EXPECT_NE(text.find("\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\n"), std::string::npos);
  cookie_.clear();
  const auto page = send("GET", address, "");
  EXPECT_EQ(page.status, 303) << "a program that opens links changes nothing";
  EXPECT_THAT(page.headers,
              testing::Contains(testing::Pair("Location", "/mail#stop=" + code("stop"))));
  EXPECT_EQ(send("POST", address + "0", "List-Unsubscribe=One-Click").status, 404);
  ASSERT_EQ(sign_in("Marta", "eight or more").status, 200);
  EXPECT_TRUE(field(state(), "reminders").as_bool());
  cookie_.clear();
  EXPECT_EQ(send("POST", address, "List-Unsubscribe=One-Click").status, 200);
  ASSERT_EQ(sign_in("Marta", "eight or more").status, 200);
  EXPECT_FALSE(field(state(), "reminders").as_bool());
}

TEST_P(MailRemindersTest, ALetterWithANewPasswordDoesNotWaitForReminders) {
  sign_up_with("Ben", "ben@example.org");
  sign_up_with("Marta", "marta@slow.example");
  auto notifier = new_notifier();
  ASSERT_TRUE(play(begin_against(directory_.player_named("Marta").value()), 0, "B5-A5", "n0"));
  now_ += 30 * minute;
  smtp_.never_answer("slow.example");
  notifier->start();
  while (smtp_.waiting() == 0) std::this_thread::sleep_for(std::chrono::milliseconds(5));
  EXPECT_EQ(post("/api/recovery", R"({"mail":"ben@example.org"})").status, 200);
  carrier_->deliver();
  EXPECT_EQ(code("recover").size(), 32U);
  EXPECT_EQ(smtp_.waiting(), 1) << "the reminder is still on its way";
  notifier.reset();
}

// A server that is killed in between sends only the letters again that are on their way.
TEST_P(MailRemindersTest, EachLetterIsNotedAsSoonAsItIsSent) {
  for (const std::string name : {"Marta", "Ben", "Cleo", "Dana", "Emil"}) {
    sign_up_with(name, name + "@example.org");
    EXPECT_EQ(post("/api/mail/reminders", R"({"on":true})").status, 200);
    const auto player = directory_.player_named(name).value();
    ASSERT_TRUE(play(begin_against(player), 0, "B5-A5", "n"));
  }
  now_ += 30 * minute;
  auto store = NoticeStore::open(file(), Channel::mail).value();
  const auto all = [](const Notice&) { return Millis{0}; };
  const auto due = store.due(now_, 50, all).value();
  ASSERT_EQ(due.size(), 5U);
  const auto messenger = new_messenger();
  smtp_.answer_with({250, 250, 250, 250, 0});
  std::atomic<int> noted{0};
  std::thread sending([&] {
    messenger->deliver(due, store, [&](const Notice& notice, bool over, Millis /*took*/) {
      EXPECT_TRUE(over);
      EXPECT_TRUE(store.done(notice));
      ++noted;
    });
  });
  while (noted < 4 || smtp_.waiting() == 0) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  messenger->stop();
  sending.join();
  EXPECT_EQ(store.due(now_, 50, all)->size(), 1U);
}

TEST_P(MailRemindersTest, LettersOfQuietHoursAreSentAfterThem) {
  sign_up_with("Marta", "marta@example.org");
  const auto notifier = new_notifier();
  const auto marta = directory_.player_named("Marta").value();
  const auto id = begin_against(marta);
  constexpr int day = 24 * 60;
  const auto now = static_cast<int>(now_ / minute % day);
  auto contacts = ContactStore::open(file()).value();
  ASSERT_TRUE(contacts.keep(marta, {{}, {}, QuietHours{now, (now + 120) % day}, 0, "", ""}));
  ASSERT_TRUE(play(id, 0, "B5-A5", "n0"));
  for (int half_hour = 0; half_hour < 3; ++half_hour) {
    now_ += 30 * minute;
    notifier->deliver();
  }
  EXPECT_EQ(smtp_.letters().size(), 1U) << "the one that confirmed the address";
  now_ += 31 * minute;
  notifier->deliver();
  ASSERT_EQ(smtp_.letters().size(), 2U);
  EXPECT_NE(smtp_.letters().back().text.find("https://camlann.example/game/" + id + "\n"),
            std::string::npos);
}

}  // namespace
}  // namespace camlann::server::test
