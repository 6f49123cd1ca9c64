// For Windows, where Debian has no giflib.

#include <string>

#include "base/result.hpp"
#include "print/animation.hpp"
#include "print/rendering.hpp"

namespace camlann::print {

void Animation::Close::operator()(GifFileType* /*file*/) const {}

Animation::Animation() = default;
Animation::~Animation() = default;
Animation::Animation(Animation&&) noexcept = default;
Animation& Animation::operator=(Animation&&) noexcept = default;

Result<void> Animation::add(const Pixels& /*frame*/, int /*hundredths*/) {
  return failure(ErrorCode::io, "the program for Windows draws no animated pictures", "--out",
                 "a name that ends in .svg");
}

Result<std::string> Animation::finish() {
  return std::string();
}

}  // namespace camlann::print
