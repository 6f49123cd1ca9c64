#pragma once
// Totals for each seat of a position, added up square by square from tables: the common part of
// both judges. Immutable and thread-safe.

#include <array>
#include <cstddef>

#include "base/square.hpp"
#include "games/camelot/layout.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/stage_pair.hpp"
#include "games/camelot/terms.hpp"
#include "games/camelot/variant.hpp"
#include "games/camelot/weights.hpp"
#include "games/camelot/zone_counts.hpp"

namespace camlann::camelot {

/// For games of up to this number of seats.
template <unsigned seats>
class Census {
 public:
  struct Count {
    StagePair value = 0;
    int men = 0;
    std::array<ZoneCounts, seats> near{};  // by the owner of the castle
  };

  Census(const Variant& variant, const Weights& weights) {
    const Layout layout(variant);
    const StageOf<StagePair> stage = paired(weights);
    for (unsigned seat = 0; seat < variant.seat_count(); ++seat) {
      variant.squares.for_each([&](Square square) {
        const std::size_t at = index_of(square);
        for (const bool knight : {false, true}) {
          count_piece(stage, knight, layout.to_goal[seat][at], layout.from_middle[at],
                      [&](StagePair weight, int) { value_[seat][at][knight] += weight; });
        }
        near_[at][seat] = zones_of(layout.to_castle[seat][at]);
      });
    }
  }

  [[nodiscard]] Count count(const Position& pos, unsigned seat) const {
    Count sum;
    const auto& values = value_[seat];
    pos.pieces[seat].for_each([&](Square square) {
      const std::size_t at = index_of(square);
      sum.value += values[at][pos.knights.has(square)];
      for (unsigned castle = 0; castle < seats; ++castle) sum.near[castle] += near_[at][castle];
      ++sum.men;
    });
    return sum;
  }

 private:
  // By seat, square, knight or not.
  std::array<std::array<std::array<StagePair, 2>, grid_size>, seats> value_{};
  std::array<std::array<ZoneCounts, seats>, grid_size> near_{};
};

}  // namespace camlann::camelot
