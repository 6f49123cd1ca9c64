#include "play/decide.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "game/new_start.hpp"
#include "play/absence.hpp"
#include "play/clock.hpp"
#include "play/command.hpp"
#include "play/conflict.hpp"
#include "play/seating.hpp"
#include "play/state.hpp"
#include "rules/verdict.hpp"

namespace camlann::play {

namespace {

using Events = std::vector<Event>;

Failure game_over(const State& state) {
  return failure(ErrorCode::game_over, "The game is over. " + state.board.verdict_text());
}

Result<void> still_running(const State& state) {
  if (state.over()) return game_over(state);
  return {};
}

Failure not_your_turn(const State& state) {
  return conflict(
      state.person_to_move() ? "It is another player's turn" : "It is the computer's turn", {},
      "your turn");
}

/// Returns an error unless the game runs and one of these players is to move.
Result<void> their_turn(const State& state, Who who) {
  TRY_VOID(still_running(state));
  if (!who.has(state.board.seat())) return not_your_turn(state);
  return {};
}

Failure time_is_up() {
  return conflict("The time is up", {}, "a move before the clock runs out");
}

/// True if these players include a seat of each side other than the offering one.
bool speak_for_the_others(const State& state, Seat offering, Who who) {
  for (unsigned side = 0; side < static_cast<unsigned>(state.board.variant().sides()); ++side) {
    bool spoken_for = static_cast<Side>(side) == state.board.side_of(offering);
    for (unsigned index = 0; index < state.terms.players.size(); ++index) {
      const auto seat = static_cast<Seat>(index);
      const bool there = state.board.side_of(seat) == static_cast<Side>(side);
      spoken_for = spoken_for || (there && who.has(seat));
    }
    if (!spoken_for) return false;
  }
  return true;
}

/// A command with the state that it applies to.
struct Decision {
  const State& state;
  Who who;
  Arrival arrival;
  const Absence& absence;

  Result<Events> operator()(const PlayMove& play) const {
    TRY_VOID(may_move(state, play.ply, who));
    if (state.clocks.too_late(arrival)) return time_is_up();
    if (!state.board.is_legal(play.move)) {
      return failure(ErrorCode::illegal_move, "This move is not legal", play.move.notation);
    }
    Events events{MovePlayed{play.move, state.clocks.spared(arrival)}};
    if (play.offers_draw && state.terms.players.size() == 2 &&
        !apply(state, events.front(), arrival.now).over()) {
      events.emplace_back(DrawOffered{state.board.seat()});
    }
    return events;
  }

  Result<Events> operator()(TakeBack) const {
    if (sit_apart(state.terms.players)) return ask_back();
    const Reason end = state.board.verdict().reason;
    const bool final = end == Reason::time || end == Reason::cancelled;
    if (state.declared && (final || !state.terms.ends_are_taken_back)) return game_over(state);
    const int plies = state.plies_to_take_back(who);
    if (plies == 0) return conflict("You have no move to take back");
    return Events{TakenBack{plies}};
  }

  /// Needs the other side's agreement only where people play at separate screens and it has a
  /// person.
  Result<Events> ask_back() const {
    TRY_VOID(still_running(state));
    if (state.terms.rated) return conflict("In a rated game moves are not taken back");
    if (state.terms.counts) return conflict("In a game of a tournament moves are not taken back");
    const int plies = state.plies_to_take_back(who);
    if (plies == 0) return conflict("You have no move to take back");
    const Seat seat = state.movers[state.movers.size() - static_cast<std::size_t>(plies)];
    if (state.persons_against(seat).seats == 0) return Events{TakenBack{plies}};
    if (state.board.variant().sides() > 2) {
      return conflict("In a game for three people moves are not taken back");
    }
    if (state.asks_back) return conflict("There is already an open request for a take-back");
    if (state.asked_in_vain[index_of(seat)] >= most_refusals) {
      return conflict("Your take-backs have been refused three times in this game");
    }
    return Events{TakeBackAsked{seat}};
  }

  Result<Events> operator()(AnswerTakeBack answer) const {
    TRY_VOID(still_running(state));
    if (!state.asks_back) return conflict("Nobody asks for a take-back");
    const Seat seat = *state.asks_back;
    if (!answer.accept && withdraws(seat)) return Events{TakeBackRefused{seat}};
    if ((state.persons_against(seat).seats & who.seats) == 0) {
      return conflict("You do not answer this take-back; the other side does");
    }
    if (!answer.accept) return Events{TakeBackRefused{seat}};
    return Events{TakenBack{state.plies_to_take_back(only(seat))}};
  }

  Result<Events> operator()(Resign) const {
    TRY_VOID(still_running(state));
    if (state.board.variant().sides() > 2) {
      return conflict("In a game for three nobody can resign, because one of the others would win");
    }
    const auto loser = state.resigning(who);
    if (!loser) return not_your_turn(state);
    if (!player_at(state.terms.players, *loser).person() && !state.may_resign(*loser)) {
      return conflict("The computer does not resign in this game");
    }
    const auto asking = giving_up_beside(*loser);
    const bool both = asking && !who.has(*asking);
    if (!sit_apart(state.terms.players) || !waits_for_partner(*loser) || both) {
      return Events{Ended{Reason::resignation, state.against(*loser)}};
    }
    if (asking) return conflict("Your partner has not answered yet");
    if (state.told_to_play_on.has(*loser)) {
      return conflict("Your partner wants to play on", {}, "another try after a move");
    }
    return Events{ResignAsked{*loser}};
  }

  /// True if another person must agree before this seat resigns; programs and absent players need
  /// not.
  [[nodiscard]] bool waits_for_partner(Seat loser) const {
    const Who team = state.team_of(loser);
    for (unsigned index = 0; index < state.terms.players.size(); ++index) {
      const auto seat = static_cast<Seat>(index);
      const bool bot = state.terms.players[index].bot;
      const bool other = team.has(seat) && !who.has(seat) && !bot;
      if (other && !has_left(state, seat, absence)) return true;
    }
    return false;
  }

  /// Returns the member of this seat's team with an open request to resign.
  [[nodiscard]] std::optional<Seat> giving_up_beside(Seat own) const {
    const Who team = state.team_of(own);
    for (unsigned index = 0; index < state.terms.players.size(); ++index) {
      const auto seat = static_cast<Seat>(index);
      if (team.has(seat) && state.giving_up.has(seat)) return seat;
    }
    return std::nullopt;
  }

  Result<Events> operator()(AnswerResign answer) const {
    TRY_VOID(still_running(state));
    const auto own = state.resigning(who);
    const auto asking = own ? giving_up_beside(*own) : std::nullopt;
    if (!asking) return conflict("Your partner does not ask whether to resign");
    if (!answer.accept) return Events{ResignRefused{*asking}};
    if (who.has(*asking)) return conflict("This is your own question; your partner answers it");
    return Events{Ended{Reason::resignation, state.against(*asking)}};
  }

  Result<Events> operator()(OfferDraw) const {
    TRY_VOID(still_running(state));
    const auto offering = offering_seat();
    if (!offering) return not_your_turn(state);
    if (state.offer) return conflict("There is already an open draw offer");
    const Seat seat = *offering;
    const bool by_computers = state.computers_answer(seat);
    if (state.refused.has(seat) && (by_computers || sit_apart(state.terms.players))) {
      return conflict(by_computers ? "The computer has refused a draw in this position"
                                   : "Your draw offer has been refused in this position",
                      {}, "another offer after a move");
    }
    const bool mixed = computers(state.terms.players).seats != 0 && !by_computers;
    if (state.board.variant().sides() > 2 && mixed) {
      return conflict(
          "In a game for three you can offer a draw only if the other two are both people "
          "or both computers");
    }
    return Events{DrawOffered{seat}};
  }

  /// Returns the seat that they offer a draw for: their own where people play at separate screens
  /// and answer, otherwise the seat to move.
  [[nodiscard]] std::optional<Seat> offering_seat() const {
    if (who.has(state.board.seat())) return state.board.seat();
    if (!sit_apart(state.terms.players)) return std::nullopt;
    const auto seat = state.resigning(who);
    return seat && !state.computers_answer(*seat) ? seat : std::nullopt;
  }

  /// True if they refuse an offer that they made to people, which withdraws it.
  [[nodiscard]] bool withdraws(Seat offering) const {
    return sit_apart(state.terms.players) && who.has(offering) && !state.computers_answer(offering);
  }

  Result<Events> operator()(AnswerDraw answer) const {
    TRY_VOID(still_running(state));
    if (!state.offer) return conflict("There is no open draw offer");
    if (!answer.accept && withdraws(*state.offer)) return Events{DrawRefused{*state.offer}};
    if (!speak_for_the_others(state, *state.offer, who)) {
      return conflict(state.computers_answer(*state.offer)
                          ? "This is your own offer; the computer answers it"
                          : "This is your own offer; the others answer it");
    }
    if (answer.accept) return Events{Ended{Reason::agreement, std::nullopt}};
    return Events{DrawRefused{*state.offer}};
  }

  Result<Events> operator()(ClaimDraw) const {
    TRY_VOID(their_turn(state, who));
    if (!state.board.can_claim_draw()) {
      return conflict("You cannot claim a draw now", {},
                      "a position that occurs for the third time");
    }
    return Events{Ended{Reason::repetition, std::nullopt}};
  }

  Result<Events> operator()(ClaimWin) const {
    TRY_VOID(still_running(state));
    const auto& time = state.terms.time;
    if (!sit_apart(state.terms.players) || !time || !time->live()) {
      return conflict("The win is claimed only in games between people with live clocks");
    }
    if (state.board.variant().sides() > 2) return conflict("In a game for three play goes on");
    const auto own = state.resigning(who);
    if (!own) return conflict("You have no seat in this game");
    if (!state.begun) return conflict("Not everyone has moved yet", {}, "to call the game off");
    if (state.board.side_of(state.board.seat()) == state.board.side_of(*own)) {
      return conflict("It is your turn", {},
                      "a move; the win is claimed while the other side is to move");
    }
    const auto in_turn = absence_in_turn(absence, arrival.now - state.clocks.since());
    for (unsigned index = 0; index < state.terms.players.size(); ++index) {
      const auto seat = static_cast<Seat>(index);
      if (state.board.side_of(seat) == state.board.side_of(*own)) continue;
      if (!state.terms.players[index].person()) return conflict("The computer plays on");
      if (has_left(state, seat, in_turn)) continue;
      return conflict(absence[index] == 0 ? "The other side is still here"
                                          : "The other side may still come back",
                      {}, "a claim later");
    }
    return Events{Ended{Reason::resignation, own, true}};
  }

  Result<Events> operator()(CallOff) const {
    TRY_VOID(still_running(state));
    return Events{Ended{Reason::agreement, std::nullopt}};
  }

  Result<Events> operator()(Cancel) const {
    TRY_VOID(still_running(state));
    if ((who.seats & persons(state.terms.players).seats) == 0) return not_your_turn(state);
    if (state.terms.counts) {
      return conflict("A game of a tournament is not called off", {}, "your resignation");
    }
    if (state.begun) {
      return conflict("The game has begun: everyone has moved", {}, "your resignation");
    }
    return Events{Ended{Reason::cancelled, std::nullopt}};
  }

  Result<Events> operator()(Rest rest) const {
    TRY_VOID(still_running(state));
    // A leave that began in time is valid, however late its command arrives.
    if (!state.clocks.may_rest(rest.from, rest.until)) {
      return conflict("No clock runs that could stand still");
    }
    return Events{Rested{rest.from, rest.until}};
  }

  Result<Events> operator()(const GiveResult& given) const {
    if (!state.terms.counts) return conflict("Only games of a tournament are given a result");
    if (state.over() && !is_given(given.reason)) return game_over(state);
    const Ended ended{given.reason, given.winner};
    if (state.over() && has_same_result(ended)) return conflict("The game has this result already");
    return Events{ended};
  }

  /// True if the game is over with these winners, for a reason of the same kind: a result given by
  /// the director is not another one than that of the board.
  [[nodiscard]] bool has_same_result(const Ended& ended) const {
    const Verdict now = state.board.verdict();
    const auto is_without_play = [](Reason reason) {
      return reason == Reason::forfeit || reason == Reason::neither_came;
    };
    if (is_without_play(now.reason) != is_without_play(ended.reason)) return false;
    return ended.winner ? now.won_by(*ended.winner) : now.winners == 0;
  }

  Result<Events> operator()(TimeUp) const {
    TRY_VOID(still_running(state));
    if (!state.clocks.overdue(arrival.now)) return conflict("There is time left");
    if (!state.begun && !state.terms.counts) {
      return Events{Ended{Reason::cancelled, std::nullopt}};
    }
    const Seat slow = state.board.seat();
    const bool two = state.board.variant().sides() == 2;
    if (!state.begun && two) return Events{Ended{Reason::forfeit, state.against(slow)}};
    return Events{Ended{Reason::time, two ? std::optional(state.against(slow)) : std::nullopt}};
  }
};

}  // namespace

Result<void> may_move(const State& state, int ply, Who who) {
  TRY_VOID(their_turn(state, who));
  const auto plies = state.movers.size();
  if (static_cast<std::size_t>(ply) != plies) {
    return conflict("The game has moved on", "ply", std::to_string(plies));
  }
  return {};
}

Result<std::vector<Event>> decide(const State& state, const Command& command, Who who,
                                  Arrival arrival, const Absence& absence) {
  const bool by_the_server = std::holds_alternative<TimeUp>(command) ||
                             std::holds_alternative<Rest>(command) ||
                             std::holds_alternative<GiveResult>(command);
  if (!by_the_server && !state.over() && state.clocks.overdue(arrival.now)) return time_is_up();
  return std::visit(Decision{state, who, arrival, absence}, command);
}

Result<State> rematch(const State& state) {
  if (!state.over()) return conflict("This game is not over yet");
  const Game& board = state.board;
  TRY(auto again, make_game(board.variant(), board.rules(),
                            board.starts_from_array() ? std::string() : board.start_fen()));
  TRY_VOID(check_start(again));
  Terms terms = state.terms;
  terms.players = moved_on(state.terms.players);
  return new_state(std::move(terms), std::move(again));
}

}  // namespace camlann::play
