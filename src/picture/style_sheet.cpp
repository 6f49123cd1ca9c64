#include "picture/style_sheet.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace camlann::picture {
namespace {

constexpr std::string_view blanks = " \n\t";

std::string_view trimmed(std::string_view text) {
  const std::size_t from = text.find_first_not_of(blanks);
  if (from == std::string_view::npos) return {};
  return text.substr(from, text.find_last_not_of(blanks) + 1 - from);
}

/// Takes the text up to the next `end` and removes both.
std::string_view take_until(std::string_view& text, char end) {
  const std::size_t at = std::min(text.find(end), text.size());
  const std::string_view taken = text.substr(0, at);
  text.remove_prefix(std::min(at + 1, text.size()));
  return taken;
}

std::string_view without_comments_before(std::string_view text) {
  text = trimmed(text);
  while (text.starts_with("/*")) {
    const std::size_t end = text.find("*/");
    if (end == std::string_view::npos) return {};
    text = trimmed(text.substr(end + 2));
  }
  return text;
}

/// Parses "tag.class[data-x="y"]"; nothing for selectors that pictures do not use.
std::optional<Element> read_compound(std::string_view text, int& weight) {
  Element element;
  const std::size_t end = std::min(text.find_first_of(".[:"), text.size());
  element.tag = text.substr(0, end);
  text.remove_prefix(end);
  if (text == ":root") {
    element.attributes.push_back(root_mark);
    ++weight;
    return element;
  }
  while (!text.empty()) {
    const char kind = text.front();
    text.remove_prefix(1);
    if (kind == '.') {
      const std::size_t stop = std::min(text.find_first_of(".[:"), text.size());
      element.classes.push_back(text.substr(0, stop));
      text.remove_prefix(stop);
    } else if (kind == '[') {
      std::string_view inner = take_until(text, ']');
      const std::string_view name = take_until(inner, '=');
      if (inner.size() < 2) return std::nullopt;
      element.attributes.emplace_back(name, inner.substr(1, inner.size() - 2));
    } else {
      return std::nullopt;
    }
    ++weight;
  }
  return element;
}

bool fits(const Element& wanted, const Element& element) {
  return (wanted.tag.empty() || wanted.tag == element.tag) &&
         std::all_of(wanted.classes.begin(), wanted.classes.end(),
                     [&](std::string_view one) {
                       return std::find(element.classes.begin(), element.classes.end(), one) !=
                              element.classes.end();
                     }) &&
         std::all_of(wanted.attributes.begin(), wanted.attributes.end(), [&](const auto& one) {
           return std::find(element.attributes.begin(), element.attributes.end(), one) !=
                  element.attributes.end();
         });
}

/// True if the parts of a selector match the last of the elements and some before it, in order.
bool fits(const std::vector<Element>& parts, const std::vector<Element>& within) {
  if (parts.empty() || within.empty() || !fits(parts.back(), within.back())) return false;
  auto part = parts.rbegin() + 1;
  for (auto element = within.rbegin() + 1; element != within.rend() && part != parts.rend();
       ++element) {
    if (fits(*part, *element)) ++part;
  }
  return part == parts.rend();
}

}  // namespace

StyleSheet::StyleSheet(std::string_view css) {
  while (true) {
    css = without_comments_before(css);
    if (css.empty()) return;
    std::string_view selectors = take_until(css, '{');
    std::string_view body = take_until(css, '}');
    Rule rule;
    while (!selectors.empty()) {
      std::string_view text = trimmed(take_until(selectors, ','));
      Selector selector;
      bool understood = true;
      while (!text.empty() && understood) {
        const std::size_t end = std::min(text.find_first_of(blanks), text.size());
        const auto part = read_compound(text.substr(0, end), selector.weight);
        understood = part.has_value();
        if (understood) selector.parts.push_back(*part);
        text = trimmed(text.substr(end));
      }
      if (understood) rule.selectors.push_back(std::move(selector));
    }
    while (!body.empty()) {
      body = without_comments_before(body);
      std::string_view value = take_until(body, ';');
      const std::string_view property = trimmed(take_until(value, ':'));
      if (!property.empty()) rule.declarations.push_back({property, trimmed(value)});
    }
    rules_.push_back(std::move(rule));
  }
}

std::vector<Declaration> StyleSheet::declared(const std::vector<Element>& within) const {
  std::vector<std::pair<int, Declaration>> found;
  for (const Rule& rule : rules_) {
    int weight = -1;
    for (const Selector& selector : rule.selectors) {
      if (fits(selector.parts, within)) weight = std::max(weight, selector.weight);
    }
    if (weight < 0) continue;
    for (const Declaration& one : rule.declarations) found.emplace_back(weight, one);
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<Declaration> declarations;
  declarations.reserve(found.size());
  for (const auto& [weight, one] : found) declarations.push_back(one);
  return declarations;
}

}  // namespace camlann::picture
