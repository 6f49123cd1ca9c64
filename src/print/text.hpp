#pragma once
// The width of printed text, to break lines: that of DejaVu Sans, which is broader than other
// common fonts, so that text also fits if another font replaces it. Pure functions.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace camlann::print {

enum class Weight : std::uint8_t { normal, bold };

/// Returns the width of a text for font size 1.
[[nodiscard]] double width_of(std::string_view text, Weight weight = Weight::normal);

/// Returns `size`, or the largest smaller size at which the text is not wider than `width`.
[[nodiscard]] double fitting_size(std::string_view text, double size, double width,
                                  Weight weight = Weight::normal);

/// Breaks a text into lines for font size 1 at spaces; a longer word stays whole.
[[nodiscard]] std::vector<std::string> lines_of(std::string_view text, double width,
                                                Weight weight = Weight::normal);
/// Breaks a text like lines_of(), and longer words, too, between two characters.
[[nodiscard]] std::vector<std::string> lines_within(std::string_view text, double width,
                                                    Weight weight = Weight::normal);

}  // namespace camlann::print
