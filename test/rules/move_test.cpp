// Properties of a move without its position.

#include "rules/move.hpp"

#include <gtest/gtest.h>

namespace camlann {
namespace {

TEST(Move, CountsItsCaptures) {
  // Jumps name the men by bits, runs count them.
  EXPECT_EQ(men_taken({.kind = MoveKind::plain}), 0);
  EXPECT_EQ(men_taken({.kind = MoveKind::jump, .taken = 0b1000}), 1);
  EXPECT_EQ(men_taken({.kind = MoveKind::charge, .taken = 0b1010010}), 3);
  EXPECT_EQ(men_taken({.kind = MoveKind::capture, .taken = 1}), 1);
  EXPECT_EQ(men_taken({.kind = MoveKind::shot, .taken = 1}), 1);
  EXPECT_EQ(men_taken({.kind = MoveKind::run, .taken = 4}), 4);
}

}  // namespace
}  // namespace camlann
