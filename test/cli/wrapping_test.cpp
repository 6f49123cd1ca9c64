// Lines broken at words.
#include "cli/wrapping.hpp"

#include <gtest/gtest.h>

namespace camlann::cli {
namespace {

TEST(Wrapping, BreaksAtTheLastSpaceThatFits) {
  EXPECT_EQ(wrapped("one two three", 7), "one two\nthree");
  EXPECT_EQ(wrapped("one two three", 6), "one\ntwo\nthree");
  EXPECT_EQ(wrapped("one two three", 13), "one two three");
  EXPECT_EQ(wrapped("D6-D7  D6-E7  F5-F6", 14), "D6-D7  D6-E7\nF5-F6");
}

TEST(Wrapping, LeavesLongWordsWhole) {
  EXPECT_EQ(wrapped("a charge: I10-G8xE6xE8xG8", 9), "a charge:\nI10-G8xE6xE8xG8");
  EXPECT_EQ(wrapped("I10-G8xE6xE8xG8 wins", 9), "I10-G8xE6xE8xG8\nwins");
}

TEST(Wrapping, KeepsLinesAndIndents) {
  EXPECT_EQ(wrapped("one two\nthree four", 7), "one two\nthree\nfour");
  EXPECT_EQ(wrapped("fen  the position", 9, 5), "fen  the\n     position");
  EXPECT_EQ(wrapped("  takes one", 8, 2), "  takes\n  one");
}

TEST(Wrapping, CountsLettersNotBytes) {
  EXPECT_EQ(wrapped("\u00C9mile \u00C9mile", 11), "\u00C9mile \u00C9mile");
}

TEST(Wrapping, HasNoLimitWithoutAWidth) {
  EXPECT_EQ(wrapped("one two three", 0), "one two three");
  EXPECT_EQ(wrapped("", 5), "");
}

}  // namespace
}  // namespace camlann::cli
