// Two processes at one database: the later one shuts the earlier one out
// (doc/decisions/0021-epochs.md).
#include <gtest/gtest.h>

#include "database/database.hpp"
#include "server/fakes.hpp"
#include "server/games_fixture.hpp"
#include "server/store/schema.hpp"
#include "server/store/store.hpp"
#include "support/files.hpp"

namespace camlann::server::test {
namespace {

class OwnershipTest : public testing::TestWithParam<std::string> {
 protected:
  static GameWrite game_of(const std::string& id) {
    GameMeta meta;
    meta.id = id;
    meta.player = "anna";
    meta.variant = "cam";
    meta.rules = "wcf";
    meta.level = 4;
    meta.seats = {{'w', 4, ""}, {'b', 0, ""}};
    meta.created = 17;
    Standing standing;
    standing.version = 1;
    standing.fen = "now";
    standing.updated = 18;
    return {
        Creation{meta, wish_for("cam")}, id, {{1, By::person, play::Created{}, {}, 17}}, standing};
  }

  static Result<void> write(Store& store, const std::string& id) {
    return store.write({std::vector{game_of(id)}, {}});
  }

  [[nodiscard]] std::int64_t number(const std::string& query) const {
    return database::Database::open(file_).value().query_number(query).value();
  }

  TemporaryFolder folder_;
  database::Address file_ = test_database(GetParam(), folder_.path());
};

INSTANTIATE_TEST_SUITE_P(Stores, OwnershipTest, testing::Values("sqlite", "postgres"), store_name);

TEST_P(OwnershipTest, TheLaterOneWritesAndTheEarlierOneIsRefused) {
  auto earlier = open_database_store(file_).value();
  ASSERT_TRUE(write(*earlier, "before"));
  auto later = open_database_store(file_).value();

  const auto refused = write(*earlier, "refused");
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::busy);
  EXPECT_EQ(refused.error().what, "Another server has taken over these games");
  EXPECT_EQ(earlier->set_clock(99).error().code, ErrorCode::busy);
  EXPECT_EQ(earlier->purge(1'000'000).error().code, ErrorCode::busy);

  EXPECT_TRUE(write(*later, "after"));
  EXPECT_TRUE(later->set_clock(7));
  EXPECT_EQ(number("SELECT count(*) FROM games WHERE id = 'refused'"), 0);
  EXPECT_EQ(number("SELECT count(*) FROM events WHERE game = 'refused'"), 0);
  EXPECT_EQ(later->clock().value(), 7);
  EXPECT_EQ(number("SELECT epoch FROM events WHERE game = 'before'"), 1);
  EXPECT_EQ(number("SELECT epoch FROM events WHERE game = 'after'"), 2);
  EXPECT_TRUE(load(*earlier, "after").value()) << "whoever has been overtaken can still read";
}

TEST_P(OwnershipTest, EachOpeningTakesTheNextEpoch) {
  for (const auto* id : {"first", "second", "third"}) {
    ASSERT_TRUE(write(*open_database_store(file_).value(), id));
  }
  EXPECT_EQ(number("SELECT epoch FROM events WHERE game = 'third'"), 3);
  EXPECT_EQ(number("SELECT epoch FROM owner"), 3);
}

}  // namespace
}  // namespace camlann::server::test
