#pragma once
// The men on a board without turn, rules and history, to compare positions of different games.
// Values, thread-safe.

#include <compare>
#include <cstdint>
#include <vector>

#include "base/square.hpp"
#include "game/game.hpp"

namespace camlann::server {

struct PlacedMan {
  Square square{};
  char kind = 0;          // its small FEN letter
  std::uint8_t seat = 0;  // in turn order; `no_seat` for a tree

  auto operator<=>(const PlacedMan&) const = default;
};

inline constexpr std::uint8_t no_seat = 0xFF;

/// In square order.
using Placement = std::vector<PlacedMan>;

[[nodiscard]] Placement placement_of(const Game& board);

/// Returns the placement turned and mirrored in all ways that keep the board, itself first.
[[nodiscard]] std::vector<Placement> images_of(const Game& board);

/// The difference between two placements.
struct Distance {
  int moved = 0;  // men in different places, of the placement with fewer men; many if all are
  int taken = 0;  // men that the other has more

  bool operator==(const Distance&) const = default;
};

/// Returns the least distance of `placement` from one of the images, with the seats exchanged in
/// all ways.
[[nodiscard]] Distance distance(const std::vector<Placement>& images, const Placement& placement);

/// Two plies move two men and take some. More men than this are rarely taken in them; a position
/// with one or two men added or removed is near, too.
inline constexpr Distance near_by{2, 4};

[[nodiscard]] constexpr bool is_near(const Distance& distance) {
  return distance.moved <= near_by.moved && distance.taken <= near_by.taken;
}

}  // namespace camlann::server
