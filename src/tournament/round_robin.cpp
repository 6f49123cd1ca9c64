// All play all, by Berger's tables.

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/result.hpp"
#include "tournament/berger.hpp"
#include "tournament/event.hpp"
#include "tournament/pairing.hpp"
#include "tournament/state.hpp"

namespace camlann::tournament {

namespace {

Round round_of(const State& state, const std::vector<std::size_t>& numbers,
               const std::vector<NumberPair>& pairs) {
  Round round;
  const auto id = [&](std::size_t number) { return state.entrants[numbers[number - 1]].id; };
  for (const auto& [white, black] : pairs) {
    if (std::max(white, black) > numbers.size()) {
      round.byes.push_back({id(std::min(white, black)), Bye::Kind::rest, 0});
    } else {
      round.pairings.push_back({id(white), id(black), Score::open, 0});
    }
  }
  return round;
}

/// Returns the pairs of a round, each in the order of their ids.
std::vector<std::pair<PlayerId, PlayerId>> pairs_in(const Round& round) {
  std::vector<std::pair<PlayerId, PlayerId>> pairs;
  pairs.reserve(round.pairings.size());
  for (const Pairing& pairing : round.pairings) {
    pairs.emplace_back(std::min(pairing.white, pairing.black),
                       std::max(pairing.white, pairing.black));
  }
  std::sort(pairs.begin(), pairs.end());
  return pairs;
}

/// Returns the largest number of open games of any player.
std::size_t most_open(const State& state) {
  std::unordered_map<std::string_view, std::size_t> open;
  std::size_t most = 0;
  for (const Round& round : state.rounds) {
    for (const Pairing& pairing : round.pairings) {
      if (pairing.score != Score::open) continue;
      most = std::max({most, ++open[pairing.white], ++open[pairing.black]});
    }
  }
  return most;
}

}  // namespace

std::vector<std::size_t> round_robin_numbers(const State& state) {
  auto numbers = by_lot(state);
  const auto is_out = [&](std::size_t index) {
    const Entrant& entrant = state.entrants[index];
    if (state.rounds.empty()) return !entrant.here;
    const Round& first = state.rounds.front();
    const auto plays = [&](const Pairing& pairing) {
      return pairing.white == entrant.id || pairing.black == entrant.id;
    };
    return std::none_of(first.pairings.begin(), first.pairings.end(), plays) &&
           std::none_of(first.byes.begin(), first.byes.end(),
                        [&](const Bye& bye) { return bye.player == entrant.id; });
  };
  numbers.erase(std::remove_if(numbers.begin(), numbers.end(), is_out), numbers.end());
  return numbers;
}

std::vector<std::pair<std::size_t, Round>> rounds_of_table_left(const State& state) {
  const auto numbers = round_robin_numbers(state);
  const auto table = berger_cycles((numbers.size() + 1) / 2 * 2, state.terms.cycles);
  std::vector<std::pair<std::size_t, Round>> left;
  left.reserve(table.size());
  for (std::size_t row = 0; row < table.size(); ++row) {
    left.emplace_back(row + 1, round_of(state, numbers, table[row]));
  }
  // Rounds that the program paired are the first ones of the table.
  const bool in_order = std::none_of(state.rounds.begin(), state.rounds.end(),
                                     [](const Round& round) { return round.given; });
  if (in_order) {
    const auto paired = std::min(state.rounds.size(), left.size());
    left.erase(left.begin(), left.begin() + static_cast<std::ptrdiff_t>(paired));
    return left;
  }
  for (const Round& round : state.rounds) {
    const auto same = std::find_if(left.begin(), left.end(), [&](const auto& one) {
      return pairs_in(one.second) == pairs_in(round);
    });
    if (same != left.end()) left.erase(same);
  }
  return left;
}

Result<std::vector<Round>> next_of_round_robin(const State& state) {
  const auto numbers = round_robin_numbers(state);
  if (numbers.size() < 2) {
    return failure(ErrorCode::conflict, "A tournament needs two players");
  }
  const std::size_t paired = state.rounds.size();
  const std::size_t in_all = rounds_in_all(state);
  if (paired >= in_all) return failure(ErrorCode::conflict, "All rounds have been paired");
  const auto left = rounds_of_table_left(state);
  std::vector<Round> rounds{left.front().second};
  if (!state.terms.all_at_once) return rounds;
  const std::size_t per_round = rounds.front().pairings.size();
  const std::size_t open = most_open(state);
  const std::size_t by_player = open_games_at_once - std::min(open, open_games_at_once);
  const std::size_t most = std::min({in_all - paired, pairings_at_once / per_round, by_player});
  while (rounds.size() < most) {
    rounds.push_back(left[rounds.size()].second);
  }
  return rounds;
}

bool pairs_on(const State& state) {
  const auto& terms = state.terms;
  if (terms.system != System::round_robin || !terms.all_at_once) return false;
  if (state.ended || state.rounds.empty()) return false;
  return state.rounds.size() < rounds_in_all(state) && most_open(state) < open_games_at_once;
}

}  // namespace camlann::tournament
