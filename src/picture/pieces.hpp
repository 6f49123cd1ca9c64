#pragma once
// The pieces of a picture: each drawing once, and references to it. Pure functions.

#include <string>
#include <string_view>
#include <vector>

#include "base/square.hpp"
#include "picture/layout.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"

namespace camlann::picture {

/// The meaning of one letter of a board.
struct Piece {
  std::string_view man;     // "knight"
  std::string_view colour;  // of its seat
};

/// Returns the piece of `letter`, which must be one of the variant's.
[[nodiscard]] Piece piece_of(const VariantInfo& variant, char letter);

/// Returns the folder of data/drawings for a board with this number of pixels per square: small
/// boards have tokens if tokens distinguish the men, otherwise the flat drawings, which remain
/// clearest.
[[nodiscard]] std::string_view drawings_for(const VariantInfo& variant, std::string_view wanted,
                                            double side);

/// Defines the drawings of these pieces for piece_uses(); their names begin with `prefix`.
[[nodiscard]] std::string piece_symbols(const VariantInfo& variant,
                                        const std::vector<PieceOn>& pieces,
                                        std::string_view drawings, std::string_view prefix);

/// Draws the pieces on their squares, those of `ghosts` faint.
[[nodiscard]] std::string piece_uses(const VariantInfo& variant, const Layout& layout,
                                     const std::vector<PieceOn>& pieces,
                                     const std::vector<Square>& ghosts, std::string_view prefix);

}  // namespace camlann::picture
