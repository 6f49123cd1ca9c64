#pragma once
// A position of any game as a picture: SVG text that needs no other file, with the same pieces,
// board and colours as the page's board (data/drawings, web/board/css). For the command line, for
// documents, for a notebook. Equal input gives equal bytes. Pure functions, thread-safe; compiled
// for the browser, too.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/square.hpp"
#include "base/words.hpp"
#include "game/game.hpp"
#include "game/tree.hpp"
#include "rules/outcome.hpp"

namespace camlann::inline v1 {

/// The board's wood, stone or print.
enum class BoardTheme : std::uint8_t { oak, parchment, contrast, ink, outline };

template <>
struct Words<BoardTheme> {
  static constexpr Word<BoardTheme> table[] = {
      {BoardTheme::oak, "oak"},                                        // oak and slate
      {BoardTheme::parchment, "parch"}, {BoardTheme::contrast, "hc"},  // high contrast
      {BoardTheme::ink, "ink"},                                        // for paper
      {BoardTheme::outline, "outline"},  // for paper, without any area of colour
  };
};

/// The background of the page around the picture: it decides the outer line of the frame.
enum class Background : std::uint8_t { automatic, light, dark };

template <>
struct Words<Background> {
  static constexpr Word<Background> table[] = {
      {Background::automatic, "auto"},  // the reader's preference; light if there is none
      {Background::light, "light"},
      {Background::dark, "dark"},
  };
};

/// The place of the names of files and ranks.
enum class Coordinates : std::uint8_t { frame, inside, none };

template <>
struct Words<Coordinates> {
  static constexpr Word<Coordinates> table[] = {
      {Coordinates::frame, "frame"},
      {Coordinates::inside, "inside"},
      {Coordinates::none, "none"},
  };
};

/// The style of the pieces.
enum class PieceSet : std::uint8_t { turned, flat };

template <>
struct Words<PieceSet> {
  static constexpr Word<PieceSet> table[] = {
      {PieceSet::turned, "turned"},  // turned wood
      {PieceSet::flat, "flat"},      // with bold outlines
  };
};

struct PictureOptions {
  BoardTheme theme = BoardTheme::oak;
  Background background = Background::automatic;
  /// Rotation clockwise, by quarters or, for hexagons, by thirds. 0 has the first rank at the
  /// bottom.
  int turn = 0;
  Coordinates coordinates = Coordinates::frame;
  PieceSet pieces = PieceSet::turned;
  /// The width of the picture in pixels; 0: 40 per square. Below 24 per square, men and knights are
  /// drawn as discs and shields.
  int width = 0;
  /// A legal move to draw: its path, and a cross on the men that it takes.
  std::optional<WrittenMove> move = std::nullopt;
  /// A piece that can move: marks show the squares that it can reach.
  std::optional<Square> marks_of = std::nullopt;
  /// Rings and arrows of a person, over everything else; read_arrows() reads them.
  std::vector<Arrow> drawings = {};  // NOLINT(readability-redundant-member-init)
  /// Shows the move that led to the position, if any, unless `move` is set.
  bool last_move = true;
};

/// Draws the current position of a game. The picture has a title and a description of the position
/// in words, for people who cannot see it.
[[nodiscard]] std::string draw(const Game& game, const PictureOptions& options = {});

}  // namespace camlann::inline v1
