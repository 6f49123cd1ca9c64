// Games of teams between people at separate screens: a player that leaves, and resigning together.
#include <memory>
#include <string>
#include <vector>

#include "play/command.hpp"
#include "server/messages/game.hpp"
#include "server/people_fixture.hpp"
#include "server/services/games/table.hpp"
#include "server/services/games/watching.hpp"

namespace camlann::server::test {
namespace {

constexpr Millis two_minutes = 120'000;

class TeamsTest : public PeopleFixture {
 protected:
  /// A game of Anna and Cleo, with Red and Blue, against Ben and Dan.
  TeamsTest() {
    NewInvitation wish;
    wish.game.variant = "grand-cam";
    wish.game.seats = {{0, ""}, {0, ""}, {0, ""}, {0, ""}};
    wish.seat = 'R';
    wish.name = "Anna";
    const auto made = invite(wish).value();
    EXPECT_TRUE(answer(made.id, SitDown{"Ben", 'G'}, "ben"));
    EXPECT_TRUE(answer(made.id, SitDown{"Cleo", 'B'}, "cleo"));
    id_ = answer(made.id, SitDown{"Dan", 'Y'}, "dan")->game;
  }
  std::shared_ptr<FakeWatcher> come(const std::string& player) {
    auto page = std::make_shared<FakeWatcher>();
    games_->ask(GameRequest{player, id_}, errors_to(page), &Watching::watch, WatchWish{}, page);
    wait(0);
    return page;
  }
  void go(const std::string& player, const std::shared_ptr<FakeWatcher>& page) {
    games_->tell(QueueKey(player), &Watching::unwatch, GameRequest{player, id_}, page);
    wait(0);
  }
  void wait(Millis duration) {
    step();
    now_ += duration + 200;
    step();
  }
  /// The next move, by this player.
  Result<View> move(const std::string& player) {
    const View now = get(id_, "anna").value();
    const int ply = now->standing.plies;
    return play(id_, ply, any_move(*now), std::to_string(ply) + player, player);
  }
  Result<View> resign(const std::string& player) { return act_as(player, play::Resign{}, id_); }
  Result<View> answer_resign(const std::string& player, bool accept) {
    Awaited<View> answer;
    games_->ask(GameRequest{player, id_}, answer.reply(), &Table::change, Action{},
                GameChange(play::AnswerResign{accept}));
    step();
    return answer.get();
  }
  boost::json::value shown() { return json_of(game_json(**get(id_, "anna"))); }
  /// Kinds of all events that this page has received.
  static std::vector<std::string> kinds(const FakeWatcher& page) {
    std::vector<std::string> found;
    for (const auto& message : page.messages) {
      if (text_field(message, "type") == "event") found.push_back(text_field(message, "kind"));
    }
    return found;
  }

  std::string id_;
};

INSTANTIATE_TEST_SUITE_P(Stores, TeamsTest, testing::Values("memory", "sqlite", "postgres"),
                         store_name);

TEST_P(TeamsTest, ThePartnerMovesWhileAGuestIsAway) {
  const auto anna = come("anna");
  const auto cleo = come("cleo");
  ASSERT_TRUE(move("anna"));
  ASSERT_TRUE(move("ben"));
  EXPECT_FALSE(move("anna")) << "Cleo is here, and it is her turn";
  go("cleo", cleo);
  wait(two_minutes - 1'000);
  EXPECT_FALSE(move("anna")) << "she may still come back";
  wait(1'000);
  for (const char* other : {"ben", "dan", "eve"}) EXPECT_FALSE(move(other)) << other;
  const auto moved = move("anna");
  ASSERT_TRUE(moved) << moved.error().what;
  EXPECT_EQ((*moved)->standing.seat, Seat::fourth);
  EXPECT_EQ((*moved)->moves.back().by, By::person);

  // The game continues, also after a restart, and she finds its current state.
  restart();
  ASSERT_TRUE(move("dan"));
  ASSERT_TRUE(move("anna"));
  ASSERT_TRUE(move("ben"));
  (void)come("cleo");
  EXPECT_FALSE(move("anna")) << "she is back";
  ASSERT_TRUE(move("cleo"));
  EXPECT_EQ((*get(id_, "cleo"))->standing.plies, 7);
}

TEST_P(TeamsTest, ATeamResignsTogetherAlsoAfterARestart) {
  const auto page = come("eve");
  const auto asked = resign("anna");
  ASSERT_TRUE(asked) << asked.error().what;
  EXPECT_FALSE((*asked)->standing.verdict.over());
  EXPECT_EQ(text_field(json_of(game_json(**asked)), "givingUp.0"), "R");
  for (const char* other : {"anna", "ben", "dan", "eve"}) {
    EXPECT_FALSE(answer_resign(other, true)) << other;
  }
  ASSERT_TRUE(answer_resign("cleo", false));
  EXPECT_FALSE(shown().as_object().contains("givingUp"));
  EXPECT_EQ(resign("anna").error().what, "Your partner wants to play on");
  EXPECT_EQ(kinds(*page), (std::vector<std::string>{"state", "resign-asked", "resign-refused"}));

  ASSERT_TRUE(resign("cleo"));
  restart();
  EXPECT_EQ(text_field(shown(), "givingUp.0"), "B");
  const auto over = answer_resign("anna", true);
  ASSERT_TRUE(over) << over.error().what;
  EXPECT_EQ((*over)->standing.verdict.reason, Reason::resignation);
  EXPECT_TRUE((*over)->standing.verdict.won_by(Seat::black));
  EXPECT_TRUE((*over)->standing.verdict.won_by(Seat::fourth));
  EXPECT_FALSE(shown().as_object().contains("givingUp"));
}

TEST_P(TeamsTest, AnAbsentPartnerNeedNotAgree) {
  const auto anna = come("anna");
  const auto cleo = come("cleo");
  go("cleo", cleo);
  wait(two_minutes);
  const auto over = resign("anna");
  ASSERT_TRUE(over) << over.error().what;
  EXPECT_TRUE((*over)->standing.verdict.over());
}

}  // namespace
}  // namespace camlann::server::test
