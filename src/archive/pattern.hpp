#pragma once
// Patterns: men on certain squares, with all other squares free, and the bit index that excludes
// most games without such a pattern. Thread-safe.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "archive/postings.hpp"
#include "base/result.hpp"
#include "base/square.hpp"
#include "rules/variant_info.hpp"

namespace camlann::archive {

/// A square and its required content: the FEN letter of a man, or 0 for an empty square.
struct Wanted {
  Square square{};
  char letter = 0;

  bool operator==(const Wanted&) const = default;
};

using Pattern = std::vector<Wanted>;

/// Parses "ME6 mH9 -F7": the letter of a man, or a hyphen for an empty square, then the square;
/// separated by spaces or commas.
[[nodiscard]] Result<Pattern> read_pattern(std::string_view text, const VariantInfo& variant);

/// Returns the ply at which the pattern first occurs in a game (archive/track.hpp).
[[nodiscard]] std::optional<std::uint32_t> find(std::string_view track, const Pattern& pattern);

/// The index has, for each man, square and stretch of plies, one bit per game: set if such a man
/// was on that square in that stretch. Bits are stored in blocks of this number of games.
inline constexpr GameNumber block_games = 8192;
inline constexpr std::size_t block_bytes = block_games / 8;

/// Parts of a game, shorter at the start: all men of a board are found in the same stretch.
inline constexpr unsigned stretches = 16;
[[nodiscard]] unsigned stretch_of(std::uint32_t ply);

struct Seen {
  Wanted man;
  unsigned stretch = 0;

  bool operator==(const Seen&) const = default;
};

/// Returns each man and square of a game, once for each stretch in which it occurs.
[[nodiscard]] std::vector<Seen> seen_in(std::string_view track);

}  // namespace camlann::archive
