#include "server/store/games_lock.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <optional>
#include <string>
#include <utility>

#include "server/fakes.hpp"

namespace camlann::server::test {
namespace {

namespace fs = std::filesystem;

class GamesLockTest : public testing::Test {
 protected:
  void expect_taken(const fs::path& file) const {
    const auto second = GamesLock::take(file);
    ASSERT_FALSE(second) << file;
    EXPECT_EQ(second.error().code, ErrorCode::io);
    EXPECT_EQ(second.error().what, "Another server is using these games");
    EXPECT_EQ(second.error().where, file.string());
    EXPECT_NE(second.error().expected.find("--data"), std::string::npos);
  }

  TemporaryFolder folder_;
  const fs::path file_ = folder_.path() / "data" / "games.sqlite";
};

TEST_F(GamesLockTest, IsTakenOnceByAnyPath) {
  folder_.write("data/games.sqlite", "");
  fs::create_directory_symlink(folder_.path() / "data", folder_.path() / "same");
  fs::create_symlink(file_, folder_.path() / "link.sqlite");
  auto first = GamesLock::take(file_);
  ASSERT_TRUE(first) << to_text(first.error());
  expect_taken(file_);
  expect_taken(folder_.path() / "data" / ".." / "data" / "games.sqlite");
  expect_taken(fs::relative(file_));
  expect_taken(folder_.path() / "same" / "games.sqlite");
  expect_taken(folder_.path() / "link.sqlite");
  EXPECT_TRUE(GamesLock::take(folder_.path() / "data" / "others.sqlite"));

  std::optional<GamesLock> moved(std::move(*first));
  expect_taken(file_);
  moved.reset();
  EXPECT_TRUE(GamesLock::take(folder_.path() / "link.sqlite"));
}

TEST_F(GamesLockTest, IsTakenBeforeThereIsADatabase) {
  fs::create_directory(folder_.path() / "data");
  fs::create_directory_symlink(folder_.path() / "data", folder_.path() / "same");
  const auto first = GamesLock::take(file_);
  ASSERT_TRUE(first);
  expect_taken(folder_.path() / "same" / "games.sqlite");
}

TEST_F(GamesLockTest, ReportsAFailureWithItsReason) {
  const auto lock = GamesLock::take(file_);
  ASSERT_FALSE(lock);
  EXPECT_EQ(lock.error().what, "The games cannot be locked: No such file or directory");
  EXPECT_EQ(lock.error().where, file_.string() + ".lock");
}

}  // namespace
}  // namespace camlann::server::test
