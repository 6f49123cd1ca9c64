#pragma once
// As much of CSS as the style sheets of the page's board use: rules whose selectors are elements,
// classes and data attributes, one within another. A picture takes its colours and lines from them,
// so that they are written once. Pure functions.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace camlann::picture {

/// An element of a picture, as selectors see it.
struct Element {
  std::string_view tag;
  std::vector<std::string_view> classes;
  std::vector<std::pair<std::string_view, std::string_view>> attributes;  // data-...
};

/// The attribute of an element that `:root` fits.
inline constexpr std::pair<std::string_view, std::string_view> root_mark = {"root", ""};

struct Declaration {
  std::string_view property;
  std::string_view value;
};

class StyleSheet {
 public:
  /// `css` must outlive the sheet. Rules that it does not understand are left out: those of the
  /// page that are no matter of a picture.
  explicit StyleSheet(std::string_view css);

  /// What is said of the last of these elements, each of which is in the one before, in rising
  /// order of weight: of two declarations of one property the last holds.
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
