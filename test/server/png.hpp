#pragma once
// Decodes the PNG files that cairo writes: eight bits per channel, not interlaced.

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace camlann::test {

struct Colour {
  int red = 0;
  int green = 0;
  int blue = 0;

  [[nodiscard]] int lightness() const { return (red + green + blue) / 3; }
  bool operator==(const Colour&) const = default;
};

class Image {
 public:
  Image(std::size_t columns, std::size_t rows, std::string pixels, std::size_t channels)
      : columns_(columns), rows_(rows), pixels_(std::move(pixels)), channels_(channels) {}

  [[nodiscard]] std::size_t width() const { return columns_; }
  [[nodiscard]] std::size_t height() const { return rows_; }
  /// Throws std::out_of_range outside of the image.
  [[nodiscard]] Colour at(std::size_t x, std::size_t y) const;

 private:
  std::size_t columns_;
  std::size_t rows_;
  std::string pixels_;
  std::size_t channels_;
};

/// Throws std::runtime_error for a file that is not such a PNG.
[[nodiscard]] Image decode_png(std::string_view file);

}  // namespace camlann::test
