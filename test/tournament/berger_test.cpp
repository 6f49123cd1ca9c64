// Berger's tables as FIDE publishes them.

#include "tournament/berger.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace camlann::tournament {
namespace {

std::map<std::size_t, std::vector<std::string>> published() {
  std::ifstream file("data/tournament/berger.txt");
  std::map<std::size_t, std::vector<std::string>> tables;
  std::size_t players = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    if (line.find('-') == std::string::npos) {
      players = std::stoul(line);
    } else {
      tables[players].push_back(line);
    }
  }
  return tables;
}

std::string line_of(const std::vector<NumberPair>& round) {
  std::string line;
  for (const NumberPair& pair : round) {
    if (!line.empty()) line += ' ';
    line += std::to_string(pair.white) + '-' + std::to_string(pair.black);
  }
  return line;
}

TEST(Berger, TablesAreThePublishedOnes) {
  const auto tables = published();
  ASSERT_EQ(tables.size(), 7u);  // 4 to 16 players
  for (const auto& [players, rounds] : tables) {
    std::vector<std::string> own;
    for (const auto& round : berger_table(players)) own.push_back(line_of(round));
    EXPECT_EQ(own, rounds) << players << " players";
  }
}

TEST(Berger, TwoPlayersMeetOnce) {
  EXPECT_EQ(berger_table(2), (std::vector<std::vector<NumberPair>>{{{1, 2}}}));
}

}  // namespace
}  // namespace camlann::tournament
