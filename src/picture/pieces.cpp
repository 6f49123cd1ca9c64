#include "picture/pieces.hpp"

#include <algorithm>
#include <cstddef>
#include <picture_measures.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "base/square.hpp"
#include "picture/layout.hpp"
#include "picture/shapes.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"

namespace camlann::picture {
namespace {

constexpr double token_side = 24;   // pixels
constexpr double piece_field = 45;  // of a drawing

/// Returns the name of a piece's drawing within a picture.
std::string symbol_of(const Piece& piece, std::string_view prefix) {
  return std::string(prefix) + std::string(piece.colour) + '-' + std::string(piece.man);
}

/// Takes the next number from a list separated by spaces.
std::string_view next_word(std::string_view& list) {
  const std::size_t end = std::min(list.find(' '), list.size());
  const std::string_view word = list.substr(0, end);
  list.remove_prefix(std::min(end + 1, list.size()));
  return word;
}

/// Returns the sign on the head of a man of a coloured seat, if the drawing has room for one.
std::string sign_on(std::string_view file, std::string_view colour) {
  const std::string_view sign = sign_of(colour);
  std::string_view room = root_attribute(file, "data-sign");
  if (sign.empty() || room.empty()) return {};
  const std::string_view x = next_word(room);
  const std::string_view y = next_word(room);
  const std::string_view along = next_word(room);
  return "<g fill=\"var(--piece-detail)\">" +
         filled(shape("board", sign), {{"x", x}, {"y", y}, {"long", along}, {"broad", room}}) +
         "</g>";
}

}  // namespace

Piece piece_of(const VariantInfo& variant, char letter) {
  if (letter == tree_letter) return {"tree", "tree"};
  for (const SeatInfo& seat : variant.seating) {
    const std::size_t index = seat.men.find(letter);
    if (index != std::string::npos) return {variant.men[index].second, colour_of(seat)};
  }
  return {};
}

std::string_view drawings_for(const VariantInfo& variant, std::string_view wanted, double side) {
  if (side >= token_side) return wanted;
  const bool tokens = std::all_of(variant.men.begin(), variant.men.end(), [](const auto& man) {
    return !shape_file("token/" + man.second).empty();
  });
  return tokens ? "token" : "flat";
}

std::string piece_symbols(const VariantInfo& variant, const std::vector<PieceOn>& pieces,
                          std::string_view drawings, std::string_view prefix) {
  std::string letters;
  for (const PieceOn& piece : pieces) {
    if (letters.find(piece.letter) == std::string::npos) letters += piece.letter;
  }
  std::sort(letters.begin(), letters.end());
  std::string symbols;
  for (const char letter : letters) {
    const Piece piece = piece_of(variant, letter);
    const std::string file = std::string(drawings) + '/' + std::string(piece.man);
    symbols += "<g id=\"" + symbol_of(piece, prefix) + "\" class=\"cb-p-" +
               std::string(piece.colour) + "\" transform=\"" +
               scaled(measure::piece / piece_field) + "\">" + std::string(whole_shape(file)) +
               sign_on(file, piece.colour) + "</g>";
  }
  return symbols;
}

std::string piece_uses(const VariantInfo& variant, const Layout& layout,
                       const std::vector<PieceOn>& pieces, const std::vector<Square>& ghosts,
                       std::string_view prefix) {
  std::string uses;
  for (const Cell& cell : layout.cells) {
    const auto found = std::find_if(pieces.begin(), pieces.end(), [&](const PieceOn& piece) {
      return piece.square == cell.square;
    });
    if (found == pieces.end()) continue;
    const bool ghost = std::find(ghosts.begin(), ghosts.end(), cell.square) != ghosts.end();
    uses += filled(R"(<use{ghost} href="#{symbol}" x="{x}" y="{y}"/>)",
                   {{"ghost", ghost ? R"( class="cb-ghost")" : ""},
                    {"symbol", symbol_of(piece_of(variant, found->letter), prefix)},
                    {"x", number(cell.at.x - measure::piece / 2)},
                    {"y", number(cell.at.y - measure::piece / 2)}});
  }
  return uses;
}

}  // namespace camlann::picture
