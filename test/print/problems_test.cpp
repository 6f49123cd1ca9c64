// Sheets of problems.

#include "print/problems.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "game/catalog.hpp"
#include "game/game.hpp"
#include "print/sheet.hpp"

namespace camlann {
namespace {

using print::Problem;
using testing::HasSubstr;
using testing::Not;

std::vector<Problem> problems(std::size_t count) {
  const Game game = make_game("cam", {}, "1/3/5/7/7/6K/1m3M1/7/3km2/7/5/3/1 w").value();
  std::vector<Problem> all;
  for (std::size_t i = 1; i <= count; ++i) {
    all.push_back({game, "White to move", "G8-A8", "cam-" + std::to_string(i)});
  }
  return all;
}

TEST(PrintProblems, ThereAreSixOnASheet) {
  for (const auto& [count, expected] : {std::pair{1u, 1u}, {6u, 1u}, {7u, 2u}, {13u, 3u}}) {
    EXPECT_EQ(print::problem_sheets(problems(count), "Cam", {}).size(), expected) << count;
  }
}

TEST(PrintProblems, SolutionsAreOnTheSameSheetUpsideDown) {
  const std::vector<print::Sheet> sheets = print::problem_sheets(problems(7), "Cam", {});
  const std::string& first = sheets[0].svg;
  const std::size_t turn = first.find("rotate(180");
  ASSERT_NE(turn, std::string::npos);
  EXPECT_GT(first.find("1. G8-A8 (cam-1)"), turn);
  EXPECT_THAT(first, HasSubstr("6. G8-A8 (cam-6)"));
  EXPECT_THAT(first, Not(HasSubstr("cam-7")));
  EXPECT_THAT(sheets[1].svg, HasSubstr("7. G8-A8 (cam-7)"));
  EXPECT_THAT(sheets[1].svg, HasSubstr("7. White to move"));
}

TEST(PrintProblems, WithoutASolutionTheSheetDoesNotNameAMove) {
  std::vector<Problem> one = problems(1);
  one.front().solution.clear();
  const std::string svg = print::problem_sheets(one, "Cam", {}).front().svg;
  EXPECT_THAT(svg, HasSubstr("1. White to move"));
  EXPECT_THAT(svg, Not(HasSubstr("G8")));
  EXPECT_THAT(svg, Not(HasSubstr("cam-1")));
}

TEST(PrintProblems, ALongSolutionTakesMoreLines) {
  std::vector<Problem> all = problems(1);
  all.front().solution.clear();
  for (int i = 0; i < 60; ++i) all.front().solution += "D3-B5xD7xD9 ";
  const std::string svg = print::problem_sheets(all, "Cam", {}).front().svg;
  EXPECT_THAT(svg, HasSubstr("D3-B5xD7xD9</text>"));
  EXPECT_THAT(svg, HasSubstr("D3-B5xD7xD9 (cam-1)</text>"));
}

}  // namespace
}  // namespace camlann
