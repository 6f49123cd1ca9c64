#pragma once
// Who plays for whom while somebody thinks: the seats that win together with the one that thinks,
// and all others. With two sides that is the truth. With three it is a choice: the others are taken
// to play together against the one that thinks ("paranoid", Sturtevant and Korf 2000), so that
// alpha-beta prunes as with two; decision 0011 says why. Part of the search.

#include <cstdint>

#include "rules/verdict.hpp"
#include "search/score.hpp"
#include "search/searchable.hpp"

namespace camlann {

/// Games in which the turn may stay within a side, or there are more than two of them.
template <class R>
concept ManySeated = Searchable<R> && (R::seats > 2);

/// How many seats a game has; two unless its rules say otherwise.
template <Searchable R>
inline constexpr unsigned seats_of = 2;
template <ManySeated R>
inline constexpr unsigned seats_of<R> = R::seats;

template <Searchable R>
class Camps {
 public:
  /// Before a search for `thinker`.
  Camps(const R& rules, Seat thinker) : thinker_(thinker) {
    bool third_side = false;
    for (unsigned i = 0; i < seats_of<R>; ++i) {
      const Seat seat = static_cast<Seat>(i);
      if (rules.side_of(seat) == rules.side_of(thinker)) own_ |= bit_of(seat);
      third_side = third_side || rules.side_of(seat) == Side::third;
    }
    if (third_side) salt_ = 0x9E3779B97F4A7C15 * (index_of(thinker) + 1);
  }

  /// Whether two seats, of which one moved and the other is next, are of one camp.
  [[nodiscard]] bool together(Seat mover, Seat next) const {
    if constexpr (ManySeated<R>) return is_own(mover) == is_own(next);
    return false;
  }

  /// The score of a finished game for the camp of `seat`, `ply` plies after the root.
  [[nodiscard]] Score score_of(const Verdict& verdict, Seat seat, int ply) const {
    if constexpr (!ManySeated<R>) return camlann::score_of(verdict, seat, ply);
    if (verdict.drawn()) return 0;
    return ((verdict.winners & own_) != 0) == is_own(seat) ? win_in(ply) : loss_in(ply);
  }

  /// What a position is worth for the camp of the seat to move.
  template <Evaluates<R> E>
  [[nodiscard]] Score estimate(const E& evaluation, const typename R::Position& pos) const {
    if constexpr (EvaluatesSides<E, R>) {
      const Score score = evaluation.for_side_of(pos, thinker_);
      return is_own(pos.seat()) ? score : -score;
    }
    return evaluation(pos);
  }

  /// Tells apart what a table keeps for different thinkers, where that is not the same.
  [[nodiscard]] std::uint64_t salt() const { return salt_; }

 private:
  [[nodiscard]] bool is_own(Seat seat) const { return (own_ & bit_of(seat)) != 0; }

  Seat thinker_;
  std::uint8_t own_ = 0;  // a bit per seat
  std::uint64_t salt_ = 0;
};

}  // namespace camlann
