// Tests Result and its error: the text, and what a program says that takes the value of an error.
#include "base/result.hpp"

#include <gtest/gtest.h>

#include <exception>
#include <string>
#include <utility>

namespace camlann {
namespace {

TEST(ErrorText, HasPlaceFaultAndExpectation) {
  EXPECT_EQ(to_text(Error{ErrorCode::syntax, "this is no move", "3:14", "a move"}),
            "3:14: this is no move (expected a move)");
  EXPECT_EQ(to_text(Error{ErrorCode::conflict, "the game is over", "", ""}), "the game is over");
}

TEST(ErrorText, NamesASquareOnce) {
  const char* const sentence = "D9: no step leads there from D5.";
  EXPECT_EQ(to_text(Error{ErrorCode::illegal_move, sentence, "D9", ""}), sentence);
  EXPECT_EQ(to_text(Error{ErrorCode::illegal_move, sentence, "--move, D9", ""}),
            "--move, D9: no step leads there from D5.");
}

TEST(ErrorText, KeepsAnotherPlaceBesideTheSquare) {
  const char* const sentence = "D9: no step leads there from D5.";
  EXPECT_EQ(to_text(Error{ErrorCode::illegal_move, sentence, "1:4", ""}),
            "1:4: D9: no step leads there from D5.");
  EXPECT_EQ(to_text(Error{ErrorCode::illegal_move, sentence, "AD9", ""}),
            "AD9: D9: no step leads there from D5.");
}

const Result<int> failed = failure(ErrorCode::syntax, "no number", "1:2", "a number");

TEST(Result, ThrowsItsSentenceWithTheValueOfAnError) {
  try {
    static_cast<void>(failed.value());
    FAIL();
  } catch (const std::exception& thrown) {
    EXPECT_STREQ(thrown.what(), "1:2: no number (expected a number)");
  }
}

TEST(Result, ThrowsTheErrorItself) {
  try {
    static_cast<void>(failed.value());
    FAIL();
  } catch (tl::bad_expected_access<Error>& thrown) {
    EXPECT_EQ(thrown.error(), failed.error());
    const Error taken = std::move(thrown).error();
    EXPECT_EQ(taken, failed.error());
  }
}

}  // namespace
}  // namespace camlann
