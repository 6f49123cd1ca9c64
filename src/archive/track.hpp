#pragma once
// The boards of a game, packed as what changes from ply to ply, so that a game can be looked
// through in about a microsecond and without its rules. Format: doc/formats/archive.md.
// Thread-safe.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/square.hpp"
#include "rules/outcome.hpp"

namespace camlann::archive {

/// The letter on each square of the grid, 0 where none is.
using Placement = std::array<char, grid_size>;

[[nodiscard]] Placement placement_of(const std::vector<PieceOn>& pieces);

/// Packs boards that follow each other, the first one as it is.
class TrackWriter {
 public:
  void add(const Placement& next);
  [[nodiscard]] const std::string& bytes() const { return bytes_; }

 private:
  std::string bytes_;
  Placement last_{};
};

/// Goes over the boards of a packed game again.
class TrackReader {
 public:
  explicit TrackReader(std::string_view bytes) : rest_(bytes) {}

  /// The changes that lead to the next board, square and letter in turn; nothing at the end or
  /// where the bytes are damaged.
  [[nodiscard]] std::optional<std::string_view> next();

 private:
  std::string_view rest_;
};

/// Whether this board is there after so many plies.
[[nodiscard]] bool stands_at(std::string_view track, const Placement& board, std::uint32_t ply);

}  // namespace camlann::archive
