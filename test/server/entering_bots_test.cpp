// Bots that directors enter (point 49.12 of the issue about federations).
#include <gtest/gtest.h>

#include <string>

#include "server/model/account.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/tournaments_fixture.hpp"
#include "wire/messages/bot.hpp"
#include "wire/messages/player.hpp"

namespace camlann::server::test {
namespace {

using tournament::System;

class EnteringBotsTest : public TournamentsFixture {
 protected:
  static message::BotTournaments willing() { return {true, {}, {}, message::RatedWish::any}; }
  Result<boost::json::value> enter_bot(const std::string& id,
                                       const message::BotTournaments& rules = willing(),
                                       const std::string& director = "anna") {
    const NamedAccount bot{"kay", {"Sir_Kay", AccountKind::bot, false, true, rules}};
    return ask([&](Tournaments& all) { return all.enter_bot(director, id, bot); });
  }
  std::string why(const NewTournament& wish, const message::BotTournaments& rules) {
    const auto done = enter_bot(make(wish), rules);
    return done ? std::string() : done.error().what;
  }
};

INSTANTIATE_TEST_SUITE_P(Stores, EnteringBotsTest, testing::Values("memory", "sqlite", "postgres"),
                         store_name);

TEST_P(EnteringBotsTest, Point49_12_ADirectorEntersABotWhoseGamesStartAsAnyOther) {
  const auto id = with_players(club_evening(System::knockout), 1);
  EXPECT_FALSE(enter_bot(id, willing(), "p0")) << "only a director";
  const auto entered = enter_bot(id);
  ASSERT_TRUE(entered) << entered.error().what;
  ASSERT_TRUE(enter_bot(id)) << "a repeated request";
  restart();
  EXPECT_EQ(number_field(shown(id), "players"), 2);
  EXPECT_EQ(text_field(shown(id), "entrants.1.name"), "Sir_Kay");
  const auto log = ask([&](Tournaments& all) { return all.director_log(id, 1000); });
  EXPECT_EQ(text_field(*log, "lines.0.act"), "entered");
  EXPECT_EQ(text_field(*log, "lines.0.about"), "kay");
  ASSERT_TRUE(start(id, 1));
  EXPECT_FALSE(games_of(id, 0).front().empty());
}

TEST_P(EnteringBotsTest, Point49_12_ItsOwnerSaysIntoWhichTournaments) {
  const auto casual = club_evening(System::swiss);
  auto rated = casual;
  rated.rated = true;
  EXPECT_EQ(why(casual, {}), "The owner of this bot does not let directors enter it");
  EXPECT_EQ(why(casual, {true, {"camette"}, {}, message::RatedWish::any}),
            "This bot does not play this game in tournaments");
  EXPECT_EQ(why(casual, {true, {"cam"}, {message::Speed::days}, message::RatedWish::any}),
            "This bot does not play at this speed in tournaments");
  EXPECT_EQ(why(rated, {true, {}, {}, message::RatedWish::casual}),
            "This bot does not play rated tournaments");
  EXPECT_EQ(why(casual, {true, {}, {}, message::RatedWish::rated}),
            "This bot plays only rated tournaments");
  EXPECT_EQ(why(rated, {true, {"cam"}, {message::Speed::fast}, message::RatedWish::any}), "");
}

TEST_P(EnteringBotsTest, Point49_12_ABotThatLeavesHasRefused) {
  const auto id = with_players(club_evening(System::swiss), 2);
  ASSERT_TRUE(enter_bot(id));
  ASSERT_TRUE(ask([&](Tournaments& all) { return all.leave("kay", id); }));
  EXPECT_EQ(enter_bot(id).error().what, "This bot has left the tournament");
}

TEST_P(EnteringBotsTest, Point49_12_OnlyBeforeTheStartAndBelowTheCap) {
  auto wish = club_evening(System::swiss);
  wish.entry.cap = 2;
  const auto id = with_players(wish, 2);
  EXPECT_EQ(enter_bot(id).error().what, "All 2 places are taken");
  const auto begun = with_players(club_evening(System::swiss), 2);
  ASSERT_TRUE(start(begun, 1));
  EXPECT_EQ(enter_bot(begun).error().what, "The tournament has begun");
}

}  // namespace
}  // namespace camlann::server::test
