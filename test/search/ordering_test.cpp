#include "search/ordering.hpp"

#include <gtest/gtest.h>

namespace camlann {
namespace {

Move from_to(unsigned from, unsigned to) {
  return {static_cast<Square>(from), static_cast<Square>(to), MoveKind::plain, 0, 0};
}

TEST(OrderedMoves, HandsOutEveryMoveOnceBestFirst) {
  OrderedMoves moves;
  for (unsigned i = 0; i < 100; ++i) moves.list.push_back(from_to(i, 200));
  moves.rate([](Move move) { return static_cast<int>(index_of(move.from) * 37 % 101); });
  int last = 1000;
  std::array<int, 100> seen{};
  while (!moves.done()) {
    const unsigned from = index_of(moves.next().from);
    const int promise = static_cast<int>(from * 37 % 101);
    EXPECT_LT(promise, last);
    last = promise;
    ++seen[from];
  }
  EXPECT_EQ(moves.given(), 100u);
  for (const int times : seen) EXPECT_EQ(times, 1);
}

TEST(OrderedMoves, DropsUnwantedMoves) {
  OrderedMoves moves;
  for (unsigned from = 0; from < 10; ++from) moves.list.push_back(from_to(from, 50));
  moves.rate([](Move move) { return 10 - static_cast<int>(index_of(move.from)); });
  EXPECT_EQ(moves.next(), from_to(0, 50));
  EXPECT_EQ(moves.next(), from_to(1, 50));
  moves.drop_rest([](Move move) { return index_of(move.from) % 2 == 0; });
  std::vector<Move> rest;
  while (!moves.done()) rest.push_back(moves.next());
  EXPECT_EQ(rest, (std::vector{from_to(3, 50), from_to(5, 50), from_to(7, 50), from_to(9, 50)}));
}

TEST(History, StaysWithinItsLimit) {
  History history(2);
  const Move good = from_to(17, 33);
  const Move bad = from_to(17, 34);
  for (int i = 0; i < 100'000; ++i) {
    history.add(Seat::black, good, bonus_of(1 + i % 60));
    history.add(Seat::black, bad, -bonus_of(1 + i % 60));
  }
  EXPECT_GT(history.of(Seat::black, good), Successes::limit / 2);
  EXPECT_LE(history.of(Seat::black, good), Successes::limit);
  EXPECT_LT(history.of(Seat::black, bad), -Successes::limit / 2);
  EXPECT_GE(history.of(Seat::black, bad), -Successes::limit);
  EXPECT_EQ(history.of(Seat::white, good), 0);
  const int before = history.of(Seat::black, good);
  history.age();
  EXPECT_EQ(history.of(Seat::black, good), before / 2);
  history.clear();
  EXPECT_EQ(history.of(Seat::black, good), 0);
}

TEST(Replies, DependOnWhereTheMoveBeforeWent) {
  Replies replies(2);
  const Move reply = from_to(17, 33);
  replies.add(Seat::white, from_to(1, 2), reply, 100);
  EXPECT_GT(replies.of(Seat::white, from_to(9, 2), reply), 0);
  EXPECT_EQ(replies.of(Seat::white, from_to(1, 3), reply), 0);
  EXPECT_EQ(replies.of(Seat::black, from_to(1, 2), reply), 0);
  replies.clear();
  EXPECT_EQ(replies.of(Seat::white, from_to(1, 2), reply), 0);
}

TEST(Killers, KeepTheLastTwoDistinctOnes) {
  Killers killers;
  killers.add(from_to(1, 2));
  killers.add(from_to(3, 4));
  killers.add(from_to(3, 4));
  EXPECT_TRUE(killers.has(from_to(1, 2)));
  EXPECT_TRUE(killers.has(from_to(3, 4)));
  killers.add(from_to(5, 6));
  EXPECT_FALSE(killers.has(from_to(1, 2)));
}

}  // namespace
}  // namespace camlann
