#include "cli/match_tournament.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/match_messages.hpp"
#include "lab/match.hpp"
#include "lab/rating.hpp"

namespace camlann::cli {

std::vector<std::pair<std::size_t, std::size_t>> pairings_of(std::size_t players,
                                                             MatchSystem system) {
  std::vector<std::pair<std::size_t, std::size_t>> pairings;
  const std::size_t firsts =
      system == MatchSystem::gauntlet ? std::min<std::size_t>(players, 1) : players;
  for (std::size_t first = 0; first < firsts; ++first) {
    for (std::size_t second = first + 1; second < players; ++second) {
      pairings.emplace_back(first, second);
    }
  }
  return pairings;
}

std::vector<message::MatchStanding> standings_of(const std::vector<std::string>& names,
                                                 const std::vector<Met>& met) {
  std::vector<message::MatchStanding> standings(names.size());
  for (std::size_t i = 0; i < names.size(); ++i) standings[i].player = names[i];
  std::vector<Encounter> encounters;
  for (const auto& [first, second, tally] : met) {
    const double points = tally.wins + tally.draws / 2.0;
    standings[first].points += points;
    standings[second].points += tally.games() - points;
    standings[first].games += tally.games();
    standings[second].games += tally.games();
    encounters.push_back({first, second, tally.pairs});
  }
  if (are_linked(names.size(), encounters)) {
    const auto ratings = rate(names.size(), encounters);
    for (std::size_t i = 0; i < names.size(); ++i) {
      standings[i].elo = ratings[i].elo;
      standings[i].elo_low = ratings[i].range.low;
      standings[i].elo_high = ratings[i].range.high;
    }
  }
  std::stable_sort(standings.begin(), standings.end(),
                   [](const auto& one, const auto& other) { return one.points > other.points; });
  return standings;
}

std::string standings_text(const std::vector<message::MatchStanding>& standings) {
  std::size_t width = std::string_view("player").size();
  for (const auto& one : standings) width = std::max(width, one.player.size());
  std::string text = fmt::format("{:<{}}  points  games  Elo\n", "player", width);
  for (const auto& one : standings) {
    text += fmt::format("{:<{}}  {:>6}  {:>5}", one.player, width, one.points, one.games);
    if (one.elo) {
      text += fmt::format("  {:+.0f} ({:+.0f} to {:+.0f})", *one.elo, one.elo_low.value_or(0),
                          one.elo_high.value_or(0));
    }
    text += '\n';
  }
  return text;
}

}  // namespace camlann::cli
