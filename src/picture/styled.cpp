#include "picture/styled.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "picture/shapes.hpp"
#include "picture/style_sheet.hpp"

namespace camlann::picture {
namespace {

/// The properties that become attributes; the others are for a page.
constexpr std::array<std::string_view, 14> drawn = {
    "fill",           "fill-opacity",    "font-family",
    "font-size",      "font-weight",     "letter-spacing",
    "opacity",        "stroke",          "stroke-dasharray",
    "stroke-linecap", "stroke-linejoin", "stroke-opacity",
    "stroke-width",   "text-anchor"};

struct Attribute {
  std::string_view name;
  std::string value;
};

using Variables = std::vector<std::pair<std::string_view, std::string_view>>;

/// An open element and the variables set on it.
struct Open {
  Element element;
  Variables variables;
};

void set(std::vector<Attribute>& attributes, std::string_view name, std::string value) {
  for (Attribute& attribute : attributes) {
    if (attribute.name == name) {
      attribute.value = std::move(value);
      return;
    }
  }
  attributes.push_back({name, std::move(value)});
}

std::string one_line(std::string_view text) {
  std::string line;
  for (const char c : text) {
    const char next = c == '\n' ? ' ' : c;
    if (next != ' ' || (!line.empty() && line.back() != ' ')) line += next;
  }
  return line;
}

int read_number(std::string_view& text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  int value = 0;
  while (!text.empty() && text.front() >= '0' && text.front() <= '9') {
    value = 10 * value + (text.front() - '0');
    text.remove_prefix(1);
  }
  return value;
}

/// Converts "rgb(38 28 18 / 38%)" to "#261c12" and "0.38"; the second is empty for other colours.
std::pair<std::string, std::string> colour_and_opacity(std::string_view value) {
  if (!value.starts_with("rgb(")) return {std::string(value), {}};
  value.remove_prefix(4);
  std::string colour = "#";
  for (int i = 0; i < 3; ++i) {
    const auto part = static_cast<std::size_t>(read_number(value));
    colour += "0123456789abcdef"[part / 16 % 16];
    colour += "0123456789abcdef"[part % 16];
  }
  value.remove_prefix(std::min(value.find('/') + 1, value.size()));
  return {colour, number(read_number(value) / 100.0)};
}

class Styler {
 public:
  Styler(const StyleSheet& sheet, const Element& page) : sheet_(sheet) { open(page); }

  std::string run(std::string_view svg);
  [[nodiscard]] std::string resolved(std::string_view value) const;

 private:
  std::vector<Declaration> open(const Element& element);
  std::string_view find(std::string_view name) const;
  std::string tag(std::string_view text);
  static void declare(std::vector<Attribute>& attributes, std::string_view property,
                      const std::string& value);

  const StyleSheet& sheet_;
  std::vector<Open> stack_;
};

/// Puts an element on the stack; returns its declarations without the variables.
std::vector<Declaration> Styler::open(const Element& element) {
  std::vector<Element> within;
  within.reserve(stack_.size() + 1);
  for (const Open& one : stack_) within.push_back(one.element);
  within.push_back(element);
  Open opened{element, {}};
  std::vector<Declaration> declarations;
  for (const Declaration& one : sheet_.declared(within)) {
    if (one.property.starts_with("--")) {
      opened.variables.emplace_back(one.property, one.value);
    } else {
      declarations.push_back(one);
    }
  }
  stack_.push_back(std::move(opened));
  return declarations;
}

/// Returns the value set by the innermost element; empty if none sets it.
std::string_view Styler::find(std::string_view name) const {
  std::string_view found;
  for (const Open& one : stack_) {
    for (const auto& [known, value] : one.variables) {
      if (known == name) found = value;
    }
  }
  return found;
}

/// Replaces "var(--name, else)" by its value here.
std::string Styler::resolved(std::string_view value) const {
  constexpr std::string_view begin = "var(";
  const std::size_t at = value.find(begin);
  if (at == std::string_view::npos) return std::string(value);
  std::size_t end = at + begin.size();
  for (int depth = 1; end < value.size(); ++end) {
    depth += value[end] == '(' ? 1 : value[end] == ')' ? -1 : 0;
    if (depth == 0) break;
  }
  const std::string_view inside = value.substr(at + begin.size(), end - at - begin.size());
  const std::size_t comma = std::min(inside.find(','), inside.size());
  const std::string_view name = inside.substr(0, comma);
  std::string_view meant = name == left_open && stack_.size() > 1 ? "currentColor" : find(name);
  if (meant.empty()) {
    meant = inside.substr(std::min(comma + 1, inside.size()));
    meant.remove_prefix(std::min(meant.find_first_not_of(' '), meant.size()));
  }
  const std::string_view rest = value.substr(std::min(end + 1, value.size()));
  return std::string(value.substr(0, at)) + resolved(meant) + resolved(rest);
}

void Styler::declare(std::vector<Attribute>& attributes, std::string_view property,
                     const std::string& value) {
  if (property == "font") {
    // "600 10px system-ui, sans-serif"
    const std::size_t size = value.find(' ');
    const std::size_t family = value.find(' ', size + 1);
    declare(attributes, "font-weight", value.substr(0, size));
    declare(attributes, "font-size", value.substr(size + 1, family - size - 1));
    declare(attributes, "font-family", value.substr(family + 1));
    return;
  }
  if (std::find(drawn.begin(), drawn.end(), property) == drawn.end()) return;
  if (property == "fill" || property == "stroke") {
    auto [colour, opacity] = colour_and_opacity(value);
    set(attributes, property, std::move(colour));
    if (opacity.empty()) return;
    set(attributes, property == "fill" ? "fill-opacity" : "stroke-opacity", std::move(opacity));
    return;
  }
  std::string text = value;
  if (text.ends_with("px")) text.resize(text.size() - 2);
  std::replace(text.begin(), text.end(), '"', '\'');
  set(attributes, property, std::move(text));
}

/// Converts an opening tag, "<path d="..."/>", for the picture; empty if it draws nothing.
std::string Styler::tag(std::string_view text) {
  const bool alone = text.ends_with("/>");
  text = text.substr(1, text.size() - (alone ? 3 : 2));
  const std::size_t name_end = std::min(text.find(' '), text.size());
  Element element{text.substr(0, name_end), {}, {}};
  text.remove_prefix(name_end);
  std::vector<std::pair<std::string_view, std::string_view>> written;
  while (text.size() > 1) {
    const std::size_t equals = text.find('=');
    const std::size_t end = text.find('"', equals + 2);
    const std::string_view name = text.substr(1, equals - 1);
    std::string_view value = text.substr(equals + 2, end - equals - 2);
    text.remove_prefix(end + 1);
    if (name != "class") {
      written.emplace_back(name, value);
      continue;
    }
    while (!value.empty()) {
      const std::size_t stop = std::min(value.find(' '), value.size());
      element.classes.push_back(value.substr(0, stop));
      value.remove_prefix(std::min(stop + 1, value.size()));
    }
  }
  const std::vector<Declaration> declarations = open(element);
  std::vector<Attribute> attributes;
  bool draws = true;
  for (const auto& [name, value] : written) {
    if (name == "d" && value.empty()) draws = false;
    if (name == "fill" || name == "stroke") {
      declare(attributes, name, resolved(value));
    } else {
      set(attributes, name, resolved(value));
    }
  }
  for (const Declaration& one : declarations) {
    declare(attributes, one.property, one_line(resolved(one.value)));
  }
  if (alone) stack_.pop_back();
  if (!draws) return {};
  std::string made = '<' + std::string(element.tag);
  for (const auto& [name, value] : attributes) {
    made += ' ' + std::string(name) + "=\"" + value + '"';
  }
  return made + (alone ? "/>" : ">");
}

std::string Styler::run(std::string_view svg) {
  std::string made;
  std::vector<std::size_t> begun;  // position of each open element in `made`, and of its content
  while (!svg.empty()) {
    const std::size_t open_at = std::min(svg.find('<'), svg.size());
    made += svg.substr(0, open_at);
    svg.remove_prefix(open_at);
    if (svg.empty()) break;
    const std::size_t size = svg.find('>') + 1;
    const std::string_view text = svg.substr(0, size);
    svg.remove_prefix(size);
    if (text.starts_with("</")) {
      const std::size_t inside = begun.back();
      begun.pop_back();
      const std::size_t begin = begun.back();
      begun.pop_back();
      const bool empty_group = made.size() == inside && text == "</g>";
      if (empty_group) {
        made.resize(begin);
      } else {
        made += text;
      }
      stack_.pop_back();
      continue;
    }
    const std::size_t begin = made.size();
    made += tag(text);
    if (!text.ends_with("/>")) {
      begun.push_back(begin);
      begun.push_back(made.size());
    }
  }
  return made;
}

}  // namespace

std::string styled(std::string_view svg, const StyleSheet& sheet, const Element& page) {
  return Styler(sheet, page).run(svg);
}

std::string variable(std::string_view name, const StyleSheet& sheet, const Element& page) {
  return Styler(sheet, page).resolved("var(" + std::string(name) + ')');
}

}  // namespace camlann::picture
