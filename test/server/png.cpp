#include "server/png.hpp"

#include <boost/beast/zlib/inflate_stream.hpp>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

namespace camlann::test {
namespace {

std::size_t number_at(std::string_view bytes, std::size_t at) {
  std::size_t value = 0;
  for (const char byte : bytes.substr(at, 4)) value = value << 8U | static_cast<std::uint8_t>(byte);
  return value;
}

/// Returns the bytes of a zlib stream of this size.
std::string inflated(std::string_view packed, std::size_t size) {
  namespace zlib = boost::beast::zlib;
  constexpr std::size_t header = 2;
  std::string bytes(size, '\0');
  zlib::inflate_stream stream;
  zlib::z_params params;
  params.next_in = packed.data() + header;
  params.avail_in = packed.size() - header;
  params.next_out = bytes.data();
  params.avail_out = bytes.size();
  boost::system::error_code error;
  stream.write(params, zlib::Flush::sync, error);
  if (params.total_out != size) throw std::runtime_error("the pixels are incomplete");
  return bytes;
}

/// Returns the predictor of Paeth.
int paeth(int left, int above, int corner) {
  const int guess = left + above - corner;
  const int by_left = std::abs(guess - left);
  const int by_above = std::abs(guess - above);
  const int by_corner = std::abs(guess - corner);
  if (by_left <= by_above && by_left <= by_corner) return left;
  return by_above <= by_corner ? above : corner;
}

int predicted(char filter, int left, int above, int corner) {
  switch (filter) {
    case 0: return 0;
    case 1: return left;
    case 2: return above;
    case 3: return (left + above) / 2;
    case 4: return paeth(left, above, corner);
    default: throw std::runtime_error("an unknown filter");
  }
}

std::string unfiltered(const std::string& rows, std::size_t height, std::size_t stride,
                       std::size_t channels) {
  std::string pixels(height * stride, '\0');
  const auto byte = [&](std::size_t y, std::size_t x) {
    return static_cast<int>(static_cast<std::uint8_t>(pixels[y * stride + x]));
  };
  for (std::size_t y = 0; y < height; ++y) {
    const char filter = rows[y * (stride + 1)];
    for (std::size_t x = 0; x < stride; ++x) {
      const int left = x < channels ? 0 : byte(y, x - channels);
      const int above = y == 0 ? 0 : byte(y - 1, x);
      const int corner = x < channels || y == 0 ? 0 : byte(y - 1, x - channels);
      const auto given = static_cast<std::uint8_t>(rows[y * (stride + 1) + 1 + x]);
      pixels[y * stride + x] = static_cast<char>(given + predicted(filter, left, above, corner));
    }
  }
  return pixels;
}

}  // namespace

Colour Image::at(std::size_t x, std::size_t y) const {
  if (x >= columns_ || y >= rows_) throw std::out_of_range("no pixel");
  const auto byte = [&](std::size_t channel) {
    return static_cast<int>(
        static_cast<std::uint8_t>(pixels_[(y * columns_ + x) * channels_ + channel]));
  };
  return {byte(0), byte(1), byte(2)};
}

Image decode_png(std::string_view file) {
  constexpr std::size_t signature = 8;
  if (file.substr(1, 3) != "PNG") throw std::runtime_error("this is not a PNG file");
  std::string packed;
  std::size_t width = 0;
  std::size_t height = 0;
  std::size_t channels = 0;
  for (std::size_t at = signature; at + 12 <= file.size();) {
    const auto size = number_at(file, at);
    const auto type = file.substr(at + 4, 4);
    const auto data = file.substr(at + 8, size);
    if (type == "IHDR") {
      width = number_at(data, 0);
      height = number_at(data, 4);
      if (data[8] != 8 || data[12] != 0) throw std::runtime_error("this PNG is not simple");
      channels = data[9] == 6 ? 4 : 3;
    }
    if (type == "IDAT") packed += data;
    at += size + 12;
  }
  const auto stride = width * channels;
  return {width, height,
          unfiltered(inflated(packed, height * (stride + 1)), height, stride, channels), channels};
}

}  // namespace camlann::test
