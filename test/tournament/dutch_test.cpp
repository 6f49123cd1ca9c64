// Published pairings of the Dutch system.

#include "tournament/dutch.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace camlann::tournament {
namespace {

/// A player's rounds as the files have them.
struct Past {
  std::size_t opponent = 0;  // from 1; 0 for none
  bool white = false;
  char result = 'Z';
};

struct Published {
  std::size_t rounds = 0;
  std::vector<std::vector<Past>> players;
  std::size_t paired = 0;  // number of the round of the given pairing
  std::vector<std::string> pairing;
};

Past past_of(const std::string& word) {
  Past past;
  past.result = word.back();
  if (past.result == 'Z') return past;
  past.opponent = std::stoul(word);
  past.white = word[word.size() - 2] == 'w';
  return past;
}

Published published(const std::string& name) {
  std::ifstream file("data/tournament/" + name);
  Published all;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream words(line);
    std::string word;
    if (line.rfind("rounds", 0) == 0) {
      words >> word >> all.rounds;
    } else if (line.rfind("expected", 0) == 0) {
      words >> word >> all.paired;
    } else if (all.paired > 0) {
      while (words >> word) all.pairing.push_back(word);
    } else {
      all.players.emplace_back();
      while (words >> word) all.players.back().push_back(past_of(word));
    }
  }
  return all;
}

int halves_of(char result) {
  if (result == '=') return 1;
  return result == '1' || result == '+' ? 2 : 0;
}

/// Returns the pairing task of a round, from 1.
SwissTask task_of(const Published& all, std::size_t round) {
  SwissTask task;
  task.initial_white = all.players[0][0].white;
  task.last_round = round == all.rounds;
  for (const auto& player : all.players) {
    SwissPlayer one;
    for (std::size_t i = 0; i + 1 < round; ++i) {
      const Past past = i < player.size() ? player[i] : Past{};
      const bool played = past.result == '1' || past.result == '=' || past.result == '0';
      one.past.push_back(
          {played, played ? past.opponent - 1 : 0, played && past.white, halves_of(past.result)});
    }
    one.present = player.size() < round || player[round - 1].result != 'Z';
    task.players.push_back(one);
  }
  return task;
}

std::vector<std::string> words_of(const SwissPairing& pairing) {
  std::vector<std::string> words;
  for (const auto& [white, black] : pairing.boards) {
    words.push_back(std::to_string(white + 1) + '-' + std::to_string(black + 1));
  }
  if (pairing.bye) words.push_back(std::to_string(*pairing.bye + 1) + "-bye");
  return words;
}

/// The pairing that was played in a round.
std::vector<std::string> played(const Published& all, std::size_t round) {
  std::vector<std::string> words;
  for (std::size_t i = 0; i < all.players.size(); ++i) {
    const Past& past = all.players[i][round - 1];
    if (past.white) words.push_back(std::to_string(i + 1) + '-' + std::to_string(past.opponent));
  }
  std::sort(words.begin(), words.end());
  return words;
}

class PublishedSwiss : public testing::TestWithParam<std::string> {};

TEST_P(PublishedSwiss, IsPairedTheSame) {
  const auto all = published(GetParam());
  ASSERT_FALSE(all.pairing.empty());
  const auto task = task_of(all, all.paired);
  const auto pairing = pair_dutch(task);
  ASSERT_TRUE(pairing);
  EXPECT_TRUE(keeps_rules(task, *pairing));
  EXPECT_EQ(words_of(*pairing), all.pairing);
}

INSTANTIATE_TEST_SUITE_P(Dutch, PublishedSwiss,
                         testing::Values("swiss-60.txt", "swiss-bye-score.txt",
                                         "swiss-bye-unplayed.txt"));

// The rounds before were paired by the same program.
TEST(Dutch, EveryRoundOfATournamentOfSixty) {
  const auto all = published("swiss-60.txt");
  for (std::size_t round = 1; round < all.paired; ++round) {
    const auto task = task_of(all, round);
    const auto pairing = pair_dutch(task);
    ASSERT_TRUE(pairing);
    EXPECT_TRUE(keeps_rules(task, *pairing));
    auto words = words_of(*pairing);
    std::sort(words.begin(), words.end());
    EXPECT_EQ(words, played(all, round)) << "round " << round;
  }
}

}  // namespace
}  // namespace camlann::tournament
