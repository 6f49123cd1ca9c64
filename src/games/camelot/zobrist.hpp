#pragma once
// Random numbers of the position key (Zobrist, "A New Hashing Method with Application for Game
// Playing", 1970), one table for every board because squares are those of the common grid.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "base/random.hpp"
#include "base/square.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {

struct Zobrist {
  // [seat][0 man, 1 knight][square]
  std::array<std::array<std::array<std::uint64_t, grid_size>, 2>, most_seats> piece{};
  // [seat][number made]; [..][0] = 0
  std::array<std::array<std::uint64_t, 10>, most_seats> castle_moves{};
  std::array<std::uint64_t, most_seats> to_move{};  // [seat]; [0] = 0
  std::array<std::uint64_t, grid_size> tree{};      // [square]

  /// Two players come first, so that their numbers do not change with the number of seats; trees
  /// come last, so that games without them keep theirs.
  explicit constexpr Zobrist(std::uint64_t seed) {
    Random random(seed);
    for (std::size_t first = 0; first < most_seats; first += 2) {
      for (std::size_t seat = first; seat < first + 2; ++seat) {
        for (auto& kind : piece[seat]) {
          for (auto& number : kind) number = random();
        }
      }
      for (std::size_t seat = first; seat < first + 2; ++seat) {
        for (std::size_t made = 1; made < castle_moves[seat].size(); ++made) {
          castle_moves[seat][made] = random();
        }
      }
      for (std::size_t seat = std::max<std::size_t>(first, 1); seat < first + 2; ++seat) {
        to_move[seat] = random();
      }
    }
    for (auto& number : tree) number = random();
  }
};

inline constexpr std::uint64_t zobrist_seed = 0xCA31A77;
#if defined(__EMSCRIPTEN__)
inline const Zobrist zobrist(seed_at_start(zobrist_seed));
#else
inline constexpr Zobrist zobrist(zobrist_seed);
#endif

}  // namespace camlann::camelot
