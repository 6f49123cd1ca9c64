#include "tournament/league.hpp"

#include <algorithm>
#include <cstddef>
#include <set>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "tournament/event.hpp"
#include "tournament/standings.hpp"

namespace camlann::tournament {

namespace {

constexpr std::size_t smallest_division = 3;

Result<void> check(const LeagueTerms& terms, const std::vector<PlayerId>& players) {
  if (terms.division_size < smallest_division) {
    return failure(ErrorCode::unknown_name, "A division has three players or more",
                   "division_size");
  }
  if (2 * terms.movers > terms.division_size) {
    return failure(ErrorCode::unknown_name, "At most half of a division goes up or down", "movers");
  }
  std::set<PlayerId> seen;
  for (const PlayerId& player : players) {
    if (!seen.insert(player).second) {
      return failure(ErrorCode::conflict, "This player is in the league twice", player);
    }
  }
  return {};
}

Divisions cut(const LeagueTerms& terms, const std::vector<PlayerId>& players) {
  Divisions divisions;
  const std::size_t size = terms.division_size;
  std::size_t from = 0;
  while (from < players.size()) {
    const std::size_t left = players.size() - from;
    const bool last = left <= largest_division(terms);
    const std::size_t count = last ? left : size;
    const auto begin = players.begin() + static_cast<std::ptrdiff_t>(from);
    divisions.emplace_back(begin, begin + static_cast<std::ptrdiff_t>(count));
    from += count;
  }
  return divisions;
}

}  // namespace

std::size_t largest_division(const LeagueTerms& terms) {
  // One player more would leave half a division for another one.
  return terms.division_size + (terms.division_size + 1) / 2 - 1;
}

Result<Divisions> first_season(const LeagueTerms& terms, const std::vector<PlayerId>& players) {
  TRY_VOID(check(terms, players));
  return cut(terms, players);
}

Result<Divisions> next_season(const LeagueTerms& terms,
                              const std::vector<std::vector<Line>>& standings,
                              const std::vector<PlayerId>& leaving,
                              const std::vector<PlayerId>& newcomers) {
  std::vector<PlayerId> order;
  std::vector<std::size_t> starts;  // first index of each division
  for (const auto& division : standings) {
    starts.push_back(order.size());
    for (const Line& line : division) order.push_back(line.player);
  }
  for (std::size_t division = 1; division < standings.size(); ++division) {
    const std::size_t above = standings[division - 1].size();
    const std::size_t below = standings[division].size();
    const std::size_t movers = std::min({terms.movers, above / 2, below / 2});
    const auto border = order.begin() + static_cast<std::ptrdiff_t>(starts[division]);
    const auto count = static_cast<std::ptrdiff_t>(movers);
    std::rotate(border - count, border, border + count);
  }
  order.erase(std::remove_if(order.begin(), order.end(),
                             [&](const PlayerId& player) {
                               return std::count(leaving.begin(), leaving.end(), player) > 0;
                             }),
              order.end());
  order.insert(order.end(), newcomers.begin(), newcomers.end());
  TRY_VOID(check(terms, order));
  return cut(terms, order);
}

}  // namespace camlann::tournament
