#pragma once
// The part of CSS that the style sheets of the page's board use: rules with selectors of elements,
// classes and data attributes, nested by descent. A picture takes its colours and lines from them,
// so that they are defined once. Pure functions.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace camlann::picture {

/// An element of a picture, for matching selectors.
struct Element {
  std::string_view tag;
  std::vector<std::string_view> classes;
  std::vector<std::pair<std::string_view, std::string_view>> attributes;  // data-...
};

/// The attribute of an element that matches `:root`.
inline constexpr std::pair<std::string_view, std::string_view> root_mark = {"root", ""};

struct Declaration {
  std::string_view property;
  std::string_view value;
};

class StyleSheet {
 public:
  /// `css` must outlive the sheet. Unsupported rules are skipped: they only affect the page.
  explicit StyleSheet(std::string_view css);

  /// Returns the declarations for the last of these nested elements in rising order of weight: for
  /// repeated properties the last one applies.
  [[nodiscard]] std::vector<Declaration> declared(const std::vector<Element>& within) const;

 private:
  struct Selector {
    std::vector<Element> parts;
    int weight = 0;
  };
  struct Rule {
    std::vector<Selector> selectors;
    std::vector<Declaration> declarations;
  };

  std::vector<Rule> rules_;
};

}  // namespace camlann::picture
