#include "tournament/standings.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <numeric>
#include <set>
#include <utility>
#include <vector>

#include "tournament/card.hpp"
#include "tournament/direct_encounter.hpp"
#include "tournament/event.hpp"
#include "tournament/knockout.hpp"
#include "tournament/simul.hpp"
#include "tournament/state.hpp"
#include "tournament/tie_break.hpp"

namespace camlann::tournament {

namespace {

using Kind = Outing::Kind;

constexpr int before_all = 1'000'000;

/// Separates equal players by their values, the highest first.
Separation by_value(const Tied& equal, std::vector<int> values) {
  std::vector<std::size_t> order(equal.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return values[a] > values[b]; });
  Separation result;
  for (std::size_t i = 0; i < order.size(); ++i) {
    if (i == 0 || values[order[i]] != values[order[i - 1]]) result.groups.emplace_back();
    result.groups.back().push_back(equal[order[i]]);
  }
  result.values = std::move(values);
  return result;
}

/// Separates equal players by a value that does not depend on the others among them.
template <class Value>
Separation each(const Tied& equal, const Value& value_of) {
  std::vector<int> values;
  values.reserve(equal.size());
  for (const std::size_t player : equal) values.push_back(value_of(player));
  return by_value(equal, std::move(values));
}

Separation separated(const State& state, const std::vector<Card>& all, const Tied& equal,
                     TieBreak what) {
  if (what == TieBreak::direct_encounter) return direct_encounter(state, all, equal);
  return each(equal, [&](std::size_t p) { return tie_break(state, all, p, what); });
}

/// Returns the value that orders players first, and their points.
int rank_value(const State& state, const std::vector<Card>& all, std::size_t player) {
  switch (state.terms.system) {
    case System::knockout: return distance_in_knockout(state, state.entrants[player].id);
    case System::arena: return arena_halves(all[player]);
    case System::simul:
      if (is_giver(state.terms, state.entrants[player].id)) return before_all;
      break;
    case System::round_robin:
    case System::swiss:
    case System::teams: break;
  }
  return halves_of(all[player]);
}

int points_of(const State& state, const std::vector<Card>& all, std::size_t player) {
  if (state.terms.system == System::knockout) {
    return 2 * matches_won(state, state.entrants[player].id);
  }
  if (state.terms.system == System::simul) return halves_of(all[player]);
  return rank_value(state, all, player);
}

}  // namespace

int arena_halves(const Card& card) {
  int halves = 0;
  int wins_in_a_row = 0;
  for (const Outing& outing : card) {
    const bool counts = outing.opponent && outing.kind != Kind::open;
    if (!counts) continue;
    const bool doubled = wins_in_a_row >= 2;
    halves += 2 * outing.halves * (doubled ? 2 : 1);
    wins_in_a_row = outing.halves == 2 ? wins_in_a_row + 1 : 0;
  }
  return halves;
}

std::vector<Line> standings(const State& state) {
  const auto all = cards(state);
  Tied players(all.size());
  std::iota(players.begin(), players.end(), std::size_t{0});
  auto groups = each(players, [&](std::size_t p) { return rank_value(state, all, p); }).groups;
  std::vector<std::vector<int>> values(all.size());
  for (const TieBreak what : state.terms.tie_breaks) {
    std::vector<Tied> finer;
    for (const Tied& group : groups) {
      auto result = separated(state, all, group, what);
      for (std::size_t i = 0; i < group.size(); ++i) values[group[i]].push_back(result.values[i]);
      std::move(result.groups.begin(), result.groups.end(), std::back_inserter(finer));
    }
    groups = std::move(finer);
  }
  std::vector<Line> lines;
  for (const auto& group : groups) {
    const std::size_t place = lines.size() + 1;
    for (const std::size_t player : group) {
      lines.push_back(
          {state.entrants[player].id, place, points_of(state, all, player), values[player]});
    }
  }
  return lines;
}

std::vector<Line> shown_standings(const State& state) {
  std::set<PlayerId> paired;
  for (const Round& round : state.rounds) {
    for (const Pairing& pairing : round.pairings) {
      paired.insert(pairing.white);
      paired.insert(pairing.black);
    }
    for (const Bye& bye : round.byes) paired.insert(bye.player);
  }
  auto lines = standings(state);
  std::erase_if(lines, [&](const Line& line) {
    return !state.entrants[state.index_of(line.player)].here && !paired.contains(line.player);
  });
  return lines;
}

std::vector<PlayerId> ranking(const State& state) {
  std::vector<PlayerId> players;
  for (auto& line : standings(state)) players.push_back(std::move(line.player));
  return players;
}

}  // namespace camlann::tournament
