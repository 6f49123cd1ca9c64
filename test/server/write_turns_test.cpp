// Connections that write to one file of SQLite take turns.
#include "database/write_turns.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>
#include <vector>

#include "database/database.hpp"
#include "database/row.hpp"
#include "support/files.hpp"

namespace camlann::server::test {
namespace {

using database::Database;

class WriteTurnsTest : public testing::Test {
 protected:
  WriteTurnsTest() {
    auto database = open();
    EXPECT_TRUE(database.execute("PRAGMA journal_mode=WAL; CREATE TABLE numbers(number INTEGER)"));
  }
  Database open() { return Database::open_shared(address_).value(); }
  static void write(Database& database) {
    const auto done = database.together(
        [&] { return database.run("INSERT INTO numbers VALUES (?1)", std::int64_t{1}); });
    EXPECT_TRUE(done) << done.error().what;
  }

  camlann::test::TemporaryFolder folder_;
  const database::Address address_{folder_.path() / "numbers.sqlite"};
};

TEST_F(WriteTurnsTest, AConnectionThatWritesWithoutAPauseIsNextToAnotherForOneTransaction) {
  std::atomic<bool> over{false};
  std::atomic<int> written{0};
  std::thread writer([&] {
    auto database = open();
    for (; !over; ++written) write(database);
  });
  auto database = open();
  while (written == 0) std::this_thread::yield();
  std::vector<int> between;
  for (int i = 0; i < 51; ++i) {
    const int before = written;
    write(database);
    between.push_back(written - before);
  }
  over = true;
  writer.join();
  // One that is under way, and one more that ends while this thread comes back. Now and then the
  // system holds up this thread before it asks.
  std::sort(between.begin(), between.end());
  EXPECT_LE(between[between.size() * 9 / 10], 3);
}

TEST_F(WriteTurnsTest, AStatementOutsideATransactionTakesATurnAndGivesItBack) {
  auto one = open();
  auto other = open();
  for (int i = 0; i < 3; ++i) {
    EXPECT_TRUE(one.run("INSERT INTO numbers VALUES (?1)", std::int64_t{1}));
    EXPECT_TRUE(other.run("INSERT INTO numbers VALUES (?1)", std::int64_t{2}));
    EXPECT_FALSE(one.together([]() -> Result<void> { return failure(ErrorCode::io, "no"); }));
    EXPECT_FALSE(one.run("INSERT INTO numbers SELECT abs(-9223372036854775807 - 1)"));
    EXPECT_FALSE(one.execute("BEGIN IMMEDIATE; INSERT INTO nothing VALUES (1)"));
    EXPECT_TRUE(one.execute("ROLLBACK"));
  }
  EXPECT_TRUE(address_.write_turns()->take(std::chrono::milliseconds(0))) << "nobody has it";
  address_.write_turns()->give();
}

TEST_F(WriteTurnsTest, AConnectionThatIsClosedInATransactionGivesItsTurnBack) {
  {
    auto database = open();
    EXPECT_TRUE(database.execute("BEGIN IMMEDIATE"));
    EXPECT_FALSE(address_.write_turns()->take(std::chrono::milliseconds(1)));
  }
  EXPECT_TRUE(address_.write_turns()->take(std::chrono::milliseconds(0)));
  address_.write_turns()->give();
}

TEST(WriteTurns, ComeInTheOrderOfWaiting) {
  database::WriteTurns turns;
  ASSERT_TRUE(turns.take(std::chrono::seconds(0)));
  std::vector<int> order;
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&, i] {
      EXPECT_TRUE(turns.take(std::chrono::minutes(1)));
      order.push_back(i);
      turns.give();
    });
    while (turns.waiting() <= i) std::this_thread::yield();
  }
  turns.give();
  for (auto& thread : threads) thread.join();
  EXPECT_EQ(order, (std::vector<int>{0, 1, 2, 3}));
}

}  // namespace
}  // namespace camlann::server::test
