// Long polling for "it is your turn".
#include "server/model/own_turns.hpp"

#include "server/messages/game.hpp"
#include "server/people_fixture.hpp"
#include "server/services/games/table.hpp"
#include "server/services/games/turn_polls.hpp"

namespace camlann::server::test {
namespace {

using namespace std::chrono_literals;

class OwnTurnsTest : public PeopleFixture {
 protected:
  using Asked = std::shared_ptr<std::optional<OwnTurns>>;

  Asked ask(const std::string& player, const std::string& tag = "",
            std::chrono::seconds wait = 0s) {
    auto asked = std::make_shared<std::optional<OwnTurns>>();
    games_->ask(
        QueueKey(player),
        [asked](const Result<OwnTurns>& turns) {
          ASSERT_TRUE(turns) << turns.error().what;
          *asked = *turns;
        },
        &TurnPolls::poll, tag, wait, Ended{});
    step();
    return asked;
  }
  static std::vector<std::string> ids(const Asked& asked) {
    std::vector<std::string> ids;
    for (const auto& game : asked->value().games) ids.push_back(game.meta.id);
    return ids;
  }
  /// The same with a clock.
  std::string begin_game_with(const play::TimeControl& time) {
    auto wish = cam();
    wish.game.time = time;
    return answer(invite(wish)->id, SitDown{"Ben", {}}, "ben")->game;
  }
  void move(const std::string& player, const std::string& id, int ply, const std::string& move) {
    Awaited<View> answer;
    games_->ask(GameRequest{player, id}, answer.reply(), &Table::play,
                MoveRequest{ply, move, "n" + std::to_string(++nonces_), 0});
    step();
    ASSERT_TRUE(answer.get()) << answer.get().error().what;
    step();
  }

 private:
  int nonces_ = 0;
};

INSTANTIATE_TEST_SUITE_P(Stores, OwnTurnsTest, testing::Values("memory", "sqlite", "postgres"),
                         store_name);

TEST_P(OwnTurnsTest, AreThoseOfGamesBetweenPeopleAlone) {
  create(wish_for("cam", Opponent::person), "anna");
  const auto game = begin_game();
  EXPECT_EQ(ids(ask("anna")), std::vector{game});
  EXPECT_TRUE(ids(ask("ben")).empty());
  EXPECT_TRUE(ids(ask("eve")).empty());
}

TEST_P(OwnTurnsTest, AWaitingPlayerIsAnsweredAfterTheOpponentsMove) {
  const auto game = begin_game();
  const auto before = ask("ben");
  const auto waiting = ask("ben", before->value().tag, 30s);
  EXPECT_FALSE(waiting->has_value());
  move("anna", game, 0, "B5-A5");
  ASSERT_TRUE(waiting->has_value());
  EXPECT_EQ(ids(waiting), std::vector{game});
  EXPECT_NE(waiting->value().tag, before->value().tag);
}

// A player on another page received no call to a new game with a clock if the opponent had the
// first move.
TEST_P(OwnTurnsTest, ListNewLiveGamesUntilTheOwnFirstMove) {
  const auto game = begin_game_with({300'000, 0, 0, 0});
  const auto begun = [this](const std::string& player) {
    const auto asked = ask(player);
    std::vector<std::string> ids;
    for (const auto& one : asked->value().begun) ids.push_back(one.meta.id);
    return ids;
  };
  EXPECT_EQ(ids(ask("anna")), std::vector{game});
  EXPECT_TRUE(begun("anna").empty());
  EXPECT_EQ(begun("ben"), std::vector{game});
  EXPECT_TRUE(begun("eve").empty());
  move("anna", game, 0, "B5-A5");
  EXPECT_TRUE(begun("ben").empty());
  EXPECT_EQ(ids(ask("ben")), std::vector{game});
  move("ben", game, 1, "B9-A9");
  EXPECT_TRUE(begun("ben").empty());
  EXPECT_TRUE(begun("anna").empty());
}

TEST_P(OwnTurnsTest, ShowTheTimeLeftOfTimedGames) {
  const auto timeless = begin_game();
  EXPECT_EQ(turns_json(ask("anna")->value()).find("\"left\""), std::string::npos);
  const auto game = begin_game_with({.days = 3});
  move("anna", game, 0, "B5-A5");
  move("ben", game, 1, "B9-A9");
  now_ += 3'600'000;
  step();
  const auto told = turns_json(ask("anna")->value());
  EXPECT_NE(told.find("\"left\":" + std::to_string((3 * 24 - 1) * 3'600'000)), std::string::npos)
      << told;
  // Time that has run out is not below nothing.
  auto late = ask("anna")->value();
  late.clock += 100 * 24 * std::int64_t{3'600'000};
  EXPECT_NE(turns_json(late).find("\"left\":0,"), std::string::npos);
}

TEST_P(OwnTurnsTest, AnOldTagIsAnsweredAtOnce) {
  const auto game = begin_game();
  EXPECT_EQ(ids(ask("anna", "old", 30s)), std::vector{game});
}

TEST_P(OwnTurnsTest, WaitingEndsAfterTheRequestedTime) {
  const auto tag = ask("ben")->value().tag;
  const auto waiting = ask("ben", tag, 30s);
  now_ += 29'000;
  step();
  step();
  EXPECT_FALSE(waiting->has_value());
  now_ += 1'000;
  step();
  step();
  ASSERT_TRUE(waiting->has_value());
  EXPECT_EQ(waiting->value().tag, tag);
}

TEST_P(OwnTurnsTest, OfManyRequestsTheOldestIsAnsweredAtOnce) {
  const auto tag = ask("ben")->value().tag;
  std::vector<Asked> waiting;
  for (std::size_t i = 0; i <= limits_.waits_for_turns_per_player; ++i) {
    waiting.push_back(ask("ben", tag, 30s));
  }
  EXPECT_TRUE(waiting.front()->has_value());
  for (std::size_t i = 1; i < waiting.size(); ++i) EXPECT_FALSE(waiting[i]->has_value());
}

TEST_P(OwnTurnsTest, AStoppingServerAnswersWaitingPlayers) {
  const auto waiting = ask("ben", ask("ben")->value().tag, 30s);
  games_->tell(std::nullopt, &TurnPolls::end_all);
  step();
  step();
  EXPECT_TRUE(waiting->has_value());
}

TEST_P(OwnTurnsTest, AChallengeIsListedForTheInvitedPlayer) {
  const std::string ben(player_key_length, 'b');
  auto wish = cam();
  wish.to = ben;
  wish.is_public = true;
  const auto waiting = ask(ben, ask(ben)->value().tag, 30s);
  const auto challenge = invite(wish).value();
  step();
  ASSERT_TRUE(waiting->has_value());
  ASSERT_EQ(waiting->value().invitations.size(), 1U);
  EXPECT_EQ(waiting->value().invitations[0].id, challenge.id);
  EXPECT_EQ(this->waiting(ben), std::vector{challenge.id});
  EXPECT_TRUE(this->waiting("eve").empty());
  EXPECT_EQ(answer(challenge.id, SitDown{"Eve", {}}, "eve").error().code, ErrorCode::conflict);
  restart();
  EXPECT_EQ(answer(challenge.id, SitDown{"Eve", {}}, "eve").error().code, ErrorCode::conflict);
  EXPECT_FALSE(answer(challenge.id, SitDown{"Ben", {}}, ben)->game.empty());
  EXPECT_TRUE(ask(ben)->value().invitations.empty());
}

TEST_P(OwnTurnsTest, OnlyTheInvitedPlayerDeclinesAChallenge) {
  const std::string ben(player_key_length, 'b');
  auto wish = cam();
  wish.to = ben;
  const auto challenge = invite(wish).value();
  EXPECT_FALSE(answer(challenge.id, Decline{}, "eve"));
  EXPECT_EQ(answer(challenge.id, Decline{}, ben)->table.phase, play::Phase::declined);
  restart();
  EXPECT_FALSE(answer(challenge.id, SitDown{"Ben", {}}, ben));
  EXPECT_TRUE(ask(ben)->value().invitations.empty());
}

TEST_P(OwnTurnsTest, AChallengeNeedsAnotherPlayer) {
  auto wish = cam();
  wish.to = "nobody";
  EXPECT_EQ(invite(wish).error().where, "to");
  const std::string own(player_key_length, 'a');
  wish.to = own;
  EXPECT_EQ(invite(wish, own).error().where, "to");
}

TEST_P(OwnTurnsTest, TheGameWithTheLeastTimeComesFirst) {
  const auto calm = begin_game();
  const auto days = begin_game_with({0, 0, 0, 3});
  const auto live = begin_game_with({60'000});
  for (const auto& game : {calm, days, live}) move("anna", game, 0, "B5-A5");
  EXPECT_EQ(ids(ask("ben")), (std::vector{live, days, calm}));
}

}  // namespace
}  // namespace camlann::server::test
