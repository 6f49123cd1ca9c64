// The limit on a player's unfinished games, with those that tournaments and leagues may begin.
#include "server/services/round/room_for_games.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <functional>
#include <string>

#include "play/clock.hpp"
#include "server/services/games/new_games.hpp"
#include "server/services/leagues/leagues.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/tournaments_fixture.hpp"
#include "tournament/event.hpp"

namespace camlann::server::test {
namespace {

using tournament::System;

class RoomForGamesTest : public TournamentsFixture {
 protected:
  RoomForGamesTest() {
    limits_.unfinished_games_per_player = 60;
    limits_.places_for_live_games = 5;
    restart();
  }

  Store& store() { return GetParam() == "memory" ? static_cast<Store&>(failing_) : *kept_; }
  GamesOfPlayer games(const std::string& player) {
    RoomForGames room(store(), limits_);
    const auto counted = room.count(player);
    EXPECT_TRUE(counted) << counted.error().what;
    return counted.value_or(GamesOfPlayer{});
  }
  Result<View> begin_game(const std::string& player, bool live = false) {
    auto wish = wish_for("cam", Opponent::person);
    if (live) wish.time = play::TimeControl{300'000, 5'000};
    return create(std::move(wish), player);
  }
  void begin_games(const std::string& player, int count) {
    for (int i = 0; i < count; ++i) EXPECT_TRUE(begin_game(player)) << i;
  }
  Result<boost::json::value> reopen(const std::string& id) {
    return ask([&](Tournaments& all) { return all.reopen("anna", id); });
  }
  Result<boost::json::value> ask_leagues(const std::function<Result<Payload>(Leagues&)>& what) {
    return asked(what, "anna");
  }
  void resign_open(const std::string& id, const std::string& player, int count) {
    const auto all = store().games().list(player, 200, 0);
    ASSERT_TRUE(all);
    for (const auto& game : *all) {
      if (game.meta.tournament != id || count == 0) continue;
      resign(game.meta.id, Seat::white);
      --count;
    }
  }
};

INSTANTIATE_TEST_SUITE_P(Stores, RoomForGamesTest, testing::Values("memory", "sqlite", "postgres"),
                         store_name);

TEST_P(RoomForGamesTest, GamesThatATournamentMayBeginLeaveNoRoomForOthers) {
  ASSERT_TRUE(enter(make(by_correspondence(1)), "keen", "Keen"));
  begin_games("keen", 15);
  const auto refused = begin_game("keen");
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::too_many);
  EXPECT_EQ(refused.error().what,
            "You have too many unfinished games, with those that your tournaments and leagues may "
            "begin");
  EXPECT_TRUE(begin_game("calm"));
}

TEST_P(RoomForGamesTest, GamesLeaveNoRoomForATournament) {
  const auto id = make(by_correspondence(1));
  begin_games("keen", 16);
  const auto refused = enter(id, "keen", "Keen");
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::too_many);
  EXPECT_EQ(refused.error().what,
            "You have 16 unfinished games, and what you enter may begin 40 more");
  EXPECT_TRUE(enter(make(club_evening(System::swiss)), "keen", "Keen")) << "one game at a time";
  begin_games("calm", 15);
  EXPECT_TRUE(enter(id, "calm", "Calm"));
}

TEST_P(RoomForGamesTest, OneTournamentLeavesNoRoomForTheNext) {
  ASSERT_TRUE(enter(make(by_correspondence(1)), "keen", "Keen"));
  const auto second = make(by_correspondence(1));
  EXPECT_EQ(enter(second, "keen", "Keen").error().what,
            "You have 0 unfinished games, and what you enter may begin 80 more");
  EXPECT_TRUE(enter(second, "calm", "Calm"));
}

TEST_P(RoomForGamesTest, SomePlacesAreForLiveGames) {
  ASSERT_TRUE(enter(make(by_correspondence(1)), "keen", "Keen"));
  begin_games("keen", 15);
  for (int i = 0; i < 5; ++i) EXPECT_TRUE(begin_game("keen", true)) << i;
  EXPECT_FALSE(begin_game("keen", true)) << "40 and 20 are all";
}

TEST_P(RoomForGamesTest, NobodyHasMoreGamesThanPromisedOnceATournamentRuns) {
  begin_games("p0", 15);
  const auto id = with_players(by_correspondence(2), 22);  // 42 rounds
  EXPECT_FALSE(begin_game("p0"));
  ASSERT_TRUE(start(id, 1));
  for (int i = 0; i < 12; ++i) step();
  EXPECT_EQ(games("p0").unfinished, 55);
  EXPECT_EQ(games("p0").to_come, 0) << "40 run, and no more at a time";
  resign_open(id, "p0", 3);
  EXPECT_EQ(games("p0").unfinished, 52);
  EXPECT_EQ(games("p0").to_come, 2) << "the last two rounds";
  begin_games("p0", 4);
  EXPECT_FALSE(begin_game("p0")) << "56, and two to come beside as many live ones";
}

TEST_P(RoomForGamesTest, WhatHasBegunWhollyKeepsNoPlaces) {
  const auto id = with_players(by_correspondence(1), 4);
  EXPECT_EQ(games("p0").to_come, 40);
  ASSERT_TRUE(start(id, 1));
  EXPECT_EQ(games("p0").unfinished, 3);
  EXPECT_EQ(games("p0").to_come, 0);
  EXPECT_TRUE(enter(make(by_correspondence(1)), "p0", "p0"));
}

TEST_P(RoomForGamesTest, ATournamentWithOneGameAtATimeKeepsOnePlace) {
  const auto id = with_players(club_evening(System::swiss), 2);
  EXPECT_EQ(games("p0").to_come, 1);
  ASSERT_TRUE(start(id, 1));
  EXPECT_EQ(games("p0").unfinished, 1);
  EXPECT_EQ(games("p0").to_come, 0);
  resign_open(id, "p0", 1);
  ASSERT_TRUE(finish(id));
  EXPECT_EQ(games("p0").unfinished + games("p0").to_come, 0);
}

TEST_P(RoomForGamesTest, ALeagueKeepsPlacesForItsNextSeason) {
  NewLeague wish;
  wish.name = "Winter league";
  wish.host = "Ann";
  wish.variant = "cam";
  wish.time.days = 3;
  wish.terms = {3, 1};
  wish.is_public = true;
  const auto made = ask_leagues([&](Leagues& all) { return all.make("anna", wish); });
  ASSERT_TRUE(made);
  const auto id = text_field(*made, "id");
  for (const std::string player : {"p0", "p1", "p2"}) {
    ASSERT_TRUE(ask_leagues([&](Leagues& all) { return all.enter(player, id, player, {}); }));
  }
  EXPECT_EQ(games("p0").to_come, 3) << "the last division may have four players";
  ASSERT_TRUE(ask_leagues([&](Leagues& all) { return all.start_season("anna", id, 1); }));
  step();
  EXPECT_EQ(games("p0").unfinished, 2);
  EXPECT_EQ(games("p0").to_come, 1);
  ASSERT_TRUE(ask_leagues([&](Leagues& all) { return all.leave("p0", id); }));
  step();
  EXPECT_EQ(games("p0").unfinished + games("p0").to_come, 0);

  limits_.unfinished_games_per_player = 7;
  restart();
  begin_games("p3", 2);
  const auto refused = ask_leagues([&](Leagues& all) { return all.enter("p3", id, "p3", {}); });
  EXPECT_EQ(refused.error().what,
            "You have 2 unfinished games, and what you enter may begin 3 more")
      << "three places are for live games then";
}

TEST_P(RoomForGamesTest, RequestsThatArriveTogetherCountTogether) {
  const std::array ids{make(by_correspondence(1)), make(by_correspondence(1))};
  std::array<Awaited<Payload>, 2> entries;
  for (std::size_t i = 0; i < ids.size(); ++i) {
    games_->ask(QueueKey("keen"), entries[i].reply(),
                std::function<Result<Payload>(Tournaments&)>(
                    [id = ids[i]](Tournaments& all) { return all.enter("keen", id, "Keen"); }));
  }
  step();
  EXPECT_TRUE(entries[0].get());
  EXPECT_FALSE(entries[1].get());

  limits_.unfinished_games_per_player = 2;
  restart();
  std::array<Awaited<View>, 3> begun;
  for (auto& answer : begun) {
    games_->ask(QueueKey("calm"), answer.reply(), &NewGames::create,
                wish_for("cam", Opponent::person));
  }
  step();
  EXPECT_TRUE(begun[0].get());
  EXPECT_TRUE(begun[1].get());
  EXPECT_EQ(begun[2].get().error().code, ErrorCode::too_many);
}

// Else a director could end many, wait until their players have entered others, and reopen them.
TEST_P(RoomForGamesTest, ACancelledTournamentOfManyGamesDoesNotGoOn) {
  const auto id = make(by_correspondence(1));
  ASSERT_TRUE(finish(id));
  EXPECT_TRUE(reopen(id)) << "nobody has entered";
  ASSERT_TRUE(enter(id, "keen", "Keen"));
  ASSERT_TRUE(finish(id));
  EXPECT_EQ(reopen(id).error().what, "Its players may have no room for its games any more");

  const auto played = with_players(by_correspondence(1), 3);
  ASSERT_TRUE(start(played, 1));
  for (std::size_t round = 0; round < 3; ++round) {
    for (const auto& game : games_of(played, round)) resign(game, Seat::white);
  }
  ASSERT_TRUE(finish(played));
  EXPECT_TRUE(reopen(played)) << "all its rounds have begun";
}

TEST_P(RoomForGamesTest, ADamagedTournamentKeepsNobodyFromPlaying) {
  if (GetParam() != "memory") return;
  ASSERT_TRUE(enter(make(by_correspondence(1)), "keen", "Keen"));
  failing_.execute("UPDATE tournaments SET terms='?'");
  EXPECT_TRUE(begin_game("keen"));
}

}  // namespace
}  // namespace camlann::server::test
