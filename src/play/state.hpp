#pragma once
// A game between people and computers: the board, the mover of each move, offers, clocks. A value
// that is changed by events: apply() defines the effect of an event, and decide() (play/decide.hpp)
// returns the events that a command leads to. Used by the server and terminal play. Not
// thread-safe; copies are independent.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "game/game.hpp"
#include "play/clock.hpp"
#include "play/command.hpp"
#include "play/seating.hpp"
#include "rules/verdict.hpp"

namespace camlann::play {

/// The settings of a game, which never change.
struct Terms {
  Players players;
  bool computers_resign = false;     // when the winner is clear
  bool ends_are_taken_back = false;  // a take-back can undo a resignation or an agreement
  std::optional<TimeControl> time;
  bool rated = false;  // no take-backs
  // A tournament game: no abort, no take-backs, and absent players lose.
  bool counts = false;
};

/// The number of refusals after which a seat can make no more take-back requests in a game between
/// people.
inline constexpr unsigned most_refusals = 3;

/// The next action of a computer.
enum class Owed : std::uint8_t { nothing, move, draw_answer };

struct State {
  Terms terms;
  Game board;
  std::vector<Seat> movers;        // one per move played
  std::vector<Millis> increments;  // added to the mover's clock, one per move played
  std::optional<Seat> offer;       // of a draw, open
  bool declared = false;           // ended by a command, not by a move
  Who refused;                     // their offers were refused since the last move or take-back
  std::optional<Seat> asks_back;   // open request for a take-back
  Who giving_up;                   // open requests to partners to resign; at most one per team
  Who told_to_play_on;             // their partners refused to resign since the last move
  std::array<unsigned, most_seats> asked_in_vain{};  // refused take-backs of each seat
  bool left = false;                                 // ended because the losers left
  bool corrected = false;                            // the result replaces an earlier one
  bool begun = false;  // everyone has moved once, even if that was taken back
  Clocks clocks;

  [[nodiscard]] bool over() const { return board.over(); }
  [[nodiscard]] bool person_to_move() const;
  /// True if persons play on this side.
  [[nodiscard]] bool has_person(Side side) const;
  /// Returns the first seat of a side other than this seat's.
  [[nodiscard]] Seat against(Seat seat) const;
  /// True if all other sides are played by computers, which then answer a draw offer of this seat.
  [[nodiscard]] bool computers_answer(Seat offering) const;
  /// Returns the persons on sides other than this seat's.
  [[nodiscard]] Who persons_against(Seat seat) const;
  /// Returns the persons on this seat's side, including the seat itself.
  [[nodiscard]] Who team_of(Seat seat) const;
  /// True if the offer stays open after `mover` has moved. An offer to people at other screens ends
  /// when one of them moves; the offering player may move.
  [[nodiscard]] bool offer_outlasts_a_move_of(Seat mover) const;
  /// True if a resignation of this computer is accepted: it has its side alone, against one other.
  [[nodiscard]] bool may_resign(Seat computer) const;
  /// Returns the seat that these players resign for now: the seat of their side if it has only one,
  /// otherwise the seat to move. Nothing while others are on turn.
  [[nodiscard]] std::optional<Seat> resigning(Who who) const;
  /// Returns the number of plies that their take-back removes; 0 if they have not moved yet.
  [[nodiscard]] int plies_to_take_back(Who who) const;
  [[nodiscard]] Owed owed() const;
  /// Returns the result as a sentence; empty while the game runs.
  [[nodiscard]] std::string verdict_text() const;
};

/// Returns the state before any event. `terms` has a player for each seat of the board.
[[nodiscard]] State new_state(Terms terms, Game board);

/// Returns the state after an event at the time `at`, on the same clock as in decide(). The event
/// must be one that decide() returned for this state.
[[nodiscard]] State apply(State state, const Event& event, Millis at);

}  // namespace camlann::play
