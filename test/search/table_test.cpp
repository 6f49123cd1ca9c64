#include "search/table.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <thread>
#include <utility>

#include "base/memory.hpp"
#include "base/random.hpp"

namespace camlann {
namespace {

Move some_move(unsigned from, unsigned to) {
  return {static_cast<Square>(from), static_cast<Square>(to), MoveKind::jump, 0, 5};
}

TEST(TranspositionTable, ReturnsStoredEntries) {
  TranspositionTable table(1 << 16);
  EXPECT_EQ(table.find(77).bound, Bound::none);
  table.store(77, {some_move(1, 2), -345, 7, Bound::lower});
  const TableEntry entry = table.find(77);
  EXPECT_EQ(entry.move, some_move(1, 2));
  EXPECT_EQ(entry.score, -345);
  EXPECT_EQ(entry.depth, 7);
  EXPECT_EQ(entry.bound, Bound::lower);
  table.clear();
  EXPECT_EQ(table.find(77).bound, Bound::none);
}

TEST(TranspositionTable, KeepsTheKnownMoveWhenABoundHasNone) {
  TranspositionTable table(1 << 16);
  table.store(77, {some_move(1, 2), 10, 3, Bound::exact});
  table.store(77, {Move{}, -10, 5, Bound::upper});
  EXPECT_EQ(table.find(77).move, some_move(1, 2));
  EXPECT_EQ(table.find(77).score, -10);
}

TEST(TranspositionTable, ReplacesTheShallowestOfItsBucketFirst) {
  TranspositionTable table(64);  // one bucket of four
  for (std::uint64_t i = 1; i <= 4; ++i) {
    table.store(i << 32, {some_move(1, 2), 0, static_cast<int>(10 * i), Bound::exact});
  }
  table.store(std::uint64_t{9} << 32, {some_move(1, 2), 0, 5, Bound::exact});
  EXPECT_EQ(table.find(std::uint64_t{1} << 32).bound, Bound::none);
  for (const std::uint64_t i : {2u, 3u, 4u, 9u}) EXPECT_EQ(table.find(i << 32).bound, Bound::exact);
}

TEST(TranspositionTable, ReplacesEarlierSearchesFirst) {
  TranspositionTable table(64);
  for (std::uint64_t i = 1; i <= 4; ++i) {
    table.store(i << 32, {some_move(1, 2), 0, 10, Bound::exact});
    if (i == 1) {
      for (int searches = 0; searches < 5; ++searches) table.new_search();
    }
  }
  table.store(std::uint64_t{9} << 32, {some_move(1, 2), 0, 1, Bound::exact});
  EXPECT_EQ(table.find(std::uint64_t{1} << 32).bound, Bound::none);
}

TEST(TranspositionTable, ReportsHowFullItIs) {
  TranspositionTable table(64 * 250);
  EXPECT_EQ(table.permille(), 0);
  Random random(3);
  for (int i = 0; i < 5000; ++i) table.store(random(), {some_move(1, 2), 0, 1, Bound::exact});
  EXPECT_GT(table.permille(), 900);
  table.new_search();
  EXPECT_EQ(table.permille(), 0);
}

TEST(TranspositionTable, KeepsEntriesWholeBetweenThreads) {
  TranspositionTable table(1 << 12);
  // Score, depth and bound of a key follow from it: a mixture of two entries would show.
  const auto entry_of = [](std::uint64_t key) {
    return TableEntry{some_move(1, 2), static_cast<Score>(key % 5000), static_cast<int>(key % 40),
                      Bound::exact};
  };
  const auto play = [&](std::uint64_t seed) {
    Random random(seed);
    for (int i = 0; i < 200'000; ++i) {
      const std::uint64_t key = (std::uint64_t{random.below(400)} + 1) * 0x9E3779B97F4A7C15ULL;
      table.store(key, entry_of(key));
      const TableEntry found = table.find(key);
      if (found.bound == Bound::none) continue;
      ASSERT_EQ(found.score, entry_of(key).score);
      ASSERT_EQ(found.depth, entry_of(key).depth);
    }
  };
  std::thread other([&] { play(1); });
  play(2);
  other.join();
}

TEST(TableScores, CountWinsFromThePositionAndBack) {
  for (const Score score : {win_in(5), loss_in(6), 123, 0, -4000}) {
    EXPECT_EQ(from_table(to_table(score, 3), 3), score);
  }
  // A win in 7 plies from the root, stored 3 plies deep, is a win in 4 from there.
  EXPECT_EQ(to_table(win_in(7), 3), win_in(4));
  EXPECT_EQ(from_table(win_in(4), 6), win_in(10));
}

TEST(Memory, IsRefusedWhereTheMachineHasLess) {
  EXPECT_TRUE(fits_memory(1 << 20, "here"));
  const auto refused = fits_memory(std::uint64_t{1} << 60, "there");
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().where, "there");
}

TEST(Memory, IsZeroAndAlignedAndZeroAgain) {
  struct alignas(64) Line {
    std::array<std::uint64_t, 8> words;
  };
  ZeroedArray<Line> lines(1000);
  for (int round = 0; round < 2; ++round) {
    for (std::size_t i = 0; i < lines.size(); ++i) {
      EXPECT_EQ(reinterpret_cast<std::uintptr_t>(&lines[i]) % 64, 0U);
      for (std::uint64_t& word : lines[i].words) EXPECT_EQ(std::exchange(word, i), 0U);
    }
    lines.clear();
  }
}

}  // namespace
}  // namespace camlann
