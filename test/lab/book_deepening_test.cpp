// Opening books that grow: the choice of the next position, backing up scores, and resuming after
// an interruption.

#include "lab/book_deepening.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <map>
#include <set>
#include <string>

#include "book/book.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"

namespace camlann {
namespace {

using testing::HasSubstr;

const std::atomic<bool> never{false};

BookDeepening deepening(const book::Book& book, std::uint64_t nodes = 3000, int lines = 4) {
  auto begun = BookDeepening::begin(book, {nodes, lines});
  EXPECT_TRUE(begun) << to_text(begun.error());
  return std::move(*begun);
}

book::Book deepened(const book::Book& book, int steps, std::uint64_t nodes = 3000) {
  auto work = deepening(book, nodes);
  for (int i = 0; i < steps; ++i) EXPECT_TRUE(work.step(never));
  return work.book();
}

TEST(BookDeepening, Resumes) {
  for (const char* variant : {"cam", "camblam", "river-camelot"}) {
    const book::Book none{variant, {}, {}};
    const auto half = book::read_book(write_book(deepened(none, 8)));
    ASSERT_TRUE(half) << to_text(half.error());
    EXPECT_EQ(half->positions.size(), 8U);
    EXPECT_EQ(write_book(deepened(*half, 8)), write_book(deepened(none, 16))) << variant;
  }
}

TEST(BookDeepening, CarriesScoresBackAndJoinsTranspositions) {
  const book::Book book = deepened({"camette", {}, {}}, 60);
  EXPECT_TRUE(check(book));
  const book::BookIndex index(book);
  std::map<std::uint64_t, int> ways;
  for (const auto& position : book.positions) {
    int best = -40'000;
    for (const auto& move : position.moves) {
      best = std::max(best, move.score);
      Game after = *make_game(book.variant, book.rules, position.fen);
      ASSERT_TRUE(after.play(move.notation));
      const auto behind = after.over() ? std::nullopt : index.find(after);
      if (!behind || behind->ply <= position.ply) continue;
      ++ways[behind->key];
      int score = -40'000;
      for (const auto& one : behind->moves) score = std::max(score, one.score);
      EXPECT_NEAR(move.score, -score, std::abs(score) > 29'000 ? 1 : 0);
      EXPECT_EQ(move.nodes % 3000, 0U);
      EXPECT_GE(move.nodes, 3000U);
    }
    EXPECT_NE(best, -40'000);
  }
  EXPECT_TRUE(std::any_of(ways.begin(), ways.end(), [](const auto& one) { return one.second > 1; }))
      << "no position is reached in two ways";
}

TEST(BookDeepening, SearchesTheCheapestLineFirst) {
  // Each step selects the position with the cheapest line: the moves' loss and the price of a level
  // per ply.
  const book::Book book = deepened({"cam", {}, {}}, 12);
  EXPECT_EQ(book.positions[0].ply, 0);
  const auto& array = book.positions[0];
  const auto two = deepened({"cam", {}, {}}, 1);
  Game best = *make_game("cam");
  ASSERT_TRUE(best.play(two.positions[0].moves[0].notation));
  EXPECT_EQ(book.positions[1].key, book::place(best).game.key());
  EXPECT_GT(std::count_if(array.moves.begin(), array.moves.end(),
                          [](const auto& move) { return move.nodes > 0; }),
            2)
      << "moves as good as the best were left out";
}

TEST(BookDeepening, SearchesPositionsAgainWithMoreNodes) {
  const book::Book before = deepened({"cam", {}, {}}, 6);
  auto work = deepening(before, 6000);
  for (int i = 0; i < 40; ++i) ASSERT_TRUE(work.step(never));
  const book::Book after = work.book();
  std::set<std::uint64_t> keys;
  for (const auto& position : after.positions) keys.insert(position.key);
  for (const auto& position : before.positions) EXPECT_EQ(keys.count(position.key), 1U);
  EXPECT_EQ(after.positions[0].nodes, 6000U);
  EXPECT_TRUE(check(after));
}

TEST(BookDeepening, ChangesNothingOnceItIsStopped) {
  const std::atomic<bool> at_once{true};
  auto work = deepening(deepened({"cam", {}, {}}, 3));
  const std::string before = write_book(work.book());
  EXPECT_FALSE(work.step(at_once));
  EXPECT_EQ(write_book(work.book()), before);
  EXPECT_TRUE(work.step(never));
}

TEST(BookDeepening, IsOfGamesWithTwoSides) {
  const auto three = BookDeepening::begin({"tri-camelot", {}, {}}, {});
  ASSERT_FALSE(three);
  EXPECT_THAT(three.error().what, HasSubstr("two sides"));
  EXPECT_FALSE(BookDeepening::begin({"nothing", {}, {}}, {}));
}

}  // namespace
}  // namespace camlann
