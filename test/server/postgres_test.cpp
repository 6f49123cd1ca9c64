// The engine for PostgreSQL: texts that it cannot store directly, pipelined statements, errors,
// lost connections, and commits with a lost answer.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <signal.h>

#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include "database/address.hpp"
#include "database/database.hpp"
#include "database/read_all.hpp"
#include "server/fakes.hpp"
#include "server/store/schema.hpp"
#include "server/store/store.hpp"
#include "server/test_postgres.hpp"

namespace camlann::server::test {
namespace {

using database::Address;
using database::Database;

/// A database with the tables of the store.
class PostgresEngine : public testing::Test {
 protected:
  PostgresEngine() {
    auto database = open();
    EXPECT_TRUE(migrate(database, address_));
  }
  [[nodiscard]] Database open() const { return Database::open(address_).value(); }
  [[nodiscard]] std::int64_t count(const std::string& table) const {
    return open().query_number("SELECT count(*) FROM " + table).value();
  }
  /// Ends all other connections to the database, as a server that stops does.
  void cut_off() const {
    auto other = open();
    ASSERT_TRUE(other.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname=current_database() "
        "AND pid<>pg_backend_pid()"));
  }

  Address address_ = TestPostgres::shared().clean_database();
};

TEST_F(PostgresEngine, KeepsEveryText) {
  auto database = open();
  auto write = database.prepare("INSERT INTO unwanted_words (word) VALUES (?1)").value();
  std::vector<std::string> texts = {"",
                                    "plain",
                                    "Ü ∞ 🏰",
                                    std::string("\0", 1),
                                    std::string("a\0b", 3),
                                    "\x01",
                                    "\x01"
                                    "0",
                                    "\x01"
                                    "1",
                                    "\x01x00",
                                    "\xff",
                                    "\xc3",
                                    "\xc3\x28",
                                    "\xe2\x82",
                                    "\xed\xa0\x80",
                                    "\xf4\x90\x80\x80",
                                    "\xc0\xaf",
                                    "'quote' $1 ?1 \\",
                                    "line\nline\r\n"};
  for (int byte = 0; byte < 256; ++byte)
    texts.push_back(std::string("b") + static_cast<char>(byte));
  for (const auto& text : texts) ASSERT_TRUE(write.bind(1, std::string_view(text)).run());
  auto read = database.prepare("SELECT word FROM unwanted_words WHERE word=?1").value();
  for (const auto& text : texts) {
    EXPECT_EQ(database::read_texts(read.bind(1, std::string_view(text))).value(),
              std::vector<std::string>{text});
  }
  EXPECT_EQ(count("unwanted_words"), static_cast<std::int64_t>(texts.size()));
}

TEST_F(PostgresEngine, KeepsEveryNumber) {
  auto database = open();
  auto both = database
                  .prepare(
                      "SELECT CAST(?1 AS BIGINT), CAST(?2 AS DOUBLE PRECISION), "
                      "CAST(?3 AS TEXT)")
                  .value();
  for (const std::int64_t number :
       {INT64_MIN, std::int64_t{-1}, std::int64_t{0}, std::int64_t{9007199254740993}, INT64_MAX}) {
    for (const double real : {0.0, 0.1, -1e300, 5e-324, 1500.0 / 7}) {
      ASSERT_TRUE(both.bind(1, number).bind_real(2, real).bind_null(3).step().value());
      EXPECT_EQ(both.number(0), number);
      EXPECT_EQ(both.real(1), real);
      EXPECT_TRUE(both.is_null(2));
      EXPECT_EQ(both.text(2), "");
      both.reset();
    }
  }
}

TEST_F(PostgresEngine, ReportsEarlierErrorsAtTheCommit) {
  auto database = open();
  auto write = database.prepare("INSERT INTO unwanted_words (word) VALUES (?1)").value();
  ASSERT_TRUE(database.execute("BEGIN IMMEDIATE"));
  for (const char* word : {"one", "two", "one"}) EXPECT_TRUE(write.bind(1, word).run());
  EXPECT_FALSE(database.execute("COMMIT"));
  ASSERT_TRUE(database.in_transaction());
  ASSERT_TRUE(database.execute("ROLLBACK"));
  EXPECT_FALSE(database.in_transaction());
  EXPECT_EQ(count("unwanted_words"), 0);
  ASSERT_TRUE(write.bind(1, "three").run()) << "and it goes on after that";
  EXPECT_EQ(count("unwanted_words"), 1);
}

TEST_F(PostgresEngine, SendsThousandsAhead) {
  auto database = open();
  auto write = database.prepare("INSERT INTO unwanted_words (word) VALUES (?1)").value();
  ASSERT_TRUE(database.execute("BEGIN IMMEDIATE"));
  for (int i = 0; i < 5000; ++i) {
    ASSERT_TRUE(write.bind(1, std::to_string(i) + std::string(500, 'x')).run());
  }
  ASSERT_TRUE(database.execute("COMMIT"));
  EXPECT_EQ(count("unwanted_words"), 5000);
}

TEST_F(PostgresEngine, ConnectsAgainByItselfButNotWithinATransaction) {
  auto database = open();
  auto write = database.prepare("INSERT INTO unwanted_words (word) VALUES (?1)").value();
  ASSERT_TRUE(write.bind(1, "before").run());
  cut_off();
  std::this_thread::sleep_for(std::chrono::milliseconds(100));
  ASSERT_TRUE(write.bind(1, "after").run()) << "nothing was going on";

  ASSERT_TRUE(database.execute("BEGIN IMMEDIATE"));
  ASSERT_TRUE(write.bind(1, "half").run());
  cut_off();
  auto read = database.prepare("SELECT count(*) FROM unwanted_words").value();
  const auto lost = read.step();
  ASSERT_FALSE(lost);
  EXPECT_EQ(lost.error().code, ErrorCode::io) << "by which the games know to try later";
  EXPECT_EQ(lost.error().what, "The games cannot be read or saved now");
  std::this_thread::sleep_for(std::chrono::milliseconds(600));
  EXPECT_FALSE(write.bind(1, "the other half").run()) << "the transaction is over";
  EXPECT_FALSE(database.execute("COMMIT"));
  ASSERT_TRUE(database.in_transaction());
  ASSERT_TRUE(database.execute("ROLLBACK"));
  ASSERT_TRUE(write.bind(1, "whole").run());
  EXPECT_EQ(count("unwanted_words"), 3);
}

// The server commits but its answer does not arrive, or it does not commit at all: both times the
// connection finds out.
TEST_F(PostgresEngine, ResolvesACommitWithALostAnswer) {
  auto database = open();
  auto write = database.prepare("INSERT INTO unwanted_words (word) VALUES (?1)").value();
  auto before = open();
  ASSERT_TRUE(before.execute(
      "CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN "
      "PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END';"
      "CREATE CONSTRAINT TRIGGER cut_at_commit AFTER INSERT ON unwanted_words DEFERRABLE INITIALLY "
      "DEFERRED FOR EACH ROW WHEN (NEW.word = 'cut') EXECUTE FUNCTION cut()"));
  ASSERT_TRUE(database.execute("BEGIN IMMEDIATE"));
  ASSERT_TRUE(write.bind(1, "cut").run());
  const auto cut = database.execute("COMMIT");
  ASSERT_FALSE(cut);
  EXPECT_FALSE(database.in_transaction()) << "it is known to be over";
  EXPECT_EQ(count("unwanted_words"), 0);
  ASSERT_TRUE(before.execute("DROP TRIGGER cut_at_commit ON unwanted_words; DROP FUNCTION cut"));

  // The commit waits for a standby that is not there, which keeps its answer back: it is on disk.
  ASSERT_TRUE(before.execute("ALTER SYSTEM SET synchronous_standby_names = 'nobody'"));
  ASSERT_TRUE(before.execute("SELECT pg_reload_conf()"));
  std::this_thread::sleep_for(std::chrono::milliseconds(500));
  std::thread cutter([this] {
    std::this_thread::sleep_for(std::chrono::seconds(1));
    auto other = open();
    EXPECT_TRUE(other.execute("ALTER SYSTEM RESET synchronous_standby_names"));
    EXPECT_TRUE(
        other.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE "
                      "wait_event='SyncRep'"));
    EXPECT_TRUE(other.execute("SELECT pg_reload_conf()"));
  });
  ASSERT_TRUE(database.execute("BEGIN IMMEDIATE"));
  ASSERT_TRUE(write.bind(1, "kept").run());
  EXPECT_TRUE(database.execute("COMMIT")) << "it is on disk, though nobody said so";
  cutter.join();
  EXPECT_EQ(count("unwanted_words"), 1);
}

TEST_F(PostgresEngine, OneWriterKeepsOthersOutAndSeveralOnlyHim) {
  auto one = open();
  auto other = open();
  auto third = open();
  auto together = one.prepare_begin(database::Writers::several).value();
  auto beside = other.prepare_begin(database::Writers::several).value();
  auto ask_one = one.prepare("SELECT 1").value();
  auto ask_other = other.prepare("SELECT 1").value();
  ASSERT_TRUE(together.run());
  ASSERT_TRUE(beside.run());
  EXPECT_TRUE(ask_one.step().value());
  EXPECT_TRUE(ask_other.step().value());
  ASSERT_TRUE(third.execute("SET lock_timeout = '100ms'"));
  const auto alone = third.execute("BEGIN IMMEDIATE");
  ASSERT_FALSE(alone);
  EXPECT_EQ(alone.error().code, ErrorCode::io);
  ASSERT_TRUE(third.execute("ROLLBACK"));
  ASSERT_TRUE(one.execute("COMMIT"));
  ASSERT_TRUE(other.execute("COMMIT"));
  EXPECT_TRUE(third.execute("BEGIN IMMEDIATE"));
}

TEST_F(PostgresEngine, TheFirstConnectionWaitsForASlowServer) {
  TestPostgres server;
  const auto address = server.new_database();
  server.signal_all(SIGSTOP);
  std::thread slow([&server] {
    std::this_thread::sleep_for(std::chrono::milliseconds(2500));
    server.signal_all(SIGCONT);
  });
  const auto opened = Database::open(address);
  slow.join();
  EXPECT_TRUE(opened) << opened.error().what;
}

TEST_F(PostgresEngine, TheServerIsGoneAndComesBack) {
  TestPostgres server;
  const auto address = server.new_database();
  auto store = open_database_store(address).value();
  ASSERT_TRUE(store->set_clock(1));
  server.kill();
  for (int i = 0; i < 3; ++i) {
    const auto refused = store->set_clock(2);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().what, "The games cannot be read or saved now");
    EXPECT_FALSE(store->check());
  }
  server.start();
  std::this_thread::sleep_for(std::chrono::milliseconds(600));
  EXPECT_TRUE(store->set_clock(3));
  EXPECT_EQ(store->clock().value(), 3);
}

TEST(PostgresMigrations, AnotherVersionIsRefused) {
  const auto address = TestPostgres::shared().new_database();
  ASSERT_TRUE(open_database_store(address));
  ASSERT_TRUE(open_database_store(address)) << "and once more, with nothing to do";
  auto database = Database::open(address).value();
  const auto next = newest_schema().version + 1;
  ASSERT_TRUE(database.execute("UPDATE schema_version SET version = " +
                               std::to_string(schema_mark({next, next}))));
  const auto newer = open_database_store(address);
  ASSERT_FALSE(newer);
  EXPECT_EQ(newer.error().what, "the database was written by a newer program");
  ASSERT_TRUE(database.execute("UPDATE schema_version SET version = 31"));
  const auto early = open_existing_games(address);
  ASSERT_FALSE(early);
  EXPECT_EQ(early.error().what, "This database is of another version");
  const auto older = open_database_store(address);
  ASSERT_FALSE(older);
  EXPECT_NE(older.error().what.find("too old"), std::string::npos) << older.error().what;
}

TEST(PostgresAddress, ShowsNoPassword) {
  const auto address = Address::of_server("postgresql://anna:secret@db.example.org:5433/games");
  EXPECT_EQ(address.shown(), "postgresql://anna@db.example.org:5433/games");
  for (const char* url : {"postgresql://anna:secret@/games?host=/nowhere",
                          "postgresql://anna@/games?host=/nowhere&password=secret"}) {
    const auto refused = Database::open(Address::of_server(url), database::Audience::terminal);
    ASSERT_FALSE(refused);
    EXPECT_EQ(to_text(refused.error()).find("secret"), std::string::npos);
    EXPECT_NE(to_text(refused.error()).find("/nowhere"), std::string::npos);
  }
}

}  // namespace
}  // namespace camlann::server::test
