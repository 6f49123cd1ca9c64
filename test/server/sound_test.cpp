// `camlann check` finds no fault in what the program itself has written: games of random settings
// and commands with everything around them, their backups and copies, and databases of earlier
// programs.
#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "database/database.hpp"
#include "server/services/games/deletions.hpp"
#include "server/sound_world.hpp"
#include "server/store/backup.hpp"
#include "server/store/copy.hpp"
#include "server/store/game_check.hpp"
#include "server/store/store.hpp"
#include "support/data.hpp"

namespace camlann::server::test {
namespace {

using database::Database;

const std::vector<std::string> nothing;

/// Games on SQLite are many; on PostgreSQL some show that the queries are understood.
class SoundTest : public SoundWorld {
 protected:
  [[nodiscard]] bool on_disk() const { return GetParam() == "sqlite"; }
  std::set<std::string> texts(const std::string& sql) {
    const auto all = Database::open(database_)->all<std::string>(sql).value();
    return {all.begin(), all.end()};
  }
  void execute(const std::string& sql) {
    const auto done = Database::open(database_)->execute(sql);
    ASSERT_TRUE(done) << done.error().what << ' ' << sql;
  }
  /// The world has what the test is about.
  void expect_everything() {
    EXPECT_EQ(texts("SELECT DISTINCT kind FROM events").size(), 11U) << "kinds of events";
    const auto reasons = texts("SELECT DISTINCT reason FROM games WHERE reason IS NOT NULL");
    for (const auto* reason : {"resignation", "agreement", "cancelled", "time", "repetition",
                               "forfeit", "neither-came", "director"}) {
      EXPECT_TRUE(reasons.contains(reason)) << reason;
    }
    EXPECT_EQ(texts("SELECT DISTINCT variant FROM games").size(), catalog().size());
    EXPECT_GE(texts("SELECT DISTINCT rules FROM games").size(), 5U);
    for (const auto* some :
         {"seen IS NOT NULL AND deadline IS NOT NULL", "shared=1 AND opponent='computer'",
          "rated=1 AND reason IS NOT NULL", "shared=0 AND opponent='person' AND colour='b'",
          "tournament IS NOT NULL", "corrected IS NOT NULL AND rated=1", "deleted IS NOT NULL",
          "start<>''", "days>0"}) {
      EXPECT_GT(count("SELECT count(*) FROM games WHERE " + std::string(some)), 0) << some;
    }
  }
};

INSTANTIATE_TEST_SUITE_P(Stores, SoundTest, testing::Values("sqlite", "postgres"), store_name);

TEST_P(SoundTest, EverythingThatTheProgramWritesIsSound) {
  make(on_disk() ? 110 : 12);
  EXPECT_EQ(faults(), nothing);
  if (!on_disk() || HasFailure()) return;
  expect_everything();
  const auto copy = folder_.path() / "copy.sqlite";
  const auto restored = folder_.path() / "restored";
  const auto watch = [](auto, auto) { return false; };
  ASSERT_TRUE(back_up({database_.file(), folder_.path() / "uploads", {}}, copy, false, watch));
  EXPECT_EQ(faults_of(copy), nothing);
  std::filesystem::create_directory(restored);
  ASSERT_TRUE(restore(copy, {restored / "games.sqlite", restored / "uploads", restored / "archive"},
                      restored / "aside", MissingLog::refuse, watch));
  EXPECT_EQ(faults_of(restored / "games.sqlite"), nothing);
}

TEST_P(SoundTest, ACopyInTheOtherEngineIsSound) {
  if (on_disk()) return;
  make(3);
  const auto file = folder_.path() / "copy.sqlite";
  const auto copied = copy_database(database_, file);
  ASSERT_TRUE(copied) << to_text(copied.error());
  EXPECT_EQ(faults_of(file), nothing);
}

TEST_P(SoundTest, AnUpgradedDatabaseIsSound) {
  if (!on_disk()) return;
  for (const std::string version : {"32", "35"}) {
    close();
    for (const char* ending : {"", "-wal", "-shm"}) {
      std::filesystem::remove(database_.file().string() + ending);
    }
    execute(camlann::test::read_data("server/schema_" + version + ".sql"));
    EXPECT_EQ(faults().size(), 1U) << "a database of another version";
    open();
    close();
    EXPECT_EQ(faults(), nothing) << version;
  }
  EXPECT_EQ(texts("SELECT days || ' ' || base || ' ' || increment || ' ' || delay FROM games"),
            (std::set<std::string>{"3 0 0 0", "0 300000 5000 2000", "0 60000 0 0"}));
  EXPECT_EQ(texts("SELECT with_it FROM tournament_events"),
            (std::set<std::string>{R"(["Anna"])", R"(["Benno"])"}));
}

TEST_P(SoundTest, ARunningServerMayWriteMeanwhile) {
  auto wish = cam();
  wish.game.time = play::TimeControl{600'000, 0};
  wish.game.late = 1;
  const auto table = invite(wish).value();
  const auto id = answer(table.id, SitDown{"Ben", {}}, "ben")->game;
  auto check = GameCheck::open(database_, catalog()).value();
  std::vector<std::string> all;
  const auto told = [&](const GameFault& fault) { all.push_back(fault.what); };
  EXPECT_TRUE(check.check_file(told));
  restart();  // the next owner of the games
  for (int ply = 0; ply < 5; ++ply) {
    now_ += 1000;
    ASSERT_TRUE(play(id, ply, any_move(**get(id)), "", ply % 2 == 0 ? "anna" : "ben"));
  }
  EXPECT_TRUE(check.check_game(id, told));
  ASSERT_TRUE(act_as("ben", play::Resign{}, id));
  EXPECT_TRUE(check.check_game(id, told));
  EXPECT_TRUE(check.check_rest(told));
  EXPECT_EQ(all, nothing);
}

TEST_P(SoundTest, AGameThatIsBeingRemovedIsSound) {
  const auto id = create_cam(Opponent::person)->meta.id;
  for (int ply = 0; ply < 4; ++ply) ASSERT_TRUE(play_any(id));
  Awaited<View> removed;
  games_->ask(GameRequest{anna_, id}, removed.reply(), &Deletions::remove);
  step();
  ASSERT_TRUE(removed.get());
  close();
  for (const int version : {1, 5, 3}) {  // as OldGames::purge() does, 2000 at a time
    execute("DELETE FROM events WHERE game='" + id + "' AND version=" + std::to_string(version));
    EXPECT_EQ(faults(), nothing);
  }
  execute("UPDATE games SET deleted=NULL");
  EXPECT_NE(faults(), nothing);
}

// Both tables agree, and only the game shows that the rating is wrong.
TEST_P(SoundTest, RatingsAreComputedAgain) {
  make(0);
  const std::string row =
      " WHERE (player, variant, speed)=(SELECT r.player, r.variant, r.speed FROM ratings r JOIN "
      "rating_history h ON h.player=r.player AND h.variant=r.variant AND h.speed=r.speed WHERE "
      "r.games=1 AND h.game IN (SELECT game FROM rating_history GROUP BY game HAVING count(*)=2) "
      "ORDER BY 1 LIMIT 1)";
  execute("UPDATE rating_history SET rating=rating+0.001" + row +
          ";UPDATE ratings SET rating=rating+0.001" + row);
  EXPECT_EQ(faults(), nothing) << "another machine may round so";
  execute("UPDATE rating_history SET rating=rating+1" + row +
          ";UPDATE ratings SET rating=rating+1" + row);
  const auto found = faults();
  ASSERT_FALSE(found.empty());
  EXPECT_NE(found[0].find("after it, expected 1"), std::string::npos) << found[0];
}

TEST_P(SoundTest, AFaultNamesThePlaceWhatIsThereAndWhatWasExpected) {
  make(0);
  const auto first = [this](const std::string& sql) {
    execute(sql);
    const auto all = faults();
    return all.empty() ? "" : all.front();
  };
  const auto key = *texts("SELECT min(key) FROM sessions").begin();
  EXPECT_EQ(first("UPDATE sessions SET made=-7000 WHERE key='" + key + "'"),
            " sessions '" + key + "': made is '-7000', expected a time in milliseconds");
  execute("UPDATE sessions SET made=7000");
  const auto found = first("UPDATE host_state SET version=version+1");
  EXPECT_EQ(found, " host_state '" + std::to_string(count("SELECT version FROM host_state")) +
                       "': expected a version that counts the entries of host_log");
}

}  // namespace
}  // namespace camlann::server::test
