#include "print/animation.hpp"

#include <gif_lib.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "print/rendering.hpp"

namespace camlann::print {

namespace {

constexpr int colours = 256;
constexpr int clear_colour = colours - 1;  // the pixel of the frame before stays

int append(GifFileType* file, const GifByteType* data, int length) {
  static_cast<std::string*>(file->UserData)
      ->append(reinterpret_cast<const char*>(data), static_cast<std::size_t>(length));
  return length;
}

struct Free {
  void operator()(ColorMapObject* map) const { GifFreeMapObject(map); }
};
using ColorMap = std::unique_ptr<ColorMapObject, Free>;

/// The colours of some pixels, and the number of each pixel's colour.
struct Reduced {
  ColorMap map;
  std::vector<GifByteType> numbers;
};

/// Reduces the colours to at most 255 (median cut).
Reduced reduced(const std::vector<std::uint32_t>& pixels) {
  std::vector<GifByteType> red;
  std::vector<GifByteType> green;
  std::vector<GifByteType> blue;
  for (const std::uint32_t pixel : pixels) {
    red.push_back(static_cast<GifByteType>(pixel >> 16U & 0xFFU));
    green.push_back(static_cast<GifByteType>(pixel >> 8U & 0xFFU));
    blue.push_back(static_cast<GifByteType>(pixel & 0xFFU));
  }
  Reduced result{ColorMap(GifMakeMapObject(colours, nullptr)),
                 std::vector<GifByteType>(pixels.size())};
  int used = clear_colour;
  if (result.map == nullptr ||
      GifQuantizeBuffer(static_cast<unsigned>(pixels.size()), 1, &used, red.data(), green.data(),
                        blue.data(), result.numbers.data(), result.map->Colors) == GIF_ERROR) {
    result.map = nullptr;
  }
  return result;
}

Failure not_made() {
  return failure(ErrorCode::io, "giflib cannot make the picture", "--out",
                 "less or smaller frames");
}

}  // namespace

void Animation::Close::operator()(GifFileType* file) const {
  EGifCloseFile(file, nullptr);
}

Animation::Animation() : bytes_(std::make_unique<std::string>()) {}
Animation::~Animation() = default;
Animation::Animation(Animation&&) noexcept = default;
Animation& Animation::operator=(Animation&&) noexcept = default;

Result<void> Animation::add(const Pixels& frame, int hundredths) {
  const bool first = file_ == nullptr;
  if (first && !begin(frame)) return not_made();
  if (!first && (frame.width != last_.width || frame.height != last_.height)) {
    return failure(ErrorCode::io, "the frames of an animation have different sizes", "--out");
  }
  if (!put(frame, changed(frame), hundredths)) return not_made();
  last_ = frame;
  return {};
}

Result<std::string> Animation::finish() {
  if (file_ == nullptr || EGifCloseFile(file_.release(), nullptr) == GIF_ERROR) return not_made();
  return std::move(*bytes_);
}

/// Returns the smallest rectangle with all changed pixels; one pixel if none changed.
Animation::Rectangle Animation::changed(const Pixels& frame) const {
  if (last_.colours.empty()) return {0, 0, frame.width, frame.height};
  Rectangle area{0, 0, 1, 1};
  int right = -1;
  int bottom = -1;
  int left = frame.width;
  int top = frame.height;
  for (int y = 0; y < frame.height; ++y) {
    for (int x = 0; x < frame.width; ++x) {
      if (frame.at(x, y) == last_.at(x, y)) continue;
      left = std::min(left, x);
      right = std::max(right, x);
      top = std::min(top, y);
      bottom = y;
    }
  }
  if (right >= 0) area = {left, top, right - left + 1, bottom - top + 1};
  return area;
}

/// Writes what stands before the first frame: the size, and that the frames repeat for ever.
bool Animation::begin(const Pixels& frame) {
  file_.reset(EGifOpen(bytes_.get(), append, nullptr));
  if (file_ == nullptr) return false;
  EGifSetGifVersion(file_.get(), true);
  constexpr int bits = 8;
  constexpr std::array<GifByteType, 3> repeat{1, 0, 0};
  return EGifPutScreenDesc(file_.get(), frame.width, frame.height, bits, 0, nullptr) == GIF_OK &&
         EGifPutExtensionLeader(file_.get(), APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
         EGifPutExtensionBlock(file_.get(), 11, "NETSCAPE2.0") == GIF_OK &&
         EGifPutExtensionBlock(file_.get(), repeat.size(), repeat.data()) == GIF_OK &&
         EGifPutExtensionTrailer(file_.get()) == GIF_OK;
}

bool Animation::put(const Pixels& frame, const Rectangle& area, int hundredths) {
  const bool first = last_.colours.empty();
  const auto stays = [&](int x, int y) { return !first && frame.at(x, y) == last_.at(x, y); };
  std::vector<std::uint32_t> pixels;
  for (int y = area.top; y < area.top + area.height; ++y) {
    for (int x = area.left; x < area.left + area.width; ++x) {
      if (!stays(x, y)) pixels.push_back(frame.at(x, y));
    }
  }
  if (pixels.empty()) pixels.push_back(frame.at(area.left, area.top));
  const Reduced reduction = reduced(pixels);
  if (reduction.map == nullptr) return false;

  const GraphicsControlBlock control{DISPOSE_DO_NOT, false, hundredths,
                                     first ? NO_TRANSPARENT_COLOR : clear_colour};
  std::array<GifByteType, 4> block{};
  const auto length = EGifGCBToExtension(&control, block.data());
  if (EGifPutExtension(file_.get(), GRAPHICS_EXT_FUNC_CODE, static_cast<int>(length),
                       block.data()) == GIF_ERROR ||
      EGifPutImageDesc(file_.get(), area.left, area.top, area.width, area.height, false,
                       reduction.map.get()) == GIF_ERROR) {
    return false;
  }
  std::size_t next = 0;
  std::vector<GifByteType> line(static_cast<std::size_t>(area.width));
  for (int y = area.top; y < area.top + area.height; ++y) {
    for (int x = area.left; x < area.left + area.width; ++x) {
      line[static_cast<std::size_t>(x - area.left)] =
          stays(x, y) ? GifByteType{clear_colour} : reduction.numbers[next++];
    }
    if (EGifPutLine(file_.get(), line.data(), area.width) == GIF_ERROR) return false;
  }
  return true;
}

}  // namespace camlann::print
