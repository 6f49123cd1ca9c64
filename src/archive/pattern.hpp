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

/// Of each man and square, a bit per game: whether such a man was ever there. Bits are kept in
/// blocks of so many games.
inline constexpr GameNumber block_games = 8192;
inline constexpr std::size_t block_bytes = block_games / 8;

/// Each man and square of a game, once.
[[nodiscard]] std::vector<Wanted> seen_in(std::string_view track);

}  // namespace camlann::archive
