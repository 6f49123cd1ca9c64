#pragma once
// Pictures in formats other than SVG, by cairo and librsvg. The libraries are loaded only when such
// a picture is requested.

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "print/sheet.hpp"

namespace camlann::print {

enum class PictureFormat : std::uint8_t { svg, png, pdf, gif };

/// Returns the format for the end of a file's name; "-" is SVG.
[[nodiscard]] Result<PictureFormat> format_of(const std::string& path);

/// A drawn picture without transparency; each pixel is 0xRRGGBB.
struct Pixels {
  int width = 0;
  int height = 0;
  std::vector<std::uint32_t> colours;  // line by line, from the top

  [[nodiscard]] std::uint32_t at(int x, int y) const {
    return colours[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                   static_cast<std::size_t>(x)];
  }
};

/// Draws on a ground of one colour.
[[nodiscard]] Result<Pixels> rendered_pixels(const std::string& svg, std::uint32_t ground);

/// Returns the bytes of a PNG or PDF file. A point of the PDF is a pixel.
[[nodiscard]] Result<std::string> rendered_picture(const std::string& svg, PictureFormat format);

/// Returns the bytes of a PDF file with a page of true size for each sheet.
[[nodiscard]] Result<std::string> rendered_sheets(const std::vector<Sheet>& sheets,
                                                  const std::string& title);

}  // namespace camlann::print
