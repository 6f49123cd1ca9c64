#include "picture/shapes.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <initializer_list>
#include <string>
#include <string_view>

namespace camlann::picture {
namespace {

/// Returns the part of `text` between `begin` and `end`; empty if either is missing.
std::string_view between(std::string_view text, std::string_view begin, std::string_view end) {
  const std::size_t at = text.find(begin);
  if (at == std::string_view::npos) return {};
  text.remove_prefix(at + begin.size());
  const std::size_t stop = text.find(end);
  return stop == std::string_view::npos ? std::string_view{} : text.substr(0, stop);
}

}  // namespace

std::string_view shape(std::string_view file, std::string_view id) {
  const std::string begin = "<g id=\"" + std::string(id) + "\">";
  const std::string_view text = shape_file(file);
  const std::size_t at = text.find(begin);
  if (at == std::string_view::npos) return {};
  const std::size_t from = at + begin.size();
  // Named groups are not nested.
  const std::size_t next = std::min(text.find("<g id=", from), text.rfind("</svg>"));
  return text.substr(from, text.rfind("</g>", next) - from);
}

std::string_view whole_shape(std::string_view file) {
  const std::string_view text = shape_file(file);
  const std::size_t at = text.find('>');
  if (at == std::string_view::npos) return {};
  return text.substr(at + 1, text.rfind("</svg>") - at - 1);
}

std::string_view root_attribute(std::string_view file, std::string_view name) {
  const std::string_view text = shape_file(file);
  return between(text.substr(0, text.find('>')), " " + std::string(name) + "=\"", "\"");
}

std::string filled(std::string_view shape, std::initializer_list<Filling> fillings) {
  std::string text;
  while (true) {
    const std::size_t open = shape.find('{');
    text += shape.substr(0, open);
    if (open == std::string_view::npos) return text;
    const std::size_t close = shape.find('}', open);
    const std::string_view name = shape.substr(open + 1, close - open - 1);
    for (const auto& [known, value] : fillings) {
      if (known == name) text += value;
    }
    shape.remove_prefix(close + 1);
  }
}

std::string number(double value) {
  const auto hundredths = static_cast<long long>(std::floor(value * 100 + 0.5));
  const long long size = std::llabs(hundredths);
  std::string text = hundredths < 0 ? "-" : "";
  text += std::to_string(size / 100);
  if (size % 100 != 0) {
    text += '.';
    text += static_cast<char>('0' + size / 10 % 10);
    if (size % 10 != 0) text += static_cast<char>('0' + size % 10);
  }
  return text;
}

std::string pair_of(Point point) {
  return number(point.x) + ' ' + number(point.y);
}

std::string shifted(Point by) {
  return "translate(" + pair_of(by) + ')';
}

std::string scaled(double part) {
  return "scale(." + std::to_string(std::lround(part * 1e5)) + ')';
}

std::string escaped(std::string_view text) {
  std::string safe;
  for (const char c : text) {
    if (c == '&') {
      safe += "&amp;";
    } else if (c == '<') {
      safe += "&lt;";
    } else if (c == '"') {
      safe += "&quot;";
    } else {
      safe += c;
    }
  }
  return safe;
}

}  // namespace camlann::picture
