#include "tournament/simul.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "tournament/decide.hpp"
#include "tournament/event.hpp"
#include "tournament/state.hpp"

namespace camlann::tournament {

namespace {

Failure no_simul(std::string what) {
  return failure(ErrorCode::conflict, std::move(what));
}

bool giver_has_white(const Simul& simul, std::size_t board) {
  if (simul.colour == GiverColour::alternating) return board % 2 == 1;
  return simul.colour == GiverColour::white;
}

}  // namespace

bool is_giver(const Terms& terms, const PlayerId& player) {
  return terms.simul && terms.simul->giver == player;
}

std::size_t opponents_here(const State& state) {
  return static_cast<std::size_t>(std::count_if(
      state.entrants.begin(), state.entrants.end(),
      [&](const Entrant& one) { return one.here && !is_giver(state.terms, one.id); }));
}

Result<void> check_simul(const Terms& terms) {
  const auto wrong = [](std::string what, std::string where) {
    return failure(ErrorCode::unknown_name, std::move(what), std::move(where));
  };
  if (!terms.simul || terms.simul->giver.empty() || terms.simul->giver.size() > longest_id) {
    return wrong("A simultaneous display has a giver", "giver");
  }
  const int extra = terms.simul->extra_minutes;
  if (extra < 0 || extra > most_extra_minutes) {
    return wrong("The giver has up to 240 minutes more", "extraMinutes");
  }
  return {};
}

Result<void> may_join_simul(const State& state, const PlayerId& player) {
  if (!state.rounds.empty()) return no_simul("The display has begun");
  if (is_giver(state.terms, player) || opponents_here(state) < most_simul_boards) return {};
  return failure(ErrorCode::too_many, "All boards of the display are taken", {},
                 "at most " + std::to_string(most_simul_boards) + " boards");
}

Result<std::vector<Round>> next_of_simul(const State& state) {
  if (!state.rounds.empty()) return no_simul("All rounds have been paired");
  if (!state.terms.simul) return no_simul("A simultaneous display has a giver");
  const Simul& simul = *state.terms.simul;
  const auto giver = state.find(simul.giver);
  if (!giver || !state.entrants[*giver].here) return no_simul("The giver is not here");
  if (opponents_here(state) > most_simul_boards) {
    return no_simul("A display has at most " + std::to_string(most_simul_boards) + " boards");
  }
  Round round;
  for (const Entrant& one : state.entrants) {
    if (!one.here || one.id == simul.giver) continue;
    const bool white = giver_has_white(simul, round.pairings.size() + 1);
    round.pairings.push_back(
        {white ? simul.giver : one.id, white ? one.id : simul.giver, Score::open, 0});
  }
  if (round.pairings.empty()) return no_simul("A display needs an opponent");
  return std::vector{std::move(round)};
}

SimulScore score_of_giver(const State& state) {
  SimulScore sum;
  for (const Round& round : state.rounds) {
    for (const Pairing& pairing : round.pairings) {
      const bool white = is_giver(state.terms, pairing.white);
      const int halves = white ? halves_of_white(pairing.score) : halves_of_black(pairing.score);
      if (pairing.score == Score::open) {
        ++sum.open;
      } else if (halves == 1) {
        ++sum.drawn;
      } else {
        ++(halves == 2 ? sum.won : sum.lost);
      }
    }
  }
  return sum;
}

State with_round_for_each_board(const State& state) {
  State made = state;
  made.terms.system = System::swiss;
  made.terms.simul.reset();
  made.rounds.clear();
  for (const Round& round : state.rounds) {
    for (const Pairing& pairing : round.pairings) {
      Round one;
      one.pairings.push_back(pairing);
      made.rounds.push_back(std::move(one));
    }
  }
  made.terms.rounds = static_cast<int>(made.rounds.size());
  return made;
}

}  // namespace camlann::tournament
