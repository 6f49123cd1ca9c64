// The lease of the games: one server has it, whatever others do and whenever they look.
#include "server/store/lease_table.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include "database/database.hpp"
#include "server/store/log_mark.hpp"
#include "server/store/schema.hpp"
#include "server/test_postgres.hpp"

namespace camlann::server::test {
namespace {

class PostgresLease : public testing::Test {
 protected:
  PostgresLease() { EXPECT_TRUE(open_up_to_date(address_, MissingLog::accept)); }

  [[nodiscard]] LeaseTable open() const { return LeaseTable::open(address_).value(); }
  std::int64_t number(const std::string& sql) { return looker_.query_number(sql).value_or(-1); }
  /// As if its time had passed.
  void run_out() {
    ASSERT_TRUE(looker_.execute(
        "UPDATE leases SET until=CAST(extract(epoch FROM clock_timestamp())*1000 AS BIGINT)-1"));
  }

  database::Address address_ = TestPostgres::shared().new_database();
  database::Database looker_ = database::Database::open(address_).value();
};

TEST_F(PostgresLease, IsTakenByOneServerWithTheNextEpoch) {
  auto one = open();
  auto two = open();
  EXPECT_LE(one.look().value().left, 0);
  EXPECT_EQ(one.take("one", "host:1").value(), 1);
  EXPECT_EQ(number("SELECT epoch FROM owner"), 1) << "what writes are compared with";
  EXPECT_FALSE(two.take("two", "host:2").value());
  const auto lease = two.look().value();
  EXPECT_EQ(lease.owner, "one");
  EXPECT_EQ(lease.address, "host:1");
  EXPECT_EQ(lease.epoch, 1);
  EXPECT_GT(lease.left, 0);
  EXPECT_LE(lease.left, LeaseTable::lasts.count());
  EXPECT_EQ(number("SELECT epoch FROM owner"), 1);
}

TEST_F(PostgresLease, RenewsAnExpiredLeaseUnlessItWasTaken) {
  auto one = open();
  auto two = open();
  ASSERT_TRUE(one.take("one", "").value());
  run_out();
  EXPECT_TRUE(one.renew("one", 1).value().has_value());
  EXPECT_FALSE(two.take("two", "").value());
  run_out();
  EXPECT_EQ(two.take("two", "").value(), 2);
  EXPECT_FALSE(one.renew("one", 1).value().has_value());
  EXPECT_TRUE(one.give_back("one", 1)) << "of another epoch: nothing";
  EXPECT_GT(one.look().value().left, 0);
}

TEST_F(PostgresLease, ThatIsGivenBackIsFreeAtOnce) {
  auto one = open();
  ASSERT_TRUE(one.take("one", "").value());
  ASSERT_TRUE(one.give_back("one", 1));
  EXPECT_EQ(open().take("two", "").value(), 2);
}

TEST_F(PostgresLease, IsRenewedAfterTheAddressWasRemoved) {
  auto one = open();
  ASSERT_TRUE(one.take("one", "host:1").value());
  ASSERT_TRUE(open().set_address("one", 7, {})) << "of another epoch: nothing";
  EXPECT_EQ(one.look().value().address, "host:1");
  ASSERT_TRUE(open().set_address("one", 1, {}));
  EXPECT_EQ(one.look().value().address, "");
  EXPECT_EQ(one.look().value().owner, "one");
  EXPECT_FALSE(open().take("two", "host:2").value());
  EXPECT_EQ(one.renew("one", 1).value(), "");
}

TEST_F(PostgresLease, OneOfManySimultaneousServersGetsIt) {
  for (std::int64_t round = 1; round <= 20; ++round) {
    run_out();
    std::atomic<int> taken = 0;
    std::vector<std::thread> all;
    for (int i = 0; i < 4; ++i) {
      all.emplace_back([&taken, i, table = open()]() mutable {
        const auto epoch = table.take("server" + std::to_string(i), "");
        if (epoch && *epoch) ++taken;
      });
    }
    for (auto& one : all) one.join();
    EXPECT_EQ(taken, 1);
    EXPECT_EQ(number("SELECT epoch FROM leases"), round);
    EXPECT_EQ(number("SELECT epoch FROM owner"), round);
  }
}

TEST_F(PostgresLease, TakingItEndsTransactionsOfTheLastHolder) {
  auto may_connect = database::MayConnect::yes;
  auto one = open();
  ASSERT_TRUE(one.take("one", "").value());
  auto its_own = database::Database::open(address_.used_by("one", [&] { return may_connect; }));
  ASSERT_TRUE(its_own);
  // It stands still in the middle of a transaction, with the row of the epoch.
  ASSERT_TRUE(its_own->execute("BEGIN IMMEDIATE"));
  ASSERT_EQ(its_own->query_number("SELECT epoch FROM owner FOR SHARE").value(), 1);
  run_out();
  may_connect = database::MayConnect::never;
  EXPECT_EQ(open().take("two", "").value(), 2) << "it does not wait for the other's locks";
  EXPECT_FALSE(its_own->query_number("SELECT 1"));
  EXPECT_FALSE(its_own->execute("ROLLBACK") && its_own->query_number("SELECT 1"))
      << "it does not connect again";
}

TEST_F(PostgresLease, PassesBetweenVersionsThatCanUseTheDatabase) {
  const auto [version, since] = newest_schema();
  const SchemaVersion added{version + 1, since};
  auto older = open();
  auto newer = LeaseTable::open(address_, added).value();
  EXPECT_EQ(older.look().value().barred, "");
  EXPECT_EQ(newer.take("newer", "").value(), 1) << "beside the older one";
  ASSERT_TRUE(take_steps(looker_, {{added, ""}}));
  ASSERT_TRUE(newer.give_back("newer", 1));
  EXPECT_EQ(older.take("older", "").value(), 2);
}

TEST_F(PostgresLease, AnUpgradeThatShutsOutOlderServersWaitsForThem) {
  const auto version = newest_schema().version + 1;
  const SchemaVersion changed{version, version};
  auto newer = LeaseTable::open(address_, changed).value();
  {
    auto older = open();
    EXPECT_EQ(older.look().value().barred, "");
    EXPECT_THAT(newer.look().value().barred, testing::HasSubstr("Older servers are connected"));
    EXPECT_FALSE(newer.take("newer", "").value());
    EXPECT_EQ(older.take("older", "").value(), 1);
    ASSERT_TRUE(older.give_back("older", 1));
  }
  // Waits until the server has noticed that the connection is closed.
  ASSERT_GE(number("SELECT count(pg_terminate_backend(pid, 5000)) FROM pg_stat_activity WHERE "
                   "datname=current_database() AND starts_with(application_name, "
                   "'camlann-schema" +
                   std::to_string(version - 1) + "-')"),
            0);
  EXPECT_EQ(newer.take("newer", "").value(), 2);
  ASSERT_TRUE(take_steps(looker_, {{changed, ""}}));
  ASSERT_TRUE(newer.give_back("newer", 2));
  auto older = open();
  EXPECT_THAT(older.look().value().barred,
              testing::HasSubstr("for programs of version " + std::to_string(version)));
  EXPECT_FALSE(older.take("older", "").value());
  EXPECT_EQ(newer.take("newer", "").value(), 3) << "whether or not the older one is connected";
}

// It asked for ten seconds what had become of a commit, and did nothing else meanwhile.
TEST_F(PostgresLease, AfterLosingItUncertainCommitsAreNotResolved) {
  int asked = 0;
  auto may_connect = database::MayConnect::yes;
  auto one = open();
  ASSERT_TRUE(one.take("one", "").value());
  auto its_own = database::Database::open(address_.used_by("one", [&] {
    ++asked;
    return may_connect;
  }));
  ASSERT_TRUE(its_own);
  ASSERT_TRUE(its_own->execute("BEGIN IMMEDIATE"));
  ASSERT_TRUE(its_own->execute("UPDATE owner SET epoch=epoch"));
  run_out();
  may_connect = database::MayConnect::never;
  ASSERT_EQ(open().take("two", "").value(), 2);
  asked = 0;
  EXPECT_FALSE(its_own->execute("COMMIT"));
  EXPECT_LT(asked, 5);
}

}  // namespace
}  // namespace camlann::server::test
