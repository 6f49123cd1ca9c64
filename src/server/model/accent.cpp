// The shades of a host's accent (site.hpp). The colours of text and ground are those of
// web/src/styles/tokens.css.

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "server/model/site.hpp"

namespace camlann::server {

namespace {

using Colour = std::array<int, 3>;

constexpr double readable = 4.5;       // text
constexpr double distinguishable = 2;  // a button from its ground
// The darkest ground of the light theme, and the lightest of the dark one.
constexpr std::string_view light_ground = "#e3ded4";
constexpr std::string_view dark_ground = "#312d29";
// The texts of buttons.
constexpr std::string_view light_on_fill = "#fff8ef";
constexpr std::string_view dark_on_fill = "#fff3ea";

std::optional<Colour> colour_of(std::string_view text) {
  if (text.size() != 7 || text.front() != '#') return std::nullopt;
  Colour colour{};
  for (std::size_t i = 0; i < colour.size(); ++i) {
    const char* const at = text.data() + 1 + 2 * i;
    const auto read = std::from_chars(at, at + 2, colour.at(i), 16);
    if (read.ec != std::errc{} || read.ptr != at + 2 || colour.at(i) < 0) return std::nullopt;
  }
  return colour;
}

std::string text_of(const Colour& colour) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text = "#";
  for (const int part : colour) {
    text += digits[static_cast<std::size_t>(part / 16)];
    text += digits[static_cast<std::size_t>(part % 16)];
  }
  return text;
}

double luminance(std::string_view text) {
  const auto colour = colour_of(text).value_or(Colour{});
  const auto linear = [](int part) {
    const double value = part / 255.0;
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(colour[0]) + 0.7152 * linear(colour[1]) + 0.0722 * linear(colour[2]);
}

/// Returns the first of the lighter shades of the colour with this contrast to the ground.
std::string lightened(const Colour& colour, std::string_view ground, double wanted) {
  constexpr int steps = 100;
  std::string shade;
  for (int step = 0; step <= steps; ++step) {
    Colour lighter{};
    for (std::size_t i = 0; i < colour.size(); ++i) {
      lighter.at(i) = colour.at(i) + (255 - colour.at(i)) * step / steps;
    }
    shade = text_of(lighter);
    if (contrast(shade, ground) >= wanted) break;
  }
  return shade;
}

std::string one_decimal(double number) {
  const auto tenths = static_cast<int>(std::floor(number * 10));
  return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10);
}

}  // namespace

double contrast(std::string_view one, std::string_view other) {
  const double a = luminance(one) + 0.05;
  const double b = luminance(other) + 0.05;
  return std::max(a, b) / std::min(a, b);
}

Result<Accent> read_accent(std::string_view text) {
  const auto colour = colour_of(text);
  if (!colour) {
    return failure(ErrorCode::syntax, "This is not a colour", "accent", "like #8a2a22");
  }
  Accent accent;
  accent.light = text_of(*colour);
  const double least =
      std::min(contrast(accent.light, light_ground), contrast(accent.light, light_on_fill));
  if (least < readable) {
    return failure(ErrorCode::syntax,
                   "Text in this colour cannot be read on the light theme: its contrast is " +
                       one_decimal(least),
                   "accent", "a darker colour, with a contrast of at least 4.5");
  }
  accent.dark = lightened(*colour, dark_ground, readable);
  accent.dark_fill = lightened(*colour, dark_ground, distinguishable);
  if (contrast(accent.dark_fill, dark_on_fill) < readable) {
    return failure(ErrorCode::syntax, "Buttons in this colour cannot be read on the dark theme",
                   "accent", "another colour");
  }
  return accent;
}

}  // namespace camlann::server
