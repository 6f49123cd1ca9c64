#pragma once
// What a table says of a position, for the side to move: with perfect play, the winner wins as fast
// and the loser loses as slowly as possible. Repetition and the limit of quiet plies are ignored.

#include <cstdint>

#include "base/words.hpp"
#include "rules/verdict.hpp"

namespace camlann {

namespace tables {
enum class Wdl : std::uint8_t { loss, draw, win };
}

template <>
struct Words<tables::Wdl> {
  static constexpr Word<tables::Wdl> table[] = {
      {tables::Wdl::win, "win"},
      {tables::Wdl::draw, "draw"},
      {tables::Wdl::loss, "loss"},
  };
};

}  // namespace camlann

namespace camlann::tables {

struct Value {
  Wdl wdl = Wdl::draw;
  int plies = 0;  // until the game is over; 0 for a draw

  bool operator==(const Value&) const = default;
};

/// The form in which values are kept: 0 for a draw, else plies + 1. Whoever moves last wins, so an
/// odd number of plies is a win of the side to move, an even one a loss.
using Entry = std::uint16_t;
inline constexpr Entry drawn = 0;

[[nodiscard]] constexpr Value value_of(Entry entry) {
  if (entry == drawn) return {};
  return {entry % 2 == 0 ? Wdl::win : Wdl::loss, entry - 1};
}

/// Back again. A win in no plies, which only a position that is over can be, has no entry; the
/// position after a move is never one.
[[nodiscard]] constexpr Entry entry_of(const Value& value) {
  return value.wdl == Wdl::draw ? drawn : static_cast<Entry>(value.plies + 1);
}

/// The value of a position that is over.
[[nodiscard]] constexpr Value value_of(const Verdict& verdict, Seat to_move) {
  if (verdict.drawn()) return {};
  return {verdict.won_by(to_move) ? Wdl::win : Wdl::loss, 0};
}

/// The best of the values met so far: a quicker win, a slower loss.
class BestEntry {
 public:
  /// Takes in a move after which the opponent's position has this entry.
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
  [[nodiscard]] Entry loss() const { return loss_; }  // 0 if there is none
  [[nodiscard]] Entry entry() const { return win_ != 0 ? win_ : draw_ ? drawn : loss_; }

 private:
  Entry win_ = 0;
  Entry loss_ = 0;
  bool draw_ = false;
};

}  // namespace camlann::tables
