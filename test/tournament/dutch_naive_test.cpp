// The pairing by matchings is that of the plainest way, on tournaments of up to nine players with
// late players, absences, byes asked for and games that were not played.

#include <gtest/gtest.h>

#include <cstddef>
#include <set>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "support/volume.hpp"
#include "tournament/dutch.hpp"
#include "tournament/naive_dutch.hpp"

namespace camlann::tournament::test {
namespace {

/// Plays a round, with some absent players.
void play(SwissTask& task, const SwissPairing& pairing, Random& random) {
  std::vector<SwissPast> outings(task.players.size());
  for (const auto& [white, black] : pairing.boards) {
    const auto result = random.below(16);
    if (result == 0) {
      outings[white] = {false, 0, false, 2};
    } else {
      const int halves = result < 7 ? 2 : result < 10 ? 1 : 0;
      outings[white] = {true, black, true, halves};
      outings[black] = {true, white, false, 2 - halves};
    }
  }
  if (pairing.bye) outings[*pairing.bye].halves = 2;
  for (std::size_t i = 0; i < outings.size(); ++i) {
    if (!task.players[i].present && random.below(2) == 0) outings[i].halves = 1;
    task.players[i].past.push_back(outings[i]);
  }
}

/// Returns the number of paired rounds.
std::size_t compare(std::size_t players, std::size_t rounds, Random& random) {
  SwissTask task;
  task.players.resize(players);
  task.initial_white = random.below(2) == 0;
  for (std::size_t round = 1; round <= rounds; ++round) {
    task.last_round = round == rounds;
    for (SwissPlayer& player : task.players) player.present = random.below(9) > 0;
    const auto naive = NaiveDutch(task).run();
    const auto pairing = pair_dutch(task);
    EXPECT_EQ(naive.has_value(), pairing.has_value());
    if (!pairing || !naive) return round - 1;
    const std::set<std::pair<std::size_t, std::size_t>> boards(pairing->boards.begin(),
                                                               pairing->boards.end());
    EXPECT_EQ(boards, naive->first) << players << " players, round " << round;
    EXPECT_EQ(pairing->bye, naive->second);
    if (testing::Test::HasFailure()) return round;
    play(task, *pairing, random);
  }
  return rounds;
}

TEST(Dutch, IsThatOfThePlainestWay) {
  Random random(21);
  std::size_t rounds = 0;
  const int tournaments = camlann::test::unless_sanitized(400, 20);
  for (int i = 0; i < tournaments && !testing::Test::HasFailure(); ++i) {
    rounds += compare(3 + random.below(7), 3 + random.below(5), random);
  }
  EXPECT_GT(rounds, static_cast<std::size_t>(2 * tournaments));
}

}  // namespace
}  // namespace camlann::tournament::test
