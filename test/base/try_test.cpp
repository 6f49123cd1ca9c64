// Tests TRY and TRY_VOID, which return errors to the caller.
#include "base/try.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>

#include "base/result.hpp"

namespace camlann {
namespace {

Result<std::unique_ptr<int>> number(int value) {
  if (value < 0) return failure(ErrorCode::syntax, "below zero", std::to_string(value));
  return std::make_unique<int>(value);
}

Result<void> small(int value) {
  if (value > 9) return failure(ErrorCode::too_many, "above nine", std::to_string(value));
  return {};
}

Result<std::unique_ptr<int>> sum(int a, int b) {
  TRY(const auto first, number(a));
  TRY(auto second, number(b));
  *second += *first;
  TRY_VOID(small(*second));
  return second;
}

TEST(Try, GivesTheValueOfAResult) {
  EXPECT_EQ(**sum(2, 3), 5);
}

TEST(Try, ReturnsTheFirstErrorAsItIs) {
  EXPECT_EQ(sum(-2, -3).error(), number(-2).error());
  EXPECT_EQ(sum(2, -3).error(), number(-3).error());
  EXPECT_EQ(sum(7, 8).error(), small(15).error());
}

/// A type with a comma, and a condition without braces.
Result<int> chosen(bool small_only, int value) {
  TRY(const auto both, Result<std::pair<int, int>>(std::pair<int, int>(value, value)));
  if (small_only)
    TRY_VOID(small(both.first));
  else
    return -1;
  return both.second;
}

TEST(Try, FitsWhereAStatementFits) {
  EXPECT_EQ(chosen(true, 5), 5);
  EXPECT_EQ(chosen(false, 15), -1);
  EXPECT_FALSE(chosen(true, 15));
}

int calls = 0;
Result<int> counted() {
  return ++calls;
}

Result<int> twice() {
  TRY(const auto first, counted());
  TRY_VOID(counted());
  return first;
}

TEST(Try, EvaluatesItsExpressionOnce) {
  calls = 0;
  EXPECT_EQ(twice(), 1);
  EXPECT_EQ(calls, 2);
}

}  // namespace
}  // namespace camlann
