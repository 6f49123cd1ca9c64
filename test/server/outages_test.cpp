// The disk with the games is full, read-only or slow, for a file and for PostgreSQL: refusals are
// clear, answers are true, acknowledged moves are kept, and the server recovers by itself
// afterwards.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <memory>
#include <ostream>
#include <string>
#include <thread>
#include <vector>

#include "database/database.hpp"
#include "server/crash_fixture.hpp"
#include "server/test_postgres.hpp"
#include "support/data.hpp"

namespace camlann::server::test {
namespace {

namespace fs = std::filesystem;

/// The fault of the disk, and the database on it.
struct Outage {
  const char* name;
  database::Engine engine;
  const char* mark;         // of disk_shim.cpp, where the games are in a file
  const char* begins = "";  // SQL, where they are in PostgreSQL
  const char* ends = "";
  bool ends_connections = false;

  friend std::ostream& operator<<(std::ostream& out, const Outage& one) { return out << one.name; }
};

class OutageTest : public CrashTest, public testing::WithParamInterface<Outage> {
 protected:
  OutageTest() {
    fs::create_directories(data());
    fs::create_directories(durable());
    if (on_postgres()) {
      postgres_ = std::make_unique<TestPostgres>();
      address_ = postgres_->new_database();
    }
  }
  [[nodiscard]] static bool on_postgres() {
    return GetParam().engine == database::Engine::postgres;
  }
  [[nodiscard]] fs::path durable() const { return folder_.path() / "durable"; }
  [[nodiscard]] std::vector<std::string> environment() const override {
    if (on_postgres()) return {};
    return {"LD_PRELOAD=" CAMLANN_DISK_SHIM, "CAMLANN_DISK=" + data().string(),
            "CAMLANN_DURABLE=" + durable().string()};
  }
  [[nodiscard]] std::vector<std::string> options() const override {
    if (!on_postgres()) return {};
    return {"--database", address_.url()};
  }
  [[nodiscard]] database::Address database_address() const override {
    return on_postgres() ? address_ : CrashTest::database_address();
  }

  void begin_outage() {
    if (!on_postgres()) return std::ofstream(durable() / GetParam().mark).close();
    tell_database(GetParam().begins);
    if (!GetParam().ends_connections) return;
    tell_database(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid()");
  }
  void end_outage() {
    if (!on_postgres()) {
      fs::remove(durable() / GetParam().mark);
      return;
    }
    tell_database(GetParam().ends);
  }
  void tell_database(const std::string& sql) const {
    auto database = database::Database::open(address_).value();
    ASSERT_TRUE(database.execute("SET default_transaction_read_only = off"));
    ASSERT_TRUE(database.execute(sql)) << sql;
  }

  static void expect_clear(const Answer& refused) {
    EXPECT_EQ(refused.status, 503) << refused.body;
    EXPECT_NE(refused.body.find("another attempt in a moment"), std::string::npos) << refused.body;
    for (const char* word : {"INSERT", "UPDATE", "BEGIN", "database", "disk", "events", "sqlite"}) {
      EXPECT_EQ(refused.body.find(word), std::string::npos) << refused.body;
    }
  }
  /// The game is unchanged, or it cannot be shown.
  void expect_untouched(const Played& game) {
    const auto answer = host_->get("/api/games/" + game.id);
    if (answer.status == 503) return;
    ASSERT_EQ(answer.status, 200) << answer.body;
    EXPECT_EQ(moves_of(json_of(answer.body)), game.moves);
  }

  std::unique_ptr<TestPostgres> postgres_;
  database::Address address_ = fs::path();
};

/// PostgreSQL's words for a disk without room, from the table of moves alone.
constexpr const char* full_begins =
    "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION "
    "'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;"
    "CREATE TRIGGER full_disk BEFORE INSERT ON events EXECUTE FUNCTION full_disk()";
constexpr const char* full_ends =
    "DROP TRIGGER full_disk ON events; DROP FUNCTION full_disk() CASCADE";
/// As hosts of databases do it when a disk fills: connections that are made afterwards see it, too.
constexpr const char* read_only_begins =
    "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = on', "
    "current_database()); END $$";
constexpr const char* read_only_ends =
    "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I RESET default_transaction_read_only', "
    "current_database()); END $$";

INSTANTIATE_TEST_SUITE_P(Disk, OutageTest,
                         testing::Values(Outage{"FullUnderAFile", database::Engine::sqlite, "full"},
                                         Outage{"ReadOnlyUnderAFile", database::Engine::sqlite,
                                                "read-only"},
                                         Outage{"FullUnderPostgres", database::Engine::postgres, "",
                                                full_begins, full_ends},
                                         Outage{"ReadOnlyUnderPostgres", database::Engine::postgres,
                                                "", read_only_begins, read_only_ends, true}),
                         [](const auto& of) { return std::string(of.param.name); });

TEST_P(OutageTest, IsReportedLosesNothingAndEndsByItself) {
  start();
  Played games[4];
  for (auto& game : games) {
    new_game(game);
    check(game);  // a move, and the computer's
    if (HasFailure()) return;
  }
  for (auto& game : games) {
    if (!game.over) game.open_request = random_move(shown(game.id));
  }
  begin_outage();
  if (HasFailure()) return;
  for (auto& game : games) {
    if (game.over) continue;
    SCOPED_TRACE(game.id);
    expect_clear(mover(game).post("/api/games/" + game.id + "/moves", game.open_request));
    expect_untouched(game);
  }
  expect_clear(host_->post("/api/games", R"({"variant":"cam","opponent":"person"})"));
  EXPECT_TRUE(soon_has("/status", "<h1 class=\"wrong\">Something is wrong</h1>"));
  EXPECT_EQ(host_->get("/readyz").status, 503);
  EXPECT_EQ(host_->get("/healthz").status, 200);
  for (auto& game : games) expect_untouched(game);

  end_outage();
  if (HasFailure()) return;
  EXPECT_TRUE(soon_has("/readyz", "ok"));
  EXPECT_TRUE(soon_has("/status", "<h1>All systems normal</h1>"));
  for (auto& game : games) {
    if (game.over) continue;
    const auto before = game.moves.size();
    (void)shown(game.id);  // a moment later, where the lease has to be renewed first
    check(game);
    EXPECT_GT(game.moves.size(), before);
    if (!game.over) check(game);
  }
}

}  // namespace
}  // namespace camlann::server::test
