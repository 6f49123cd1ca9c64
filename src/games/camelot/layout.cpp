#include "games/camelot/layout.hpp"

#include <array>
#include <cstddef>
#include <cstdlib>

#include "base/square.hpp"
#include "base/square_set.hpp"
#include "games/camelot/grid.hpp"
#include "games/camelot/variant.hpp"

namespace camlann::camelot {
namespace {

Steps steps_to(const SquareSet& targets, const Variant& variant) {
  constexpr int unreachable = 99;
  Steps steps;
  steps.fill(unreachable);
  targets.for_each([&](Square square) { steps[index_of(square)] = 0; });
  for (bool changed = true; changed;) {
    changed = false;
    variant.squares.for_each([&](Square square) {
      for (const Step step : directions(variant.grid)) {
        const int rank = rank_of(square) + step.rank;
        const int file = file_of(square) + step.file;
        if (rank < 0 || rank > 15 || file < 0 || file > 15) continue;
        const Square next = make_square(file, rank);
        const int through = steps[index_of(next)] + 1;
        if (!variant.squares.has(next) || through >= steps[index_of(square)]) continue;
        steps[index_of(square)] = through;
        changed = true;
      }
    });
  }
  return steps;
}

}  // namespace

Layout::Layout(const Variant& variant) {
  for (unsigned seat = 0; seat < variant.seat_count(); ++seat) {
    to_goal[seat] = steps_to(variant.goals[seat], variant);
    to_castle[seat] = steps_to(variant.castles[seat], variant);
  }
  variant.squares.for_each([&](Square square) {
    const int halves = std::abs(2 * file_of(square) - (variant.files - 1));
    from_middle[index_of(square)] = static_cast<std::size_t>(halves / 2);
  });
}

}  // namespace camlann::camelot
