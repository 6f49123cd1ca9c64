#include "tournament/decide.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "tournament/event.hpp"
#include "tournament/pairing.hpp"
#include "tournament/pairing_check.hpp"
#include "tournament/simul.hpp"
#include "tournament/state.hpp"
#include "tournament/team.hpp"

namespace camlann::tournament {

namespace {

using Events = std::vector<Event>;

constexpr int most_rounds = 64;

Failure refused(std::string what, std::string where = {}) {
  return failure(ErrorCode::conflict, std::move(what), std::move(where));
}

Failure bad_term(std::string what, std::string where) {
  return failure(ErrorCode::unknown_name, std::move(what), std::move(where));
}

/// Returns the pairing that a result is for, or an error.
Result<const Pairing*> find_pairing(const State& state, std::size_t round, std::size_t board) {
  if (round == 0 || round > state.rounds.size()) {
    return failure(ErrorCode::not_found, "This round has not been paired",
                   "round " + std::to_string(round));
  }
  const auto& pairings = state.rounds[round - 1].pairings;
  if (board == 0 || board > pairings.size()) {
    return failure(ErrorCode::not_found, "There is no such board in this round",
                   "board " + std::to_string(board));
  }
  return &pairings[board - 1];
}

Result<std::size_t> find_entrant(const State& state, const PlayerId& player) {
  const auto index = state.find(player);
  if (!index) return failure(ErrorCode::not_found, "This player has not entered", player);
  return *index;
}

/// True if the winner of a knock-out pairing has been paired again, so that the result is final.
bool is_settled(const State& state, std::size_t round) {
  if (state.terms.system != System::knockout) return false;
  return round < state.rounds.size();
}

/// Returns the score of a game in which one or both players did not appear.
Score without(bool white, bool black) {
  if (white && black) return Score::both_absent;
  return white ? Score::white_absent : Score::black_absent;
}

/// Forfeits the open games of a withdrawing player.
Events forfeits(const State& state, const PlayerId& player) {
  Events events;
  for (std::size_t round = 0; round < state.rounds.size(); ++round) {
    const auto& pairings = state.rounds[round].pairings;
    for (std::size_t board = 0; board < pairings.size(); ++board) {
      const Pairing& pairing = pairings[board];
      if (pairing.score != Score::open) continue;
      const bool white = pairing.white == player;
      const bool black = pairing.black == player;
      if (white || black) events.emplace_back(Scored{round + 1, board + 1, without(white, black)});
    }
  }
  return events;
}

/// Forfeits games paired for absent players at once: a round robin pairs them like any other.
void forfeit_absent(const State& state, Round& round) {
  const auto gone = [&](const PlayerId& id) { return !state.entrants[state.index_of(id)].here; };
  for (Pairing& pairing : round.pairings) {
    const bool white = gone(pairing.white);
    const bool black = gone(pairing.black);
    if (white || black) pairing.score = without(white, black);
  }
}

/// Returns an error if a new player cannot enter now.
Result<void> may_enter(const State& state, const PlayerId& player) {
  const std::size_t paired = state.rounds.size();
  switch (state.terms.system) {
    case System::round_robin:
    case System::knockout:
      if (paired > 0) return refused("The tournament has begun");
      break;
    case System::swiss:
      if (paired >= rounds_in_all(state)) return refused("The last round has been paired");
      break;
    case System::simul: TRY_VOID(may_join_simul(state, player)); break;
    case System::arena:
    case System::teams: break;
  }
  if (state.entrants.size() >= most_entrants) {
    return failure(ErrorCode::too_many, "The tournament is full");
  }
  return {};
}

/// Returns an error unless all paired rounds are over, or the system does not wait for them.
Result<void> may_pair(const State& state) {
  if (state.terms.system == System::arena || state.all_scored() || pairs_on(state)) return {};
  return refused("Games of this round are still open");
}

bool are_first_entrants(const State& state, const std::vector<Entrant>& field) {
  return field.size() <= state.entrants.size() &&
         std::equal(field.begin(), field.end(), state.entrants.begin(),
                    [](const Entrant& one, const Entrant& other) { return one.id == other.id; });
}

/// True if all paired players are entrants.
bool has_all_players(const State& state) {
  return std::all_of(state.rounds.begin(), state.rounds.end(), [&](const Round& round) {
    const auto& [stage, pairings, byes, given, matches] = round;
    return std::all_of(pairings.begin(), pairings.end(),
                       [&](const Pairing& pairing) {
                         return state.find(pairing.white) && state.find(pairing.black);
                       }) &&
           std::all_of(byes.begin(), byes.end(),
                       [&](const Bye& bye) { return state.find(bye.player).has_value(); });
  });
}

/// Returns the round of a Swiss from the pairing that was found for it.
Result<std::vector<Round>> found_round(const State& state, const SwissPairing& found,
                                       const std::vector<Entrant>& field) {
  if (field.empty()) return next_of_swiss(state, found);
  State drawn = state;
  drawn.entrants = field;
  if (!are_first_entrants(state, field) || !has_all_players(drawn)) {
    return failure(ErrorCode::illegal_move, "This pairing is for other players");
  }
  return next_of_swiss(drawn, found);
}

/// A command for a state that has not ended, or that may follow the end.
struct Decision {
  const State& state;

  Result<Events> operator()(const Enter& enter) const {
    if (enter.player.empty() || enter.player.size() > longest_id) {
      return bad_term("A player needs an id of at most 64 bytes", "player");
    }
    if (state.find(enter.player)) return refused("This player has entered already", enter.player);
    TRY_VOID(may_enter(state, enter.player));
    return Events{Entered{enter.player, enter.rating}};
  }

  Result<Events> operator()(const Withdraw& withdraw) const {
    TRY(const auto index, find_entrant(state, withdraw.player));
    if (!state.entrants[index].here) return refused("This player has left", withdraw.player);
    Events events{Left{withdraw.player}};
    for (const Event& event : forfeits(state, withdraw.player)) events.push_back(event);
    return events;
  }

  Result<Events> operator()(const Return& back) const {
    TRY(const auto index, find_entrant(state, back.player));
    if (state.entrants[index].here) return refused("This player has not left", back.player);
    if (state.terms.system == System::knockout && !state.rounds.empty()) {
      return refused("In a knock-out nobody can come back", back.player);
    }
    if (state.terms.system == System::round_robin && !plays_in_round_robin(index)) {
      return refused("The tournament has begun", back.player);
    }
    if (state.terms.system == System::simul) {
      TRY_VOID(may_join_simul(state, back.player));
    }
    return Events{CameBack{back.player}};
  }

  Result<Events> operator()(const AskBye& ask) const {
    TRY(const auto index, find_entrant(state, ask.player));
    if (state.terms.system != System::swiss) return refused("Only a Swiss has byes to ask for");
    if (state.entrants[index].asked_bye) {
      return refused("This player has asked for a bye before", ask.player);
    }
    if (ask.round <= state.rounds.size()) return refused("This round has been paired", "round");
    if (ask.round >= rounds_in_all(state)) {
      return refused("There is no bye to ask for in the last round", "round");
    }
    return Events{ByeGranted{ask.player, ask.round}};
  }

  Result<Events> operator()(const PairRound& pair) const {
    TRY_VOID(may_pair(state));
    TRY(auto rounds, state.terms.system == System::swiss && pair.found
                         ? found_round(state, *pair.found, pair.field)
                         : next_rounds(state));
    Events events;
    for (Round& round : rounds) {
      forfeit_absent(state, round);
      events.emplace_back(RoundPaired{std::move(round)});
    }
    return events;
  }

  Result<Events> operator()(const GivePairing& give) const {
    TRY_VOID(may_pair(state));
    TRY(const auto faults, check_pairing(state, give.pairing));
    const auto as_entered = [](const PlayerId& player) { return player; };
    if (!faults.empty() && faults.front().severity == PairingFault::Severity::impossible) {
      return refused(sentence_of(faults.front(), as_entered));
    }
    Round round;
    round.given = true;
    for (const GivenBoard& board : give.pairing.boards) {
      round.pairings.push_back({board.white, board.black, Score::open, 0});
    }
    for (const Bye& bye : give.pairing.byes) round.byes.push_back({bye.player, bye.kind, 0});
    forfeit_absent(state, round);
    return Events{RoundPaired{std::move(round)}};
  }

  Result<Events> operator()(const Report& report) const {
    TRY(const auto pairing, find_pairing(state, report.round, report.board));
    if (report.score == Score::open) return bad_term("A result is needed", "score");
    if (pairing->score != Score::open) {
      return refused("This game has a result; a director can correct it");
    }
    return Events{Scored{report.round, report.board, report.score}};
  }

  Result<Events> operator()(const Correct& correct) const {
    TRY(const auto pairing, find_pairing(state, correct.round, correct.board));
    if (pairing->score == Score::open) return refused("This game has no result yet");
    if (pairing->score == correct.score) return refused("This game has that result already");
    if (correct.score == Score::open && correct.round != state.rounds.size()) {
      return refused("Only games of the last round can be opened again");
    }
    if (correct.score == Score::open && state.ended) return refused("The tournament is over");
    if (is_settled(state, correct.round)) {
      return refused("The winner has been paired again");
    }
    return Events{Scored{correct.round, correct.board, correct.score}};
  }

  /// True if an entrant was present when the round robin began, or if it has not begun.
  [[nodiscard]] bool plays_in_round_robin(std::size_t index) const {
    const auto numbers = round_robin_numbers(state);
    return state.rounds.empty() || std::count(numbers.begin(), numbers.end(), index) > 0;
  }

  Result<Events> operator()(const Finish& /*finish*/) const {
    if (state.terms.system != System::arena && !state.all_scored()) {
      return refused("Games of this round are still open");
    }
    return Events{Ended{}};
  }

  Result<Events> operator()(const Reopen& /*reopen*/) const {
    if (!state.ended) return refused("The tournament is not over");
    return Events{Reopened{}};
  }

  Result<Events> operator()(const Change& change) const {
    if (!state.rounds.empty()) return refused("The tournament has begun");
    if (change.ratings.size() != state.entrants.size()) {
      return refused("Each player needs a rating");
    }
    if (auto misfit = misfit_of_entrants(state, change.terms); !misfit.empty()) {
      return refused(std::move(misfit), "system");
    }
    TRY_VOID(new_tournament(change.terms));
    TRY_VOID(check_tie_breaks(change.terms));
    return Events{Changed{change.terms, change.ratings}};
  }

  Result<Events> operator()(const EnterTeam& enter) const {
    if (state.terms.system != System::teams) return refused("Only players enter this tournament");
    if (enter.team.empty() || enter.team.size() > longest_id) {
      return bad_term("A team needs an id of at most 64 bytes", "team");
    }
    const auto place = state.find_team(enter.team);
    if (place && state.teams[*place].here) return refused("This team has entered", enter.team);
    if (!state.rounds.empty()) return refused("The tournament has begun");
    if (!place && state.teams.size() >= most_teams) {
      return failure(ErrorCode::too_many, "The tournament is full", {},
                     "at most " + std::to_string(most_teams) + " teams");
    }
    return Events{TeamEntered{enter.team}};
  }

  Result<Events> operator()(const WithdrawTeam& withdraw) const {
    TRY(const auto place, find_present_team(withdraw.team));
    Events events{TeamLeft{withdraw.team}};
    for (std::size_t round = 0; round < state.rounds.size(); ++round) {
      const auto& pairings = state.rounds[round].pairings;
      for (std::size_t board = 0; board < pairings.size(); ++board) {
        const auto& [white, black, score, slot] = pairings[board];
        if (score != Score::open) continue;
        const bool of_white = state.entrants[state.index_of(white)].team == place;
        const bool of_black = state.entrants[state.index_of(black)].team == place;
        if (!of_white && !of_black) continue;
        events.emplace_back(Scored{round + 1, board + 1, without(of_white, of_black)});
      }
    }
    return events;
  }

  Result<Events> operator()(const LineUp& line_up) const {
    TRY(const auto place, find_present_team(line_up.team));
    const auto& team = state.teams[place];
    if (team.line_up == line_up.players) return refused("This is the line-up already");
    TRY_VOID(may_line_up(state, place, line_up.players));
    if (team.line_ups >= most_line_ups + most_line_ups_per_round * state.rounds.size()) {
      return failure(ErrorCode::too_many, "The line-up of this team has been changed too often");
    }
    return Events{LinedUp{line_up.team, line_up.players}};
  }

  Result<Events> operator()(const OpenBoard& open) const {
    TRY(const auto pairing, find_pairing(state, open.round, open.board));
    if (pairing->score != Score::open) return refused("This game has a result");
    return Events{BoardOpened{open.round, open.board}};
  }

  Result<Events> operator()(const TellResult& told) const {
    TRY(const auto pairing, find_pairing(state, told.round, told.board));
    if (pairing->score != Score::open) return refused("This game has a result");
    if (pairing->white != told.player && pairing->black != told.player) {
      return refused("Only the two players tell the result of their game", told.player);
    }
    if (told.score != Score::open && !was_played(told.score)) {
      return bad_term("Players tell the result of a game that was played", "score");
    }
    return Events{ResultTold{told.round, told.board, told.player, told.score}};
  }

  [[nodiscard]] Result<std::size_t> find_present_team(const TeamId& team) const {
    const auto place = state.find_team(team);
    if (!place) return failure(ErrorCode::not_found, "This team has not entered", team);
    if (!state.teams[*place].here) return refused("This team has left", team);
    return *place;
  }
};

/// True for what a director may still do after the end.
bool is_late(const Command& command) {
  return std::holds_alternative<Correct>(command) || std::holds_alternative<Reopen>(command);
}

}  // namespace

Result<State> new_tournament(Terms terms) {
  if (terms.rounds < 1 || terms.rounds > most_rounds) {
    return bad_term("A Swiss has 1 to 64 rounds", "rounds");
  }
  if (terms.cycles < 1 || terms.cycles > 2) {
    return bad_term("Everybody meets everybody once or twice", "cycles");
  }
  if (terms.replays < 0 || terms.replays > 8) {
    return bad_term("A drawn game is replayed 0 to 8 times", "replays");
  }
  if (terms.system == System::teams &&
      (!terms.boards || *terms.boards < 1 || *terms.boards > most_boards)) {
    return bad_term("A match of teams has 1 to 16 boards", "boards");
  }
  if (terms.system == System::simul) {
    TRY_VOID(check_simul(terms));
  }
  if (terms.system == System::arena && terms.in_room) {
    return bad_term("An arena pairs those who are free at once, and is not played in a room",
                    "inRoom");
  }
  return State{std::move(terms), {}, {}, false};
}

Result<void> check_tie_breaks(const Terms& terms) {
  if (terms.system == System::simul && !terms.tie_breaks.empty()) {
    return failure(ErrorCode::unknown_name, "A simultaneous display breaks no ties", "tieBreaks",
                   "none");
  }
  const auto sums_opponents = [](TieBreak one) {
    return one == TieBreak::opponents_points || one == TieBreak::opponents_points_but_one;
  };
  if (terms.system != System::round_robin ||
      std::none_of(terms.tie_breaks.begin(), terms.tie_breaks.end(), sums_opponents)) {
    return {};
  }
  return failure(ErrorCode::unknown_name,
                 "In a round robin the points of the opponents break no ties", "tieBreaks",
                 "the points of those beaten, direct encounter, or wins");
}

Result<std::vector<Event>> decide(const State& state, const Command& command) {
  if (state.ended && !is_late(command)) return refused("The tournament is over");
  return std::visit(Decision{state}, command);
}

Result<SwissTask> what_to_pair(const State& state) {
  if (state.ended) return refused("The tournament is over");
  TRY_VOID(may_pair(state));
  return swiss_task(state);
}

}  // namespace camlann::tournament
