#pragma once
// Men on certain squares while all others are free to be anything, and the bits by which
// most games without such a pattern are passed over. Thread-safe.

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

/// A square and what is wanted there: the FEN letter of a man, or 0 for nobody.
struct Wanted {
  Square square{};
  char letter = 0;

  bool operator==(const Wanted&) const = default;
};

using Pattern = std::vector<Wanted>;

/// "ME6 mH9 -F7": the letter of a man, or a hyphen for an empty square, and the square; separated
/// by spaces or commas.
[[nodiscard]] Result<Pattern> read_pattern(std::string_view text, const VariantInfo& variant);

/// The ply at which the pattern first occurs in a game (archive/track.hpp).
[[nodiscard]] std::optional<std::uint32_t> find(std::string_view track, const Pattern& pattern);

/// Of each man, square and stretch of plies, a bit per game: whether such a man was there then.
/// Bits are kept in blocks of so many games.
inline constexpr GameNumber block_games = 8192;
inline constexpr std::size_t block_bytes = block_games / 8;

/// Parts of a game, short ones at first: a board has all its men in one of them.
inline constexpr unsigned stretches = 16;
[[nodiscard]] unsigned stretch_of(std::uint32_t ply);

struct Seen {
  Wanted man;
  unsigned stretch = 0;

  bool operator==(const Seen&) const = default;
};

/// Each man and square of a game, once for each stretch in which it is there.
[[nodiscard]] std::vector<Seen> seen_in(std::string_view track);

}  // namespace camlann::archive
