#include "tournament/league_life.hpp"

#include <algorithm>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "tournament/event.hpp"
#include "tournament/league.hpp"
#include "tournament/standings.hpp"

namespace camlann::tournament::league {

namespace {

bool has(const std::vector<PlayerId>& some, std::string_view player) {
  return std::find(some.begin(), some.end(), player) != some.end();
}

bool waits(const State& state, std::string_view player) {
  return std::any_of(state.waiting.begin(), state.waiting.end(),
                     [&](const Newcomer& one) { return one.player == player; });
}

bool is_placed(const State& state, std::string_view player) {
  return std::any_of(state.divisions.begin(), state.divisions.end(),
                     [&](const auto& division) { return has(division, player); });
}

/// Sorts by rating, the strongest first; ties in order of entry.
std::vector<PlayerId> by_strength(std::vector<Newcomer> some) {
  std::stable_sort(some.begin(), some.end(),
                   [](const Newcomer& a, const Newcomer& b) { return a.rating > b.rating; });
  std::vector<PlayerId> players;
  players.reserve(some.size());
  for (auto& one : some) players.push_back(std::move(one.player));
  return players;
}

/// True if each division has the same players in both.
bool same_players(Divisions some, Divisions others) {
  for (auto& division : some) std::sort(division.begin(), division.end());
  for (auto& division : others) std::sort(division.begin(), division.end());
  return some == others;
}

struct Decision {
  const State& state;

  Result<Event> operator()(const Enter& asked) const {
    if (takes_part(state, asked.player)) {
      return failure(ErrorCode::conflict, "This player is in the league already", asked.player);
    }
    return Entered{{asked.player, asked.rating}};
  }
  Result<Event> operator()(const Leave& asked) const {
    if (!takes_part(state, asked.player)) {
      return failure(ErrorCode::not_found, "This player is not in the league", asked.player);
    }
    return Left{asked.player};
  }
  Result<Event> operator()(const BeginSeason&) const {
    if (state.playing) return failure(ErrorCode::conflict, "A season is being played");
    TRY(auto divisions, next_divisions(state, state.divisions));
    if (divisions.empty() || divisions.front().size() < 2) {
      return failure(ErrorCode::conflict, "A season needs two players");
    }
    return SeasonBegun{std::move(divisions)};
  }
  Result<Event> operator()(const EndSeason& asked) const {
    if (!state.playing) return failure(ErrorCode::conflict, "No season is being played");
    if (!same_players(asked.standings, state.divisions)) {
      return failure(ErrorCode::conflict, "These are not the players of this season");
    }
    return SeasonEnded{asked.standings};
  }
  Result<Event> operator()(const Close&) const {
    if (state.playing) {
      return failure(ErrorCode::conflict, "A season is being played", {}, "all its games finished");
    }
    return Closed{};
  }
  Result<Event> operator()(const Reopen&) const {
    if (!state.closed || state.seasons > 0) {
      return failure(ErrorCode::conflict, "You can only reopen a league that was cancelled");
    }
    return Reopened{};
  }
};

struct Application {
  State& state;

  void operator()(const Entered& event) const { state.waiting.push_back(event.who); }
  void operator()(const Left& event) const {
    const auto& player = event.player;
    if (std::erase_if(state.waiting, [&](const auto& one) { return one.player == player; }) == 0) {
      state.gone.push_back(player);
    }
  }
  void operator()(const SeasonBegun& event) const {
    state.divisions = event.divisions;
    state.gone.clear();
    state.waiting.clear();
    state.playing = true;
    ++state.seasons;
  }
  void operator()(const SeasonEnded& event) const {
    state.divisions = event.standings;
    state.playing = false;
  }
  void operator()(const Closed&) const { state.closed = true; }
  void operator()(const Reopened&) const { state.closed = false; }
};

}  // namespace

Result<State> new_league(LeagueTerms terms) {
  TRY_VOID(first_season(terms, {}));
  State state;
  state.terms = terms;
  return state;
}

Result<Event> decide(const State& state, const Command& command) {
  if (state.closed && !std::holds_alternative<Reopen>(command)) {
    return failure(ErrorCode::conflict, "The league has ended");
  }
  return std::visit(Decision{state}, command);
}

State apply(State state, const Event& event) {
  std::visit(Application{state}, event);
  return state;
}

bool takes_part(const State& state, std::string_view player) {
  return waits(state, player) || (is_placed(state, player) && !has(state.gone, player));
}

Result<Divisions> next_divisions(const State& state, const Divisions& standings) {
  const auto newcomers = by_strength(state.waiting);
  if (state.seasons == 0) return first_season(state.terms, newcomers);
  std::vector<std::vector<Line>> ended;
  for (const auto& division : standings) {
    auto& lines = ended.emplace_back();
    for (const auto& player : division) lines.push_back({player, lines.size() + 1, 0, {}});
  }
  return next_season(state.terms, ended, state.gone, newcomers);
}

}  // namespace camlann::tournament::league
