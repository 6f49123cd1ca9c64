#include "print/page.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "languages/words.hpp"
#include "picture/frame.hpp"
#include "picture/part.hpp"
#include "picture/shapes.hpp"
#include "print/sheet.hpp"
#include "print/text.hpp"

namespace camlann::print {
namespace {

using picture::escaped;
using picture::filled;
using picture::number;

constexpr double thin = 0.2;
constexpr double mark_length = 3;
constexpr double mark_gap = 0.5;
constexpr double hatch_step = 3;

std::string_view anchor_of(Align align) {
  switch (align) {
    case Align::left: break;
    case Align::middle: return R"( text-anchor="middle")";
    case Align::right: return R"( text-anchor="end")";
  }
  return {};
}

/// Returns `x="" y="" width="" height=""`.
std::string place_of(const Area& area) {
  return filled(R"(x="{x}" y="{y}" width="{width}" height="{height}")",
                {{"x", number(area.x)},
                 {"y", number(area.y)},
                 {"width", number(area.width)},
                 {"height", number(area.height)}});
}

}  // namespace

void Page::line(Point from, Point to, double width, Stroke stroke) {
  content_ +=
      filled(R"(<path d="M{from}L{to}" fill="none" stroke="#000" stroke-width="{width}"{dash}/>)",
             {{"from", picture::pair_of(placed(from))},
              {"to", picture::pair_of(placed(to))},
              {"width", number(width)},
              {"dash", stroke == Stroke::dashed ? R"( stroke-dasharray="2 1.2")" : ""}});
}

void Page::frame(const Area& area, double width) {
  content_ += filled(R"(<rect {place} fill="none" stroke="#000" stroke-width="{width}"/>)",
                     {{"place", place_of(placed(area))}, {"width", number(width)}});
}

void Page::circle(Point middle, double radius, double width) {
  content_ += filled(
      R"(<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="#000" stroke-width="{width}"/>)",
      {{"x", number(middle.x)},
       {"y", number(middle.y)},
       {"r", number(radius)},
       {"width", number(width)}});
}

void Page::text(Point at, std::string_view text, const Writing& writing) {
  if (text.empty()) return;
  content_ +=
      filled(R"(<text x="{x}" y="{y}" font-size="{size}"{weight}{anchor}{turn}>{text}</text>)",
             {{"x", number(placed(at).x)},
              {"y", number(at.y)},
              {"size", number(writing.size)},
              {"weight", writing.weight == Weight::bold ? R"( font-weight="700")" : ""},
              {"anchor", anchor_of(writing.align)},
              {"turn", mirrored_ ? R"( direction="rtl")" : ""},
              {"text", escaped(text)}});
}

void Page::crop_marks(const Area& area) {
  for (const bool right : {false, true}) {
    for (const bool below : {false, true}) {
      const Point corner{area.x + (right ? area.width : 0), area.y + (below ? area.height : 0)};
      const double across = right ? 1 : -1;
      const double down = below ? 1 : -1;
      const double near = mark_gap;
      const double far = mark_gap + mark_length;
      line({corner.x + across * near, corner.y}, {corner.x + across * far, corner.y}, thin);
      line({corner.x, corner.y + down * near}, {corner.x, corner.y + down * far}, thin);
    }
  }
}

void Page::hatch(const Area& area) {
  std::string path;
  for (double x = -area.height; x < area.width; x += hatch_step) {
    path += 'M' + picture::pair_of({x, area.height}) + 'L' + picture::pair_of({x + area.height, 0});
  }
  content_ += "<svg " + place_of(area) + "><path d=\"" + path +
              R"(" fill="none" stroke="#1f4f7d" stroke-width=".2"/></svg>)";
}

void Page::picture(const Area& area, const picture::Box& view, std::string_view elements) {
  content_ += "<svg " + place_of(placed(area)) +
              filled(R"( viewBox="{x} {y} {width} {height}" preserveAspectRatio="none">)",
                     {{"x", number(view.x)},
                      {"y", number(view.y)},
                      {"width", number(view.width)},
                      {"height", number(view.height)}});
  content_ += elements;
  content_ += "</svg>";
}

void Page::picture(const Area& area, const picture::Part& part) {
  const double scale = std::min(area.width / part.box.width, area.height / part.box.height);
  const double width = part.box.width * scale;
  const double height = part.box.height * scale;
  picture({area.x + (area.width - width) / 2, area.y + (area.height - height) / 2, width, height},
          part.box, part.elements);
}

void Page::define(std::string_view name, const picture::Part& part) {
  definitions_ += filled(R"(<symbol id="{name}" viewBox="{x} {y} {width} {height}">)",
                         {{"name", name},
                          {"x", number(part.box.x)},
                          {"y", number(part.box.y)},
                          {"width", number(part.box.width)},
                          {"height", number(part.box.height)}});
  definitions_ += part.elements + "</symbol>";
}

void Page::use(std::string_view name, Point middle, double side, bool upside_down) {
  const Area area{middle.x - side / 2, middle.y - side / 2, side, side};
  const std::string rotation =
      upside_down ? " transform=\"rotate(180 " + picture::pair_of(middle) + ")\"" : "";
  content_ += filled(R"(<use href="#{name}" {place}{rotation}/>)",
                     {{"name", name}, {"place", place_of(area)}, {"rotation", rotation}});
}

void Page::begin_upside_down(const Area& area) {
  const Point middle = placed(Point{area.x + area.width / 2, area.y + area.height / 2});
  content_ += "<g transform=\"rotate(180 " + picture::pair_of(middle) + ")\">";
}

void Page::end_group() {
  content_ += "</g>";
}

void Page::draw_foot(const Look& look, std::string_view title) {
  constexpr double size = 2.6;
  constexpr double room = 46;  // for the words behind the bar
  constexpr double tick = 1.2;
  const double y = size_.height - 9;
  const double end = margin + bar_length;
  line({margin, y}, {end, y}, 0.3);
  for (const double x : {margin, end}) line({x, y - tick}, {x, y + tick}, 0.3);
  const std::string bar = languages::say(look.language, "print.bar");
  text({end + 2, y + 0.9}, bar, {fitting_size(bar, size, room)});
  const double right = size_.width - margin;
  const double width = right - end - room - 4;
  text({right, y + 1.8}, title, {fitting_size(title, size, width), Weight::normal, Align::right});
  text({right, y - 1.6}, look.club,
       {fitting_size(look.club, size, width, Weight::bold), Weight::bold, Align::right});
}

Point Page::placed(Point point) const {
  return mirrored_ ? Point{size_.width - point.x, point.y} : point;
}

Area Page::placed(const Area& area) const {
  if (!mirrored_) return area;
  return {size_.width - area.x - area.width, area.y, area.width, area.height};
}

Sheet Page::finished(const Look& look, std::string_view title) {
  mirrored_ = look.language.right_to_left();  // also the foot of a page of pictures
  draw_foot(look, title);
  std::string svg = filled(
      R"(<svg xmlns="http://www.w3.org/2000/svg" width="{width}mm" height="{height}mm" )"
      R"(viewBox="0 0 {width} {height}" font-family="DejaVu Sans,Verdana,sans-serif"{lang}>)",
      {{"width", number(size_.width)},
       {"height", number(size_.height)},
       {"lang", look.language == languages::Language()
                    ? std::string()
                    : " xml:lang=\"" + std::string(look.language.tag()) + '"'}});
  svg += "<title>" + escaped(title) + "</title>";
  if (!definitions_.empty()) svg += "<defs>" + definitions_ + "</defs>";
  svg += content_ + "</svg>\n";
  return {size_, std::move(svg)};
}

}  // namespace camlann::print
