#pragma once
// The men on a board without turn, rules and history, to compare positions of different games.
// Values, thread-safe.

#include <compare>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/square.hpp"
#include "game/game.hpp"
#include "rules/variant_info.hpp"

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
/// The same for the men of a FEN, without making a game; nothing if it cannot be read.
[[nodiscard]] std::optional<Placement> placement_of(const VariantInfo& variant,
                                                    std::string_view fen);

/// Returns the placement turned and mirrored in all ways that keep the board, itself first.
[[nodiscard]] std::vector<Placement> images_of(const VariantInfo& variant, const Placement& men);

/// The difference between two placements.
struct Distance {
  int moved = 0;  // men in different places, of the placement with fewer men
  int taken = 0;  // men that the other has more

  bool operator==(const Distance&) const = default;
};

/// Returns the least distance of `placement` from one of the images, with the seats exchanged in
/// all ways.
[[nodiscard]] Distance distance(const std::vector<Placement>& images, const Placement& placement);

/// True if all men but two of the placement with fewer men, and at least `enough_men`, have the
/// same places in the other after a shift of the board. The boards may have different squares, but
/// must both have hexagons or not. The first two seats may be exchanged.
[[nodiscard]] bool are_shifted(const std::vector<Placement>& images, const Placement& placement);

/// Two plies move two men and take some. More men than this are rarely taken in them; a position
/// with a few men added or removed is near, too.
inline constexpr Distance near_by{2, 4};
/// The number of men that are never in the same places by chance.
inline constexpr int enough_men = 6;

enum class Nearness : std::uint8_t {
  far,
  unclear,  // few men are in the same places, maybe by chance; legal moves can decide
  near
};

/// Judges the distance between two placements, the smaller one of `fewer` men.
[[nodiscard]] constexpr Nearness nearness(const Distance& distance, int fewer) {
  if (distance.moved > near_by.moved) return Nearness::far;
  const int same = fewer - distance.moved;
  const bool near = same >= enough_men || (same > 0 && distance.taken <= near_by.taken);
  return near ? Nearness::near : Nearness::unclear;
}
[[nodiscard]] Nearness nearness(const std::vector<Placement>& images, const Placement& placement);

}  // namespace camlann::server
