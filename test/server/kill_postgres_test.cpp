// Games on PostgreSQL while the server or the database is killed, or the database is away:
// CAMLANN_KILLS times, CAMLANN_AWAY seconds.
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <future>
#include <iterator>
#include <string>
#include <thread>
#include <vector>

#include "server/child.hpp"
#include "server/crash_fixture.hpp"
#include "server/slow_relay.hpp"
#include "server/test_postgres.hpp"
#include "support/data.hpp"
#include "support/files.hpp"

namespace camlann::server::test {
namespace {

class PostgresKill : public CrashTest {
 protected:
  [[nodiscard]] std::vector<std::string> options() const override {
    return {"--database", address_.url()};
  }
  [[nodiscard]] database::Address database_address() const override { return address_; }

  /// Asked again while the database is away.
  void check_later(Played& game) {
    may_refuse_ = true;
    const auto until = std::chrono::steady_clock::now() + patience;
    for (int before = -1; before != refused_ && std::chrono::steady_clock::now() < until;) {
      before = refused_;
      ASSERT_TRUE(advance(game));
      if (before != refused_) std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    may_refuse_ = false;
    check(game);
  }

  /// The server reconnects twice a second, and checks at the same rate whether it can save.
  void wait_until_ready() {
    const auto until = std::chrono::steady_clock::now() + patience;
    do {
      std::this_thread::sleep_for(std::chrono::milliseconds(600));
    } while (host_->get("/readyz").status != 200 && std::chrono::steady_clock::now() < until);
    EXPECT_EQ(host_->get("/readyz").status, 200);
  }

  void expect_status_tells(const std::function<void()>& stop, const std::function<void()>& go_on) {
    start();
    Played game;
    new_game(game);
    EXPECT_TRUE(soon_has("/status", "<h1>All systems normal</h1>"));
    EXPECT_TRUE(soon_has("/metrics", "\ncamlann_database_away 0\n"));
    stop();
    const auto until = std::chrono::steady_clock::now() + patience;
    while (host_->get("/api/games/" + game.id).status != 503) {
      ASSERT_LT(std::chrono::steady_clock::now(), until) << "games are shown for ever";
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    const auto page = host_->get("/status").body;
    EXPECT_NE(page.find("<h1 class=\"wrong\">Something is wrong</h1>"), std::string::npos) << page;
    EXPECT_NE(page.find("<li>The games could not be reached since "), std::string::npos) << page;
    const auto metrics = host_->get("/metrics").body;
    EXPECT_NE(metrics.find("\ncamlann_database_away 1\n"), std::string::npos);
    EXPECT_NE(metrics.find("\ncamlann_commits_failed_total 0\n"), std::string::npos);
    go_on();
    EXPECT_TRUE(soon_has("/status", "<h1>All systems normal</h1>"));
    EXPECT_TRUE(soon_has("/status", "<li>The games could not be reached: from "));
    EXPECT_TRUE(soon_has("/metrics", "\ncamlann_database_away 0\n"));
    check_later(game);
  }

  TestPostgres server_;
  database::Address address_ = server_.new_database();
};

std::uint64_t kills(std::uint64_t usual) {
  return camlann::test::number_from_environment("CAMLANN_KILLS", usual);
}

std::chrono::seconds time_away() {
  return std::chrono::seconds(camlann::test::number_from_environment("CAMLANN_AWAY", 2));
}

TEST_F(PostgresKill, NoAcknowledgedMoveIsLostOrDoubledWhereTheServerIsKilled) {
  crash_often(kills(8));
}

TEST_F(PostgresKill, NoAcknowledgedMoveIsLostOrDoubledWhereTheDatabaseIsKilled) {
  start();
  Played games[4];
  for (auto& game : games) new_game(game);
  for (std::uint64_t round = 0; round < kills(8); ++round) {
    SCOPED_TRACE("kill " + std::to_string(round));
    const std::chrono::milliseconds pause(random_.below(200));
    std::atomic<bool> back = false;
    may_refuse_ = true;
    auto playing = std::async(std::launch::async, [&] {
      while (!back) {
        for (auto& game : games) {
          EXPECT_TRUE(game.over || HasFailure() || advance(game)) << "the server lives";
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
      }
    });
    std::this_thread::sleep_for(pause);
    server_.kill();
    server_.start();
    back = true;
    playing.get();
    for (auto& game : games) {
      if (!game.over) check_later(game);
      if (HasFailure()) return;
      if (!game.over) continue;
      wait_until_ready();
      new_game(game);
    }
  }
  EXPECT_GT(acknowledged_, static_cast<int>(kills(8)));
  EXPECT_GT(refused_, 0);
}

TEST_F(PostgresKill, ReportsALostDatabaseAndRecovers) {
  start();
  Played game;
  new_game(game);
  ASSERT_TRUE(advance(game));
  server_.kill();
  const auto move = random_move(shown(game.id));
  const auto end = std::chrono::steady_clock::now() + time_away();
  while (std::chrono::steady_clock::now() < end) {
    const auto refused = host_->post("/api/games/" + game.id + "/moves", move);
    EXPECT_EQ(refused.status, 503);
    EXPECT_NE(refused.body.find("another attempt in a moment"), std::string::npos) << refused.body;
    EXPECT_EQ(host_->get("/healthz").status, 200) << "it lives";
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  EXPECT_EQ(host_->get("/readyz").status, 503);
  server_.start();
  game.open_request = move;
  check_later(game);
  EXPECT_EQ(game.moves.size(), 3U) << "the first, the one that was refused, and that of the check";
  wait_until_ready();
}

// As at boot, with a slow database: systemd restarts the program until the database is available
// (test/house/units_test.py).
TEST_F(PostgresKill, WithoutADatabaseAtTheStartTheProgramReportsAndExits) {
  start();
  program_->signal(SIGTERM);
  EXPECT_EQ(program_->wait(), 0);
  server_.kill();
  const std::vector<std::vector<std::string>> commands{
      {CAMLANN_PROGRAM, "serve", "--port", "0", "--data", data().string(), "--database",
       address_.url()},
      {CAMLANN_PROGRAM, "worker", "--database", address_.url()}};
  for (const auto& command : commands) {
    Child child(command, {}, folder_.path() / command[1]);
    EXPECT_EQ(child.wait(patience), 2) << command[1];
    const auto said = child.output();
    EXPECT_NE(said.find("The database failed: connection to server"), std::string::npos) << said;
    EXPECT_NE(said.find("expected a server of PostgreSQL 15"), std::string::npos) << said;
    EXPECT_EQ(said.find("is ready"), std::string::npos) << said;
  }
  server_.start();
  start();
  EXPECT_EQ(host_->get("/readyz").status, 200);
}

// Without moves no commit fails: the server has to detect the failure by itself.
TEST_F(PostgresKill, TheStatusReportsALostDatabaseWithoutMoves) {
  expect_status_tells([this] { server_.kill(); }, [this] { server_.start(); });
}

// Nothing fails, as nothing is answered.
TEST_F(PostgresKill, TheStatusReportsAStalledDatabaseWithoutMoves) {
  expect_status_tells([this] { server_.signal_all(SIGSTOP); },
                      [this] { server_.signal_all(SIGCONT); });
}

// A failed move was the last attempt to save, and the page reported failing saves for ever.
TEST_F(PostgresKill, TheStatusRecoversAfterAFailedMoveWithoutMoves) {
  start();
  Played game;
  new_game(game);
  const auto move = random_move(shown(game.id));
  server_.kill();
  EXPECT_EQ(host_->post("/api/games/" + game.id + "/moves", move).status, 503);
  EXPECT_TRUE(soon_has("/status", "<h1 class=\"wrong\">Something is wrong</h1>"));
  server_.start();
  EXPECT_TRUE(soon_has("/status", "<h1>All systems normal</h1>"));
  game.open_request = move;
  check_later(game);
}

// The database stalls, with open connections.
TEST_F(PostgresKill, WithAStalledDatabaseAMoveIsSavedOnceOrRefused) {
  start();
  Played game;
  new_game(game);
  ASSERT_TRUE(advance(game));
  game.open_request = random_move(shown(game.id));
  server_.signal_all(SIGSTOP);
  std::thread waker([this] {
    std::this_thread::sleep_for(time_away());
    server_.signal_all(SIGCONT);
  });
  may_refuse_ = true;
  const auto end = std::chrono::steady_clock::now() + time_away();
  do {
    EXPECT_TRUE(advance(game)) << "an answer comes in time";
    EXPECT_EQ(host_->get("/healthz").status, 200);
  } while (std::chrono::steady_clock::now() < end);
  waker.join();
  check_later(game);
  EXPECT_TRUE(game.open_request.empty());
}

/// Uses a slow connection to the database.
class PostgresSlow : public PostgresKill {
 protected:
  [[nodiscard]] std::vector<std::string> options() const override {
    auto url = address_.url();
    const auto direct = server_.folder().string();
    return {"--database", url.replace(url.find(direct), direct.size(), relay_.folder().string())};
  }

  SlowRelay relay_{server_.folder()};
};

TEST_F(PostgresSlow, GamesContinueWithHalfASecondOfLatency) {
  start();
  Played games[4];
  for (auto& game : games) new_game(game);
  relay_.delay(std::chrono::milliseconds(500));
  for (auto& game : games) {
    check(game);
    if (HasFailure()) return;
  }
  EXPECT_GE(acknowledged_, 3);
  EXPECT_EQ(host_->get("/readyz").status, 200);
  relay_.delay({});
  for (auto& game : games) check(game);
}

/// An installation that moves from a file to PostgreSQL and back, with its games under way.
class PostgresMove : public CrashTest {
 protected:
  [[nodiscard]] static std::string option(const database::Address& address) {
    const bool file = address.engine() == database::Engine::sqlite;
    return file ? "sqlite:" + address.file().string() : address.url();
  }
  [[nodiscard]] std::vector<std::string> options() const override {
    return {"--database", option(where_)};
  }
  [[nodiscard]] database::Address database_address() const override { return where_; }

  void play_on(Played (&games)[4]) {
    start();
    for (auto& game : games) {
      if (game.id.empty()) new_game(game);
      for (int i = 0; i < 4 && !game.over && !HasFailure(); ++i) check(game);
    }
  }
  void move_to(const database::Address& to) {
    program_->signal(SIGTERM);
    EXPECT_EQ(program_->wait(), 0);
    const auto log = (folder_.path() / "copied").string();
    const auto command = std::string(CAMLANN_PROGRAM) + " database copy '" + option(where_) +
                         "' '" + option(to) + "' >" + log + " 2>&1";
    EXPECT_EQ(std::system(command.c_str()), 0) << camlann::test::read_bytes(log);
    EXPECT_NE(camlann::test::read_bytes(log).find("copied and compared"), std::string::npos);
    where_ = to;
  }

  database::Address where_ = folder_.path() / "first.sqlite";
};

TEST_F(PostgresMove, GamesContinueThereAndBack) {
  Played games[4];
  play_on(games);
  move_to(TestPostgres::shared().new_database());
  play_on(games);
  move_to(folder_.path() / "second.sqlite");
  play_on(games);
  EXPECT_GT(acknowledged_, 12);
}

// The package's backup of every night, while the server runs.
TEST_F(PostgresMove, TheNightsBackupIsADumpThatCanBeRestored) {
  where_ = TestPostgres::shared().new_database();
  Played games[4];
  play_on(games);
  folder_.write("data/uploads/one/1.txt", "[White \"A\"]");
  folder_.write("camlann.toml",
                "#database = \"sqlite:/none\"\ndatabase = \"" + where_.url() + "\"\n");
  folder_.write("backups/camlann-2026-01-02.dump", "x");
  namespace fs = std::filesystem;
  const auto backups = folder_.path() / "backups";
  fs::last_write_time(backups / "camlann-2026-01-02.dump",
                      fs::file_time_type::clock::now() - std::chrono::hours(24 * 15));
  const auto log = (folder_.path() / "backup.log").string();
  const auto run = [&](const std::string& command) {
    EXPECT_EQ(std::system((command + " >" + log + " 2>&1").c_str()), 0)
        << command << camlann::test::read_bytes(log);
  };
  for (int twice = 0; twice < 2; ++twice) {
    run("sh " CAMLANN_SOURCE "/packaging/backup " + backups.string() + ' ' + data().string() + ' ' +
        (folder_.path() / "camlann.toml").string());
  }
  std::string dump;
  std::string uploads;
  for (const auto& entry : fs::directory_iterator(backups)) {
    (entry.path().extension() == ".dump" ? dump : uploads) = entry.path().string();
  }
  const auto there = std::distance(fs::directory_iterator(backups), fs::directory_iterator());
  EXPECT_EQ(there, 2) << "the old one is gone, and nothing is unfinished";
  run("tar -tzf " + uploads + " uploads/one/1.txt");
  program_->signal(SIGTERM);
  EXPECT_EQ(program_->wait(), 0);
  where_ = TestPostgres::shared().new_database();
  run("pg_restore --exit-on-error --dbname='" + where_.url() + "' " + dump);
  play_on(games);
}

}  // namespace
}  // namespace camlann::server::test
