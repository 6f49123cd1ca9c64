// Games on PostgreSQL while the server or the database is killed, or the database is away:
// CAMLANN_KILLS times each.
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <csignal>
#include <string>
#include <thread>
#include <vector>

#include "server/crash_fixture.hpp"
#include "server/store/copy.hpp"
#include "server/test_postgres.hpp"
#include "support/data.hpp"

namespace camlann::server::test {
namespace {

class PostgresKill : public CrashTest {
 protected:
  [[nodiscard]] std::vector<std::string> options() const override {
    return {"--database", address_.url()};
  }
  [[nodiscard]] sqlite::Address database_address() const override { return address_; }

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

  TestPostgres server_;
  sqlite::Address address_ = server_.new_database();
};

std::uint64_t kills(std::uint64_t usual) {
  return camlann::test::number_from_environment("CAMLANN_KILLS", usual);
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
    std::atomic<bool> back = false;
    std::thread killer([&, pause = random_.below(200)] {
      std::this_thread::sleep_for(std::chrono::milliseconds(pause));
      server_.kill();
      server_.start();
      back = true;
    });
    may_refuse_ = true;
    while (!back) {
      for (auto& game : games) {
        EXPECT_TRUE(game.over || HasFailure() || advance(game)) << "the server lives";
      }
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    killer.join();
    for (auto& game : games) {
      if (!game.over) check_later(game);
      if (HasFailure()) return;
      if (game.over) new_game(game);
    }
  }
  EXPECT_GT(acknowledged_, static_cast<int>(kills(8)));
  EXPECT_GT(refused_, 0);
}

TEST_F(PostgresKill, WhileTheDatabaseIsAwayTheServerSaysSoAndGoesOnAfterwards) {
  start();
  Played game;
  new_game(game);
  ASSERT_TRUE(advance(game));
  server_.kill();
  const auto move = random_move(shown(game.id));
  for (int i = 0; i < 3; ++i) {
    const auto refused = host_->post("/api/games/" + game.id + "/moves", move);
    EXPECT_EQ(refused.status, 503);
    EXPECT_NE(refused.body.find("another attempt in a moment"), std::string::npos) << refused.body;
    EXPECT_EQ(host_->get("/healthz").status, 200) << "it lives";
  }
  EXPECT_EQ(host_->get("/readyz").status, 503);
  server_.start();
  game.open_request = move;
  check_later(game);
  EXPECT_EQ(game.moves.size(), 2U);
  const auto until = std::chrono::steady_clock::now() + patience;
  while (host_->get("/readyz").status != 200 && std::chrono::steady_clock::now() < until) {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  EXPECT_EQ(host_->get("/readyz").status, 200);
}

/// An installation that moves from a file to PostgreSQL and back, with its games under way.
class PostgresMove : public CrashTest {
 protected:
  [[nodiscard]] std::vector<std::string> options() const override {
    const bool file = where_.engine() == sqlite::Engine::sqlite;
    return {"--database", file ? "sqlite:" + where_.file().string() : where_.url()};
  }
  [[nodiscard]] sqlite::Address database_address() const override { return where_; }

  void play_on(Played (&games)[4]) {
    start();
    for (auto& game : games) {
      if (game.id.empty()) new_game(game);
      for (int i = 0; i < 4 && !game.over && !HasFailure(); ++i) check(game);
    }
  }
  void move_to(const sqlite::Address& to) {
    program_->signal(SIGTERM);
    EXPECT_EQ(program_->wait(), 0);
    const auto copied = copy_database(where_, to);
    ASSERT_TRUE(copied) << copied.error().what;
    where_ = to;
  }

  sqlite::Address where_ = folder_.path() / "first.sqlite";
};

TEST_F(PostgresMove, GamesGoOnThereAndBack) {
  Played games[4];
  play_on(games);
  move_to(TestPostgres::shared().new_database());
  play_on(games);
  move_to(folder_.path() / "second.sqlite");
  play_on(games);
  EXPECT_GT(acknowledged_, 12);
}

}  // namespace
}  // namespace camlann::server::test
