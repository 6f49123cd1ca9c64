#include "tournament/direct_encounter.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "tournament/card.hpp"
#include "tournament/event.hpp"
#include "tournament/state.hpp"

namespace camlann::tournament {

namespace {

/// The unit of the sums. An average is a whole number of them for up to 16 games.
constexpr std::int64_t parts_per_half = 720720;
constexpr std::int64_t parts_per_quarter = parts_per_half / 2;

/// One line of the separate standings.
struct Mutual {
  std::size_t player = 0;
  std::int64_t points = 0;  // from the other equal players
  std::int64_t most = 0;    // if all missing games were won
};

/// Returns the opponent in a game that counts, else nothing.
std::optional<std::size_t> opponent_met(const State& state, const Outing& outing) {
  const bool counts =
      outing.kind == Outing::Kind::played ||
      (outing.kind != Outing::Kind::open && state.terms.system == System::round_robin);
  return counts ? outing.opponent : std::nullopt;
}

Mutual mutual_of(const State& state, const std::vector<Card>& all, std::size_t player,
                 const Tied& equal) {
  struct Met {
    std::int64_t halves = 0;
    std::int64_t games = 0;
  };
  std::map<std::size_t, Met> met;
  for (const Outing& outing : all[player]) {
    const auto opponent = opponent_met(state, outing);
    if (!opponent || !std::binary_search(equal.begin(), equal.end(), *opponent)) continue;
    Met& one = met[*opponent];
    one.halves += outing.halves;
    ++one.games;
  }
  Mutual mutual{player, 0, 0};
  for (const auto& [opponent, one] : met) mutual.points += one.halves * parts_per_half / one.games;
  const auto missing = static_cast<std::int64_t>(equal.size() - 1 - met.size());
  mutual.most = mutual.points + 2 * parts_per_half * missing;
  return mutual;
}

std::vector<Mutual> separate_standings(const State& state, const std::vector<Card>& all,
                                       const Tied& equal) {
  std::vector<Mutual> lines;
  lines.reserve(equal.size());
  for (const std::size_t player : equal) lines.push_back(mutual_of(state, all, player, equal));
  return lines;
}

bool all_met(const std::vector<Mutual>& lines) {
  return std::all_of(lines.begin(), lines.end(),
                     [](const Mutual& one) { return one.most == one.points; });
}

/// Returns groups of the same sum; `lines` are ordered by it (6.2).
std::vector<Tied> by_points(const std::vector<Mutual>& lines) {
  std::vector<Tied> groups;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (i == 0 || lines[i].points != lines[i - 1].points) groups.emplace_back();
    groups.back().push_back(lines[i].player);
  }
  return groups;
}

/// Returns each player that is certain of the next place, then the others; `lines` are ordered by
/// their sums (6.3).
std::vector<Tied> certain_ones(const std::vector<Mutual>& lines) {
  std::vector<Tied> groups;
  auto next = lines.begin();
  for (; next != lines.end(); ++next) {
    const bool certain = std::all_of(std::next(next), lines.end(), [&](const Mutual& other) {
      return other.most < next->points;
    });
    if (!certain) break;
    groups.push_back({next->player});
  }
  if (next == lines.end()) return groups;
  Tied others;
  for (; next != lines.end(); ++next) others.push_back(next->player);
  std::sort(others.begin(), others.end());
  groups.push_back(std::move(others));
  return groups;
}

std::vector<Tied> places(const State& state, const std::vector<Card>& all, const Tied& equal) {
  auto lines = separate_standings(state, all, equal);
  std::stable_sort(lines.begin(), lines.end(),
                   [](const Mutual& a, const Mutual& b) { return a.points > b.points; });
  auto groups = all_met(lines) ? by_points(lines) : certain_ones(lines);
  if (groups.size() == 1) return groups;
  std::vector<Tied> finer;
  for (const Tied& group : groups) {
    auto again = places(state, all, group);
    std::move(again.begin(), again.end(), std::back_inserter(finer));
  }
  return finer;
}

}  // namespace

Separation direct_encounter(const State& state, const std::vector<Card>& all, const Tied& equal) {
  Separation result{places(state, all, equal), {}};
  const auto lines = separate_standings(state, all, equal);
  const bool shown = all_met(lines) || result.groups.size() > 1;
  for (const Mutual& one : lines) {
    const std::int64_t quarters = (one.points + parts_per_quarter / 2) / parts_per_quarter;
    result.values.push_back(shown ? static_cast<int>(quarters) : 0);
  }
  return result;
}

}  // namespace camlann::tournament
