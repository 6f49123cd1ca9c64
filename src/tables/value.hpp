#pragma once
// The value of a position in a table, for the side to move: with perfect play, the winner wins as
// fast and the loser loses as slowly as possible. Ignores repetition and the limit of quiet plies.

#include <cstdint>

#include "base/words.hpp"

namespace camlann::tables::inline v1 {

enum class Wdl : std::uint8_t { loss, draw, win };

}  // namespace camlann::tables::inline v1

namespace camlann::inline v1 {

template <>
struct Words<tables::Wdl> {
  static constexpr Word<tables::Wdl> table[] = {
      {tables::Wdl::win, "win"},
      {tables::Wdl::draw, "draw"},
      {tables::Wdl::loss, "loss"},
  };
};

}  // namespace camlann::inline v1

namespace camlann::tables::inline v1 {

struct Value {
  Wdl wdl = Wdl::draw;
  int plies = 0;  // until the game is over; 0 for a draw

  [[nodiscard]] bool operator==(const Value&) const = default;
};

}  // namespace camlann::tables::inline v1
