#include "tournament/card.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <vector>

#include "tournament/event.hpp"
#include "tournament/pairing.hpp"
#include "tournament/simul.hpp"
#include "tournament/state.hpp"

namespace camlann::tournament {

namespace {

using Kind = Outing::Kind;

Kind kind_of(Score score, bool white) {
  if (score == Score::open) return Kind::open;
  if (was_played(score)) return Kind::played;
  const bool came = score == (white ? Score::black_absent : Score::white_absent);
  return came ? Kind::won_by_forfeit : Kind::lost_by_forfeit;
}

Kind kind_of(Bye::Kind kind) {
  switch (kind) {
    case Bye::Kind::win: return Kind::win_bye;
    case Bye::Kind::half: return Kind::half_bye;
    case Bye::Kind::rest: break;
  }
  return Kind::rest;
}

int halves_of(Bye::Kind kind) {
  switch (kind) {
    case Bye::Kind::win: return 2;
    case Bye::Kind::half: return 1;
    case Bye::Kind::rest: break;
  }
  return 0;
}

void annul(std::vector<Card>& all, std::size_t player) {
  for (std::size_t round = 0; round < all[player].size(); ++round) {
    Outing& own = all[player][round];
    if (own.opponent) all[*own.opponent][round] = {Kind::rest, {}, false, 0};
    own = {Kind::rest, {}, false, 0};
  }
}

/// Returns the players that have left a round robin with less than half of their games played.
std::vector<std::size_t> not_counted(const State& state, const std::vector<Card>& all) {
  std::vector<std::size_t> players;
  const std::size_t opponents = std::max<std::size_t>(round_robin_numbers(state).size(), 1) - 1;
  const std::size_t games = opponents * static_cast<std::size_t>(state.terms.cycles);
  for (std::size_t player = 0; player < all.size(); ++player) {
    const auto played =
        std::count_if(all[player].begin(), all[player].end(),
                      [](const Outing& outing) { return outing.kind == Kind::played; });
    if (!state.entrants[player].here && 2 * static_cast<std::size_t>(played) < games) {
      players.push_back(player);
    }
  }
  return players;
}

/// Sums the boards of the giver of a display, against many opponents.
void add_giver(const State& state, std::vector<Card>& all) {
  const auto giver = state.terms.simul ? state.find(state.terms.simul->giver) : std::nullopt;
  if (!giver) return;
  for (std::size_t index = 0; index < state.rounds.size(); ++index) {
    Outing sum{Kind::rest, {}, false, 0};
    for (const Pairing& pairing : state.rounds[index].pairings) {
      if (pairing.score == Score::open) sum.kind = Kind::open;
      sum.halves += is_giver(state.terms, pairing.white) ? halves_of_white(pairing.score)
                                                         : halves_of_black(pairing.score);
    }
    all[*giver][index] = sum;
  }
}

}  // namespace

std::vector<Card> cards(const State& state) {
  std::vector<Card> all(state.entrants.size(), Card(state.rounds.size()));
  for (std::size_t index = 0; index < state.rounds.size(); ++index) {
    for (const Pairing& pairing : state.rounds[index].pairings) {
      const std::size_t white = state.index_of(pairing.white);
      const std::size_t black = state.index_of(pairing.black);
      all[white][index] = {kind_of(pairing.score, true), black, true,
                           halves_of_white(pairing.score)};
      all[black][index] = {kind_of(pairing.score, false), white, false,
                           halves_of_black(pairing.score)};
    }
    for (const Bye& bye : state.rounds[index].byes) {
      all[state.index_of(bye.player)][index] = {kind_of(bye.kind), {}, false, halves_of(bye.kind)};
    }
  }
  if (state.terms.system == System::round_robin && !all.empty()) {
    for (const std::size_t player : not_counted(state, all)) annul(all, player);
  }
  if (state.terms.system == System::simul && state.terms.simul) {
    add_giver(state, all);
  }
  return all;
}

int halves_of(const Card& card) {
  return std::accumulate(card.begin(), card.end(), 0,
                         [](int sum, const Outing& outing) { return sum + outing.halves; });
}

}  // namespace camlann::tournament
