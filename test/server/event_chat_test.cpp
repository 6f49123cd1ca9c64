// The chat at a tournament (issue 49, point 15): rights of players, spectators and directors, and
// announcements in the games.
#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <string>

#include "database/database.hpp"
#include "server/messages/event_chat.hpp"
#include "server/services/games/watching.hpp"
#include "server/services/tournaments/event_chat.hpp"
#include "server/store/forget_player.hpp"
#include "server/tournaments_fixture.hpp"

namespace camlann::server::test {
namespace {

using message::Phrase;
using tournament::System;

class EventChatTest : public TournamentsFixture {
 protected:
  void SetUp() override {
    limits_.chat_per_player.burst = 1000;
    restart();
    id_ = make(club_evening(System::round_robin));
    ASSERT_TRUE(enter(id_, "ben", "Ben"));
    ASSERT_TRUE(enter(id_, "cleo", "Cleo"));
  }
  static EventSpeaker speaker(const std::string& player) {
    return {player, player == "dora" ? "Dora" : "", true, false};
  }
  Result<boost::json::value> chat(const std::function<Result<Payload>(EventChat&)>& what) {
    return asked(what, "anyone");
  }
  Result<boost::json::value> say(const std::string& player, const std::string& text,
                                 bool announce = false) {
    return chat([&](EventChat& all) {
      return all.say(speaker(player), id_, EventSay{{{}, text}, announce});
    });
  }
  Result<boost::json::value> remove(const std::string& player, std::int64_t number) {
    return chat([&](EventChat& all) { return all.remove_line(speaker(player), id_, number); });
  }
  Result<boost::json::value> close(const std::string& player, bool closed) {
    return chat([&](EventChat& all) { return all.close(speaker(player), id_, closed); });
  }
  boost::json::value read(const std::string& player, std::int64_t after = 0) {
    return *chat([&](EventChat& all) { return all.read(speaker(player), id_, after); });
  }
  /// Returns number, name and text of each line for this player.
  std::string texts(const std::string& player, std::int64_t after = 0) {
    std::string all;
    const auto lines = field(read(player, after), "lines");
    for (const auto& one : lines.as_array()) {
      const auto kind = text_field(one, "kind");
      all += std::to_string(number_field(one, "number")) + ' ' + text_field(one, "name") + ": " +
             (one.as_object().contains("removed") ? "(removed)"
              : kind == "said"                    ? text_field(one, "text")
                                                  : kind + ' ' + text_field(one, "text")) +
             "; ";
    }
    return all;
  }
  std::shared_ptr<FakeWatcher> come(const std::string& player, const std::string& game) {
    auto page = std::make_shared<FakeWatcher>();
    games_->ask(GameRequest{player, game}, errors_to(page), &Watching::watch, WatchWish{}, page);
    step();
    return page;
  }
  std::shared_ptr<FakeWatcher> await_event() {
    auto page = std::make_shared<FakeWatcher>();
    games_->ask(GameRequest{"anyone", id_}, errors_to(page), &Watching::await, page);
    step();
    return page;
  }
  static int heard(const std::shared_ptr<FakeWatcher>& page, const std::string& type) {
    int messages = 0;
    for (const auto& message : page->messages) messages += text_field(message, "type") == type;
    return messages;
  }

  std::string id_;
};

INSTANTIATE_TEST_SUITE_P(Stores, EventChatTest, testing::Values("memory", "sqlite", "postgres"),
                         store_name);

class StoredEventChatTest : public EventChatTest {};

INSTANTIATE_TEST_SUITE_P(Stores, StoredEventChatTest, testing::Values("sqlite", "postgres"),
                         store_name);

TEST_P(EventChatTest, Point49_15EverybodyAtAnEventHasOneChat) {
  const auto page = await_event();
  ASSERT_TRUE(say("ben", "Good luck, all"));
  ASSERT_TRUE(say("dora", "I only watch"));
  ASSERT_TRUE(say("eve", "Me too"));
  ASSERT_TRUE(chat([&](EventChat& all) {
    return all.say(speaker("anna"), id_, EventSay{{Phrase::hello, {}}, false});
  }));
  EXPECT_EQ(heard(page, "event-chat"), 4);
  restart();
  EXPECT_EQ(texts("cleo"), "1 Ben: Good luck, all; 2 Dora: I only watch; 3 : Me too; 4 Ann: ; ");
  EXPECT_EQ(text_field(read("cleo"), "lines.3.phrase"), "hello");
  EXPECT_EQ(texts("cleo", 3), "4 Ann: ; ");
  EXPECT_TRUE(field(read("cleo"), "lines.0.guest").as_bool());
}

TEST_P(EventChatTest, AnAnnouncementIsHeardByThePlayersInTheirGames) {
  ASSERT_TRUE(start(id_, 1));
  const auto game = games_of(id_, 0).at(0);
  const auto white = come(player_at(game, Seat::white), game);
  const auto black = come(player_at(game, Seat::black), game);
  const auto watcher = come("dora", game);
  ASSERT_TRUE(say("anna", "Just said"));
  EXPECT_EQ(heard(white, "announced"), 0);
  EXPECT_EQ(say("ben", "Free tea", true).error().what,
            "Only a director of the tournament can do this");
  ASSERT_TRUE(say("anna", "Round two at eight", true));
  EXPECT_EQ(heard(white, "announced"), 1);
  EXPECT_EQ(heard(black, "announced"), 1);
  EXPECT_EQ(heard(watcher, "announced"), 0);
  EXPECT_EQ(text_field(white->messages.back(), "text"), "Round two at eight");
  EXPECT_EQ(texts("cleo"), "1 Ann: Just said; 2 Ann: announced Round two at eight; ");
}

TEST_P(EventChatTest, DirectorsRemoveLinesAndCloseIt) {
  ASSERT_TRUE(say("ben", "Something rude"));
  EXPECT_EQ(remove("cleo", 1).error().what, "Only a director of the tournament can do this");
  EXPECT_EQ(close("cleo", true).error().what, "Only a director of the tournament can do this");
  const auto page = await_event();
  ASSERT_TRUE(remove("anna", 1));
  ASSERT_TRUE(remove("anna", 1)) << "again";
  EXPECT_EQ(heard(page, "event-chat"), 1);
  EXPECT_EQ(texts("cleo"), "1 Ben: (removed); ");
  EXPECT_EQ(remove("anna", 2).error().what, "There is no such line");
  const auto log = *ask([&](Tournaments& all) { return all.director_log(id_, 1000); });
  EXPECT_EQ(text_field(log, "lines.0.act"), "unsaid");
  EXPECT_EQ(text_field(log, "lines.0.aboutName"), "Ben");

  ASSERT_TRUE(close("anna", true));
  ASSERT_TRUE(close("anna", true)) << "again";
  restart();
  EXPECT_EQ(say("ben", "Why?").error().what, "A director has closed this chat");
  ASSERT_TRUE(say("anna", "Results tomorrow", true));
  EXPECT_TRUE(field(read("ben"), "closed").as_bool());
  ASSERT_TRUE(close("anna", false));
  ASSERT_TRUE(say("ben", "Thanks"));
  EXPECT_EQ(texts("cleo"),
            "1 Ben: (removed); 2 Ann: closed ; 3 Ann: announced Results tomorrow; "
            "4 Ann: opened ; 5 Ben: Thanks; ");
  // A moderator of the host, too
  EXPECT_TRUE(
      chat([&](EventChat& all) { return all.remove_line({"host", "Host", true, true}, id_, 5); }));
}

TEST_P(EventChatTest, AMutedPlayerIsNotReadButAnnouncementsAre) {
  ASSERT_TRUE(say("ben", "Blah"));
  ASSERT_TRUE(say("anna", "Listen", true));
  const auto mute = [&](const std::string& other, bool muted) {
    return chat(
        [&](EventChat& all) { return all.mute(speaker("cleo"), id_, MuteWish{{}, other, muted}); });
  };
  ASSERT_TRUE(mute("ben", true));
  ASSERT_TRUE(mute("anna", true));
  EXPECT_EQ(mute("cleo", true).error().what, "You cannot mute yourself");
  EXPECT_EQ(mute("dora", true).error().what, "This player is not at this tournament");
  EXPECT_EQ(texts("cleo"), "2 Ann: announced Listen; ");
  EXPECT_EQ(texts("ben"), "1 Ben: Blah; 2 Ann: announced Listen; ");
  ASSERT_TRUE(mute("ben", false));
  EXPECT_EQ(texts("cleo"), "1 Ben: Blah; 2 Ann: announced Listen; ");
}

TEST_P(EventChatTest, NobodyFloodsIt) {
  limits_.chat_per_player.burst = 2;
  restart();
  ASSERT_TRUE(say("ben", "One"));
  ASSERT_TRUE(say("ben", "Two"));
  EXPECT_EQ(say("ben", "Three").error().what, "You say too much at once");
  EXPECT_EQ(
      chat([&](EventChat& all) { return all.read(speaker("ben"), "nosuchevent", 0); }).error().code,
      ErrorCode::not_found);
}

TEST_P(StoredEventChatTest, TheNewestLinesAreKeptAndThatItIsClosed) {
  ASSERT_TRUE(close("anna", true));
  ASSERT_TRUE(database::Database::open(database_).value().run(
      "INSERT INTO event_chat SELECT event, number+i, 'announced', player, name, "
      "'', 'x', at, 0 FROM event_chat, (WITH RECURSIVE n(i) AS (SELECT 1 UNION "
      "ALL SELECT i+1 FROM n WHERE i<600) SELECT i FROM n) AS numbers"));
  ASSERT_TRUE(say("anna", "The newest", true));
  auto database = database::Database::open(database_).value();
  EXPECT_EQ(database.query_number("SELECT count(*) FROM event_chat").value(), 501)
      << "with the line that closed it";
  EXPECT_TRUE(field(read("ben"), "closed").as_bool());
  ASSERT_TRUE(close("anna", false));
  ASSERT_TRUE(say("ben", "Hello"));
  EXPECT_EQ(database.query_number("SELECT count(*) FROM event_chat").value(), 500);
  EXPECT_FALSE(field(read("ben"), "closed").as_bool());
}

TEST_P(StoredEventChatTest, ADeletedAccountLeavesNothingThere) {
  ASSERT_TRUE(say("ben", "My secret"));
  ASSERT_TRUE(say("cleo", "Mine"));
  auto database = database::Database::open(database_).value();
  ASSERT_TRUE(forget_player(database, "ben"));
  EXPECT_EQ(texts("cleo"), "2 Cleo: Mine; ");
}

TEST(EventChatBody, HasAPhraseOrAText) {
  EXPECT_EQ(read_event_say(R"({"text":" hi "})")->said.text, "hi");
  EXPECT_EQ(read_event_say(R"({"phrase":"hello"})")->said.phrase, Phrase::hello);
  for (const char* body : {"{}", R"({"text":"  "})", R"({"phrase":"hello","text":"hi"})",
                           R"({"phrase":"hello","announce":true})", R"({"phrase":"shout"})"}) {
    EXPECT_FALSE(read_event_say(body)) << body;
  }
}

}  // namespace
}  // namespace camlann::server::test
