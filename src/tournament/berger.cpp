#include "tournament/berger.hpp"

#include <cstddef>
#include <utility>
#include <vector>

namespace camlann::tournament {

// All players but the last sit in a ring, which turns by half a ring from round to round. The
// player at the start of the ring meets the last player, which alternates between Black and White.
std::vector<std::vector<NumberPair>> berger_table(std::size_t players) {
  const std::size_t ring = players - 1;
  const auto number = [&](std::size_t place) { return place % ring + 1; };
  std::vector<std::vector<NumberPair>> rounds;
  for (std::size_t round = 0; round < ring; ++round) {
    const std::size_t start = round * (players / 2) % ring;
    std::vector<NumberPair> pairs;
    if (round % 2 == 0) {
      pairs.push_back({number(start), players});
    } else {
      pairs.push_back({players, number(start)});
    }
    for (std::size_t i = 1; i < players / 2; ++i) {
      pairs.push_back({number(start + i), number(start + ring - i)});
    }
    rounds.push_back(pairs);
  }
  return rounds;
}

std::vector<std::vector<NumberPair>> berger_cycles(std::size_t players, int cycles) {
  auto rounds = berger_table(players);
  if (cycles == 1) return rounds;
  auto second = rounds;
  for (auto& round : second) {
    for (NumberPair& pair : round) std::swap(pair.white, pair.black);
  }
  if (rounds.size() > 2) std::swap(rounds[rounds.size() - 1], rounds[rounds.size() - 2]);
  rounds.insert(rounds.end(), second.begin(), second.end());
  return rounds;
}

}  // namespace camlann::tournament
