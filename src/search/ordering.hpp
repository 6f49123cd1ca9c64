#pragma once
// Move ordering, learned during the search. Kept by (seat, from, to), because the captures of a
// move are specific to one position.

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "rules/move.hpp"
#include "rules/move_list.hpp"
#include "rules/verdict.hpp"

namespace camlann {

[[nodiscard]] constexpr bool same_squares(Move a, Move b) {
  return a.from == b.from && a.to == b.to;
}

/// Returns the bonus for a refutation found `depth` plies deep.
[[nodiscard]] constexpr int bonus_of(int depth) {
  const int squared = depth * depth * 8;
  return squared < 1024 ? squared : 1024;
}

/// A table of successes, each within +-limit.
class Successes {
 public:
  static constexpr int limit = 8192;

  explicit Successes(std::size_t size) : values_(size) {}

  void clear() { values_.assign(values_.size(), 0); }
  /// Halves all values, before the next search.
  void age() {
    for (auto& value : values_) value = static_cast<std::int16_t>(value / 2);
  }
  [[nodiscard]] int of(std::size_t slot) const { return values_[slot]; }
  /// Adds with saturation: the closer a value is to the limit, the less it changes, so it never
  /// passes it.
  void add(std::size_t slot, int amount) {
    std::int16_t& value = values_[slot];
    const int pull = value * (amount < 0 ? -amount : amount) / limit;
    value = static_cast<std::int16_t>(value + amount - pull);
  }

 private:
  std::vector<std::int16_t> values_;
};

/// Counts the successes of quiet moves (history heuristic, Schaeffer 1983).
class History {
 public:
  explicit History(unsigned seats) : table_(seats * squares * squares) {}

  void clear() { table_.clear(); }
  void age() { table_.age(); }
  [[nodiscard]] int of(Seat seat, Move move) const { return table_.of(slot(seat, move)); }
  void add(Seat seat, Move move, int bonus) { table_.add(slot(seat, move), bonus); }

 private:
  static constexpr std::size_t squares = 256;

  [[nodiscard]] static std::size_t slot(Seat seat, Move move) {
    return (index_of(seat) * squares + index_of(move.from)) * squares + index_of(move.to);
  }

  Successes table_;
};

/// Counts the successes of quiet moves as replies to a move to some square (continuation history).
class Replies {
 public:
  explicit Replies(unsigned seats) : table_(seats * squares * squares) {}

  void clear() { table_.clear(); }
  [[nodiscard]] int of(Seat seat, Move before, Move move) const {
    return table_.of(slot(seat, before, move));
  }
  void add(Seat seat, Move before, Move move, int bonus) {
    table_.add(slot(seat, before, move), bonus);
  }

 private:
  static constexpr std::size_t squares = 256;

  [[nodiscard]] static std::size_t slot(Seat seat, Move before, Move move) {
    return (index_of(seat) * squares + index_of(before.to)) * squares + index_of(move.to);
  }

  Successes table_;
};

/// Quiet moves that refuted a sibling position at the same ply.
struct Killers {
  std::array<Move, 2> moves{};

  void add(Move move) {
    if (same_squares(moves[0], move)) return;
    moves[1] = moves[0];
    moves[0] = move;
  }
  [[nodiscard]] bool has(Move move) const {
    return same_squares(moves[0], move) || same_squares(moves[1], move);
  }
};

/// The moves of one node, in order from the most to the least promising. The memory is reused from
/// node to node.
class OrderedMoves {
 public:
  MoveList list;

  void clear() {
    list.clear();
    next_ = 0;
  }
  /// Scores every move; call once the list is complete.
  template <class F>
  void rate(F&& promise) {
    promises_.resize(list.size());
    for (std::size_t i = 0; i < list.size(); ++i) promises_[i] = promise(list[i]);
    next_ = 0;
  }
  [[nodiscard]] bool done() const { return next_ == list.size(); }
  [[nodiscard]] Move next() {
    std::size_t best = next_;
    for (std::size_t i = next_ + 1; i < list.size(); ++i) {
      if (promises_[i] > promises_[best]) best = i;
    }
    std::swap(list[best], list[next_]);
    std::swap(promises_[best], promises_[next_]);
    return list[next_++];
  }
  /// Drops the remaining moves for which `is_unwanted` is true.
  template <class F>
  void drop_rest(F&& is_unwanted) {
    std::size_t kept = next_;
    for (std::size_t i = next_; i < list.size(); ++i) {
      if (is_unwanted(list[i])) continue;
      list[kept] = list[i];
      promises_[kept++] = promises_[i];
    }
    list.truncate(kept);
    promises_.resize(kept);
  }
  /// Returns the number of moves handed out.
  [[nodiscard]] std::size_t given() const { return next_; }

 private:
  std::vector<int> promises_;
  std::size_t next_ = 0;
};

}  // namespace camlann
