// What the server removes by itself: unfinished games that guests have abandoned, with all their
// rows, and nonces of games that ended long ago. Games of accounts stay.
#include <gtest/gtest.h>

#include <cstdint>
#include <memory>
#include <string>

#include "database/database.hpp"
#include "server/games_fixture.hpp"
#include "server/services/games/watching.hpp"
#include "server/store/schema.hpp"
#include "support/data.hpp"

namespace camlann::server::test {
namespace {

constexpr Millis day_of_games = 86'400'000;

class OldGamesTest : public GamesFixture {
 protected:
  std::int64_t count(const std::string& of) {
    return database::Database::open(database_)->query_number("SELECT count(*) FROM " + of).value();
  }
  void execute(const std::string& sql) {
    const auto done = database::Database::open(database_)->execute(sql);
    EXPECT_TRUE(done) << done.error().what;
  }
  /// Days later, after a start and enough rounds to find and remove what is due.
  void pass_days(int days) {
    now_ += days * day_of_games;
    restart();
    pass_seconds(3);
    now_ += 2 * day_of_games;
    pass_seconds(3);
  }
  std::string moved_game() {
    const auto id = create_cam(Opponent::person)->meta.id;
    EXPECT_TRUE(play_any(id));
    return id;
  }
};

INSTANTIATE_TEST_SUITE_P(Stores, OldGamesTest, testing::Values("sqlite"), store_name);

TEST_P(OldGamesTest, AnAbandonedGameOfGuestsGoesWithItsRows) {
  const auto id = moved_game();
  execute("UPDATE games SET shared=1 WHERE id='" + id + "';" + "INSERT INTO chat VALUES ('" + id +
          "', 1, 'players', 'anna', 'hello', 1, '');" + "INSERT INTO private_texts VALUES ('" + id +
          "', 'anna', 'note', 'x');" +
          "INSERT INTO invitations (id, host, variant, rules, start, seats, public, created, "
          "expires, version, phase, game) VALUES ('i1', 'anna', 'cam', '', '', '', 0, 1, 1, 2, "
          "'begun', '" +
          id + "')");
  pass_days(20);
  EXPECT_EQ(count("games"), 1) << "it may go on";
  pass_days(15);
  for (const auto* table : {"games", "events", "seated", "chat", "private_texts", "invitations"}) {
    EXPECT_EQ(count(table), 0) << table;
  }
}

// A small server never drops games from memory, because it never has too many.
TEST_P(OldGamesTest, AnAbandonedGameInMemoryGoesOnceNobodyUsesIt) {
  const auto moved = moved_game();
  const auto unmoved = create_cam(Opponent::person)->meta.id;
  const auto pass_hours = [this](int hours) {
    for (; hours > 0; --hours) {
      now_ += 3'600'000;
      step();
    }
  };
  now_ += 35 * day_of_games;
  ASSERT_TRUE(get(moved));
  ASSERT_TRUE(get(unmoved));
  for (int i = 0; i < 5; ++i) {
    now_ += 300'000;
    step();
  }
  EXPECT_EQ(count("games WHERE deleted IS NOT NULL"), 0) << "just used";
  auto page = std::make_shared<FakeWatcher>();
  games_->ask(GameRequest{"anna", moved}, errors_to(page), &Watching::watch, WatchWish{}, page);
  pass_hours(5);
  EXPECT_EQ(count("games WHERE deleted IS NOT NULL"), 1);
  EXPECT_EQ(get(unmoved).error().code, ErrorCode::not_found);
  games_->tell(QueueKey("anna"), &Watching::unwatch, GameRequest{"anna", moved}, page);
  pass_hours(5);
  EXPECT_EQ(count("games WHERE deleted IS NOT NULL"), 2);
  EXPECT_EQ(get(moved).error().code, ErrorCode::not_found);
  pass_hours(30);
  EXPECT_EQ(count("games"), 0);
}

TEST_P(OldGamesTest, AGameWithoutAMoveGoesAfterAWeek) {
  (void)create_cam(Opponent::person);
  const auto moved = moved_game();
  pass_days(5);
  EXPECT_EQ(count("games"), 2);
  pass_days(2);
  EXPECT_EQ(count("games"), 1);
  EXPECT_TRUE(get(moved));
}

TEST_P(OldGamesTest, GamesOfAccountsRatedGamesAndThoseOfTournamentsStay) {
  const auto of_account = moved_game();
  const auto rated = moved_game();
  const auto timed = moved_game();
  execute(
      "INSERT INTO accounts VALUES ('carl', 'Carl', 'carl', 'person', 0, 1, '', NULL, 0, 0, '{}');"
      "INSERT INTO seated VALUES ('carl', 1, '" +
      of_account +
      "');"
      "UPDATE games SET rated=1 WHERE id='" +
      rated +
      "';"
      "UPDATE games SET deadline=9000000000000 WHERE id='" +
      timed + "'");
  pass_days(400);
  EXPECT_EQ(count("games"), 3);
  EXPECT_EQ(count("games WHERE deleted IS NOT NULL"), 0);
}

TEST_P(OldGamesTest, AFinishedGameStaysAndItsNoncesGo) {
  const auto id = moved_game();
  ASSERT_TRUE(play_any(id));
  ASSERT_TRUE(act(play::Resign{}, id, {{}, "last"}));
  EXPECT_EQ(count("events WHERE nonce IS NOT NULL"), 3);
  pass_days(4);
  EXPECT_EQ((*act(play::Resign{}, id, {{}, "last"}))->standing.version, 4) << "the first answer";
  pass_days(8);
  EXPECT_EQ(count("events WHERE nonce IS NOT NULL"), 0);
  EXPECT_EQ(count("events WHERE request IS NOT NULL"), 0);
  EXPECT_EQ(count("events"), 4);
  EXPECT_EQ(act(play::Resign{}, id, {{}, "last"}).error().code, ErrorCode::game_over);
}

TEST_P(OldGamesTest, ALongGameIsRemovedInPortions) {
  const auto id = moved_game();
  execute(
      "WITH RECURSIVE number(n) AS (SELECT 3 UNION ALL SELECT n+1 FROM number WHERE n<4500) "
      "INSERT INTO events (game, version, kind, by, text, at) "
      "SELECT '" +
      id +
      "', n, 'draw-offer', 'person', 'w', 1 FROM number;"
      "UPDATE games SET deleted=1");
  EXPECT_TRUE(kept_->purge(2).value());
  EXPECT_EQ(count("events"), 2500);
  EXPECT_TRUE(kept_->purge(2).value());
  EXPECT_FALSE(kept_->purge(2).value());
  EXPECT_EQ(count("games"), 0);
}

TEST(SchemaStep, ADatabaseOfVersion33GetsTheIndexes) {
  TemporaryFolder folder;
  const auto file = folder.path() / "games.sqlite";
  {
    auto database = database::Database::open(file).value();
    ASSERT_TRUE(database.execute(camlann::test::read_data("server/schema_32.sql")));
    ASSERT_TRUE(
        database.execute("ALTER TABLE leaves ADD COLUMN zone TEXT NOT NULL DEFAULT '';"
                         "ALTER TABLE notice_wishes ADD COLUMN zone TEXT NOT NULL DEFAULT '';"
                         "PRAGMA user_version = 33"));
  }
  ASSERT_TRUE(open_database_store(file));
  auto database = database::Database::open(file).value();
  EXPECT_EQ(schema_version(database).value(), newest_schema());
  EXPECT_EQ(database
                .query_number("SELECT count(*) FROM sqlite_schema WHERE name IN "
                              "('games_unfinished', 'invitations_of_game')")
                .value(),
            2);
}

}  // namespace
}  // namespace camlann::server::test
