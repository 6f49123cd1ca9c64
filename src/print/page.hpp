#pragma once
// Draws one side of a sheet: lines, text, pictures, and the foot with the bar of 50 mm. Not
// thread-safe. Where letters run from right to left, a page of text is a mirror image in the places
// of its lines, texts and pictures, but not in the pictures; its places are given as in English.

#include <cstdint>
#include <string>
#include <string_view>

#include "languages/language.hpp"
#include "picture/frame.hpp"
#include "picture/part.hpp"
#include "picture/shapes.hpp"
#include "print/sheet.hpp"
#include "print/text.hpp"

namespace camlann::print {

using picture::Point;

enum class Stroke : std::uint8_t { full, dashed };
/// As in English: on a mirrored page, left is right.
enum class Align : std::uint8_t { left, middle, right };

struct Writing {
  double size = 3;  // of the font
  Weight weight = Weight::normal;
  Align align = Align::left;
};

class Page {
 public:
  /// A page of pictures.
  explicit Page(Size size) : size_(size) {}
  /// A page of text in this language.
  Page(Size size, languages::Language language)
      : size_(size), mirrored_(language.right_to_left()) {}

  [[nodiscard]] Size size() const { return size_; }
  [[nodiscard]] Area field() const { return field_of(size_); }

  void line(Point from, Point to, double width, Stroke stroke = Stroke::full);
  void frame(const Area& area, double width);
  void circle(Point middle, double radius, double width);
  /// `at` is on the line on which the letters stand.
  void text(Point at, std::string_view text, const Writing& writing);
  /// Marks the corners of an area from outside, for cutting.
  void crop_marks(const Area& area);
  /// Hatches an area with thin lines.
  void hatch(const Area& area);

  /// Draws the part of a picture inside `view`, which is in the picture's units.
  void picture(const Area& area, const picture::Box& view, std::string_view elements);
  /// Draws a whole picture as large as possible in the middle of an area.
  void picture(const Area& area, const picture::Part& part);

  /// Defines a drawing for use().
  void define(std::string_view name, const picture::Part& part);
  /// Draws a defined drawing of `side` x `side`, upright or upside down.
  void use(std::string_view name, Point middle, double side, bool upside_down = false);

  /// Rotates what is drawn until end_group() by half a turn within an area: its upper left corner
  /// becomes the lower right one.
  void begin_upside_down(const Area& area);
  void end_group();

  /// Adds the foot and returns the sheet. `title` names the sheet in its foot.
  [[nodiscard]] Sheet finished(const Look& look, std::string_view title);

 private:
  void draw_foot(const Look& look, std::string_view title);
  [[nodiscard]] Point placed(Point point) const;
  [[nodiscard]] Area placed(const Area& area) const;

  Size size_;
  bool mirrored_ = false;
  std::string definitions_;
  std::string content_;
};

}  // namespace camlann::print
