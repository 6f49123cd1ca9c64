// Boards in the room that are played on one device between the two players (point 49.12 of the
// issue about federations).
#include <gtest/gtest.h>

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "play/command.hpp"
#include "rules/verdict.hpp"
#include "server/messages/tournament_requests.hpp"
#include "server/model/entry.hpp"
#include "server/services/games/table.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/tournaments_fixture.hpp"

namespace camlann::server::test {
namespace {

using tournament::Score;
using tournament::System;

class BoardsOnDevicesTest : public TournamentsFixture {
 protected:
  Result<boost::json::value> open(const std::string& id, const std::string& player,
                                  const std::string& code = {}, bool here = true,
                                  bool clock = false) {
    const BoardWish wish{1, 1, code, here, clock};
    return ask([&](Tournaments& all) { return all.open_board(player, id, wish); }, player);
  }
  /// A knock-out of a player with a device, "p0", and Vera without one.
  std::string of_two() {
    const auto id = with_players(club_evening(System::knockout), 1);
    const std::vector<ListedName> names = {{"Vera", 1700, 1}};
    EXPECT_TRUE(ask([&](Tournaments& all) { return all.enter_names("anna", id, names); }));
    EXPECT_TRUE(start(id, 1));
    return id;
  }
  Result<View> move(const std::string& game, const std::string& player) {
    const auto view = get(game, player);
    if (!view) return view;
    return play(game, (*view)->standing.plies, any_move(**view),
                "nonce " + std::to_string(++nonces_), player);
  }
  Result<View> give(const std::string& game, const std::string& player, const play::Command& what) {
    Awaited<View> answer;
    games_->ask(GameRequest{player, game}, answer.reply(), &Table::change, Action{},
                GameChange(what));
    step();
    return answer.get();
  }
  std::string result(const std::string& id) {
    return text_field(shown(id), "rounds.0.games.0.result");
  }
};

INSTANTIATE_TEST_SUITE_P(Stores, BoardsOnDevicesTest,
                         testing::Values("memory", "sqlite", "postgres"), store_name);

TEST_P(BoardsOnDevicesTest, Point49_12_BothPlayOnTheDeviceAndTheResultIsThatOfTheBoard) {
  const auto id = of_two();
  const auto opened = open(id, "anna");
  ASSERT_TRUE(opened) << opened.error().what;
  const auto game = text_field(*opened, "game");
  EXPECT_EQ(games_of(id, 0).front(), game);
  restart();
  const auto view = get(game, "anna");
  ASSERT_TRUE(view) << view.error().what;
  EXPECT_FALSE((*view)->meta.rated);
  EXPECT_FALSE((*view)->meta.time) << "without the clock";
  EXPECT_EQ((*view)->meta.tournament, id);
  EXPECT_EQ(text_field(json_of(*(*view)->json), "device"), "anna");
  ASSERT_TRUE(move(game, "anna"));
  ASSERT_TRUE(move(game, "anna")) << "for the other player";
  EXPECT_FALSE(give(game, "anna", play::TakeBack{})) << "no game of a tournament has take-backs";
  ASSERT_TRUE(give(game, "anna", play::OfferDraw{}));
  ASSERT_TRUE(give(game, "anna", play::AnswerDraw{true}));
  EXPECT_EQ(result(id), "1/2-1/2");
  EXPECT_TRUE(get(game, "somebody")) << "everybody replays it";
}

TEST_P(BoardsOnDevicesTest, Point49_12_TheTwoPlayersADirectorOrAnybodyWithTheCodeOpensIt) {
  const auto id = of_two();
  EXPECT_FALSE(open(id, "eve"));
  EXPECT_EQ(open(id, "eve", "wrong").error().where, "code");
  const auto link = open(id, "anna", {}, false);
  ASSERT_TRUE(link) << link.error().what;
  EXPECT_FALSE(link->as_object().contains("game")) << "only the code was wanted";
  EXPECT_TRUE(games_of(id, 0).front().empty());
  const auto code = text_field(*link, "code");
  restart();
  EXPECT_EQ(open(id, "eve", "wrong").error().what, "This is not the code of this board");
  const auto opened = open(id, "eve", code);
  ASSERT_TRUE(opened) << opened.error().what;
  EXPECT_EQ(text_field(*opened, "code"), code);
  const auto game = text_field(*opened, "game");
  ASSERT_TRUE(move(game, "eve"));
  EXPECT_FALSE(move(game, "anna")) << "it is on the device of another";
  // A player takes it to another device, where it continues.
  ASSERT_TRUE(open(id, "p0"));
  EXPECT_FALSE(move(game, "eve"));
  ASSERT_TRUE(move(game, "p0"));
  restart();
  ASSERT_TRUE(move(game, "p0"));
  EXPECT_EQ((*get(game))->standing.plies, 3);
  ASSERT_TRUE(give(game, "p0", play::Resign{}));
  EXPECT_EQ(open(id, "p0").error().what, "This game has a result");
}

TEST_P(BoardsOnDevicesTest, Point49_12_ADirectorGivesAndCorrectsItsResultAndTheLogHasBoth) {
  const auto id = of_two();
  const auto game = text_field(*open(id, "anna"), "game");
  ASSERT_TRUE(move(game, "anna"));
  ASSERT_TRUE(give_result(id, {1, 1, Score::white}));
  step();
  EXPECT_TRUE((*get(game))->standing.verdict.won_by(Seat::white)) << "the game has ended with it";
  ASSERT_TRUE(give_result(id, {1, 1, Score::black}));
  step();
  EXPECT_TRUE((*get(game))->standing.verdict.won_by(Seat::black));
  EXPECT_EQ(result(id), "0-1");
  const auto log = ask([&](Tournaments& all) { return all.director_log(id, 1000); });
  EXPECT_EQ(text_field(*log, "lines.0.act"), "corrected");
  EXPECT_EQ(text_field(*log, "lines.1.act"), "gave");
  EXPECT_EQ(text_field(*log, "lines.2.act"), "opened");
  EXPECT_EQ(number_field(*log, "lines.2.board"), 1);
}

TEST_P(BoardsOnDevicesTest, Point49_12_TheClockOfTheTournamentRunsIfItIsWanted) {
  const auto id = of_two();
  const auto game = text_field(*open(id, "p0", {}, true, true), "game");
  ASSERT_TRUE((*get(game))->meta.time);
  ASSERT_TRUE(move(game, "p0"));
  ASSERT_TRUE(move(game, "p0"));
  pass_seconds(310);
  EXPECT_EQ((*get(game))->standing.verdict.reason, Reason::time);
  EXPECT_EQ(result(id), "0-1");
}

TEST_P(BoardsOnDevicesTest, Point49_12_AGameWithTwoDevicesIsNotPutOnOne) {
  const auto id = with_players(club_evening(System::knockout), 2);
  EXPECT_FALSE(open(id, "anna")) << "not paired";
  ASSERT_TRUE(start(id, 1));
  EXPECT_EQ(open(id, "anna").error().what, "Both players of this game have a device");
}

TEST_P(BoardsOnDevicesTest, Point49_12_APlayerOfASwissWhoLosesThereOnTimeStaysInIt) {
  const auto id = make(club_evening(System::swiss));
  const std::vector<ListedName> names = {{"Vera", 0, 1}, {"Willi", 0, 2}};
  ASSERT_TRUE(ask([&](Tournaments& all) { return all.enter_names("anna", id, names); }));
  ASSERT_TRUE(start(id, 1));
  ASSERT_TRUE(open(id, "anna", {}, true, true));
  pass_seconds(61);
  EXPECT_EQ(result(id), "0-1f") << "no first move";
  EXPECT_EQ(number_field(shown(id), "players"), 2);
}

}  // namespace
}  // namespace camlann::server::test
