#pragma once
// Mates by plain AND/OR search over all legal moves, with no table, no order and no judgement: what
// the search is compared with. For rules with in_check(). Draws by repetition and by quiet plies
// are left out of account.

#include <vector>

#include "rules/move.hpp"
#include "rules/move_list.hpp"

namespace camlann::test {

template <class R>
class MateSolver {
 public:
  using Position = typename R::Position;

  explicit MateSolver(const R& rules) : rules_(rules) {}

  /// True if the side to move can force mate with at most `moves` own moves.
  [[nodiscard]] bool mates(const Position& pos, int moves) const {
    MoveList list;
    rules_.legal(pos, list);
    for (const Move move : list) {
      if (forces(pos, move, moves)) return true;
    }
    return false;
  }

  /// The first moves of all mates in at most `moves` moves.
  [[nodiscard]] std::vector<Move> solutions(const Position& pos, int moves) const {
    MoveList list;
    rules_.legal(pos, list);
    std::vector<Move> found;
    for (const Move move : list) {
      if (forces(pos, move, moves)) found.push_back(move);
    }
    return found;
  }

  /// True if `move` mates, or every reply to it leaves a mate in one move less.
  [[nodiscard]] bool forces(const Position& pos, Move move, int moves) const {
    Position next = pos;
    rules_.advance(next, move);
    const bool check = rules_.in_check(next, next.seat());
    if (moves == 1 && !check) return false;
    MoveList replies;
    rules_.legal(next, replies);
    if (replies.empty()) return check;
    if (moves == 1) return false;
    for (const Move reply : replies) {
      Position then = next;
      rules_.advance(then, reply);
      if (!mates(then, moves - 1)) return false;
    }
    return true;
  }

 private:
  const R& rules_;
};

}  // namespace camlann::test
