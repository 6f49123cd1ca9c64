#pragma once
// A search of its own over the plain generators: minimax by wins and material, captures followed
// out. For any of them, made alike by a board below. Includes nothing of src/.

#include <algorithm>
#include <string>
#include <vector>

namespace naive {

constexpr int won_now = 100'000;

/// What the search found out about a move that should be the only one to win.
enum class Finding { agrees, out_of_reach, contradicts };

/// `B` has Position and Move and, of them, moves(), play(), winner() (empty while nobody has won),
/// is_for() (whether the side to move at the root has the turn), material() for that side, takes().
template <class B>
class Judge {
 public:
  using Position = typename B::Position;
  using Move = typename B::Move;

  Judge(const B& board, const Position& root, int most) : board_(board), root_(root), most_(most) {}

  /// Deeper and deeper, until it agrees, contradicts or has looked at `most` positions.
  [[nodiscard]] Finding of(const Move& best) {
    const int before = board_.material(root_, root_);
    for (int depth = 0; depth < 12; ++depth) {
      const int own = value(board_.play(root_, best), depth, -won_now, won_now, 1);
      if (spent_ > most_) return Finding::out_of_reach;
      if (own < -won_now / 2) return Finding::contradicts;
      bool only = own > before;
      for (const Move& other : board_.moves(root_)) {
        if (other == best) continue;
        const int theirs = value(board_.play(root_, other), depth, own - 1, own, 1);
        if (spent_ > most_) return Finding::out_of_reach;
        if (theirs >= own) only = false;
        if (own < won_now / 2 && theirs >= own &&
            value(board_.play(root_, other), depth, won_now / 2 - 1, won_now / 2, 1) >=
                won_now / 2) {
          return spent_ > most_ ? Finding::out_of_reach : Finding::contradicts;
        }
      }
      if (only) return Finding::agrees;
    }
    return Finding::out_of_reach;
  }

 private:
  // For the side to move at the root, between the bounds.
  int value(const Position& pos, int depth, int low, int high, int ply) {
    if (++spent_ > most_) return 0;
    const bool ours = board_.is_for(root_, pos);
    auto moves = board_.moves(pos);
    if (moves.empty()) {
      const int end = board_.winner(pos, root_);
      return end * (won_now - ply);
    }
    if (depth <= 0) {
      const auto quiet = std::stable_partition(
          moves.begin(), moves.end(), [&](const Move& move) { return board_.takes(move); });
      const bool must = quiet == moves.end();
      if (moves.begin() == quiet || depth < -8) return board_.material(pos, root_);
      moves.erase(quiet, moves.end());
      if (!must) {
        const int stay = board_.material(pos, root_);
        (ours ? low : high) = ours ? std::max(low, stay) : std::min(high, stay);
        if (low >= high) return stay;
      }
    }
    for (const Move& move : moves) {
      const int found = value(board_.play(pos, move), depth - 1, low, high, ply + 1);
      if (ours) {
        low = std::max(low, found);
      } else {
        high = std::min(high, found);
      }
      if (low >= high || spent_ > most_) break;
    }
    return ours ? low : high;
  }

  const B& board_;
  Position root_;
  int most_;
  int spent_ = 0;
};

}  // namespace naive
