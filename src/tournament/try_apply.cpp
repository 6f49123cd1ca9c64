// Events from outside may come from anywhere: each is checked so that it cannot corrupt the state.

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "tournament/decide.hpp"
#include "tournament/event.hpp"
#include "tournament/simul.hpp"
#include "tournament/state.hpp"
#include "tournament/team.hpp"

namespace camlann::tournament {

namespace {

constexpr std::size_t most_waves = 4096;  // waves of an arena that lasts for a day
constexpr int most_stages = 16;

Failure unfit(std::string what, std::string where = {}) {
  return failure(ErrorCode::conflict, std::move(what), std::move(where));
}

Result<void> known(const State& state, const PlayerId& player) {
  if (!state.find(player)) return unfit("This player has not entered", player);
  return {};
}

Result<void> fits(const State& state, const Entered& entered) {
  if (entered.player.empty() || entered.player.size() > longest_id) {
    return unfit("A player needs an id of at most 64 bytes");
  }
  if (state.find(entered.player)) return unfit("This player has entered already", entered.player);
  if (state.entrants.size() >= most_entrants) return unfit("The tournament is full");
  return {};
}

Result<void> fits(const State& state, const Left& left) {
  return known(state, left.player);
}

Result<void> fits(const State& state, const CameBack& back) {
  return known(state, back.player);
}

Result<void> fits(const State& state, const ByeGranted& granted) {
  return known(state, granted.player);
}

Result<void> known_team(const State& state, const TeamId& team) {
  if (!state.find_team(team)) return unfit("This team has not entered", team);
  return {};
}

/// Returns an error unless the players of each board are in the teams of its match.
Result<void> boards_fit(const State& state, const Round& round) {
  const auto match_of = [&](int slot) -> const TeamMatch* {
    const auto match = static_cast<std::size_t>(slot / *state.terms.boards);
    return slot >= 0 && match < round.matches.size() ? &round.matches[match] : nullptr;
  };
  const auto team_of = [&](const PlayerId& player) {
    const auto place = state.find(player);
    const auto team = place ? state.entrants[*place].team : std::nullopt;
    return team ? state.teams[*team].id : TeamId();
  };
  for (const Pairing& pairing : round.pairings) {
    const auto* const match = match_of(pairing.slot);
    const auto white = team_of(pairing.white);
    const auto black = team_of(pairing.black);
    const bool fit = match != nullptr && ((white == match->first && black == match->second) ||
                                          (white == match->second && black == match->first));
    if (!fit) return unfit("This game is in no match of its teams", pairing.white);
  }
  for (const Bye& bye : round.byes) {
    const auto* const match = match_of(bye.slot);
    const auto team = team_of(bye.player);
    if (match == nullptr || (team != match->first && team != match->second)) {
      return unfit("This game is in no match of its teams", bye.player);
    }
  }
  return {};
}

/// Returns an error unless the matches of a round are between known teams, each once, with the
/// free round last.
Result<void> matches_fit(const State& state, const Round& round) {
  if (state.terms.system != System::teams) {
    return round.matches.empty() ? Result<void>() : unfit("Only teams have matches");
  }
  std::vector<TeamId> teams;
  for (const auto& match : round.matches) {
    teams.push_back(match.first);
    if (!match.second.empty()) teams.push_back(match.second);
    if (match.second.empty() && &match != &round.matches.back()) {
      return unfit("A free round comes after the matches", match.first);
    }
  }
  for (const TeamId& team : teams) {
    TRY_VOID(known_team(state, team));
  }
  std::sort(teams.begin(), teams.end());
  const auto twice = std::adjacent_find(teams.begin(), teams.end());
  if (twice != teams.end()) return unfit("This team is in the round twice", *twice);
  return boards_fit(state, round);
}

/// Returns an error if a player occurs twice in a round.
Result<void> fits(const State& state, const RoundPaired& paired) {
  const Round& round = paired.round;
  std::vector<PlayerId> players;
  bool with_giver = false;  // the only one with several boards
  const auto slot_fits = [](int slot) {
    return slot >= 0 && slot < static_cast<int>(most_entrants);
  };
  bool places_fit = round.stage >= 0 && round.stage <= most_stages;
  for (const Pairing& pairing : round.pairings) {
    for (const PlayerId& player : {pairing.white, pairing.black}) {
      if (!is_giver(state.terms, player) || !std::exchange(with_giver, true)) {
        players.push_back(player);
      }
    }
    places_fit = places_fit && slot_fits(pairing.slot);
  }
  for (const Bye& bye : round.byes) {
    players.push_back(bye.player);
    places_fit = places_fit && slot_fits(bye.slot);
  }
  if (!places_fit) return unfit("There is no such place in a knock-out");
  TRY_VOID(matches_fit(state, round));
  if (state.rounds.size() >= most_waves) return unfit("The tournament has too many rounds");
  for (const PlayerId& player : players) {
    TRY_VOID(known(state, player));
  }
  std::sort(players.begin(), players.end());
  const auto twice = std::adjacent_find(players.begin(), players.end());
  if (twice != players.end()) return unfit("This player is in the round twice", *twice);
  return {};
}

Result<void> has_board(const State& state, std::size_t round, std::size_t board) {
  const bool there = round >= 1 && round <= state.rounds.size();
  if (!there || board < 1 || board > state.rounds[round - 1].pairings.size()) {
    return unfit("This game has not been paired");
  }
  return {};
}

Result<void> fits(const State& state, const Scored& scored) {
  return has_board(state, scored.round, scored.board);
}

Result<void> fits(const State& state, const BoardOpened& opened) {
  return has_board(state, opened.round, opened.board);
}

Result<void> fits(const State& state, const ResultTold& told) {
  TRY_VOID(has_board(state, told.round, told.board));
  const auto& pairing = state.rounds[told.round - 1].pairings[told.board - 1];
  if (pairing.white == told.player || pairing.black == told.player) return {};
  return unfit("This player does not play this game", told.player);
}

Result<void> fits(const State& /*state*/, const Ended& /*ended*/) {
  return {};
}

Result<void> fits(const State& state, const Reopened& /*reopened*/) {
  return state.ended ? Result<void>() : unfit("The tournament is not over");
}

Result<void> fits(const State& state, const Changed& changed) {
  if (!state.rounds.empty()) return unfit("The tournament has begun");
  if (changed.ratings.size() != state.entrants.size()) {
    return unfit("Each player needs a rating");
  }
  if (auto misfit = misfit_of_entrants(state, changed.terms); !misfit.empty()) {
    return unfit(std::move(misfit));
  }
  TRY_VOID(new_tournament(changed.terms));
  return {};
}

Result<void> fits(const State& state, const TeamEntered& entered) {
  if (state.terms.system != System::teams) return unfit("Only players enter this tournament");
  if (entered.team.empty() || entered.team.size() > longest_id) {
    return unfit("A team needs an id of at most 64 bytes");
  }
  if (!state.find_team(entered.team) && state.teams.size() >= most_teams) {
    return unfit("The tournament is full");
  }
  return {};
}

Result<void> fits(const State& state, const TeamLeft& left) {
  return known_team(state, left.team);
}

Result<void> fits(const State& state, const LinedUp& lined_up) {
  TRY_VOID(known_team(state, lined_up.team));
  return may_line_up(state, state.index_of_team(lined_up.team), lined_up.players);
}

/// True for what may follow the end.
bool may_follow_end(const Event& event) {
  return std::holds_alternative<Scored>(event) || std::holds_alternative<Reopened>(event);
}

}  // namespace

Result<State> try_apply(State state, const Event& event) {
  if (state.ended && !may_follow_end(event)) return unfit("The tournament is over");
  TRY_VOID(std::visit([&](const auto& what) { return fits(state, what); }, event));
  return apply(std::move(state), event);
}

}  // namespace camlann::tournament
