#pragma once
// The catalogue of numbered arrays of Camblam, which train/arrays.cpp found by search and self-play
// (doc/rules/camblam-arrays.md). Every array has the source's 36 men, with the pawns on rank 3.
// Immutable: thread-safe.

#include <array>
#include <span>
#include <string>

namespace camlann::camblam {

/// White's men on the files a to f: rank 1, then rank 2. The files l to g mirror them, with the
/// king for the queen and the queen for the king.
struct Arrangement {
  std::array<char, 12> men{};  // AARBIQNNNCCC
  bool turned = false;  // Black's men are White's turned by half a turn, so a king faces a queen

  bool operator==(const Arrangement&) const = default;
};

/// The size of the catalogue.
inline constexpr int array_count = 8;

/// Returns the catalogue: array=1 is the first.
[[nodiscard]] std::span<const Arrangement> numbered_arrays();

/// Returns the board part of the FEN.
[[nodiscard]] std::string board_text(const Arrangement& arrangement);

}  // namespace camlann::camblam
