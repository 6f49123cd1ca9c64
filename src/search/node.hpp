#pragma once
// Properties of a node for any game: uses a game's optional functions beyond Searchable, or
// defaults without checks and exchanges. Part of the search.

#include <algorithm>
#include <optional>

#include "rules/move.hpp"
#include "rules/move_list.hpp"
#include "rules/verdict.hpp"
#include "search/evaluation.hpp"
#include "search/score.hpp"
#include "search/searchable.hpp"

namespace camlann {

/// True if the seat that moved and the next seat win together, so that the score keeps its sign.
template <Searchable R>
[[nodiscard]] bool together(const R& rules, Seat mover, Seat next) {
  if constexpr (ManySeated<R>) return rules.side_of(mover) == rules.side_of(next);
  return false;
}

/// In games without a king every move is safe.
struct NoGuard {
  [[nodiscard]] static constexpr bool in_check() { return false; }
  [[nodiscard]] static constexpr bool safe(Move) { return true; }
};

template <Searchable R>
[[nodiscard]] auto guard_of(const R& rules, const typename R::Position& pos) {
  if constexpr (Guarded<R>) return rules.guard(pos);
  if constexpr (!Guarded<R>) return NoGuard{};
}

/// Lists moves, of which the guard selects the legal ones.
template <Searchable R>
void add_moves(const R& rules, const typename R::Position& pos, MoveList& moves) {
  if constexpr (Guarded<R>) rules.pseudo_legal(pos, moves);
  if constexpr (!Guarded<R>) rules.legal(pos, moves);
}

/// The same for captures and promotions.
template <Searchable R>
void add_captures(const R& rules, const typename R::Position& pos, MoveList& moves) {
  if constexpr (Guarded<R>) rules.pseudo_captures(pos, moves);
  if constexpr (!Guarded<R>) rules.captures(pos, moves);
}

/// True if it is worth testing whether a quiet move gives check.
template <Searchable R>
[[nodiscard]] bool may_check(const R& rules, const typename R::Position& pos, Move move) {
  if constexpr (Guarded<R>) return rules.may_check(pos, move);
  return false;
}

/// True if the side to move is in check.
template <Searchable R>
[[nodiscard]] bool in_check(const R& rules, const typename R::Position& pos) {
  if constexpr (Guarded<R>) return rules.in_check(pos, pos.seat());
  return false;
}

template <class R, Orders<R> O>
[[nodiscard]] bool loses(const O& orderer, const typename R::Position& pos, Move move) {
  if constexpr (WeighsExchanges<O, R>) return orderer.loses(pos, move);
  return false;
}

/// Returns the oracle's score, for a position `ply` plies after the root.
template <class R, Knows<R> K>
[[nodiscard]] std::optional<Score> known_score(const K& oracle, const typename R::Position& pos,
                                               int ply) {
  const std::optional<Score> score = oracle.known(pos);
  if (!score || !is_sure(*score)) return score;
  return *score > 0 ? std::max(*score - ply, sure_win) : std::min(*score + ply, -sure_win);
}

[[nodiscard]] constexpr bool is_quiet(Move move) {
  return move.taken == 0 && move.extra == 0;
}

}  // namespace camlann
