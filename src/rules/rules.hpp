#pragma once
// The interface of a game for search, counting, records and tests. A model has its own Position by
// value; all models share Move.

#include <concepts>
#include <cstdint>

#include "rules/move.hpp"
#include "rules/move_list.hpp"
#include "rules/verdict.hpp"

namespace camlann {

template <class R>
concept Rules =
    std::copyable<typename R::Position> && std::equality_comparable<typename R::Position> &&
    requires(const R& rules, typename R::Position& pos, const typename R::Position& here, Move move,
             typename R::Undo undo, MoveList& out, Seat seat) {
      { rules.start() } -> std::same_as<typename R::Position>;
      // Appends every legal move once, in a fixed order. Must not be called for a position that is
      // over by board_verdict().
      { rules.legal(here, out) } -> std::same_as<void>;
      // Returns the number of moves that legal() would append, faster.
      { rules.count(here) } -> std::same_as<std::uint64_t>;
      // `move` must be a result of legal() for this same position, here and below.
      { rules.advance(pos, move) } -> std::same_as<void>;
      { rules.play(pos, move) } -> std::same_as<typename R::Undo>;
      // Exact inverse of play(), key included.
      { rules.take_back(pos, move, undo) } -> std::same_as<void>;
      // Returns the verdict from the men on the board, without generating moves. Cheap.
      { rules.board_verdict(here) } -> std::same_as<Verdict>;
      // Without history: Game handles repetition. Includes "no legal move".
      { rules.verdict(here) } -> std::same_as<Verdict>;
      // Equal positions have equal keys; the count of quiet plies is not part of the key.
      { here.key() } -> std::same_as<std::uint64_t>;
      { here.seat() } -> std::same_as<Seat>;
      // Returns the side of a seat. A score changes its sign only if the side to move changes,
      // which not every move does.
      { rules.side_of(seat) } -> std::same_as<Side>;
    };

}  // namespace camlann
