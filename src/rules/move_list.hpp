#pragma once
// A growing list of moves that keeps its memory when cleared, so that a search which owns one per
// ply allocates only while it meets its first positions. Never overflows: it grows.

#include <cstddef>
#include <vector>

#include "rules/move.hpp"

namespace camlann {

class MoveList {
 public:
  MoveList() { moves_.reserve(256); }

  void clear() { moves_.clear(); }
  void push_back(Move move) {
    if (moves_.size() == moves_.capacity()) grow();
    moves_.push_back(move);
  }
  void resize(std::size_t size) { moves_.resize(size); }

  [[nodiscard]] std::size_t size() const { return moves_.size(); }
  [[nodiscard]] bool empty() const { return moves_.empty(); }
  [[nodiscard]] Move& operator[](std::size_t i) { return moves_[i]; }
  [[nodiscard]] const Move& operator[](std::size_t i) const { return moves_[i]; }
  [[nodiscard]] auto begin() { return moves_.begin(); }
  [[nodiscard]] auto end() { return moves_.end(); }
  [[nodiscard]] auto begin() const { return moves_.begin(); }
  [[nodiscard]] auto end() const { return moves_.end(); }

 private:
  void grow();

  std::vector<Move> moves_;
};

}  // namespace camlann
