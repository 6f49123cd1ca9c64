#pragma once
// Pictures in formats other than SVG, by cairo and librsvg. The libraries are loaded only when such
// a picture is requested.

#include <cstdint>
#include <string>

#include "base/result.hpp"

namespace camlann::cli {

enum class PictureFormat : std::uint8_t { svg, png, pdf };

/// Returns the format for the end of a file's name; "-" is SVG.
[[nodiscard]] Result<PictureFormat> format_of(const std::string& path);

/// Returns the bytes of a PNG or PDF file. A point of the PDF is a pixel.
[[nodiscard]] Result<std::string> rendered_picture(const std::string& svg, PictureFormat format);

}  // namespace camlann::cli
