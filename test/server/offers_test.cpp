// Offers between people at separate screens, as requests: the answer to each player, and restarts.
#include "play/command.hpp"
#include "server/messages/game.hpp"
#include "server/people_fixture.hpp"
#include "server/services/games/table.hpp"

namespace camlann::server::test {
namespace {

class OffersTest : public PeopleFixture {
 protected:
  OffersTest() : id_(begin_game()) {
    EXPECT_TRUE(play(id_, 0, "C5-C6", "n1", "anna"));
    EXPECT_TRUE(play(id_, 1, "C9-C8", "n2", "ben"));
  }
  Result<View> ask_back(const std::string& player) { return act_as(player, play::TakeBack{}, id_); }
  Result<View> answer_back(const std::string& player, bool accept, const std::string& nonce = {}) {
    Awaited<View> answer;
    games_->ask(GameRequest{player, id_}, answer.reply(), &Table::change, Action{{}, nonce},
                GameChange(play::AnswerTakeBack{accept}));
    step();
    return answer.get();
  }
  boost::json::value shown() { return json_of(game_json(**get(id_))); }

  std::string id_;
};

INSTANTIATE_TEST_SUITE_P(Stores, OffersTest, testing::Values("memory", "sqlite", "postgres"),
                         store_name);

TEST_P(OffersTest, ATakeBackIsRequestedAndAcceptedAlsoAfterARestart) {
  const auto asked = ask_back("anna");
  ASSERT_TRUE(asked) << asked.error().what;
  EXPECT_EQ(text_field(json_of(game_json(**asked)), "asksBack"), "w");
  restart();
  EXPECT_EQ(text_field(shown(), "asksBack"), "w");
  const auto accepted = answer_back("ben", true, "n3");
  ASSERT_TRUE(accepted) << accepted.error().what;
  EXPECT_EQ((*accepted)->standing.plies, 0);
  EXPECT_FALSE(shown().as_object().contains("asksBack"));
  EXPECT_TRUE(answer_back("ben", true, "n3")) << "repeated, it gets the first answer";
  EXPECT_EQ(answer_back("ben", true, "n4").error().code, ErrorCode::conflict) << "late";
}

TEST_P(OffersTest, OnlyTheOpponentAnswers) {
  ASSERT_TRUE(ask_back("anna"));
  EXPECT_EQ(answer_back("a watcher", true).error().code, ErrorCode::conflict);
  EXPECT_EQ(answer_back("anna", true).error().code, ErrorCode::conflict);
  EXPECT_EQ(ask_back("a watcher").error().code, ErrorCode::conflict);
  EXPECT_EQ(shown().at("plies"), 2);
}

TEST_P(OffersTest, ThreeRefusalsEndTheAskingAlsoAfterARestart) {
  for (int i = 0; i < 3; ++i) {
    ASSERT_TRUE(ask_back("anna"));
    ASSERT_TRUE(answer_back("ben", false));
  }
  restart();
  EXPECT_EQ(ask_back("anna").error().what,
            "Your take-backs have been refused three times in this game");
}

TEST_P(OffersTest, ADrawOfferSurvivesItsMakersMove) {
  ASSERT_TRUE(act_as("ben", play::OfferDraw{}, id_));
  EXPECT_EQ(text_field(shown(), "offer"), "b");
  ASSERT_TRUE(play(id_, 2, any_move(**get(id_)), "n3", "anna")) << "a move refuses it";
  EXPECT_TRUE(shown().at("offer").is_null());
  ASSERT_TRUE(act_as("ben", play::OfferDraw{}, id_));
  ASSERT_TRUE(play(id_, 3, any_move(**get(id_)), "n4", "ben"));
  restart();
  EXPECT_EQ(text_field(shown(), "offer"), "b");
}

}  // namespace
}  // namespace camlann::server::test
