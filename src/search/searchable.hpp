#pragma once
// The interface of a searchable game: its rules in separate parts, so that a node computes only the
// parts that it needs. Evaluation is separate (search/evaluation.hpp). The search uses no other
// knowledge of a game.

#include <concepts>

#include "rules/rules.hpp"
#include "search/score.hpp"

namespace camlann {

template <class R>
concept Searchable =
    Rules<R> && requires(const R& rules, const typename R::Position& here, MoveList& out) {
      // Lists the legal captures. If must_capture() is true, these are all legal moves.
      { rules.captures(here, out) } -> std::same_as<void>;
      { rules.must_capture(here) } -> std::same_as<bool>;
      // Tests the rest of verdict() after board_verdict(): the limit of quiet plies, then the
      // result if there is no legal move.
      { rules.quiet_verdict(here) } -> std::same_as<Verdict>;
      { rules.no_move_verdict(here) } -> std::same_as<Verdict>;
    };

/// Games of more than two seats.
template <class R>
concept ManySeated = Searchable<R> && (R::seats > 2);

/// Games of three, each for itself: three_handed.hpp searches these, search.hpp all others.
template <class R>
concept ThreeHanded = ManySeated<R> && R::seats == 3;

/// The number of seats of a game: two unless its rules define another number.
template <Searchable R>
inline constexpr unsigned seats_of = 2;
template <ManySeated R>
inline constexpr unsigned seats_of<R> = R::seats;

// --- Optional functions of a game ---------------------------------------------------------------

/// Games in which a king must not be left in check: the search takes pseudo-legal moves and tests
/// the legality of the ones that it tries. It extends checks, and does not stand pat in check.
template <class R>
concept Guarded =
    Searchable<R> && requires(const R& rules, const typename R::Position& here,
                              typename R::Guard& guard, MoveList& out, Move move, Seat seat) {
      // Lists all legal moves and some illegal ones; then only those that capture or promote.
      { rules.pseudo_legal(here, out) } -> std::same_as<void>;
      { rules.pseudo_captures(here, out) } -> std::same_as<void>;
      // Lives at a node; `here` is the same in each call.
      { rules.guard(here) } -> std::same_as<typename R::Guard>;
      { guard.in_check() } -> std::same_as<bool>;
      { guard.safe(move) } -> std::same_as<bool>;
      { rules.in_check(here, seat) } -> std::same_as<bool>;
      // Cheap; false only if a quiet move is (almost) certain not to give check.
      { rules.may_check(here, move) } -> std::same_as<bool>;
    };

/// Games in which the search may try a null move.
template <class R>
concept Passes = Searchable<R> && requires(const R& rules, typename R::Position& here,
                                           const typename R::Position& still) {
  // True if the side to move has no obligation, such as a compulsory capture.
  { rules.may_pass(still) } -> std::same_as<bool>;
  // take_back() with any move undoes it.
  { rules.pass(here) } -> std::same_as<typename R::Undo>;
};

/// Returns the score of a finished game for `seat`, `ply` plies after the root.
[[nodiscard]] constexpr Score score_of(const Verdict& verdict, Seat seat, int ply) {
  if (verdict.drawn()) return 0;
  return verdict.won_by(seat) ? win_in(ply) : loss_in(ply);
}

}  // namespace camlann
