#pragma once
// Member functions of BasicRules<Set, Shape>; included only where it is instantiated. If men
// only go forward, a separate generator is called, so that this one need not ask for directions.

#include "games/camelot/forward_men.hpp"
#include "games/camelot/generator.hpp"

namespace camlann::camelot {

template <class Set, class Shape>
void BasicRules<Set, Shape>::legal(const Position& pos, MoveList& out) const {
  const auto append = [&](Move move) { out.push_back(move); };
  if (planting(pos)) return each_plant(*this, pos, append);
  if (Shape::seats == 2 && men_go_forward()) return forward_men::legal(*this, pos, out);
  const Board<Set, Shape> board(*this, pos);
  if (!board.must_capture) each_quiet(board, append);
  each_capture(board, append);
}

template <class Set, class Shape>
void BasicRules<Set, Shape>::captures(const Position& pos, MoveList& out) const {
  if (planting(pos)) return;
  if (Shape::seats == 2 && men_go_forward()) return forward_men::captures(*this, pos, out);
  each_capture(Board<Set, Shape>(*this, pos), [&](Move move) { out.push_back(move); });
}

template <class Set, class Shape>
std::uint64_t BasicRules<Set, Shape>::count(const Position& pos) const {
  if (planting(pos)) return static_cast<std::uint64_t>(free_tree_squares(pos).size());
  if (Shape::seats == 2 && men_go_forward()) return forward_men::count(*this, pos);
  const Board<Set, Shape> board(*this, pos);
  std::uint64_t n = 0;
  const auto add = [&](Move) { ++n; };
  each_capture(board, add);
  if (board.must_capture) return n;
  each_castle_move(board, add);
  return n + count_plain(board) + count_canters(board);
}

template <class Set, class Shape>
bool BasicRules<Set, Shape>::must_capture(const Position& pos) const {
  if (planting(pos)) return false;
  if (Shape::seats == 2 && men_go_forward()) return forward_men::must_capture(*this, pos);
  return Board<Set, Shape>(*this, pos).must_capture;
}

template <class Set, class Shape>
bool BasicRules<Set, Shape>::can_move(const Position& pos) const {
  if (planting(pos)) return !free_tree_squares(pos).empty();
  if (Shape::seats == 2 && men_go_forward()) return forward_men::can_move(*this, pos);
  const Board<Set, Shape> board(*this, pos);
  if (board.must_capture || plain_exists(board) || capture_exists(board)) return true;
  bool castle_move = false;
  each_castle_move(board, [&](Move) { castle_move = true; });
  return castle_move || count_canters(board) != 0;
}

template <class Set, class Shape>
void BasicRules<Set, Shape>::settle(Position& pos) const {
  if constexpr (Shape::seats == 2) return;
  const auto side_is_stuck = [&] {
    Position other = pos;
    for (unsigned i = 1; i < Shape::seats; ++i) {
      pass_turn(other);
      if (side_of(other.turn) == side_of(pos.turn) && can_move(other)) return false;
    }
    return true;
  };
  // If no seat can move, the loop ends after a full round with the turn unchanged.
  for (unsigned i = 0; i < Shape::seats && !can_move(pos); ++i) {
    if (variant().stuck_side_loses && side_is_stuck()) return;
    pass_turn(pos);
  }
}

template <class Set, class Shape>
Verdict BasicRules<Set, Shape>::verdict(const Position& pos) const {
  if (const Verdict verdict = board_verdict(pos); verdict.over()) return verdict;
  if (const Verdict verdict = quiet_verdict(pos); verdict.over()) return verdict;
  return can_move(pos) ? Verdict{} : no_move_verdict(pos);
}

}  // namespace camlann::camelot
