#include "tournament/replay.hpp"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "tournament/decide.hpp"
#include "tournament/event.hpp"
#include "tournament/pairing.hpp"
#include "tournament/simul.hpp"
#include "tournament/state.hpp"

namespace camlann::tournament {

namespace {

Failure out_of_place(std::string what, std::string where = {}) {
  return failure(ErrorCode::conflict, std::move(what), std::move(where));
}

/// Returns the round before its games; their results follow in other events.
Round without_results(Round round) {
  for (Pairing& pairing : round.pairings) pairing.score = Score::open;
  return round;
}

/// Returns an error unless all games are open, or lost by players that have left.
Result<void> check_scores(const Round& round) {
  for (const Pairing& pairing : round.pairings) {
    if (was_played(pairing.score)) {
      return out_of_place("A round begins without results", pairing.white);
    }
  }
  return {};
}

Result<void> check_swiss(const State& state, const Round& round) {
  if (state.rounds.size() >= rounds_in_all(state)) return out_of_place("All rounds are paired");
  for (const Bye& bye : round.byes) {
    if (bye.kind == Bye::Kind::rest) {
      return out_of_place("A Swiss has no free rounds", bye.player);
    }
  }
  return {};
}

Result<void> check_round_robin(const State& state, const Round& round) {
  const auto numbers = round_robin_numbers(state);
  const auto in_all = rounds_of_round_robin(numbers.size(), state.terms.cycles);
  if (state.rounds.size() >= in_all) return out_of_place("All rounds are paired");
  std::set<PlayerId> seen;
  for (const Pairing& pairing : round.pairings) seen.insert({pairing.white, pairing.black});
  for (const Bye& bye : round.byes) {
    if (bye.kind != Bye::Kind::rest) {
      return out_of_place("A round robin has no byes with points", bye.player);
    }
    seen.insert(bye.player);
  }
  const bool all = seen.size() == numbers.size() &&
                   std::all_of(numbers.begin(), numbers.end(), [&](std::size_t index) {
                     return seen.count(state.entrants[index].id) > 0;
                   });
  return all ? Result<void>() : out_of_place("A round robin has all its players in each round");
}

Result<void> check_knockout(const State& state, const Round& round) {
  TRY(const auto next, next_of_knockout(state));
  if (next.front() == without_results(round)) return {};
  return out_of_place("In a knock-out the winners meet");
}

Result<void> check_teams(const State& state, const Round& round) {
  TRY(const auto next, next_of_teams(state));
  if (without_results(next.front()) == without_results(round)) return {};
  return out_of_place("In team matches the line-ups meet");
}

Result<void> check_display(const State& state, const Round& round) {
  TRY(const auto next, next_of_simul(state));
  if (next.front() == without_results(round)) return {};
  return out_of_place("In a simultaneous display the giver meets all");
}

Result<void> check_round(const State& state, const Round& round) {
  const bool arena = state.terms.system == System::arena;
  if (!arena && !state.all_scored() && !pairs_on(state)) {
    return out_of_place("Games of the round before are still open");
  }
  TRY_VOID(check_scores(round));
  if (state.terms.system == System::knockout) return check_knockout(state, round);
  if (state.terms.system == System::teams) return check_teams(state, round);
  if (state.terms.system == System::simul) return check_display(state, round);
  if (round.pairings.empty()) return out_of_place("A round has a game");
  const bool placed = round.stage != 0 ||
                      std::any_of(round.pairings.begin(), round.pairings.end(),
                                  [](const Pairing& pairing) { return pairing.slot != 0; }) ||
                      std::any_of(round.byes.begin(), round.byes.end(),
                                  [](const Bye& bye) { return bye.slot != 0; });
  if (placed) return out_of_place("Only a knock-out has stages and slots");
  if (state.terms.system == System::swiss) return check_swiss(state, round);
  return arena ? Result<void>() : check_round_robin(state, round);
}

/// Returns the command that an event follows from; RoundPaired is checked otherwise.
struct CommandOf {
  const State& state;

  Command operator()(const Entered& entered) const { return Enter{entered.player, entered.rating}; }
  Command operator()(const Left& left) const { return Withdraw{left.player}; }
  Command operator()(const CameBack& back) const { return Return{back.player}; }
  Command operator()(const ByeGranted& granted) const {
    return AskBye{granted.player, granted.round};
  }
  Command operator()(const RoundPaired& /*paired*/) const { return PairRound{}; }
  Command operator()(const Scored& scored) const {
    const auto& [round, board, score] = scored;
    const bool there = round >= 1 && round <= state.rounds.size() && board >= 1 &&
                       board <= state.rounds[round - 1].pairings.size();
    const bool open = !there || state.rounds[round - 1].pairings[board - 1].score == Score::open;
    return open ? Command(Report{round, board, score}) : Command(Correct{round, board, score});
  }
  Command operator()(const Ended& /*ended*/) const { return Finish{}; }
  Command operator()(const Reopened& /*reopened*/) const { return Reopen{}; }
  Command operator()(const Changed& changed) const {
    return Change{changed.terms, changed.ratings};
  }
  Command operator()(const TeamEntered& entered) const { return EnterTeam{entered.team}; }
  Command operator()(const TeamLeft& left) const { return WithdrawTeam{left.team}; }
  Command operator()(const LinedUp& set) const { return LineUp{set.team, set.players}; }
  Command operator()(const BoardOpened& opened) const {
    return OpenBoard{opened.round, opened.board};
  }
  Command operator()(const ResultTold& told) const {
    return TellResult{told.round, told.board, told.player, told.score};
  }
};

}  // namespace

Result<State> replay(State state, const Event& event) {
  if (const auto* paired = std::get_if<RoundPaired>(&event)) {
    TRY_VOID(check_round(state, paired->round));
  } else {
    TRY_VOID(decide(state, std::visit(CommandOf{state}, event)));
  }
  return try_apply(std::move(state), event);
}

Terms with_giver(Terms terms, const std::function<PlayerId(const PlayerId&)>& id_of) {
  if (terms.simul) terms.simul->giver = id_of(terms.simul->giver);
  return terms;
}

Event with_players(Event event, const std::function<PlayerId(const PlayerId&)>& id_of) {
  const auto change = [&](auto& one) {
    if constexpr (requires { one.player; }) one.player = id_of(one.player);
    if constexpr (requires { one.terms.simul; }) one.terms = with_giver(one.terms, id_of);
    if constexpr (requires { one.players; }) {
      for (PlayerId& player : one.players) player = id_of(player);
    }
    if constexpr (requires { one.round.pairings; }) {
      for (Pairing& pairing : one.round.pairings) {
        pairing.white = id_of(pairing.white);
        pairing.black = id_of(pairing.black);
      }
      for (Bye& bye : one.round.byes) bye.player = id_of(bye.player);
    }
  };
  std::visit(change, event);
  return event;
}

}  // namespace camlann::tournament
