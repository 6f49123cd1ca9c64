#include "tournament/tie_break.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <utility>
#include <vector>

#include "tournament/card.hpp"
#include "tournament/event.hpp"
#include "tournament/pairing.hpp"
#include "tournament/state.hpp"

namespace camlann::tournament {

namespace {

using Kind = Outing::Kind;

constexpr int quarters_per_half = 2;
constexpr int quarters_per_point = 4;

/// True for a round missed by choice, without an opponent (16.1.1).
bool asked_for(const Outing& outing) {
  return outing.kind == Kind::half_bye || outing.kind == Kind::absent;
}

/// True for a round missed by choice or by own fault (16.1.2).
bool voluntary(const Outing& outing) {
  return asked_for(outing) || outing.kind == Kind::lost_by_forfeit;
}

/// The contribution of one round to the sums over opponents.
struct Contribution {
  int opponent_halves = 0;
  int own_halves = 0;
  bool voluntary = false;
};

/// Returns the points of the dummy opponent for a round without a game in a Swiss: the player's own
/// points, but at most those of the absent opponent or of draws in each paired round (16.4).
int dummy_halves(const State& state, const std::vector<Card>& all, std::size_t player,
                 const Outing& outing) {
  const int own = halves_of(all[player]);
  if (outing.opponent) return std::min(own, adjusted_halves(all[*outing.opponent]));
  const std::size_t rounds = std::min(rounds_in_all(state), state.rounds.size());
  return std::min(own, static_cast<int>(rounds));
}

std::vector<Contribution> contributions(const State& state, const std::vector<Card>& all,
                                        std::size_t player) {
  std::vector<Contribution> each;
  for (const Outing& outing : all[player]) {
    if (outing.kind == Kind::rest || outing.kind == Kind::open) continue;
    const bool as_played = outing.kind == Kind::played ||
                           (state.terms.system == System::round_robin && outing.opponent);
    const int opponent = as_played ? adjusted_halves(all[*outing.opponent])
                                   : dummy_halves(state, all, player, outing);
    each.push_back({opponent, outing.halves, !as_played && voluntary(outing)});
  }
  return each;
}

int opponents_halves(const std::vector<Contribution>& each) {
  return std::accumulate(each.begin(), each.end(), 0, [](int sum, const Contribution& one) {
    return sum + one.opponent_halves;
  });
}

/// Returns the contribution to cut: the lowest, but a round missed by choice first (16.5).
int lowest_halves(const std::vector<Contribution>& each) {
  const auto lowest =
      std::min_element(each.begin(), each.end(), [](const Contribution& a, const Contribution& b) {
        return std::pair(!a.voluntary, a.opponent_halves) <
               std::pair(!b.voluntary, b.opponent_halves);
      });
  return lowest == each.end() ? 0 : lowest->opponent_halves;
}

int running_halves(const Card& card) {
  int points = 0;
  int sum = 0;
  for (const Outing& outing : card) sum += points += outing.halves;
  return sum;
}

}  // namespace

int adjusted_halves(const Card& card) {
  int halves = 0;
  bool game_follows = false;
  for (std::size_t round = card.size(); round-- > 0;) {
    halves += asked_for(card[round]) && !game_follows ? 1 : card[round].halves;
    game_follows = game_follows || !voluntary(card[round]);
  }
  return halves;
}

int tie_break(const State& state, const std::vector<Card>& all, std::size_t player, TieBreak what) {
  const auto each = contributions(state, all, player);
  switch (what) {
    case TieBreak::opponents_points: return quarters_per_half * opponents_halves(each);
    case TieBreak::opponents_points_but_one:
      return quarters_per_half * (opponents_halves(each) - lowest_halves(each));
    case TieBreak::beaten_points:
      return std::accumulate(each.begin(), each.end(), 0, [](int sum, const Contribution& one) {
        return sum + one.opponent_halves * one.own_halves;
      });
    case TieBreak::wins:
      return quarters_per_point *
             static_cast<int>(std::count_if(all[player].begin(), all[player].end(),
                                            [](const Outing& o) { return o.halves == 2; }));
    case TieBreak::points_after_each_round: return quarters_per_half * running_halves(all[player]);
    case TieBreak::direct_encounter: break;
  }
  return 0;
}

}  // namespace camlann::tournament
