#include "book/mirror.hpp"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/square.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "rules/outcome.hpp"
#include "rules/setup.hpp"
#include "rules/variant_info.hpp"

namespace camlann::book {
namespace {

Square mirror(Square square, const VariantInfo& variant) {
  return make_square(variant.files - 1 - file_of(square), rank_of(square));
}

bool is_own_image(const std::vector<Square>& squares, const VariantInfo& variant) {
  return std::all_of(squares.begin(), squares.end(), [&](Square square) {
    return std::find(squares.begin(), squares.end(), mirror(square, variant)) != squares.end();
  });
}

void mirror_pieces(Setup& setup, const VariantInfo& variant) {
  for (PieceOn& piece : setup.pieces) piece.square = mirror(piece.square, variant);
  std::sort(setup.pieces.begin(), setup.pieces.end(),
            [](const PieceOn& a, const PieceOn& b) { return a.square < b.square; });
}

bool is_own_image(std::string_view fen, const VariantInfo& variant) {
  const auto setup = read_setup(variant, fen);
  if (!setup) return false;
  Setup image = *setup;
  mirror_pieces(image, variant);
  Setup same = *setup;
  std::sort(same.pieces.begin(), same.pieces.end(),
            [](const PieceOn& a, const PieceOn& b) { return a.square < b.square; });
  return image == same;
}

}  // namespace

bool has_mirror(const VariantInfo& variant) {
  if (variant.hexagons || !is_own_image(variant.squares, variant)) return false;
  const bool seats =
      std::all_of(variant.seating.begin(), variant.seating.end(), [&](const SeatInfo& seat) {
        return is_own_image(seat.castle, variant) && is_own_image(seat.goal, variant);
      });
  return seats && is_own_image(variant.array, variant);
}

std::optional<Game> mirrored(const Game& game) {
  const VariantInfo& variant = game.variant();
  if (!has_mirror(variant)) return std::nullopt;
  auto setup = read_setup(variant, game.fen());
  if (!setup) return std::nullopt;
  mirror_pieces(*setup, variant);
  auto judged = judge(variant, game.rules(), *setup);
  return judged ? std::move(judged->game) : std::nullopt;
}

std::string mirrored(std::string_view notation, const VariantInfo& variant) {
  std::string image;
  for (std::size_t at = 0; at < notation.size();) {
    std::size_t end = at + 1;
    while (end < notation.size() && std::isdigit(static_cast<unsigned char>(notation[end])) != 0) {
      ++end;
    }
    const std::string_view word = notation.substr(at, end - at);
    const auto square = word.size() > 1 ? variant.find_square(word) : std::nullopt;
    image += square ? std::string_view(variant.name_of(mirror(*square, variant))) : word;
    at = end;
  }
  return image;
}

}  // namespace camlann::book
