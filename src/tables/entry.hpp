#pragma once
// Values as tables store them: two bytes for each position. Pure functions.

#include <cstdint>

#include "rules/verdict.hpp"
#include "tables/value.hpp"

namespace camlann::tables {

/// The stored form of a value: 0 for a draw, otherwise plies + 1. The last move is the winner's, so
/// an odd number of plies is a win of the side to move, an even one a loss.
using Entry = std::uint16_t;
inline constexpr Entry drawn = 0;

[[nodiscard]] constexpr Value value_of(Entry entry) {
  if (entry == drawn) return {};
  return {entry % 2 == 0 ? Wdl::win : Wdl::loss, entry - 1};
}

/// Converts a value to an entry. A win in no plies has no entry; only a position that is over could
/// have it, and never one after a move.
[[nodiscard]] constexpr Entry entry_of(const Value& value) {
  return value.wdl == Wdl::draw ? drawn : static_cast<Entry>(value.plies + 1);
}

/// Returns the value of a position that is over.
[[nodiscard]] constexpr Value value_of(const Verdict& verdict, Seat to_move) {
  if (verdict.drawn()) return {};
  return {verdict.won_by(to_move) ? Wdl::win : Wdl::loss, 0};
}

/// The best of several values: a quicker win, a slower loss.
class BestEntry {
 public:
  /// Adds a move that leads to this entry for the opponent.
  void add_reply(Entry reply) {
    if (reply == drawn) {
      draw_ = true;
    } else if (reply % 2 == 1) {
      if (win_ == 0 || reply + 1 < win_) win_ = static_cast<Entry>(reply + 1);
    } else if (reply + 1 > loss_) {
      loss_ = static_cast<Entry>(reply + 1);
    }
  }

  [[nodiscard]] bool any() const { return draw_ || win_ != 0 || loss_ != 0; }
  [[nodiscard]] bool has_win() const { return win_ != 0; }
  [[nodiscard]] bool has_draw() const { return draw_; }
  [[nodiscard]] Entry win() const { return win_; }
  [[nodiscard]] Entry loss() const { return loss_; }  // 0 without a loss
  [[nodiscard]] Entry entry() const { return win_ != 0 ? win_ : draw_ ? drawn : loss_; }

 private:
  Entry win_ = 0;
  Entry loss_ = 0;
  bool draw_ = false;
};

}  // namespace camlann::tables
