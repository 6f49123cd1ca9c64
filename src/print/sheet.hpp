#pragma once
// Sheets of paper to print: sizes, margins, styles. All lengths are millimetres, y grows
// downwards. Values.

#include <cstdint>
#include <string>

#include "base/words.hpp"
#include "languages/language.hpp"
#include "picture/picture.hpp"

namespace camlann::print {

enum class Paper : std::uint8_t { a4, a3, letter, legal };

enum class Style : std::uint8_t { colour, ink, outline };

/// A kind of sheets.
enum class Content : std::uint8_t { board, cards, discs, position, scoresheet, problems, rules };

}  // namespace camlann::print

namespace camlann::inline v1 {

template <>
struct Words<print::Paper> {
  static constexpr Word<print::Paper> table[] = {
      {print::Paper::a4, "A4"},
      {print::Paper::a3, "A3"},
      {print::Paper::letter, "Letter"},
      {print::Paper::legal, "Legal"},
  };
};

template <>
struct Words<print::Style> {
  static constexpr Word<print::Style> table[] = {
      {print::Style::colour, "colour"},
      {print::Style::ink, "ink"},          // pale greys, to save ink
      {print::Style::outline, "outline"},  // lines only
  };
};

template <>
struct Words<print::Content> {
  static constexpr Word<print::Content> table[] = {
      {print::Content::board, "board"},       {print::Content::cards, "cards"},  // pieces to fold
      {print::Content::discs, "discs"},                                          // flat pieces
      {print::Content::position, "position"}, {print::Content::scoresheet, "scoresheet"},
      {print::Content::problems, "problems"}, {print::Content::rules, "rules"},  // a leaflet
  };
};

}  // namespace camlann::inline v1

namespace camlann::print {

struct Size {
  double width = 0;
  double height = 0;
};

struct Area {
  double x = 0;
  double y = 0;
  double width = 0;
  double height = 0;
};

/// Nothing is printed nearer to the edge of the paper: common printers reach 6.35 mm.
inline constexpr double unprintable = 6.5;
/// The distance of a sheet's content from the edges; crop marks are in between.
inline constexpr double margin = 10;
/// The height of the line with the bar of 50 mm, at the foot of every sheet.
inline constexpr double foot = 7;
inline constexpr double bar_length = 50;

// The side of a square.
inline constexpr double least_side = 5;
inline constexpr double largest_side = 100;

/// The properties that all sheets of a print share.
struct Look {
  Paper paper = Paper::a4;
  Style style = Style::colour;
  std::string club;  // its name is printed on every sheet; valid UTF-8
  languages::Language language;
};

/// One side of a sheet as an SVG file of true size.
struct Sheet {
  Size size;
  std::string svg;
};

/// Returns the size of a paper in portrait.
[[nodiscard]] Size size_of(Paper paper);
[[nodiscard]] Size turned(Size size);
/// Returns the area for the content of a sheet.
[[nodiscard]] Area field_of(Size size);
[[nodiscard]] BoardTheme theme_of(Style style);

}  // namespace camlann::print
