#pragma once
// The boards of a game, packed as the changes from ply to ply: reading a whole game takes about a
// microsecond and does not need its rules. Format: doc/formats/archive.md. Thread-safe.

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

/// The letter on each square of the grid, 0 for an empty one.
using Placement = std::array<char, grid_size>;

[[nodiscard]] Placement placement_of(const std::vector<PieceOn>& pieces);

/// Packs consecutive boards, the first one in full.
class TrackWriter {
 public:
  void add(const Placement& next);
  [[nodiscard]] const std::string& bytes() const { return bytes_; }

 private:
  std::string bytes_;
  Placement last_{};
};

/// Reads the boards of a packed game.
class TrackReader {
 public:
  explicit TrackReader(std::string_view bytes) : rest_(bytes) {}

  /// Returns the changes to the next board, alternating square and letter; nothing at the end or if
  /// the bytes are damaged.
  [[nodiscard]] std::optional<std::string_view> next();

 private:
  std::string_view rest_;
};

/// True if the game has this board after `ply` plies.
[[nodiscard]] bool stands_at(std::string_view track, const Placement& board, std::uint32_t ply);

}  // namespace camlann::archive
