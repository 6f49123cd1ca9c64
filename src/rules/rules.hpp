#pragma once
// What a game must offer to be searched, counted, recorded and tested. A model keeps its own
// Position by value; all of them share Move.

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
      // Appends every legal move once, in a fixed order. A position that board_verdict() calls
      // over must not be asked.
      { rules.legal(here, out) } -> std::same_as<void>;
      // As many as legal() would append, faster.
      { rules.count(here) } -> std::same_as<std::uint64_t>;
      // `move` must come from legal() of this very position, here and below.
      { rules.advance(pos, move) } -> std::same_as<void>;
      { rules.play(pos, move) } -> std::same_as<typename R::Undo>;
      // Exact inverse of play(), key included.
      { rules.take_back(pos, move, undo) } -> std::same_as<void>;
      // What the men on the board decide, without a look at the moves. Cheap.
      { rules.board_verdict(here) } -> std::same_as<Verdict>;
      // Without history: repetition is Game's. Includes "no legal move".
      { rules.verdict(here) } -> std::same_as<Verdict>;
      // Equal positions have equal keys; the count of quiet plies does not enter it.
      { here.key() } -> std::same_as<std::uint64_t>;
      { here.seat() } -> std::same_as<Seat>;
      // Who wins with whom. A score changes its sign only where the side to move changes, which it
      // need not from one move to the next.
      { rules.side_of(seat) } -> std::same_as<Side>;
    };

}  // namespace camlann
