#pragma once
// Random numbers of the position key (Zobrist, "A New Hashing Method with Application for Game
// Playing", 1970), one table for every board because squares are those of the common grid.

#include <array>
#include <cstdint>

#include "base/random.hpp"
#include "base/square.hpp"

namespace camlann::camelot {

struct Zobrist {
  // [seat][0 man, 1 knight][square]
  std::array<std::array<std::array<std::uint64_t, grid_size>, 2>, 2> piece{};
  std::array<std::array<std::uint64_t, 10>, 2> castle_moves{};  // [seat][made so far]; [..][0] = 0
  std::uint64_t black_to_move{};

  constexpr Zobrist() {
    Random random(0xCA31A77);
    for (auto& seat : piece) {
      for (auto& kind : seat) {
        for (auto& number : kind) number = random();
      }
    }
    for (auto& seat : castle_moves) {
      for (std::size_t made = 1; made < seat.size(); ++made) seat[made] = random();
    }
    black_to_move = random();
  }
};

inline constexpr Zobrist zobrist{};

}  // namespace camlann::camelot
