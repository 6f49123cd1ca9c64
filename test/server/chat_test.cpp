// Chat in games between people: visibility, muting, limits, and restarts.
#include "server/services/games/chat.hpp"
#include "server/messages/game.hpp"
#include "server/messages/requests.hpp"
#include "server/people_fixture.hpp"
#include "server/services/games/watching.hpp"

namespace camlann::server::test {
namespace {

using message::Phrase;

class ChatTest : public PeopleFixture {
 protected:
  ChatTest() : id_(begin_game()) {}

  Result<ChatView> say(const std::string& player, Phrase phrase) {
    Awaited<ChatView> answer;
    games_->ask(GameRequest{player, id_}, answer.reply(), &Chat::say, Said{phrase, {}});
    step();
    return answer.get();
  }
  Result<ChatView> write(const std::string& player, const std::string& text) {
    Awaited<ChatView> answer;
    games_->ask(GameRequest{player, id_}, answer.reply(), &Chat::say, Said{{}, text});
    step();
    return answer.get();
  }
  Result<ChatView> mute(const std::string& player, char seat, bool muted) {
    Awaited<ChatView> answer;
    games_->ask(GameRequest{player, id_}, answer.reply(), &Chat::mute, seat, muted);
    step();
    return answer.get();
  }
  Result<ChatView> read(const std::string& player, std::int64_t after = 0) {
    Awaited<ChatView> answer;
    games_->ask(GameRequest{player, id_}, answer.reply(), &Chat::read, after);
    step();
    return answer.get();
  }
  std::size_t count(const std::string& player, std::int64_t after = 0) {
    return read(player, after)->page.lines.size();
  }
  std::shared_ptr<FakeWatcher> come(const std::string& player) {
    auto page = std::make_shared<FakeWatcher>();
    games_->ask(GameRequest{player, id_}, errors_to(page), &Watching::watch, WatchWish{}, page);
    step();
    return page;
  }
  static int heard(const std::shared_ptr<FakeWatcher>& page) {
    int lines = 0;
    for (const auto& message : page->messages) lines += text_field(message, "type") == "chat";
    return lines;
  }

  std::string id_;
};

INSTANTIATE_TEST_SUITE_P(Stores, ChatTest, testing::Values("memory", "sqlite", "postgres"),
                         store_name);

TEST_P(ChatTest, PlayersReadPlayersLinesAlsoAfterARestart) {
  const auto ben = come("ben");
  const auto eve = come("eve");
  ASSERT_TRUE(say("anna", Phrase::good_luck));
  ASSERT_TRUE(say("ben", Phrase::thanks));
  EXPECT_EQ(heard(ben), 2);
  EXPECT_EQ(heard(eve), 0) << "watchers are apart";
  restart();
  const auto page = read("anna");
  ASSERT_TRUE(page) << page.error().what;
  const auto json = json_of(chat_json(page->page, page->seats));
  EXPECT_EQ(text_field(json, "lines.0.seat"), "w");
  EXPECT_EQ(text_field(json, "lines.0.phrase"), "good-luck");
  EXPECT_EQ(number_field(json, "lines.1.number"), 2);
  EXPECT_EQ(count("anna", 1), 1U);
  EXPECT_EQ(count("eve"), 0U);
}

TEST_P(ChatTest, TextIsUnchangedAfterARestart) {
  const std::string text = "Gr\xC3\xBC\xC3\x9F dich \"Ben\" <b>";
  ASSERT_TRUE(write("anna", text));
  ASSERT_TRUE(say("ben", Phrase::thanks));
  restart();
  const auto page = read("ben");
  const auto json = json_of(chat_json(page->page, page->seats));
  EXPECT_EQ(text_field(json, "lines.0.text"), text);
  EXPECT_TRUE(field(json, "lines.0.phrase").is_null());
  EXPECT_EQ(text_field(json, "lines.1.text"), "");
  EXPECT_EQ(text_field(json, "lines.1.phrase"), "thanks");
}

TEST_P(ChatTest, WatchersReadWatchersLines) {
  const auto anna = come("anna");
  const auto mallory = come("mallory");
  ASSERT_TRUE(say("eve", Phrase::hello));
  EXPECT_EQ(heard(anna), 0);
  EXPECT_EQ(heard(mallory), 1);
  const auto page = read("mallory");
  EXPECT_TRUE(json_of(chat_json(page->page, page->seats)).at("lines").at(0).at("seat").is_null());
}

TEST_P(ChatTest, MutedPlayersStayHiddenAfterARestart) {
  const auto anna = come("anna");
  ASSERT_TRUE(say("ben", Phrase::hello));
  ASSERT_TRUE(mute("anna", 'b', true));
  ASSERT_TRUE(say("ben", Phrase::oops));
  EXPECT_EQ(heard(anna), 1);
  restart();
  const auto page = read("anna");
  EXPECT_TRUE(page->page.lines.empty());
  EXPECT_EQ(text_field(json_of(chat_json(page->page, page->seats)), "muted.0"), "b");
  EXPECT_EQ(count("ben"), 2U) << "he does not learn of it";
  ASSERT_TRUE(mute("anna", 'b', false));
  EXPECT_EQ(count("anna"), 2U);
}

TEST_P(ChatTest, PlayersCannotMuteThemselvesOrAnEmptySeat) {
  EXPECT_EQ(mute("anna", 'w', true).error().code, ErrorCode::conflict);
  EXPECT_EQ(mute("anna", 'Y', true).error().code, ErrorCode::conflict);
}

TEST_P(ChatTest, AFloodIsRefused) {
  for (int i = 0; i < limits_.chat_per_player.burst; ++i) {
    ASSERT_TRUE(say("anna", Phrase::oops)) << i;
  }
  EXPECT_EQ(say("anna", Phrase::oops).error().code, ErrorCode::too_many);
  EXPECT_TRUE(say("ben", Phrase::one_moment)) << "others may go on";
}

TEST_P(ChatTest, AtOneScreenThereIsNoChat) {
  id_ = create_cam(Opponent::person)->meta.id;
  EXPECT_EQ(say("anna", Phrase::hello).error().code, ErrorCode::conflict);
  EXPECT_EQ(read("anna").error().code, ErrorCode::conflict);
}

class FailingChatTest : public ChatTest {};
INSTANTIATE_TEST_SUITE_P(Stores, FailingChatTest, testing::Values("memory"), store_name);

// The database may go away before it has answered: the others read it when something else was said.
TEST_P(FailingChatTest, ALineSavedWithoutAnAnswerIsSentOnceToPermittedReaders) {
  const auto anna = come("anna"), ben = come("ben"), eve = come("eve");
  failing_.lose_next_answer = true;
  EXPECT_EQ(say("anna", Phrase::good_luck).error().code, ErrorCode::io);
  EXPECT_EQ(heard(ben), 0);
  pass_seconds(3);
  EXPECT_EQ(heard(anna), 1);
  EXPECT_EQ(heard(ben), 1);
  EXPECT_EQ(heard(eve), 0);
  EXPECT_EQ(count("ben"), 1U);

  failing_.fail_next_write = true;
  EXPECT_EQ(say("ben", Phrase::thanks).error().code, ErrorCode::io);
  pass_seconds(3);
  EXPECT_EQ(heard(anna), 1) << "of what was not saved nobody hears";
}

TEST_P(FailingChatTest, AnUnsavedLineIsNotSent) {
  const auto ben = come("ben");
  failing_.fail_next_write = true;
  EXPECT_EQ(say("anna", Phrase::hello).error().code, ErrorCode::io);
  EXPECT_EQ(heard(ben), 0);
  EXPECT_EQ(count("anna"), 0U);
}

TEST(ChatBody, HasAPhraseOrALineOfText) {
  EXPECT_EQ(read_say(R"({"phrase":"well-played"})")->phrase, Phrase::well_played);
  for (const char* body :
       {"", "{}", R"({"phrase":"buy my coins"})", R"({"phrase":7})",
        R"({"text":"hello","phrase":"hello"})", R"({"text":"  "})", R"({"text":"two\nlines"})",
        R"({"text":7})", "{\"text\":\"\xff\"}", "{\"phrase\":\"\xff\"}", R"({"phrase":null})"}) {
    EXPECT_FALSE(read_say(body)) << body;
  }
  EXPECT_EQ(read_say(R"({"text":" hello \u202e"})")->text, "hello") << "without marks of direction";
  EXPECT_FALSE(read_say(R"({"text":")" + std::string(281, 'a') + R"("})"));
  EXPECT_TRUE(read_mute(R"({"seat":"b","muted":true})")->muted);
  EXPECT_FALSE(read_mute(R"({"seat":"x","muted":true})"));
  EXPECT_FALSE(read_mute(R"({"seat":"b"})"));
}

}  // namespace
}  // namespace camlann::server::test
