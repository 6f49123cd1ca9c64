#pragma once
// Pictures in other formats than SVG, by cairo and librsvg. The program does without both until
// somebody asks for such a picture: they are looked for then.

#include <cstdint>
#include <string>

#include "base/result.hpp"

namespace camlann::cli {

enum class PictureFormat : std::uint8_t { svg, png, pdf };

/// By the end of a file's name; "-" is SVG.
[[nodiscard]] Result<PictureFormat> format_of(const std::string& path);

/// The bytes of a PNG or PDF file. A point of the PDF is a pixel.
[[nodiscard]] Result<std::string> rendered_picture(const std::string& svg, PictureFormat format);

}  // namespace camlann::cli
