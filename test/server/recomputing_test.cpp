// Ratings that do not follow from the games are computed again, on both engines: those that
// programs moved by games that were not played, and those of damaged rows.
#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "database/database.hpp"
#include "game/catalog.hpp"
#include "play/command.hpp"
#include "rating/game.hpp"
#include "server/model/finished_game.hpp"
#include "server/model/people.hpp"
#include "server/people_fixture.hpp"
#include "server/store/game_check.hpp"
#include "server/store/rating_histories.hpp"
#include "server/store/rating_recompute.hpp"

namespace camlann::server::test {
namespace {

using rating::Speed;

class Recomputing : public PeopleFixture {
 protected:
  static constexpr Millis an_hour = 3'600'000;

  std::string begin_rated(const std::string& white, const std::string& black,
                          const std::string& variant) {
    auto wish = cam();
    wish.game.variant = variant;
    wish.game.time = play::TimeControl{600'000, 10'000};
    wish.game.rated = true;
    const auto table = invite(wish, white).value();
    return answer(table.id, SitDown{black, {}}, black)->game;
  }
  /// The winner has White.
  std::string win(const std::string& winner, const std::string& loser,
                  const std::string& variant = "cam") {
    const auto id = begin_rated(winner, loser, variant);
    play_opening(id);
    EXPECT_TRUE(act_as(loser, play::Resign{}, id));
    return id;
  }
  /// Rates a game without moves, like earlier programs.
  std::string win_without_play(const std::string& winner, const std::string& loser) {
    const auto id = begin_rated(winner, loser, "cam");
    EXPECT_TRUE(act_as(loser, play::Resign{}, id));
    const auto game = kept_->people().game(id).value().value();
    auto finished = finished_game(game.meta, game.standing, *catalog().find("cam")).value();
    EXPECT_EQ(finished.speed, std::nullopt);
    finished.speed = Speed::slow;
    EXPECT_TRUE(kept_->people().record(finished));
    return id;
  }
  /// The same games with and without those that were not played, in two variants.
  void play_evening() {
    win_without_play("anna", "ben");
    win_without_play("anna", "emil");
    for (const char* variant : {"cam", "camette"}) win("ben", "carla", variant);
    now_ += an_hour;
    win_without_play("carla", "dora");
    for (const char* variant : {"cam", "camette"}) win("dora", "anna", variant);
    now_ += 100 * an_hour;
    for (const char* variant : {"cam", "camette"}) win("anna", "ben", variant);
  }
  std::vector<RatingPoint> history(const std::string& player, const std::string& variant) {
    return kept_->people().history(player, variant, Speed::slow, 9).value();
  }
  std::optional<KeptRating> rating(const std::string& player, const std::string& variant) {
    return kept_->people().rating(player, variant, Speed::slow).value();
  }
  Result<Recomputed> recompute() { return recompute_ratings(database_, catalog()); }
  std::vector<std::string> faults() {
    std::vector<std::string> all;
    auto check = GameCheck::open(database_, catalog());
    EXPECT_TRUE(check && check->check_rest([&](const GameFault& one) { all.push_back(one.what); }));
    return all;
  }
  void execute(const std::string& sql) {
    const auto done = database::Database::open(database_)->execute(sql);
    ASSERT_TRUE(done) << done.error().what << ' ' << sql;
  }
};

INSTANTIATE_TEST_SUITE_P(Stores, Recomputing, testing::Values("sqlite", "postgres"), store_name);

TEST_P(Recomputing, GamesThatWereNotPlayedAreLeftOut) {
  play_evening();
  EXPECT_NE(rating("anna", "cam"), rating("anna", "camette"));
  ASSERT_FALSE(faults().empty());
  EXPECT_EQ(faults().front(),
            "it has changed ratings, expected only of a rated game that was played "
            "(camlann ratings recompute)");
  const auto done = recompute();
  ASSERT_TRUE(done) << done.error().what;
  EXPECT_EQ(done->games, 9);
  EXPECT_EQ(done->left_out, 3);
  EXPECT_EQ(done->ratings, 5) << "of all five players in Cam";
  EXPECT_TRUE(faults().empty()) << faults().front();
  for (const char* player : {"anna", "ben", "carla", "dora"}) {
    EXPECT_EQ(rating(player, "cam"), rating(player, "camette")) << player;
    const auto cam = history(player, "cam");
    const auto camette = history(player, "camette");
    ASSERT_EQ(cam.size(), camette.size()) << player;
    for (std::size_t i = 0; i < cam.size(); ++i) {
      EXPECT_EQ(cam[i].after, camette[i].after) << player;
      EXPECT_EQ(cam[i].at, camette[i].at) << player;
    }
  }
  EXPECT_EQ(rating("emil", "cam"), std::nullopt);
  EXPECT_TRUE(history("emil", "cam").empty());
  EXPECT_EQ(recompute()->ratings, 0) << "nothing is left to do";
  win("ben", "anna");
  EXPECT_TRUE(faults().empty()) << "the server goes on from there";
}

TEST_P(Recomputing, SoundRatingsStayDigitByDigit) {
  win("anna", "ben");
  now_ += an_hour;
  win("ben", "anna");
  execute("UPDATE rating_history SET rating=rating+0.001;UPDATE ratings SET rating=rating+0.001");
  const auto before = rating("anna", "cam");
  EXPECT_EQ(recompute()->ratings, 0) << "another machine may round so";
  EXPECT_EQ(rating("anna", "cam"), before);
}

TEST_P(Recomputing, GamesAgainstADeletedPlayerKeepWhatTheyChanged) {
  win_without_play("anna", "ben");
  now_ += an_hour;
  win("carla", "anna");
  const auto points = history("anna", "cam");
  execute(
      "DELETE FROM rating_history WHERE player='carla';"
      "DELETE FROM ratings WHERE player='carla'");
  ASSERT_TRUE(recompute());
  const auto after = rating("anna", "cam").value();
  EXPECT_EQ(after.games, 1);
  EXPECT_NEAR(after.glicko.rating, 1500 + points[0].after.rating - points[1].after.rating, 1e-9);
  EXPECT_NEAR(after.glicko.deviation, 350 * points[0].after.deviation / points[1].after.deviation,
              1e-9);
  EXPECT_TRUE(faults().empty());
}

TEST_P(Recomputing, DamagedRatingsAreMended) {
  win("anna", "ben");
  const auto anna = rating("anna", "cam");
  execute(
      "UPDATE ratings SET rating=2000 WHERE player='anna';"
      "DELETE FROM ratings WHERE player='ben';"
      "INSERT INTO ratings VALUES ('carla','cam','slow',1600,80,0.06,9,8)");
  ASSERT_TRUE(recompute());
  EXPECT_EQ(rating("anna", "cam"), anna);
  EXPECT_TRUE(rating("ben", "cam"));
  EXPECT_FALSE(rating("carla", "cam"));
  execute("UPDATE rating_history SET rating=2000 WHERE player='anna'");
  EXPECT_EQ(recompute()->ratings, 1);
  EXPECT_EQ(rating("anna", "cam"), anna);
}

TEST_P(Recomputing, OnlySoManyRatingsAreComputedAgainAfterACorrection) {
  const auto first = win("anna", "ben");
  const auto apart = win("carla", "dora");
  win("ben", "emil");
  auto database = database::Database::open(database_).value();
  EXPECT_EQ(histories_from(database, first, 4)->size(), 3U) << "Anna's, Ben's and Emil's";
  EXPECT_EQ(histories_from(database, first, 3).error().code, ErrorCode::too_many);
  EXPECT_EQ(histories_from(database, apart, 2)->size(), 2U);
}

TEST_P(Recomputing, AHistoryThatContradictsItselfIsLeftAlone) {
  win("anna", "ben");
  win("anna", "ben");
  const auto before = rating("ben", "cam");
  execute(
      "UPDATE rating_history SET number=3-number+10 WHERE player='ben';"
      "UPDATE rating_history SET number=number-10 WHERE player='ben'");
  const auto done = recompute();
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().what, "The ratings do not follow from each other");
  EXPECT_EQ(rating("ben", "cam"), before);
}

}  // namespace
}  // namespace camlann::server::test
