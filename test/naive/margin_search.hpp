#pragma once
// Alpha-beta over the plain generators: minimax by wins and men, captures followed out. How much
// better the move of a puzzle is than every other one, deeper and deeper. Boards are in
// puzzle_boards.hpp. Includes nothing of src/.

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace naive {

constexpr int won_now = 1'000'000;

/// Result of the deepest finished search of a move that should be the only one.
enum class Margin {
  clear,   // it gains, and every other move is at least a man behind
  close,   // it is the best, by less than that, or gains nothing that men would show
  none,    // another move is as good
  beaten,  // it loses the game by force, or another move wins it and this one does not
};

template <class B>
class MarginSearch {
 public:
  using Position = typename B::Position;
  using Move = typename B::Move;

  struct Finding {
    Margin margin = Margin::close;
    int plies = 0;              // after the move, before captures are followed out
    std::optional<Move> other;  // as good as the move, or nearly
  };

  MarginSearch(const B& board, const Position& root, int most)
      : board_(board), root_(root), most_(most) {}

  /// Empty if not even one reply and one answer could be searched within `most` positions.
  [[nodiscard]] std::optional<Finding> of(const Move& best) {
    std::optional<Finding> last;
    for (int plies = least_plies; plies <= most_plies; ++plies) {
      auto found = compare(best, plies);
      if (seen_ > most_) break;
      last = found;
      if (found.margin == Margin::beaten) break;
    }
    return last;
  }

  [[nodiscard]] int positions() const { return seen_; }

 private:
  static constexpr int least_plies = 2;
  static constexpr int most_plies = 8;
  static constexpr int following = 8;  // plies at most that captures are followed
  static constexpr int is_won = won_now / 2;

  Finding compare(const Move& best, int plies) {
    const int own = value(board_.play(root_, best), plies, -won_now, won_now, 1);
    const bool gains = own > board_.material(root_, root_);
    Finding found{own < -is_won ? Margin::beaten
                  : gains       ? Margin::clear
                                : Margin::close,
                  plies,
                  {}};
    for (const Move& other : board_.moves(root_)) {
      if (other == best || found.margin == Margin::beaten || seen_ > most_) continue;
      if (!reaches(other, plies, own - board_.man() + 1)) continue;
      if (!reaches(other, plies, own)) {
        if (found.margin == Margin::clear) found = {Margin::close, plies, other};
        continue;
      }
      const bool wins = own < is_won && reaches(other, plies, is_won);
      found = {wins ? Margin::beaten : Margin::none, plies, other};
    }
    return found;
  }

  [[nodiscard]] bool reaches(const Move& move, int plies, int bound) {
    return value(board_.play(root_, move), plies, bound - 1, bound, 1) >= bound;
  }

  // For the side to move at the root, between the bounds.
  int value(const Position& pos, int plies, int low, int high, int ply) {
    if (++seen_ > most_) return 0;
    const bool ours = board_.is_for(root_, pos);
    auto moves = board_.moves(pos);
    if (moves.empty()) return board_.winner(pos, root_) * (won_now - ply);
    const auto quiet = std::stable_partition(moves.begin(), moves.end(),
                                             [&](const Move& move) { return board_.takes(move); });
    std::stable_sort(moves.begin(), quiet, [&](const Move& one, const Move& other) {
      return board_.prize(pos, one) > board_.prize(pos, other);
    });
    if (plies <= 0) {
      const bool must = quiet == moves.end();
      if (moves.begin() == quiet || plies < -following) return board_.material(pos, root_);
      moves.erase(quiet, moves.end());
      if (!must) {
        const int stay = board_.material(pos, root_);
        (ours ? low : high) = ours ? std::max(low, stay) : std::min(high, stay);
        if (low >= high) return stay;
      }
    }
    put_first(moves, ply);
    for (const Move& move : moves) {
      const int found = value(board_.play(pos, move), plies - 1, low, high, ply + 1);
      (ours ? low : high) = ours ? std::max(low, found) : std::min(high, found);
      if (low >= high) refuted_[static_cast<std::size_t>(ply)] = move;
      if (low >= high || seen_ > most_) break;
    }
    return ours ? low : high;
  }

  // The last refutation at this distance from the root is often the next one.
  void put_first(std::vector<Move>& moves, int ply) const {
    const auto known =
        std::find(moves.begin(), moves.end(), refuted_[static_cast<std::size_t>(ply)]);
    if (known != moves.end()) std::rotate(moves.begin(), known, known + 1);
  }

  const B& board_;
  Position root_;
  int most_;
  int seen_ = 0;
  std::vector<std::optional<Move>> refuted_ =
      std::vector<std::optional<Move>>(most_plies + following + 4);
};

}  // namespace naive
