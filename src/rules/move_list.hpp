#pragma once
// A growing list of moves that keeps its memory when cleared: a search with one list per ply
// allocates only for its first positions. Grows without limit.

#include <cstddef>
#include <memory>

#include "rules/move.hpp"

namespace camlann {

class MoveList {
 public:
  MoveList();

  void clear() { size_ = 0; }
  void push_back(Move move) {
    if (size_ == capacity_) grow();
    moves_[size_++] = move;
  }
  /// Drops the moves from `size` on.
  void truncate(std::size_t size) { size_ = size; }

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] Move& operator[](std::size_t i) { return moves_[i]; }
  [[nodiscard]] const Move& operator[](std::size_t i) const { return moves_[i]; }
  [[nodiscard]] Move* begin() { return moves_.get(); }
  [[nodiscard]] Move* end() { return moves_.get() + size_; }
  [[nodiscard]] const Move* begin() const { return moves_.get(); }
  [[nodiscard]] const Move* end() const { return moves_.get() + size_; }

 private:
  void grow();

  std::size_t size_ = 0;
  std::size_t capacity_ = 256;
  std::unique_ptr<Move[]> moves_;
};

}  // namespace camlann
