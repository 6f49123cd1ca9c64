#include "tournament/pairing.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "base/result.hpp"
#include "tournament/event.hpp"
#include "tournament/simul.hpp"
#include "tournament/state.hpp"
#include "tournament/team.hpp"

namespace camlann::tournament {

Result<std::vector<Round>> next_rounds(const State& state) {
  switch (state.terms.system) {
    case System::round_robin: return next_of_round_robin(state);
    case System::swiss: return next_of_swiss(state);
    case System::knockout: return next_of_knockout(state);
    case System::teams: return next_of_teams(state);
    case System::simul: return next_of_simul(state);
    case System::arena: break;
  }
  return next_of_arena(state);
}

std::size_t rounds_in_all(const State& state) {
  if (state.terms.system == System::swiss) return static_cast<std::size_t>(state.terms.rounds);
  if (state.terms.system == System::teams) {
    return rounds_of_round_robin(team_numbers(state).size(), state.terms.cycles);
  }
  if (state.terms.system == System::simul) return 1;
  if (state.terms.system != System::round_robin) return 0;
  const auto first = state.rounds.begin();
  const std::size_t players = first == state.rounds.end()
                                  ? round_robin_numbers(state).size()
                                  : 2 * first->pairings.size() + first->byes.size();
  return rounds_of_round_robin(players, state.terms.cycles);
}

std::size_t rounds_of_round_robin(std::size_t players, int cycles) {
  if (players < 2) return 0;
  const std::size_t places = (players + 1) / 2 * 2;
  return (places - 1) * static_cast<std::size_t>(cycles);
}

std::size_t most_open_games(std::size_t players, int cycles) {
  const std::size_t opponents = players - std::min(players, std::size_t{1});
  return std::min(opponents * static_cast<std::size_t>(cycles), open_games_at_once);
}

}  // namespace camlann::tournament
