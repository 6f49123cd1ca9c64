#pragma once
// The pieces of a picture: each drawing once, and where it is used. Pure functions.

#include <string>
#include <string_view>
#include <vector>

#include "base/square.hpp"
#include "picture/layout.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"

namespace camlann::picture {

/// What one letter of a board stands for.
struct Piece {
  std::string_view man;     // "knight"
  std::string_view colour;  // of its seat
};

/// `letter` must be one of the variant's.
[[nodiscard]] Piece piece_of(const VariantInfo& variant, char letter);

/// The folder of data/drawings for a board whose squares have so many pixels: small ones have
/// tokens, where tokens tell the men apart, else the flat drawings, which carry furthest.
[[nodiscard]] std::string_view drawings_for(const VariantInfo& variant, std::string_view wanted,
                                            double side);

/// The drawings of these pieces, to be used by piece_uses(); `prefix` begins their names.
[[nodiscard]] std::string piece_symbols(const VariantInfo& variant,
                                        const std::vector<PieceOn>& pieces,
                                        std::string_view drawings, std::string_view prefix);

/// The pieces where they stand, those of `ghosts` faint.
[[nodiscard]] std::string piece_uses(const VariantInfo& variant, const Layout& layout,
                                     const std::vector<PieceOn>& pieces,
                                     const std::vector<Square>& ghosts, std::string_view prefix);

}  // namespace camlann::picture
