#pragma once
// Arrows and rings on the board, as Python sees them: by the names of their squares.

#include <array>
#include <camlann/rules.hpp>
#include <string>
#include <vector>

namespace camlann::python {

/// The names of Arrow::Colour, in its order.
inline constexpr std::array<const char*, 4> arrow_colours = {"green", "red", "blue", "yellow"};

/// A drawing by the names of its squares; a ring has only one.
struct PyArrow {
  std::string origin;
  std::string target;
  std::string colour;

  bool operator==(const PyArrow&) const = default;
  [[nodiscard]] std::string text() const {
    return "camlann.Arrow('" + origin + "', '" + target + "', '" + colour + "')";
  }
};

[[nodiscard]] std::vector<PyArrow> named_arrows(const std::vector<Arrow>& arrows,
                                                const VariantInfo& variant);
/// Raises an exception for an arrow that is not on the board of the variant.
[[nodiscard]] std::vector<Arrow> arrows_of(const std::vector<PyArrow>& arrows,
                                           const VariantInfo& variant);

}  // namespace camlann::python
