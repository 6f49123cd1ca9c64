#include "games/camblam/places.hpp"

#include <cstddef>
#include <cstdint>

#include "base/square.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/terms.hpp"
#include "games/camblam/weights.hpp"
#include "rules/verdict.hpp"

namespace camlann::camblam {

Places::Places(const Weights& weights) {
  for (const Seat seat : {Seat::white, Seat::black}) {
    for (std::size_t man = 1; man < man_kinds; ++man) {
      for (int i = 0; i < board_size * board_size; ++i) {
        const Square square = make_square(i % board_size, i / board_size);
        int worth = 0;
        each_weight_of_place(weights, seat, man, square, [&](int weight) { worth += weight; });
        worth_[index_of(seat)][man][index_of(square)] = static_cast<std::int16_t>(worth);
      }
    }
  }
}

}  // namespace camlann::camblam
