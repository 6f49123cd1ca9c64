#pragma once
// What a game must offer to be searched: its rules taken apart, so that a node asks only for what
// it needs, and a judgement of positions. The search knows nothing else of a game.

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

template <class E, class R>
concept Evaluates = requires(const E& evaluation, const typename R::Position& here, Move move) {
  // For the side to move, within +-max_estimate.
  { evaluation(here) } -> std::same_as<Score>;
  // Men and pieces alone, for the side to move.
  { evaluation.material(here) } -> std::same_as<Score>;
  // What a legal move gains at first sight: captures and the better place. Orders moves.
  { evaluation.guess(here, move) } -> std::same_as<Score>;
};

inline constexpr Score max_estimate = 20'000;
static_assert(max_estimate < sure_win);

/// The score of a finished game for `seat`, `ply` plies after the position searched.
[[nodiscard]] constexpr Score score_of(const Verdict& verdict, Seat seat, int ply) {
  if (verdict.drawn()) return 0;
  return verdict.won_by(seat) ? win_in(ply) : loss_in(ply);
}

}  // namespace camlann
