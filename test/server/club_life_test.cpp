// A club that runs: its name, links, applicants, news, ratings, its end.
#include <gtest/gtest.h>

#include <functional>
#include <optional>
#include <string>

#include "database/database.hpp"
#include "server/model/club.hpp"
#include "server/model/notice.hpp"
#include "server/model/profile.hpp"
#include "server/model/reminder_words.hpp"
#include "server/services/clubs/clubs.hpp"
#include "server/store/contact_store.hpp"
#include "server/store/forget_player.hpp"
#include "server/store/notice_store.hpp"
#include "server/tournaments_fixture.hpp"

namespace camlann::server::test {
namespace {

using tournament::System;

constexpr Millis one_day = 86'400'000;

class ClubLifeTest : public TournamentsFixture {
 protected:
  void SetUp() override {
    ASSERT_TRUE(club([](Clubs& all) { return all.make("anna", {"River Club", "", true, "Ann"}); }));
  }
  Result<boost::json::value> club(const std::function<Result<Payload>(Clubs&)>& what) {
    return asked(what, "anyone");
  }
  Result<boost::json::value> join(const std::string& player, const std::string& code = {}) {
    return club([&](Clubs& all) { return all.join(player, "river-club", player, code); });
  }
  Result<boost::json::value> change(const ClubChange& wish, const std::string& player = "anna") {
    return club([&](Clubs& all) { return all.change(player, "river-club", wish); });
  }
  Result<boost::json::value> post(const std::string& text, const std::string& player = "anna",
                                  bool letter = false) {
    ClubPost wish;
    wish.text = text;
    wish.letter = letter;
    return club([&](Clubs& all) { return all.post(player, "river-club", wish); });
  }
  Result<boost::json::value> remove_post(std::int64_t number, const std::string& player,
                                         bool moderator) {
    return club(
        [&](Clubs& all) { return all.remove_post(player, "river-club", number, moderator); });
  }
  Result<boost::json::value> accept(const std::string& player, const std::string& by = "anna") {
    return club([&](Clubs& all) { return all.accept(by, "river-club", player); });
  }
  Result<boost::json::value> refuse(const std::string& player) {
    return club([&](Clubs& all) { return all.refuse("anna", "river-club", player); });
  }
  Result<boost::json::value> end(const std::string& name, const std::string& player = "anna") {
    return club([&](Clubs& all) { return all.remove_club(player, "river-club", name); });
  }
  boost::json::value shown_to(const std::string& player) {
    return *club([&](Clubs& all) { return all.show(player, "river-club"); });
  }
  std::string mine(const std::string& player) {
    const auto told = shown_to(player);
    return told.as_object().contains("mine") ? text_field(told, "mine") : "";
  }
  std::string texts(const ListWish& wish = {}) {
    const auto told = *club([&](Clubs& all) { return all.news("river-club", wish); });
    std::string all;
    const auto posts = field(told, "posts");
    for (const auto& one : posts.as_array()) {
      all += std::to_string(number_field(one, "number")) + text_field(one, "text") + ' ';
    }
    return all;
  }
  std::string acts() {
    const auto log = *club([](Clubs& all) { return all.director_log("river-club", 1000); });
    std::string all;
    const auto lines = field(log, "lines");
    for (const auto& one : lines.as_array()) {
      all += text_field(one, "by") + ':' + text_field(one, "act") + ' ';
    }
    return all;
  }
};

INSTANTIATE_TEST_SUITE_P(Stores, ClubLifeTest, testing::Values("memory", "sqlite", "postgres"),
                         store_name);

/// Tests that need the real store.
class StoredClubLifeTest : public ClubLifeTest {};

INSTANTIATE_TEST_SUITE_P(Stores, StoredClubLifeTest, testing::Values("sqlite", "postgres"),
                         store_name);

TEST_P(ClubLifeTest, ARenamedClubKeepsItsAddress) {
  ASSERT_TRUE(club([](Clubs& all) { return all.make("ben", {"Lake Club", "", true, "Ben"}); }));
  EXPECT_EQ(change({"Lаke Club", "", true, {}}).error().what,
            "There is a club whose name looks like this")
      << "in Cyrillic letters";
  EXPECT_TRUE(change({"River club", "Fridays", true, {}})) << "it may look like its own name";
  ASSERT_TRUE(change({"Rowers", "Fridays", true, {}}));
  ASSERT_TRUE(change({{}, "Mondays", true, {}}));
  restart();
  EXPECT_EQ(text_field(shown_to("ben"), "name"), "Rowers");
  EXPECT_EQ(text_field(shown_to("ben"), "about"), "Mondays");
  EXPECT_EQ(text_field(shown_to("ben"), "address"), "river-club");
  EXPECT_EQ(change({"Mine", "", true, {}}, "ben").error().what,
            "Only a director of the club can do this");
  const auto fresh =
      club([](Clubs& all) { return all.make("ben", {"River Club", "", true, "Ben"}); });
  ASSERT_TRUE(fresh) << "the name is free";
  EXPECT_NE(text_field(*fresh, "address"), "river-club");
}

TEST_P(ClubLifeTest, ALinkEndsOnItsDayOrWithTheNextOne) {
  ASSERT_TRUE(change({{}, "", false, {}}));
  const auto first = text_field(shown_to("anna"), "code");
  EXPECT_FALSE(shown_to("anna").as_object().contains("codeUntil"));
  const auto link = [&](std::optional<int> days, const std::string& player = "anna") {
    return club([&](Clubs& all) { return all.new_link(player, "river-club", days); });
  };
  EXPECT_FALSE(link(1, "ben"));
  ASSERT_TRUE(link(1));
  restart();
  const auto second = text_field(shown_to("anna"), "code");
  EXPECT_FALSE(join("ben", first)) << "the link before";
  ASSERT_TRUE(join("ben", second));
  EXPECT_TRUE(shown_to("ben").as_object().contains("codeUntil"));
  EXPECT_FALSE(shown_to("carl").as_object().contains("codeUntil"));
  now_ += one_day;
  EXPECT_EQ(join("carl", second).error().what, "This link is no longer valid");
  EXPECT_EQ(join("carl", "guess").error().what, "This club is not open to everybody");
  ASSERT_TRUE(link({}));
  now_ += 1000 * one_day;
  EXPECT_TRUE(join("carl", text_field(shown_to("anna"), "code")));
}

TEST_P(ClubLifeTest, OfficersAcceptAndRefuse) {
  ASSERT_TRUE(change({{}, "", true, true}));
  ASSERT_TRUE(join("ben"));
  ASSERT_TRUE(join("carl"));
  ASSERT_TRUE(join("carl")) << "the same request once more";
  restart();
  EXPECT_EQ(number_field(shown_to("anna"), "members"), 1);
  EXPECT_EQ(field(shown_to("anna"), "applicants").as_array().size(), 2U);
  EXPECT_FALSE(shown_to("ben").as_object().contains("applicants")) << "only for officers";
  EXPECT_EQ(mine("ben"), "waiting");
  EXPECT_FALSE(accept("ben", "ben"));
  EXPECT_EQ(accept("dora").error().code, ErrorCode::not_found);
  ASSERT_TRUE(accept("ben"));
  ASSERT_TRUE(accept("ben")) << "the same request once more";
  ASSERT_TRUE(refuse("carl"));
  restart();
  EXPECT_EQ(number_field(shown_to("anna"), "members"), 2);
  EXPECT_EQ(mine("carl"), "refused");
  EXPECT_EQ(join("carl").error().what, "A director has refused your entry");
  now_ += limits_.between_applications;
  ASSERT_TRUE(join("carl"));
  EXPECT_EQ(mine("carl"), "waiting");
  ASSERT_TRUE(club([](Clubs& all) { return all.leave("carl", "river-club"); })) << "thinks again";
  EXPECT_EQ(mine("carl"), "withdrawn");
  EXPECT_FALSE(shown_to("anna").as_object().contains("applicants"));
  EXPECT_EQ(accept("carl").error().what, "This player does not ask to join");
  EXPECT_EQ(acts(), "anna:accepted anna:changed ") << "a refusal is nobody else's business";
}

TEST_P(ClubLifeTest, ApplicantsComeToAnEndedApprovalAndTakenNames) {
  ASSERT_TRUE(change({{}, "", true, true}));
  ASSERT_TRUE(join("ben"));
  ASSERT_TRUE(club([](Clubs& all) { return all.join("other", "river-club", "Ben", {}); }))
      << "both may ask";
  ASSERT_TRUE(accept("ben"));
  EXPECT_EQ(accept("other").error().what,
            "A member of this club has this name, or one that looks like it");
  limits_.applicants = 1;
  restart();
  EXPECT_EQ(join("carl").error().what, "Too many players wait to be accepted");
  ASSERT_TRUE(change({{}, "", true, false}));
  ASSERT_TRUE(join("carl"));
  EXPECT_EQ(number_field(shown_to("anna"), "members"), 3);
}

TEST_P(ClubLifeTest, NewsIsWrittenByOfficersAndReadByAll) {
  ASSERT_TRUE(join("ben"));
  EXPECT_FALSE(post("mine", "ben"));
  ASSERT_TRUE(post("one"));
  ASSERT_TRUE(post("one")) << "the same request once more";
  ASSERT_TRUE(post("two"));
  restart();
  ASSERT_TRUE(post("two")) << "also after a crash";
  EXPECT_EQ(texts(), "2two 1one ");
  now_ += one_day;
  ASSERT_TRUE(post("two")) << "no repeated request a day later";
  EXPECT_EQ(texts(), "3two 2two 1one ");
  ASSERT_TRUE(remove_post(3, "anna", false));
  EXPECT_EQ(texts(), "2two 1one ");
  EXPECT_EQ(texts({1, 1, {}}), "1one ");
  EXPECT_FALSE(remove_post(1, "ben", false));
  ASSERT_TRUE(remove_post(1, "anna", false));
  ASSERT_TRUE(remove_post(2, "host", true)) << "a moderator";
  EXPECT_EQ(texts(), "");
  EXPECT_EQ(acts(), ":unposted anna:unposted anna:unposted anna:posted anna:posted anna:posted ");
}

TEST_P(ClubLifeTest, ADayHasRoomForSomeNews) {
  limits_.club_posts_a_day = 2;
  restart();
  ASSERT_TRUE(post("one"));
  ASSERT_TRUE(post("two"));
  EXPECT_EQ(post("three").error().code, ErrorCode::too_many);
  now_ += one_day;
  EXPECT_TRUE(post("three"));
}

TEST_P(ClubLifeTest, ADeletedClubLeavesItsEventsBehind) {
  auto wish = club_evening(System::swiss);
  wish.club = "river-club";
  for (const char* player : {"p0", "p1", "ben"}) ASSERT_TRUE(join(player));
  const auto id = with_players(wish, 2);
  ASSERT_TRUE(post("farewell"));
  EXPECT_EQ(end("River Club", "ben").error().what, "Only a director of the club can do this");
  EXPECT_EQ(end("Lake Club").error().where, "name");
  EXPECT_EQ(end("River Club").error().expected, "that its tournaments and leagues are ended first");
  ASSERT_TRUE(finish(id));
  EXPECT_EQ(text_field(shown(id), "club"), "river-club");
  ASSERT_TRUE(end("River Club"));
  const auto gone = [&] {
    return club([](Clubs& all) { return all.show("anna", "river-club"); }).error().what;
  };
  EXPECT_EQ(gone(), "There is no such club");
  EXPECT_TRUE(field(shown(id), "club").is_null()) << "in memory";
  restart();
  EXPECT_EQ(gone(), "There is no such club");
  EXPECT_TRUE(field(shown(id), "club").is_null()) << "in the store";
  ASSERT_TRUE(club([](Clubs& all) { return all.make("ben", {"River Club", "", true, "Ben"}); }));
  EXPECT_EQ(number_field(shown_to("ben"), "members"), 1);
  EXPECT_EQ(texts(), "");
  EXPECT_EQ(acts(), "");
}

TEST_P(StoredClubLifeTest, ListsTheRatingsOfItsMembers) {
  ASSERT_TRUE(join("ben"));
  auto other = database::Database::open(database_).value();
  for (const char* row :
       {"'anna','cam','slow',1500.4,80.0,0.06,9,8", "'ben','cam','slow',1600.0,350.0,0.06,1,8",
        "'carl','cam','slow',1700.0,80.0,0.06,9,8", "'anna','cam','fast',1900.0,80.0,0.06,9,8"}) {
    ASSERT_TRUE(other.execute("INSERT INTO ratings VALUES (" + std::string(row) + ")"));
  }
  const auto told =
      *club([](Clubs& all) { return all.ratings("river-club", {"cam", rating::Speed::slow}); });
  ASSERT_EQ(field(told, "members").as_array().size(), 2U) << "Carl is no member";
  EXPECT_EQ(text_field(told, "members.0.name"), "ben");
  EXPECT_EQ(text_field(told, "members.1.name"), "Ann");
  EXPECT_EQ(number_field(told, "members.1.rating"), 1500);
}

TEST_P(StoredClubLifeTest, NewsForTheMembersIsANoticeUnlessTheyWantNone) {
  for (const char* player : {"ben", "carl", "dora"}) ASSERT_TRUE(join(player));
  auto contacts = ContactStore::open(database_).value();
  for (const char* player : {"anna", "ben", "carl", "eve"}) {
    const Subscription browser{std::string("https://push.example.org/") + player,
                               {std::string(65, 'k'), std::string(16, 's')}};
    ASSERT_TRUE(contacts.subscribe(player, browser, now_, 10));
  }
  NoticeWishes none;
  none.no_push = {NoticeKind::news};
  ASSERT_TRUE(contacts.keep("carl", none));
  now_ += 1000;
  auto notices = NoticeStore::open(database_, Channel::push).value();
  const auto due = [&] {
    return notices.due(now_, 9, [](const Notice&) { return Millis{0}; }).value();
  };
  ASSERT_TRUE(post("only on the page"));
  EXPECT_TRUE(due().empty());
  ASSERT_TRUE(post("We meet on Friday. " + std::string(300, 'x'), "anna", true));
  const auto told = due();
  ASSERT_EQ(told.size(), 1U) << "not the officer, not Carl, Dora has no browser, Eve is no member";
  EXPECT_EQ(told[0].player, "ben");
  const auto words = words_of(told[0], catalog());
  EXPECT_EQ(words.title, "News of your club");
  EXPECT_EQ(words.path, "/club/river-club");
  EXPECT_TRUE(words.body.starts_with("River Club: We meet on Friday. x"));
  EXPECT_LT(words.body.size(), 210U);
  const auto letter = letter_words_of(told[0], catalog());
  EXPECT_EQ(letter.subject, "News of your club");
  EXPECT_NE(letter.entries.at(0).text.find(std::string(300, 'x')), std::string::npos);
  ASSERT_TRUE(notices.done(told[0]));
  EXPECT_TRUE(due().empty()) << "once";
  ASSERT_TRUE(post("And on Saturday", "anna", true));
  EXPECT_EQ(due().size(), 1U) << "each letter";
}

TEST_P(StoredClubLifeTest, ADeletedAccountLeavesNothingBehind) {
  ASSERT_TRUE(change({{}, "", true, true}));
  ASSERT_TRUE(join("ben"));
  ASSERT_TRUE(join("carl"));
  ASSERT_TRUE(post("one"));
  auto other = database::Database::open(database_).value();
  ASSERT_TRUE(forget_player(other, "ben"));
  ASSERT_TRUE(other.execute("INSERT INTO former_accounts VALUES ('ben',1)"));
  ASSERT_TRUE(accept("carl"));
  EXPECT_EQ(mine("ben"), "");
  ASSERT_TRUE(forget_player(other, "anna"));
  EXPECT_EQ(texts(), "");
}

}  // namespace
}  // namespace camlann::server::test
