// Units of work: shared by several makers, whole or refused.

#include "units.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <filesystem>
#include <thread>

#include "positions.hpp"
#include "support/files.hpp"

namespace camlann::train {
namespace {

namespace fs = std::filesystem;

class Units : public testing::Test {
 protected:
  [[nodiscard]] UnitPlan plan(int count, const std::string& head = "made by a test") const {
    return {directory_.string(), "work", count, head};
  }
  [[nodiscard]] fs::path file(int number) const {
    return directory_ / ("work-000" + std::to_string(number) + ".txt");
  }
  [[nodiscard]] std::string text_of(int number) const { return test::read_bytes(file(number)); }
  void write(int number, const std::string& text) const { test::write_bytes(file(number), text); }

  test::TemporaryFolder folder_;
  fs::path directory_ = folder_.path() / "units";  // not there yet
};

std::string lines_of(int number) {
  return "unit " + std::to_string(number) + "\n";
}

TEST_F(Units, AreMadeOnceBySeveralMakers) {
  std::atomic<int> made{0};
  std::vector<std::thread> makers;
  for (int i = 0; i < 3; ++i) {
    makers.emplace_back([&] {
      const auto done = make_units(plan(6), [&](int number, const StillAlive& alive) {
        ++made;
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        alive();
        return lines_of(number);
      });
      EXPECT_TRUE(done.has_value());
      // Each returning process finds all units.
      EXPECT_EQ(read_units(directory_.string(), "work-").value().size(), 6U);
    });
  }
  for (std::thread& maker : makers) maker.join();
  EXPECT_EQ(made, 6);
  const auto units = read_units(directory_.string(), "work-").value();
  for (int i = 0; i < 6; ++i) {
    EXPECT_EQ(units[static_cast<std::size_t>(i)].lines, lines_of(i));
    EXPECT_EQ(units[static_cast<std::size_t>(i)].head, "made by a test");
  }
  for (const auto& entry : fs::directory_iterator(directory_)) {
    EXPECT_EQ(entry.path().extension(), ".txt") << entry.path();
  }
}

TEST_F(Units, ThatExistAreNotMadeAgain) {
  const auto make = [](int number, const StillAlive&) { return lines_of(number); };
  ASSERT_TRUE(make_units(plan(2), make));
  int made = 0;
  ASSERT_TRUE(make_units(plan(3), [&](int number, const StillAlive& alive) {
    ++made;
    return make(number, alive);
  }));
  EXPECT_EQ(made, 1);
}

TEST_F(Units, OfAMakerThatFellSilentAreMadeAnew) {
  fs::create_directories(directory_);
  const fs::path claim = file(1).string() + ".claim";
  test::write_bytes(claim, "");
  fs::last_write_time(claim, fs::file_time_type::clock::now() - std::chrono::hours(1));
  ASSERT_TRUE(make_units(plan(1), [](int number, const StillAlive&) { return lines_of(number); }));
  EXPECT_EQ(read_units(directory_.string(), "work-").value().size(), 1U);
}

TEST_F(Units, StayClaimedDuringOneLongStep) {
  const fs::path claim = file(1).string() + ".claim";
  const auto long_ago = fs::file_time_type::clock::now() - std::chrono::hours(1);
  ASSERT_TRUE(make_units(plan(1), [&](int number, const StillAlive& alive) {
    const KeptAlive kept(alive, std::chrono::milliseconds(1));
    for (int times = 0; times < 3; ++times) {
      fs::last_write_time(claim, long_ago);
      while (fs::last_write_time(claim) == long_ago) std::this_thread::yield();
    }
    return lines_of(number);
  }));
}

TEST_F(Units, MadeOtherwiseAreRefused) {
  const auto make = [](int number, const StillAlive&) { return lines_of(number); };
  ASSERT_TRUE(make_units(plan(1), make));
  const auto other = make_units(plan(2, "made with another seed"), make);
  ASSERT_FALSE(other);
  EXPECT_EQ(other.error().code, ErrorCode::conflict);
  EXPECT_FALSE(fs::exists(file(2)));
}

TEST_F(Units, AreRefusedUnlessComplete) {
  ASSERT_TRUE(make_units(
      plan(1), [](int, const StillAlive&) { return to_lines({{1, {"a", "b"}}, {0.5, {}}}); }));
  const std::string whole = text_of(1);
  ASSERT_TRUE(read_units(directory_.string(), "work-"));
  for (std::size_t length = 0; length < whole.size(); ++length) {
    write(1, whole.substr(0, length));
    const auto units = read_units(directory_.string(), "work-");
    ASSERT_FALSE(units) << length;
    EXPECT_EQ(units.error().what, "the file is incomplete");
    EXPECT_EQ(units.error().where, file(1).string());
  }
  for (std::size_t at = 0; at < whole.size(); ++at) {
    std::string changed = whole;
    changed[at] = changed[at] == 'x' ? 'y' : 'x';
    write(1, changed);
    EXPECT_FALSE(read_units(directory_.string(), "work-")) << at;
  }
}

TEST_F(Units, FailWithoutADirectory) {
  test::write_bytes(directory_, "a file, not a directory");
  const auto made =
      make_units(plan(1), [](int number, const StillAlive&) { return lines_of(number); });
  ASSERT_FALSE(made);
  EXPECT_EQ(made.error().code, ErrorCode::io);
}

TEST(Positions, RoundTrip) {
  const std::vector<PlayedGame> games{{1, {"first w", "first b"}}, {0, {"second w"}}, {0.5, {}}};
  const auto back = games_of({"f", "", to_lines(games)}).value();
  ASSERT_EQ(back.size(), games.size());
  for (std::size_t i = 0; i < games.size(); ++i) {
    EXPECT_EQ(back[i].points, games[i].points);
    EXPECT_EQ(back[i].fens, games[i].fens);
  }
}

TEST(Positions, ThatBelongToNoGameAreRefused) {
  EXPECT_EQ(to_text(games_of({"f", "", "a w\n"}).error()),
            "f, line 2: a position before the first game (expected game RESULT)");
  EXPECT_EQ(to_text(games_of({"f", "", "game 1-0\na w\ngame 2-0\n"}).error()),
            "f, line 4: this is not a result (expected 1-0, 0-1 or 1/2-1/2)");
}

}  // namespace
}  // namespace camlann::train
