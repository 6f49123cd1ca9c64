#pragma once
// The query of a request for a picture: the position, and how it is drawn. Pure functions.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "base/result.hpp"
#include "base/words.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "picture/picture.hpp"
#include "print/game_animation.hpp"
#include "print/rendering.hpp"
#include "server/model/pictured_game.hpp"

namespace camlann::server {

/// The content of a picture: the board alone, or a card with words for a link preview.
enum class PictureShape : std::uint8_t { board, card };

struct PictureQuery {
  PictureOptions options;
  std::optional<std::size_t> ply;  // the position after this many moves; nothing: the last one
  std::string move;                // to draw, in notation
  std::string marks;               // the square of a piece
  std::string drawings;            // "GE5,RE5E7": rings and arrows on the drawn position
  PictureShape shape = PictureShape::board;
  print::PictureFormat form = print::PictureFormat::svg;
  int hundredths = 100;  // of a second, for each move of an animation
};

/// Returns an error of ErrorCode::syntax for a number or word that is not valid.
[[nodiscard]] Result<PictureQuery> read_picture_query(const std::string& target);

/// Returns the game of `variant`, `rules`, `fen` and `moves`.
[[nodiscard]] Result<Game> read_position(const std::string& target, const Catalog& known);

/// Draws the game as SVG. An error if it has no such ply, move, piece or square, or if the picture
/// would be too large.
[[nodiscard]] Result<std::string> drawn(PictureQuery query, PicturedGame game);

/// Returns the animation of the game from its start to `ply`, not drawn yet. An error if it has no
/// such ply or square, is too long or would be too large.
[[nodiscard]] Result<print::GameAnimation> animation_of(const PictureQuery& query,
                                                        PicturedGame game);

}  // namespace camlann::server

namespace camlann {

template <>
struct Words<server::PictureShape> {
  using enum server::PictureShape;
  static constexpr Word<server::PictureShape> table[] = {{board, "board"}, {card, "card"}};
};

}  // namespace camlann
