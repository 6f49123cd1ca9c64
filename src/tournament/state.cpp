#include "tournament/state.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "base/random.hpp"
#include "tournament/event.hpp"

namespace camlann::tournament {

namespace {

void happen(State& state, const Entered& entered) {
  state.places.add(entered.player, state.entrants.size());
  state.entrants.push_back({entered.player, entered.rating, true, std::nullopt, std::nullopt});
}

void happen(State& state, const Left& left) {
  state.entrants[state.index_of(left.player)].here = false;
}

void happen(State& state, const CameBack& back) {
  state.entrants[state.index_of(back.player)].here = true;
}

void happen(State& state, const ByeGranted& granted) {
  state.entrants[state.index_of(granted.player)].asked_bye = granted.round;
}

void happen(State& state, const RoundPaired& paired) {
  state.rounds.push_back(paired.round);
}

void happen(State& state, const Scored& scored) {
  state.rounds[scored.round - 1].pairings[scored.board - 1].score = scored.score;
}

void happen(State& state, const Ended& /*ended*/) {
  state.ended = true;
}

void happen(State& state, const Reopened& /*reopened*/) {
  state.ended = false;
}

void happen(State& state, const Changed& changed) {
  state.terms = changed.terms;
  for (std::size_t i = 0; i < state.entrants.size(); ++i) {
    state.entrants[i].rating = changed.ratings[i];
  }
}

void happen(State& state, const TeamEntered& entered) {
  if (const auto place = state.find_team(entered.team)) {
    state.teams[*place].here = true;
  } else {
    state.teams.push_back({entered.team, true, {}, 0});
  }
}

void happen(State& state, const TeamLeft& left) {
  auto& team = state.teams[state.index_of_team(left.team)];
  team.here = false;
  if (!state.rounds.empty()) return;
  // Its players may still play for another team.
  for (const auto& player : team.line_up) state.entrants[state.index_of(player)].team.reset();
  team.line_up.clear();
}

void happen(State& state, const LinedUp& lined_up) {
  const auto place = state.index_of_team(lined_up.team);
  auto& team = state.teams[place];
  if (state.rounds.empty()) {  // else players stay with the team that they may have played for
    for (const auto& player : team.line_up) state.entrants[state.index_of(player)].team.reset();
  }
  for (const auto& player : lined_up.players) state.entrants[state.index_of(player)].team = place;
  team.line_up = lined_up.players;
  ++team.line_ups;
}

void happen(State& /*state*/, const BoardOpened& /*opened*/) {}

void happen(State& /*state*/, const ResultTold& /*told*/) {}

std::vector<std::size_t> by_entry(const State& state) {
  std::vector<std::size_t> order(state.entrants.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  return order;
}

}  // namespace

std::size_t State::index_of(std::string_view player) const {
  const auto place = places.find(player);
  if (place && *place < entrants.size() && entrants[*place].id == player) return *place;
  const auto found = std::find_if(entrants.begin(), entrants.end(),
                                  [&](const Entrant& entrant) { return entrant.id == player; });
  return static_cast<std::size_t>(found - entrants.begin());
}

std::optional<std::size_t> State::find(std::string_view player) const {
  const std::size_t index = index_of(player);
  return index < entrants.size() ? std::optional(index) : std::nullopt;
}

std::size_t State::index_of_team(std::string_view team) const {
  const auto found =
      std::find_if(teams.begin(), teams.end(), [&](const Team& one) { return one.id == team; });
  return static_cast<std::size_t>(found - teams.begin());
}

std::optional<std::size_t> State::find_team(std::string_view team) const {
  const std::size_t index = index_of_team(team);
  return index < teams.size() ? std::optional(index) : std::nullopt;
}

bool State::all_scored() const {
  return std::all_of(rounds.begin(), rounds.end(), [](const Round& round) {
    return std::none_of(round.pairings.begin(), round.pairings.end(),
                        [](const Pairing& pairing) { return pairing.score == Score::open; });
  });
}

State apply(State state, const Event& event) {
  std::visit([&](const auto& what) { happen(state, what); }, event);
  return state;
}

int halves_of_white(Score score) {
  if (score == Score::draw) return 1;
  return score == Score::white || score == Score::black_absent ? 2 : 0;
}

int halves_of_black(Score score) {
  if (score == Score::draw) return 1;
  return score == Score::black || score == Score::white_absent ? 2 : 0;
}

bool was_played(Score score) {
  return score == Score::white || score == Score::draw || score == Score::black;
}

std::vector<std::size_t> by_rating(const State& state) {
  auto order = by_entry(state);
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return state.entrants[a].rating > state.entrants[b].rating;
  });
  return order;
}

std::vector<std::size_t> by_lot(const State& state) {
  return in_drawn_order(state.entrants.size(), state.terms.seed);
}

std::vector<std::size_t> in_drawn_order(std::size_t count, std::uint64_t seed) {
  std::vector<std::size_t> order(count);
  std::iota(order.begin(), order.end(), std::size_t{0});
  Random lots(seed);
  for (std::size_t left = order.size(); left > 1; --left) {
    std::swap(order[left - 1], order[lots.below(static_cast<std::uint32_t>(left))]);
  }
  return order;
}

}  // namespace camlann::tournament
