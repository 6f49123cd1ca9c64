// The other copies in doc/hosting.md, apart from `camlann backup`, of a server under load: each is
// restored and sound, and has every move that was acknowledged before it began.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "database/database.hpp"
#include "server/client.hpp"
#include "server/commands.hpp"
#include "server/crash_fixture.hpp"
#include "server/load.hpp"
#include "server/test_postgres.hpp"
#include "support/files.hpp"

namespace camlann::server::test {
namespace {

namespace fs = std::filesystem;

class StandingCopy : public CrashTest {
 protected:
  [[nodiscard]] fs::path at(const std::string& name) const { return folder_.path() / name; }
  [[nodiscard]] static std::string quoted(const std::string& word) { return "'" + word + "'"; }
  [[nodiscard]] Said camlann(const std::string& words) const {
    return run_camlann(words, folder_.path());
  }
  /// A command of PostgreSQL's or of the system, which succeeds.
  void run(const std::string& command) const {
    const auto out = at("out").string();
    const int status = std::system((command + " >" + quoted(out) + " 2>&1").c_str());
    ASSERT_EQ(status, 0) << command << '\n' << camlann::test::read_bytes(out);
  }

  /// Returns the moves acknowledged before the copy begins; the load continues until it has ended.
  template <class Copy>
  Moves copy_under_load(const Copy& copy) {
    start();
    Load load(program_->port(), 4);
    load.wait_for(60);
    auto acknowledged = load.acknowledged();
    copy();
    load.expect_all_go_on();
    load.stop();
    return acknowledged;
  }

  /// In the file of this folder.
  void expect_sound(const fs::path& folder) const {
    const auto checked = camlann("check --data " + quoted(folder));
    EXPECT_EQ(checked.status, 0) << checked.text;
  }
  void expect_there(const database::Address& address, const Moves& moves) const {
    auto database = database::Database::open(address).value();
    ASSERT_FALSE(moves.empty());
    for (const auto& [id, played] : moves) {
      auto select =
          database.prepare("SELECT text FROM events WHERE game=?1 AND kind='move' ORDER BY version")
              .value();
      select.bind(1, id);
      std::vector<std::string> there;
      for (auto row = select.step(); row && *row; row = select.step()) {
        there.emplace_back(select.text(0));
      }
      ASSERT_GE(there.size(), played.size()) << id << ": an acknowledged move is gone";
      EXPECT_TRUE(std::equal(played.begin(), played.end(), there.begin())) << id;
    }
  }
};

/// A copy page by page through SQLite, as sqlite3_rsync and Litestream make it: whole, with the
/// mark of a server that uses the file, and without a log.
TEST_F(StandingCopy, OfTheFilePageByPageIsRestoredWithoutItsLog) {
  fs::create_directories(at("copy"));
  const auto copied = at("copy") / "games.sqlite";
  const auto acknowledged = copy_under_load([&] {
    sqlite3* from = nullptr;
    sqlite3* to = nullptr;
    const auto file = (data() / "games.sqlite").string();
    ASSERT_EQ(sqlite3_open_v2(file.c_str(), &from, SQLITE_OPEN_READONLY, nullptr), SQLITE_OK);
    ASSERT_EQ(sqlite3_open(copied.c_str(), &to), SQLITE_OK);
    sqlite3_backup* backup = sqlite3_backup_init(to, "main", from, "main");
    ASSERT_NE(backup, nullptr) << sqlite3_errmsg(to);
    EXPECT_EQ(sqlite3_backup_step(backup, -1), SQLITE_DONE);
    EXPECT_EQ(sqlite3_backup_finish(backup), SQLITE_OK);
    EXPECT_EQ(sqlite3_close(to), SQLITE_OK);
    EXPECT_EQ(sqlite3_close(from), SQLITE_OK);
  });
  const auto refused = camlann("restore " + quoted(copied) + " --data " + quoted(at("restored")));
  EXPECT_EQ(refused.status, 1) << refused.text;
  EXPECT_NE(refused.text.find("The log of this database is missing"), std::string::npos)
      << refused.text;
  const auto restored =
      camlann("restore --without-log " + quoted(copied) + " --data " + quoted(at("restored")));
  ASSERT_EQ(restored.status, 0) << restored.text;
  expect_sound(at("restored"));
  expect_there(at("restored") / "games.sqlite", acknowledged);
  const Program again(at("restored"), at("web"));
  EXPECT_TRUE(again.ready());
}

class PostgresStandingCopy : public StandingCopy {
 protected:
  [[nodiscard]] std::vector<std::string> options() const override {
    return {"--database", address_.url()};
  }
  [[nodiscard]] database::Address database_address() const override { return address_; }
  /// Follows the page for hosts: restores to a file and inspects it. Then a server runs with the
  /// copy.
  void expect_restored(const database::Address& restored, const Moves& moves) {
    expect_there(restored, moves);
    fs::create_directories(at("looked-at"));
    const auto copied = camlann("database copy " + quoted(restored.url()) + ' ' +
                                quoted("sqlite:" + (at("looked-at") / "games.sqlite").string()));
    ASSERT_EQ(copied.status, 0) << copied.text;
    expect_sound(at("looked-at"));
    const Program again(at("again"), at("web"), 0, {"--database", restored.url()});
    ASSERT_TRUE(again.ready());
    Client client(again.port());
    EXPECT_EQ(client.get("/readyz").status, 200);
  }
  [[nodiscard]] static std::string tool(const char* name) {
    return quoted(std::string(CAMLANN_POSTGRES) + '/' + name);
  }

  TestPostgres postgres_;
  database::Address address_ = postgres_.new_database();
};

TEST_F(PostgresStandingCopy, OfPgDumpIsRestoredWithAllThatWasAcknowledged) {
  const auto acknowledged = copy_under_load([this] {
    run(tool("pg_dump") + " --format=custom --file=" + quoted(at("games.dump")) +
        " --dbname=" + quoted(address_.url()));
  });
  const auto restored = postgres_.new_database();
  run(tool("pg_restore") + " --exit-on-error --no-owner --dbname=" + quoted(restored.url()) + ' ' +
      quoted(at("games.dump")));
  expect_restored(restored, acknowledged);
}

TEST_F(PostgresStandingCopy, OfPgBasebackupIsStartedWithAllThatWasAcknowledged) {
  const auto copy = postgres_.folder() / "copy";
  const auto acknowledged = copy_under_load([&] { postgres_.copy_files(copy); });
  program_->signal(SIGTERM);
  program_->wait();
  postgres_.go_on_with(copy);
  expect_restored(address_, acknowledged);
}

}  // namespace
}  // namespace camlann::server::test
