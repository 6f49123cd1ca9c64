// Tests Result: what a program says that takes the value of an error.
#include "base/result.hpp"

#include <gtest/gtest.h>

#include <exception>
#include <string>
#include <utility>

namespace camlann {
namespace {

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
