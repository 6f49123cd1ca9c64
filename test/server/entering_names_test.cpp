// Players without a device, and boards in the room.
#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>
#include <cstddef>
#include <string>
#include <vector>

#include "server/model/entry.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/tournaments_fixture.hpp"
#include "tournament/event.hpp"

namespace camlann::server::test {
namespace {

using tournament::Score;
using tournament::System;

class EnteringNamesTest : public TournamentsFixture {
 protected:
  Result<boost::json::value> enter_names(const std::string& id,
                                         const std::vector<ListedName>& names,
                                         const std::string& director = "anna") {
    return ask([&](Tournaments& all) { return all.enter_names(director, id, names); });
  }
  /// The id of the player with this place in the list of players.
  std::string player(const std::string& id, std::size_t place) {
    return text_field(shown(id), "entrants." + std::to_string(place) + ".id");
  }
  /// Gives each game of a round that has none on the server to White, and the others to Black.
  std::size_t end_round(const std::string& id, std::size_t round) {
    std::size_t in_room = 0;
    const auto games = games_of(id, round - 1);
    for (std::size_t board = 1; board <= games.size(); ++board) {
      const auto& game = games[board - 1];
      if (game.empty()) ++in_room;
      if (!game.empty()) {
        resign(game, Seat::white);
      } else if (const auto given = give_result(id, {round, board, Score::white}); !given) {
        ADD_FAILURE() << given.error().what;
      }
    }
    return in_room;
  }
};

INSTANTIATE_TEST_SUITE_P(Stores, EnteringNamesTest, testing::Values("memory", "sqlite", "postgres"),
                         store_name);

TEST_P(EnteringNamesTest, PlayAtBoardsInTheRoom) {
  const auto id = with_players(club_evening(System::swiss), 3);
  ASSERT_TRUE(enter_names(id, {{"Vera", 1700, 1}, {"Willi", 0, 2}, {"Xenia", 1500, 3}}));
  restart();
  EXPECT_EQ(number_field(shown(id), "players"), 6);
  EXPECT_TRUE(field(shown(id), "entrants.3.noDevice").as_bool());
  const auto vera = field(shown(id), "entrants.3");
  EXPECT_FALSE(vera.as_object().contains("guest")) << "the director answers for the name";
  EXPECT_EQ(number_field(shown(id), "entrants.3.rating"), 1700);
  EXPECT_EQ(text_field(shown(id), "entrants.4.name"), "Willi");
  std::size_t in_room = 0;
  for (std::size_t round = 1; round <= 3; ++round) {
    ASSERT_TRUE(start(id, round)) << round;
    in_room += end_round(id, round);
    restart();
  }
  EXPECT_GE(in_room, 5U) << "three of six players can at most play two rounds on the server";
  ASSERT_TRUE(finish(id));
  EXPECT_EQ(text_field(shown(id), "phase"), "over");
}

TEST_P(EnteringNamesTest, WaitForADirectorToGiveAndCorrectTheResult) {
  const auto id = with_players(club_evening(System::knockout), 1);
  ASSERT_TRUE(enter_names(id, {{"Vera", 1700, 1}}));
  ASSERT_TRUE(start(id, 1));
  EXPECT_TRUE(field(shown(id), "rounds.0.games.0.game").is_null());
  EXPECT_FALSE(finish(id)) << "its game is open";
  EXPECT_FALSE(give_result(id, {1, 1, Score::white}, "p0")) << "only a director";
  ASSERT_TRUE(give_result(id, {1, 1, Score::white}));
  EXPECT_EQ(text_field(shown(id), "rounds.0.games.0.given.by"), "anna");
  ASSERT_TRUE(finish(id));
  ASSERT_TRUE(give_result(id, {1, 1, Score::black})) << "after the end";
  restart();
  EXPECT_EQ(text_field(shown(id), "rounds.0.games.0.result"), "0-1");
  EXPECT_TRUE(field(shown(id), "rounds.0.games.0.given.corrects").as_bool());
}

TEST_P(EnteringNamesTest, AreAllEnteredOrNone) {
  auto wish = club_evening(System::swiss);
  wish.entry.cap = 4;
  const auto id = make(wish);
  ASSERT_TRUE(enter(id, "ben", "Ben"));
  const auto wrong =
      enter_names(id, {{"Vera", 0, 1}, {"ben", 0, 2}, {"Willi", 0, 4}, {"WILLI", 0, 5}});
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().where, "line 2");
  EXPECT_EQ(wrong.error().what,
            "Nobody was entered. Line 2: Somebody in this tournament has this name, or one that "
            "looks like it: ben (expected: another name). Line 5: This name looks like that of "
            "line 4: WILLI (expected: another name).");
  const auto many =
      enter_names(id, {{"Vera", 0, 1}, {"Willi", 0, 2}, {"Xenia", 0, 3}, {"Yan", 0, 4}});
  ASSERT_FALSE(many);
  EXPECT_EQ(many.error().what, "These are 4 names, and 1 of 4 places of this tournament are taken");
  EXPECT_EQ(number_field(shown(id), "players"), 1);
  ASSERT_TRUE(enter_names(id, {{"Vera", 0, 1}, {"Willi", 0, 2}, {"Xenia", 0, 3}}));
  ASSERT_TRUE(enter_names(id, {{"Vera", 0, 1}, {"Willi", 0, 2}, {"Xenia", 0, 3}}))
      << "a repeated request";
  EXPECT_EQ(number_field(shown(id), "players"), 4);
}

TEST_P(EnteringNamesTest, OnlyADirectorEntersThem) {
  const auto id = with_players(club_evening(System::swiss), 1);
  EXPECT_FALSE(enter_names(id, {{"Vera", 0, 1}}, "p0"));
  ASSERT_TRUE(enter_names(id, {{"Vera", 0, 1}}));
  const auto log = ask([&](Tournaments& all) { return all.director_log(id, 1000); });
  EXPECT_EQ(text_field(*log, "lines.0.act"), "entered");
  EXPECT_EQ(text_field(*log, "lines.0.aboutName"), "Vera");
  DirectorWish wish;
  wish.who.player = player(id, 1);
  EXPECT_FALSE(ask([&](Tournaments& all) { return all.change_directors("anna", id, wish); }))
      << "nobody can sign in as this player";
}

TEST_P(EnteringNamesTest, ANameThatHasLeftComesBack) {
  const auto id = make(club_evening(System::swiss));
  ASSERT_TRUE(enter_names(id, {{"Vera", 1700, 1}, {"Willi", 0, 2}}));
  const auto vera = player(id, 0);
  ASSERT_TRUE(ask([&](Tournaments& all) { return all.remove("anna", id, vera); }));
  EXPECT_EQ(number_field(shown(id), "players"), 1);
  ASSERT_TRUE(enter_names(id, {{"Vera", 0, 1}, {"Xenia", 0, 2}}));
  EXPECT_EQ(number_field(shown(id), "players"), 3);
  EXPECT_EQ(player(id, 0), vera);
  EXPECT_TRUE(field(shown(id), "entrants.0.here").as_bool());
}

TEST_P(EnteringNamesTest, AnArenaHasNone) {
  auto wish = club_evening(System::arena);
  wish.lasts = 3'600'000;
  EXPECT_FALSE(enter_names(make(wish), {{"Vera", 0, 1}}));
  const auto id = make(club_evening(System::swiss));
  ASSERT_TRUE(enter_names(id, {{"Vera", 1700, 1}}));
  EXPECT_FALSE(ask([&](Tournaments& all) { return all.change("anna", id, wish); }));
  ASSERT_TRUE(ask(
      [&](Tournaments& all) { return all.change("anna", id, club_evening(System::round_robin)); }));
  EXPECT_EQ(number_field(shown(id), "entrants.0.rating"), 1700) << "that of the list";
}

}  // namespace
}  // namespace camlann::server::test
