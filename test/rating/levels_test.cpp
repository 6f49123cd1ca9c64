// The published ratings are those that the measured tables give.

#include "rating/levels.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace camlann::rating {
namespace {

std::vector<std::string> cells(const std::string& row) {
  std::vector<std::string> parts;
  std::istringstream stream(row.substr(1));
  for (std::string cell; std::getline(stream, cell, '|');) {
    const auto from = cell.find_first_not_of(' ');
    parts.push_back(
        from == std::string::npos ? "" : cell.substr(from, cell.find_last_not_of(' ') - from + 1));
  }
  return parts;
}

std::string id_of(std::string title) {
  for (char& c : title) c = c == ' ' ? '-' : static_cast<char>(std::tolower(c));
  return title;
}

/// Elo above level 1 by variant and level, from the two tables of the section "Levels".
std::map<std::string, std::map<int, double>> measured() {
  std::ifstream results(CAMLANN_RESULTS);
  std::map<std::string, std::map<int, double>> elo;
  std::vector<std::string> head;
  bool levels = false;
  bool shares = false;
  for (std::string line; std::getline(results, line);) {
    if (line.rfind("## ", 0) == 0) levels = line == "## Levels";
    if (!levels) continue;
    if (line.rfind("Share of the points", 0) == 0) shares = true;
    if (line.rfind("| level", 0) == 0) head = cells(line);
    if (line.rfind("| ", 0) != 0 || line.rfind("| level", 0) == 0) continue;
    const auto row = cells(line);
    const int level = std::stoi(row[0]);
    for (std::size_t column = 1; column < row.size(); ++column) {
      if (row[column].empty()) continue;
      auto& of_variant = elo[id_of(head[column])];
      const double number = std::stod(row[column]);
      of_variant[1] = 0;
      of_variant[level] =
          shares ? of_variant[level - 1] + 400 * std::log10(number / (100 - number)) : number;
    }
  }
  return elo;
}

TEST(Levels, RatingsAreTheMeasuredOnes) {
  const auto tables = measured();
  EXPECT_EQ(tables.size(), 9u);
  for (const auto& [variant, elo] : tables) {
    for (const auto& [level, above] : elo) {
      const auto rating = level_rating(variant, level);
      ASSERT_TRUE(rating) << variant << ' ' << level;
      EXPECT_NEAR(rating->rating, 1500 + above - elo.at(anchor_level), 0.51)
          << variant << ' ' << level;
    }
  }
}

TEST(Levels, TheAnchorIsANewPlayer) {
  EXPECT_EQ(level_rating("cam", anchor_level)->rating, Glicko{}.rating);
}

TEST(Levels, UnmeasuredLevelsHaveNoRating) {
  EXPECT_FALSE(level_rating("mini-camelot", 9));
  EXPECT_FALSE(level_rating("cam", 0));
  EXPECT_FALSE(level_rating("cam", 11));
  EXPECT_FALSE(level_rating("a-game-from-a-file", 3));
}

}  // namespace
}  // namespace camlann::rating
