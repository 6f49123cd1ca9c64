#pragma once
// Member functions of BasicRules<Set>; included only where it is instantiated.

#include "games/camelot/generator.hpp"

namespace camlann::camelot {

template <class Set>
void BasicRules<Set>::legal(const Position& pos, MoveList& out) const {
  const Board<Set> board(*this, pos);
  const auto append = [&](Move move) { out.push_back(move); };
  if (!board.must_capture) each_quiet(board, append);
  each_capture(board, append);
}

template <class Set>
void BasicRules<Set>::captures(const Position& pos, MoveList& out) const {
  each_capture(Board<Set>(*this, pos), [&](Move move) { out.push_back(move); });
}

template <class Set>
std::uint64_t BasicRules<Set>::count(const Position& pos) const {
  const Board<Set> board(*this, pos);
  std::uint64_t n = 0;
  const auto add = [&](Move) { ++n; };
  each_capture(board, add);
  if (board.must_capture) return n;
  each_castle_move(board, add);
  return n + count_plain(board) + count_canters(board);
}

template <class Set>
bool BasicRules<Set>::must_capture(const Position& pos) const {
  return Board<Set>(*this, pos).must_capture;
}

template <class Set>
Verdict BasicRules<Set>::verdict(const Position& pos) const {
  if (const Verdict verdict = board_verdict(pos); verdict.over()) return verdict;
  if (const Verdict verdict = quiet_verdict(pos); verdict.over()) return verdict;
  return count(pos) == 0 ? no_move_verdict(pos) : Verdict{};
}

}  // namespace camlann::camelot
