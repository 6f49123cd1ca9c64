// A killed build leaves whole tables and resumes.

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <string>
#include <thread>

#include "games/camelot/naive_bridge.hpp"
#include "games/camelot/rules.hpp"
#include "support/files.hpp"
#include "tables/builder.hpp"
#include "tables/catalog.hpp"
#include "tables/small_boards.hpp"
#include "tables/table_file.hpp"

namespace camlann::tables::test {
namespace {

namespace fs = std::filesystem;
using camlann::test::read_bytes;

std::size_t tables_in(const fs::path& folder) {
  std::size_t n = 0;
  std::error_code none;
  for (const auto& entry : fs::directory_iterator(folder, none)) {
    n += entry.path().extension() == ".table" ? 1U : 0U;
  }
  return n;
}

TEST(Resume, AKilledBuildLeavesOnlyWholeTablesAndIsFinishedByTheNext) {
  const camelot::RulesBase rules(camelot::test::variant_of("camette"), {});
  const TemporaryFolder folder;
  const fs::path here = folder.path() / folder_of(rules);
  const std::size_t all = table_ids(Geometry(rules), 5).size();
  std::size_t kills = 0;
  while (true) {
    const std::size_t before = tables_in(here);
    const pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
      _exit(build_tables(rules, {folder.path(), 5, 2}, [](const BuildStep&) {}) ? 0 : 1);
    }
    // A little after the next tables appeared: in the midst of the one behind them.
    int status = 0;
    pid_t ended = 0;
    while (tables_in(here) < before + 4 && ended == 0) {
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
      ended = waitpid(child, &status, WNOHANG);
    }
    if (ended == 0) {
      kill(child, SIGKILL);
      ended = waitpid(child, &status, 0);
    }
    ASSERT_EQ(ended, child);
    ASSERT_TRUE(WIFSIGNALED(status) || WEXITSTATUS(status) == 0) << "the build failed";
    for (const auto& entry : fs::directory_iterator(here)) {
      if (entry.path().extension() != ".table") continue;
      ASSERT_TRUE(TableFile::open(entry.path())) << entry.path();
    }
    if (tables_in(here) == all) break;
    ++kills;
    ASSERT_GT(tables_in(here), before);
  }
  EXPECT_GT(kills, 2u);

  std::size_t there = 0;
  const auto again = build_tables(rules, {folder.path(), 5, 2}, [&](const BuildStep& step) {
    there += step.was_there ? 1U : 0U;
  });
  EXPECT_TRUE(again) << to_text(again.error());
  EXPECT_EQ(there, all);

  const TemporaryFolder fresh;
  build(rules, fresh.path(), 5);
  for (const auto& entry : fs::directory_iterator(fresh.path() / folder_of(rules))) {
    if (entry.path().extension() != ".table") continue;
    EXPECT_EQ(read_bytes(entry.path()), read_bytes(here / entry.path().filename())) << entry.path();
  }
}

TEST(Resume, AStoppedBuildLeavesOnlyWholeTables) {
  const camelot::RulesBase rules(camelot::test::variant_of("camette"), {});
  const TemporaryFolder folder;
  std::atomic<bool> stop{false};
  BuildOrder order{folder.path(), 4, 1};
  order.stop = [&stop] { return stop.load(); };
  const auto all = missing_tables(rules, order).size();
  const auto stopped =
      build_tables(rules, order, [&](const BuildStep& step) { stop = step.number == 7; });
  EXPECT_FALSE(stopped);
  EXPECT_EQ(stopped.error().code, ErrorCode::busy);
  EXPECT_EQ(tables_in(folder.path() / folder_of(rules)), 7U);
  EXPECT_EQ(missing_tables(rules, order).size(), all - 7);
  for (const auto& entry : fs::directory_iterator(folder.path() / folder_of(rules))) {
    EXPECT_NE(entry.path().extension(), ".part");
  }
  stop = false;
  EXPECT_TRUE(build_tables(rules, order, [](const BuildStep&) {}));
  EXPECT_TRUE(missing_tables(rules, order).empty());
}

TEST(Resume, ATableThatNeedsMoreMemoryThanTheOrderAllowsIsRefused) {
  const camelot::RulesBase rules(camelot::test::variant_of("camette"), {});
  const TemporaryFolder folder;
  BuildOrder order{folder.path(), 4, 1};
  order.memory = std::uint64_t{1} << 18;
  const auto refused = build_tables(rules, order, [](const BuildStep&) {});
  EXPECT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::too_many) << to_text(refused.error());
}

TEST(Resume, TwoBuildsDoNotWorkOnOneFolder) {
  const camelot::RulesBase rules(camelot::test::variant_of("camette"), {});
  const TemporaryFolder folder;
  bool refused = false;
  const auto built = build_tables(rules, {folder.path(), 2, 1}, [&](const BuildStep&) {
    const auto second = build_tables(rules, {folder.path(), 2, 1}, [](const BuildStep&) {});
    refused = !second && second.error().code == ErrorCode::busy;
  });
  EXPECT_TRUE(built);
  EXPECT_TRUE(refused);
}

TEST(Resume, AFolderThatCannotBeMadeIsAnError) {
  const camelot::RulesBase rules(camelot::test::variant_of("camette"), {});
  const auto built = build_tables(rules, {"/dev/null/tables", 2, 1}, [](const BuildStep&) {});
  ASSERT_FALSE(built);
  EXPECT_EQ(built.error().code, ErrorCode::io);
}

}  // namespace
}  // namespace camlann::tables::test
