#include "games/camelot/layout.hpp"

#include <array>
#include <cstddef>
#include <cstdlib>

#include "base/square.hpp"
#include "base/square_set.hpp"
#include "games/camelot/variant.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {
namespace {

Steps steps_to(const SquareSet& targets, const SquareSet& squares) {
  constexpr int unreachable = 99;
  Steps steps;
  steps.fill(unreachable);
  targets.for_each([&](Square square) { steps[index_of(square)] = 0; });
  for (bool changed = true; changed;) {
    changed = false;
    squares.for_each([&](Square square) {
      for (int rank = rank_of(square) - 1; rank <= rank_of(square) + 1; ++rank) {
        for (int file = file_of(square) - 1; file <= file_of(square) + 1; ++file) {
          if (rank < 0 || rank > 15 || file < 0 || file > 15) continue;
          const Square next = make_square(file, rank);
          const int through = steps[index_of(next)] + 1;
          if (!squares.has(next) || through >= steps[index_of(square)]) continue;
          steps[index_of(square)] = through;
          changed = true;
        }
      }
    });
  }
  return steps;
}

}  // namespace

Layout::Layout(const Variant& variant) {
  for (const Seat seat : {Seat::white, Seat::black}) {
    to_goal[index_of(seat)] = steps_to(variant.goal(seat), variant.squares);
    to_castle[index_of(seat)] = steps_to(variant.own_castle(seat), variant.squares);
  }
  variant.squares.for_each([&](Square square) {
    const int halves = std::abs(2 * file_of(square) - (variant.files - 1));
    from_middle[index_of(square)] = static_cast<std::size_t>(halves / 2);
  });
}

}  // namespace camlann::camelot
