#pragma once
// A game that people and computers play: the board, who moved, offers, clocks. A value that events
// move on: apply() is the one place that says what an event does, decide() (play/decide.hpp) says
// which events a command leads to. The server and the terminal play by it. Not thread-safe; copies
// are independent.

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

/// What never changes in a game.
struct Terms {
  Players players;
  bool computers_resign = false;     // where it is clear who wins then
  bool ends_are_taken_back = false;  // a take-back undoes a resignation and an agreement, too
  std::optional<TimeControl> time;
  bool rated = false;  // no move is taken back
  // A game of a tournament: nobody calls it off or takes moves back, and who does not come loses.
  bool counts = false;
};

/// So many refusals end a seat's asking for take-backs in a game between people.
inline constexpr unsigned most_refusals = 3;

/// What a computer has to do next.
enum class Owed : std::uint8_t { nothing, move, draw_answer };

struct State {
  Terms terms;
  Game board;
  std::vector<Seat> movers;       // of each move played
  std::optional<Seat> offer;      // of a draw, open
  bool declared = false;          // ended by a word rather than by a move
  Who refused;                    // their offers were refused since the last move or take-back
  std::optional<Seat> asks_back;  // for a take-back, open
  Who giving_up;                  // ask their partners whether to resign, open; one of a team
  Who told_to_play_on;            // their partners refused to resign since the last move
  std::array<unsigned, most_seats> asked_in_vain{};  // take-backs of each seat that were refused
  bool left = false;                                 // ended because the losers had left
  bool begun = false;  // everyone has moved once, even if it was taken back
  Clocks clocks;

  [[nodiscard]] bool over() const { return board.over(); }
  [[nodiscard]] bool person_to_move() const;
  /// Whether persons sit on this side.
  [[nodiscard]] bool has_person(Side side) const;
  /// The first seat of another side than this one's.
  [[nodiscard]] Seat against(Seat seat) const;
  /// Whether computers alone have the other sides, and so answer a draw offer of this seat.
  [[nodiscard]] bool computers_answer(Seat offering) const;
  /// The persons on other sides than this seat's.
  [[nodiscard]] Who persons_against(Seat seat) const;
  /// The persons on the side of this seat, itself among them.
  [[nodiscard]] Who team_of(Seat seat) const;
  /// An offer to people at other screens ends when one of them moves; whoever offers may move on.
  [[nodiscard]] bool offer_outlasts_a_move_of(Seat mover) const;
  /// Whether this computer's resignation is taken: it has its side alone, against one other.
  [[nodiscard]] bool may_resign(Seat computer) const;
  /// For which seat they resign now: for their side where they have but one, else for the seat to
  /// move. Nothing while it is another's turn.
  [[nodiscard]] std::optional<Seat> resigning(Who who) const;
  /// How many plies a take-back of theirs removes; 0 if no move of theirs was played.
  [[nodiscard]] int plies_to_take_back(Who who) const;
  [[nodiscard]] Owed owed() const;
  /// How the game ended, as a sentence; empty while it runs.
  [[nodiscard]] std::string verdict_text() const;
};

/// The state before any event. `terms` has a player for each seat of the board.
[[nodiscard]] State new_state(Terms terms, Game board);

/// The state after an event at the time `at`, of the clock that decide() was asked by. It is one
/// that decide() gave for this state.
[[nodiscard]] State apply(State state, const Event& event, Millis at);

}  // namespace camlann::play
