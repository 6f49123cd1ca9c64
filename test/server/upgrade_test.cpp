// Upgrades of the schema, on both engines: each step while an older program writes, steps
// that die, and programs that are older than the database. The test pretends that there are newer
// programs: their steps come after those of this one.
#include <gtest/gtest.h>

#include <atomic>
#include <cstdint>
#include <string>
#include <thread>
#include <vector>

#include "base/try.hpp"
#include "database/database.hpp"
#include "database/row.hpp"
#include "server/games_fixture.hpp"
#include "server/store/backup.hpp"
#include "server/store/log_mark.hpp"
#include "server/store/schema.hpp"
#include "support/data.hpp"
#include "support/files.hpp"

namespace camlann::server::test {
namespace {

using database::Database;

/// A step that older programs need not know. Because of its table, clean_database() begins anew.
SchemaStep added_step() {
  const auto [version, since] = newest_schema();
  return {{version + 1, since},
          "ALTER TABLE games ADD COLUMN later TEXT NOT NULL DEFAULT 'x';"
          "CREATE TABLE later_things (id TEXT PRIMARY KEY);"};
}

/// The next one, which shuts them out.
SchemaStep changed_step() {
  const auto version = newest_schema().version + 2;
  return {{version, version}, "ALTER TABLE games RENAME COLUMN can_claim TO may_claim;"};
}

class UpgradeTest : public GamesFixture {
 protected:
  Result<void> take(const std::vector<SchemaStep>& steps) {
    auto database = Database::open(database_).value();
    return take_steps(database, steps);
  }
  SchemaVersion found() {
    auto database = Database::open(database_).value();
    return schema_version(database).value();
  }
  /// Plays a move and returns the number of plies.
  int play_on(const std::string& id) {
    const auto played = play_any(id);
    EXPECT_TRUE(played) << played.error().what;
    return played ? played->get()->standing.plies : -1;
  }
};

INSTANTIATE_TEST_SUITE_P(Stores, UpgradeTest, testing::Values("sqlite", "postgres"), store_name);

TEST_P(UpgradeTest, AnOlderServerPlaysOnAfterAStepThatAdds) {
  const auto id = create_cam(Opponent::person)->meta.id;
  EXPECT_EQ(play_on(id), 1);
  ASSERT_TRUE(take({added_step()}));
  EXPECT_EQ(play_on(id), 2) << "the server that runs";
  restart();
  EXPECT_EQ(play_on(id), 3) << "one that starts";
  (void)create_cam(Opponent::person);
  EXPECT_TRUE(open_existing_games(database_)) << "the command line";
}

// The check of an older server wrote its own version, and the newer one took its steps again.
// A server of version 1.0 keeps the array that a game has drawn, and not that it was left to
// chance.
TEST_P(UpgradeTest, ARepeatedRequestGetsTheShuffledGameOfAnOlderServer) {
  NewGame wish = wish_for("camblam", Opponent::person);
  wish.rules = "default,array=shuffled";
  wish.nonce = "once";
  const auto first = create(wish);
  ASSERT_TRUE(first) << first.error().what;
  {
    auto database = Database::open(database_).value();
    ASSERT_TRUE(database.execute("UPDATE games SET drawn_from=''"));
  }
  restart();
  const auto second = create(wish);
  ASSERT_TRUE(second) << second.error().what;
  EXPECT_EQ((*first)->meta.id, (*second)->meta.id);
}

TEST_P(UpgradeTest, AnOlderServerLeavesTheVersionOfANewerOne) {
  ASSERT_TRUE(take({added_step()}));
  restart();
  ASSERT_TRUE(kept_->check());
  EXPECT_EQ(found(), added_step().to);
  EXPECT_TRUE(take({added_step()})) << "with nothing to do";
}

TEST_P(UpgradeTest, AProgramTooOldForTheDatabaseIsRefused) {
  games_.reset();
  kept_.reset();
  ASSERT_TRUE(take({added_step(), changed_step()}));
  const auto opened = open_database_store(database_);
  ASSERT_FALSE(opened);
  EXPECT_EQ(opened.error().what, "the database was written by a newer program");
  EXPECT_FALSE(open_existing_games(database_));
  EXPECT_EQ(found(), changed_step().to) << "and changes nothing";
}

TEST_P(UpgradeTest, AStepThatDiesLeavesTheOneBefore) {
  const auto id = create_cam(Opponent::person)->meta.id;
  auto dying = changed_step();
  dying.statements += "INSERT INTO nowhere VALUES (1);";
  EXPECT_FALSE(take({added_step(), dying}));
  EXPECT_EQ(found(), added_step().to);
  restart();
  EXPECT_EQ(play_on(id), 1);
  games_.reset();
  kept_.reset();
  EXPECT_TRUE(take({added_step(), changed_step()})) << "the next start goes on there";
  EXPECT_EQ(found(), changed_step().to);
}

TEST(UpgradeVersions, AreOneNumberInTheDatabase) {
  for (const auto& one : std::vector<SchemaVersion>{{0, 0}, {34, 34}, {35, 34}, {999, 1}}) {
    EXPECT_EQ(schema_of(schema_mark(one)), one);
  }
  EXPECT_EQ(schema_mark({34, 34}), 34) << "as in databases from before the second number";
  EXPECT_TRUE((SchemaVersion{34, 34}.can_use({35, 34})));
  EXPECT_FALSE((SchemaVersion{34, 34}.can_use({35, 35})));
  EXPECT_FALSE((SchemaVersion{35, 34}.can_use({34, 34}))) << "it lacks what the program writes";
}

// Hosts may go back to any released program of the same minor version. Once there is one, a step
// that shuts out older programs needs the next minor version, and then both numbers here.
TEST(UpgradeVersions, ProgramsOfAMinorVersionCanUseEachOthersDatabases) {
  EXPECT_STREQ(CAMLANN_MINOR_VERSION, "1.0");
  EXPECT_EQ(newest_schema().since, 45);
  EXPECT_EQ(schema_steps(database::Engine::sqlite).back().to, newest_schema());
}

/// A database of an earlier version, and a connection of the program that wrote it.
class OldDatabase : public testing::TestWithParam<std::string> {
 protected:
  OldDatabase() {
    const bool file = GetParam() == "sqlite";
    for (const auto& sql :
         {std::string(file ? "PRAGMA journal_mode = WAL" : "SELECT 1"),
          camlann::test::read_data(file ? "server/schema_32.sql" : "server/schema_32_postgres.sql"),
          file ? std::string() : camlann::test::read_data("server/rows_of_32.sql")}) {
      const auto done = older_.execute(sql);
      EXPECT_TRUE(done) << done.error().what;
    }
    game_ = older_.query_text("SELECT min(id) FROM games").value();
  }
  ~OldDatabase() override {
    ends_ = true;
    if (writer_.joinable()) writer_.join();
  }
  /// Writes events of a game until the end, and returns after the first.
  void begin_to_write() {
    writer_ = std::thread([this] {
      while (!ends_ && refused_.empty()) {
        const auto done =
            older_.together([this] { return write_one(); }, database::Writers::several);
        if (done) ++written_;
        if (!done) refused_ = done.error().what;
      }
      stands_ = true;
    });
    while (written_ == 0 && !stands_) std::this_thread::yield();
  }
  void end_writing() {
    const int before = written_;
    while (written_ == before && !stands_) std::this_thread::yield();  // one after the steps, too
    ends_ = true;
    writer_.join();
    EXPECT_EQ(refused_, "");
    EXPECT_EQ(older_.query_number("SELECT count(*) FROM events WHERE version>1000000").value(),
              written_.load());
  }

  TemporaryFolder folder_;
  database::Address address_ = GetParam() == "sqlite"
                                   ? database::Address(folder_.path() / "games.sqlite")
                                   : TestPostgres::shared().new_database();

 private:
  /// In another order of tables than the steps.
  Result<void> write_one() {
    TRY_VOID(
        older_.run("INSERT INTO events (game, version, kind, by, text, at) VALUES "
                   "(?1, ?2, 'draw-offer', 'person', 'w', 1)",
                   game_, std::int64_t{1'000'001} + written_));
    TRY_VOID(older_.run("UPDATE games SET updated=updated+1 WHERE id=?1", game_));
    TRY_VOID(older_.query_number("SELECT count(*) FROM accounts"));
    return older_.run("UPDATE tokens SET used=1");
  }

  Database older_ = Database::open_shared(address_).value();
  std::string game_;
  std::atomic<bool> ends_ = false;
  std::atomic<bool> stands_ = false;
  std::atomic<int> written_ = 0;
  std::string refused_;
  std::thread writer_;
};

INSTANTIATE_TEST_SUITE_P(Engines, OldDatabase, testing::Values("sqlite", "postgres"), store_name);

// On PostgreSQL a step and a round of games each waited for tables of the other.
TEST_P(OldDatabase, GetsEveryStepWhileAnOlderProgramWrites) {
  begin_to_write();
  {
    auto newer = Database::open_shared(address_).value();
    const auto done = migrate(newer, address_);
    EXPECT_TRUE(done) << done.error().what;
    EXPECT_TRUE(take_steps(newer, {added_step()}));
    EXPECT_EQ(schema_version(newer).value(), added_step().to);
    const auto newest_kind = newer.execute(
        "INSERT INTO notices (subject, kind, channel, player, mark, tries) "
        "VALUES ('corrected', 'result', 'push', 'anna', 1, 0)");
    EXPECT_TRUE(newest_kind) << newest_kind.error().what;
  }
  end_writing();
  EXPECT_TRUE(open_up_to_date(address_, MissingLog::accept));
}

// Else `camlann check` refused the restored data until a server had started on it.
TEST(RestoredBackup, HasTheSchemaOfThisProgram) {
  const TemporaryFolder folder;
  const auto backup = folder.path() / "backup.sqlite";
  {
    auto older = Database::open(backup).value();
    ASSERT_TRUE(older.execute(camlann::test::read_data("server/schema_32.sql")));
  }
  const KeptFiles kept{folder.path() / "games.sqlite", folder.path() / "uploads",
                       folder.path() / "archive.sqlite"};
  const auto restored = restore(backup, kept, folder.path() / "aside", MissingLog::refuse,
                                [](auto, auto) { return false; });
  ASSERT_TRUE(restored) << restored.error().what;
  EXPECT_TRUE(open_existing_games(kept.database));
  auto unchanged = Database::open_to_read(backup, database::Audience::terminal).value();
  EXPECT_EQ(schema_version(unchanged)->version, 32);
}

}  // namespace
}  // namespace camlann::server::test
