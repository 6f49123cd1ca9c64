#pragma once
// A move is what it does: two routes with one effect are one Move. Shared by every game, so that
// search, transposition table and store need no template.

#include <compare>
#include <cstdint>

#include "base/square.hpp"

namespace camlann {

/// The simplest kind that has the effect; the order is the order of preference.
enum class MoveKind : std::uint8_t { plain, canter, jump, charge, castle };

/// `taken`: bit i stands for the i-th enemy piece in square order, in the position before the
/// move. It means something else in another position; compare across positions by (from, to).
struct Move {
  Square from{};
  Square to{};
  MoveKind kind{};
  std::uint8_t extra{};  // for games that promote
  std::uint32_t taken{};

  auto operator<=>(const Move&) const = default;
};
static_assert(sizeof(Move) == 8);

}  // namespace camlann
