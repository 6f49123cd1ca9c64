#pragma once
// What a game must offer to be searched: its rules taken apart, so that a node asks only for what
// it needs. What positions are worth is asked of others (search/evaluation.hpp). The search knows
// nothing else of a game.

#include <concepts>

#include "rules/rules.hpp"
#include "search/score.hpp"

namespace camlann {

template <class R>
concept Searchable =
    Rules<R> && requires(const R& rules, const typename R::Position& here, MoveList& out) {
      // The legal moves that capture. If must_capture() holds these are all legal moves.
      { rules.captures(here, out) } -> std::same_as<void>;
      { rules.must_capture(here) } -> std::same_as<bool>;
      // What verdict() tests after board_verdict(): the limit of quiet plies, then the outcome
      // where there is no legal move.
      { rules.quiet_verdict(here) } -> std::same_as<Verdict>;
      { rules.no_move_verdict(here) } -> std::same_as<Verdict>;
    };

/// Games of more than two seats.
template <class R>
concept ManySeated = Searchable<R> && (R::seats > 2);

/// Games of three, each for himself: these are searched by three_handed.hpp, all others by
/// search.hpp.
template <class R>
concept ThreeHanded = ManySeated<R> && R::seats == 3;

/// How many seats a game has; two unless its rules say otherwise.
template <Searchable R>
inline constexpr unsigned seats_of = 2;
template <ManySeated R>
inline constexpr unsigned seats_of<R> = R::seats;

// --- What a game may offer beyond that ----------------------------------------------------------

/// Games in which a king must not be left in check: the search then takes moves of which some are
/// not legal, and asks only about those that it tries. It gives checks more depth, and does not
/// stand still in one.
template <class R>
concept Guarded =
    Searchable<R> && requires(const R& rules, const typename R::Position& here,
                              typename R::Guard& guard, MoveList& out, Move move, Seat seat) {
      // All legal moves and some that are not; those of them that capture or promote.
      { rules.pseudo_legal(here, out) } -> std::same_as<void>;
      { rules.pseudo_captures(here, out) } -> std::same_as<void>;
      // Lives at a node; `here` is the same whenever it is asked.
      { rules.guard(here) } -> std::same_as<typename R::Guard>;
      { guard.in_check() } -> std::same_as<bool>;
      { guard.safe(move) } -> std::same_as<bool>;
      { rules.in_check(here, seat) } -> std::same_as<bool>;
      // Cheap, and false only if a quiet move (nearly) surely does not give check.
      { rules.may_check(here, move) } -> std::same_as<bool>;
    };

/// Games in which a side may, in the search alone, leave a turn out.
template <class R>
concept Passes = Searchable<R> && requires(const R& rules, typename R::Position& here,
                                           const typename R::Position& still) {
  // Whether nothing obliges the side to move.
  { rules.may_pass(still) } -> std::same_as<bool>;
  // take_back() with any move undoes it.
  { rules.pass(here) } -> std::same_as<typename R::Undo>;
};

/// The score of a finished game for `seat`, `ply` plies after the position searched.
[[nodiscard]] constexpr Score score_of(const Verdict& verdict, Seat seat, int ply) {
  if (verdict.drawn()) return 0;
  return verdict.won_by(seat) ? win_in(ply) : loss_in(ply);
}

}  // namespace camlann
