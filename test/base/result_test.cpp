// Tests the text of an error.
#include "base/result.hpp"

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace camlann
