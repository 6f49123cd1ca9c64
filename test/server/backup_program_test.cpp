// Copies of a running server under load, with the real program: every move that was acknowledged
// before a backup began is in it. And copies that are none: of the database without its log.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <algorithm>
#include <csignal>
#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "database/database.hpp"
#include "server/client.hpp"
#include "server/commands.hpp"
#include "server/crash_fixture.hpp"
#include "server/fakes.hpp"
#include "server/load.hpp"
#include "support/files.hpp"

namespace camlann::server::test {
namespace {

namespace fs = std::filesystem;

class BackupTest : public CrashTest {
 protected:
  [[nodiscard]] fs::path at(const std::string& name) const { return folder_.path() / name; }
  [[nodiscard]] Said camlann(const std::string& words) const {
    return run_camlann(words, folder_.path());
  }
  [[nodiscard]] static std::string quoted(const fs::path& path) {
    return "'" + path.string() + "'";
  }

  [[nodiscard]] Said back_up(const fs::path& file, const std::string& more = {}) const {
    return camlann("backup " + quoted(file) + " --data " + quoted(data()) + more);
  }
  [[nodiscard]] Said restore(const fs::path& file, const fs::path& folder,
                             const std::string& more = {}) const {
    return camlann("restore " + quoted(file) + " --data " + quoted(folder) + more);
  }

  /// Starts a server in this folder and stops it gracefully: all these moves are in it, for the
  /// host, with the same cookie.
  void expect_there(const fs::path& folder, const Moves& moves) const {
    Program server(folder, at("web"));
    ASSERT_TRUE(server.ready()) << server.last_words();
    host_->reconnect(server.port());
    for (const auto& [id, played] : moves) {
      const auto answer = host_->get("/api/games/" + id);
      ASSERT_EQ(answer.status, 200) << id << answer.body;
      const auto there = moves_of(json_of(answer.body));
      ASSERT_GE(there.size(), played.size()) << id << ": an acknowledged move is gone";
      EXPECT_TRUE(std::equal(played.begin(), played.end(), there.begin())) << id;
    }
    server.signal(SIGTERM);
    EXPECT_EQ(server.wait(), 0);
  }

  /// One game with a move of it, so that the log has something.
  Played play_a_little() {
    Played game;
    new_game(game);
    for (int ply = 0; ply < 3; ++ply) EXPECT_TRUE(advance(game));
    return game;
  }
  void stop(int signal = SIGTERM) {
    program_->signal(signal);
    EXPECT_EQ(program_->wait(), signal == SIGTERM ? 0 : 128 + signal);
  }
  /// The words of a server that does not start in this folder.
  [[nodiscard]] std::string refusal_in(const fs::path& folder) const {
    Program server(folder, at("web"));
    EXPECT_FALSE(server.ready());
    return server.last_words();
  }
};

TEST_F(BackupTest, HasEveryMoveThatWasAcknowledgedBeforeItBegan) {
  start();
  Load load(program_->port(), 4);
  std::vector<Moves> acknowledged;
  for (int round = 0; round < 3; ++round) {
    load.wait_for(40);
    acknowledged.push_back(load.acknowledged());
    const int before = load.count();
    const auto made = back_up(at("backup" + std::to_string(round)));
    ASSERT_EQ(made.status, 0) << made.text;
    RecordProperty("moves_during_" + std::to_string(round), load.count() - before);
  }
  load.stop();
  for (std::size_t round = 0; round < acknowledged.size(); ++round) {
    SCOPED_TRACE(round);
    const auto folder = at("restored" + std::to_string(round));
    const auto restored = restore(at("backup" + std::to_string(round)), folder);
    ASSERT_EQ(restored.status, 0) << restored.text;
    const auto checked = camlann("check --data " + quoted(folder));
    EXPECT_EQ(checked.status, 0) << checked.text;
    expect_there(folder, acknowledged[round]);
  }
}

TEST_F(BackupTest, IsForItsUserAloneAndNeverOverAFileUnasked) {
  start();
  (void)play_a_little();
  ASSERT_EQ(back_up(at("backup")).status, 0);
  struct stat about{};
  ASSERT_EQ(stat(at("backup").c_str(), &about), 0);
  EXPECT_EQ(about.st_mode & 0777U, 0600U);
  const auto first = camlann::test::read_bytes(at("backup"));
  const auto refused = back_up(at("backup"));
  EXPECT_EQ(refused.status, 1) << refused.text;
  EXPECT_EQ(camlann::test::read_bytes(at("backup")), first);
  (void)play_a_little();
  EXPECT_EQ(back_up(at("backup"), " --replace").status, 0);
  EXPECT_NE(camlann::test::read_bytes(at("backup")), first);
  EXPECT_EQ(back_up(data(), " --replace").status, 1) << "a folder is not replaced";
  const auto nowhere = back_up(at("no/such/folder/backup"));
  EXPECT_EQ(nowhere.status, 2);
  EXPECT_NE(nowhere.text.find("No such file or directory"), std::string::npos) << nowhere.text;
  EXPECT_EQ(nowhere.text.find("games.sqlite"), std::string::npos)
      << "the database is not to blame: " << nowhere.text;
  EXPECT_FALSE(fs::exists(at("backup.unfinished")));
}

TEST_F(BackupTest, HasTheGamesThatPlayersAdded) {
  start();
  const std::string name = "uploads/abcdefghijklmnopqrstuvwxyz234567.0123456789abcdef01234567";
  fs::create_directories(data() / name);
  const std::string text = "1. a\r\n\xff" + std::string(1, '\0') + "end";
  camlann::test::write_bytes(data() / name / "000001.txt", text);
  camlann::test::write_bytes(data() / name / "000002.txt.half", "half");
  ASSERT_EQ(back_up(at("backup")).status, 0);
  const auto restored = restore(at("backup"), at("restored"), " --json");
  ASSERT_EQ(restored.status, 0) << restored.text;
  EXPECT_NE(restored.text.find(R"("uploads":1)"), std::string::npos) << restored.text;
  EXPECT_EQ(camlann::test::read_bytes(at("restored") / name / "000001.txt"), text);
  EXPECT_FALSE(fs::exists(at("restored") / name / "000002.txt.half"));
}

TEST_F(BackupTest, IsNotRestoredUnderARunningServerAndKeepsTheOldData) {
  start();
  const auto game = play_a_little();
  ASSERT_EQ(back_up(at("backup")).status, 0);
  const auto later = play_a_little();
  const auto refused = restore(at("backup"), data());
  EXPECT_EQ(refused.status, 2);
  EXPECT_NE(refused.text.find("Another server is using these games"), std::string::npos)
      << refused.text;
  stop(SIGKILL);  // with a log

  const auto restored = restore(at("backup"), data());
  ASSERT_EQ(restored.status, 0) << restored.text;
  fs::path aside;
  for (const auto& one : fs::directory_iterator(data())) {
    if (one.path().filename().string().starts_with("before-restore-")) aside = one.path();
  }
  ASSERT_FALSE(aside.empty());
  expect_there(data(), {{game.id, game.moves}});
  expect_there(aside, {{game.id, game.moves}, {later.id, later.moves}});
}

TEST_F(BackupTest, AnInvalidBackupIsRefusedAndChangesNothing) {
  start();
  const auto game = play_a_little();
  stop();
  const auto before = camlann::test::read_bytes(data() / "games.sqlite");
  camlann::test::write_bytes(at("text"), "no database at all, whatever its name says");
  EXPECT_EQ(restore(at("text"), data()).status, 2);
  EXPECT_EQ(restore(at("nothing"), data()).status, 2);
  auto damaged = before;
  for (std::size_t i = 8192; i < 20000 && i < damaged.size(); ++i) damaged[i] = 'x';
  camlann::test::write_bytes(at("damaged"), damaged);
  EXPECT_EQ(restore(at("damaged"), data()).status, 2);
  EXPECT_EQ(camlann::test::read_bytes(data() / "games.sqlite"), before);
  EXPECT_FALSE(fs::exists(data() / "games.sqlite.restoring"));
  expect_there(data(), {{game.id, game.moves}});
}

TEST_F(BackupTest, WritesNothingOutsideItsFolder) {
  start();
  ASSERT_EQ(back_up(at("backup")).status, 0);
  for (const char* path :
       {"../evil", "a/../../evil", "/tmp/evil/file", "./evil", "a/b/c", "evil"}) {
    SCOPED_TRACE(path);
    {
      auto backup = database::Database::open(at("backup"));
      ASSERT_TRUE(backup);
      const auto put = backup->execute(
          "DELETE FROM backup_uploads; INSERT INTO backup_uploads "
          "VALUES ('" +
          std::string(path) + "', x'00')");
      ASSERT_TRUE(put) << put.error().what;
    }
    const auto said = restore(at("backup"), at("deep/er/restored"));
    EXPECT_EQ(said.status, 2) << said.text;
    EXPECT_FALSE(fs::exists(at("deep/er/restored/games.sqlite")));
    EXPECT_FALSE(fs::exists(at("deep/er/restored/uploads.restoring")));
  }
  EXPECT_FALSE(fs::exists(at("deep/er/evil")));
  EXPECT_FALSE(fs::exists(at("deep/er/restored/evil")));
}

TEST_F(BackupTest, ACopyWithoutItsLogIsDetected) {
  start();
  const auto game = play_a_little();
  fs::create_directories(at("copy"));
  fs::copy_file(data() / "games.sqlite", at("copy") / "games.sqlite");
  const std::string words = "The log of this database is missing";
  for (int attempt = 0; attempt < 2; ++attempt) {
    EXPECT_NE(refusal_in(at("copy")).find(words), std::string::npos);
    const auto checked = camlann("check --data " + quoted(at("copy")));
    EXPECT_EQ(checked.status, 1);
    EXPECT_NE(checked.text.find(words), std::string::npos) << checked.text;
    const auto admin = camlann("admin list --data " + quoted(at("copy")));
    EXPECT_NE(admin.status, 0) << admin.text;
    const auto restored = restore(at("copy") / "games.sqlite", at("restored"));
    EXPECT_EQ(restored.status, 1) << restored.text;
  }
  // Complete with its log, like after a crash; the game is in the log alone.
  fs::create_directories(at("whole"));
  for (const char* name : {"games.sqlite", "games.sqlite-wal"}) {
    fs::copy_file(data() / name, at("whole") / name);
  }
  expect_there(at("whole"), {{game.id, game.moves}});
  const Program server(at("copy"), at("web"), 0, {"--without-log"});
  ASSERT_TRUE(server.ready());
  EXPECT_EQ(Client(server.port()).get("/api/games/" + game.id).status, 404);
}

TEST_F(BackupTest, AnEmptiedDatabaseIsNotTakenForANewOne) {
  fs::create_directories(at("emptied"));
  const auto file = at("emptied") / "games.sqlite";
  camlann::test::write_bytes(file, "");
  for (int attempt = 0; attempt < 2; ++attempt) {
    EXPECT_NE(refusal_in(at("emptied")).find("This database has 0 bytes"), std::string::npos);
    EXPECT_EQ(restore(file, at("restored")).status, 1);
  }
  EXPECT_EQ(fs::file_size(file), 0U);
  EXPECT_TRUE(Program(at("emptied"), at("web"), 0, {"--without-log"}).ready());
}

// The last moves are in it, and SQLite removes the log of a file without pages.
TEST_F(BackupTest, ALogWithoutItsDatabaseIsKept) {
  start();
  (void)play_a_little();
  stop(SIGKILL);
  const auto log = camlann::test::read_bytes(data() / "games.sqlite-wal");
  ASSERT_FALSE(log.empty());
  for (const bool emptied : {true, false}) {
    SCOPED_TRACE(emptied ? "emptied" : "missing");
    const auto folder = at(emptied ? "emptied" : "missing");
    fs::create_directories(folder);
    const auto file = folder / "games.sqlite";
    camlann::test::write_bytes(folder / "games.sqlite-wal", log);
    if (emptied) camlann::test::write_bytes(file, "");
    const auto refused = refusal_in(folder);
    EXPECT_NE(refused.find(emptied ? "This database has 0 bytes" : "This database is missing"),
              std::string::npos)
        << refused;
    EXPECT_NE(camlann("check --data " + quoted(folder)).status, 0);
    EXPECT_NE(camlann("admin list --data " + quoted(folder)).status, 0);
    EXPECT_NE(restore(file, at("restored")).status, 0);
    EXPECT_EQ(fs::exists(file), emptied);
    EXPECT_EQ(camlann::test::read_bytes(file), "");
    EXPECT_EQ(camlann::test::read_bytes(folder / "games.sqlite-wal"), log);
    EXPECT_TRUE(Program(folder, at("web"), 0, {"--without-log"}).ready());
  }
}

// After a crash the first process that opens the database takes over the log and removes it.
TEST_F(BackupTest, AfterACrashNothingIsMissing) {
  start();
  const auto game = play_a_little();
  stop(SIGKILL);
  ASSERT_EQ(camlann("admin list --data " + quoted(data())).status, 0);
  EXPECT_FALSE(fs::exists(data() / "games.sqlite-wal"));
  ASSERT_EQ(camlann("check --data " + quoted(data())).status, 0);
  expect_there(data(), {{game.id, game.moves}});
  // After a server has stopped, the file alone is everything.
  fs::create_directories(at("copy"));
  fs::copy_file(data() / "games.sqlite", at("copy") / "games.sqlite");
  expect_there(at("copy"), {{game.id, game.moves}});
  ASSERT_EQ(back_up(at("of-a-stopped-server")).status, 0);
  ASSERT_EQ(restore(at("of-a-stopped-server"), at("restored")).status, 0);
  expect_there(at("restored"), {{game.id, game.moves}});
}

}  // namespace
}  // namespace camlann::server::test
