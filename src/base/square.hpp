#pragma once
// The common grid: 16 files by 16 ranks, square = 16 * rank + file, both from 0. Every board of
// every game is a subset of it.

#include <cstdint>

namespace camlann::inline v1 {

enum class Square : std::uint8_t {};

inline constexpr int grid_size = 256;

[[nodiscard]] constexpr Square make_square(int file, int rank) {
  return static_cast<Square>(16 * rank + file);
}
[[nodiscard]] constexpr unsigned index_of(Square square) {
  return static_cast<unsigned>(square);
}
[[nodiscard]] constexpr int file_of(Square square) {
  return static_cast<int>(index_of(square) % 16);
}
[[nodiscard]] constexpr int rank_of(Square square) {
  return static_cast<int>(index_of(square) / 16);
}

}  // namespace camlann::inline v1
