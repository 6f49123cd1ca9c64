// A free player is paired with a neighbour in the standing, but with the last opponent only if no
// other player is free. Players that have waited longest are paired first.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <optional>
#include <vector>

#include "base/result.hpp"
#include "tournament/card.hpp"
#include "tournament/event.hpp"
#include "tournament/matching.hpp"
#include "tournament/pairing.hpp"
#include "tournament/ranked_weight.hpp"
#include "tournament/standings.hpp"
#include "tournament/state.hpp"

namespace camlann::tournament {

namespace {

constexpr std::int64_t longest_wait = 50;  // waves; beyond that all waits count the same

/// A present player without an open game.
struct Free {
  std::size_t index = 0;
  std::int64_t waited = 0;                   // waves since the last game
  std::optional<std::size_t> last_opponent;  // index
  int whites = 0;                            // games with White minus games with Black
  bool last_white = false;
};

Free free_of(const Card& card, std::size_t index) {
  Free free;
  free.index = index;
  for (const Outing& outing : card) {
    free.waited = std::min(free.waited + 1, longest_wait);
    if (!outing.opponent) continue;
    free.waited = 0;
    free.last_opponent = outing.opponent;
    free.last_white = outing.white;
    free.whites += outing.white ? 1 : -1;
  }
  return free;
}

/// Returns the free players in the order of the standing.
std::vector<Free> free_players(const State& state) {
  const auto all = cards(state);
  std::vector<Free> free;
  for (const Line& line : standings(state)) {
    const std::size_t index = state.index_of(line.player);
    const bool plays = std::any_of(all[index].begin(), all[index].end(), [](const Outing& outing) {
      return outing.kind == Outing::Kind::open;
    });
    if (state.entrants[index].here && !plays) free.push_back(free_of(all[index], index));
  }
  return free;
}

bool met_last(const Free& a, const Free& b) {
  return a.last_opponent == b.index || b.last_opponent == a.index;
}

Pairing pairing_of(const State& state, const Free& a, const Free& b) {
  const bool turned = a.whites != b.whites ? a.whites > b.whites : a.last_white && !b.last_white;
  const Free& white = turned ? b : a;
  const Free& black = turned ? a : b;
  return {state.entrants[white.index].id, state.entrants[black.index].id, Score::open, 0};
}

std::size_t games_of(const State& state) {
  return std::accumulate(
      state.rounds.begin(), state.rounds.end(), std::size_t{0},
      [](std::size_t sum, const Round& round) { return sum + round.pairings.size(); });
}

}  // namespace

Result<std::vector<Round>> next_of_arena(const State& state) {
  if (games_of(state) >= most_arena_games) {
    return failure(ErrorCode::conflict, "This arena has had all its games");
  }
  const auto free = free_players(state);
  const auto here = std::count_if(state.entrants.begin(), state.entrants.end(),
                                  [](const Entrant& entrant) { return entrant.here; });
  const auto size = static_cast<std::int64_t>(free.size());
  WeightPlan plan;
  const std::size_t pairs = plan.add(size);
  const std::size_t waited = plan.add(size * longest_wait);
  const std::size_t distance = plan.add(size * size * size);
  Matching matching(free.size(), plan.length());
  for (std::size_t a = 0; a < free.size(); ++a) {
    for (std::size_t b = a + 1; b < free.size(); ++b) {
      if (here > 2 && met_last(free[a], free[b])) continue;
      Weight weight = plan.none();
      plan.put(weight, pairs, 1);
      plan.put(weight, waited, free[a].waited + free[b].waited);
      const auto apart = static_cast<std::int64_t>(b - a);
      plan.put(weight, distance, -apart * apart);
      matching.join(a, b, weight);
    }
  }
  const auto mates = matching.solve();
  Round round;
  for (std::size_t a = 0; a < free.size(); ++a) {
    if (a < mates[a]) {
      round.pairings.push_back(pairing_of(state, free[a], free[mates[a]]));
    }
  }
  if (round.pairings.empty()) return failure(ErrorCode::conflict, "Nobody can be paired now");
  return std::vector{round};
}

}  // namespace camlann::tournament
