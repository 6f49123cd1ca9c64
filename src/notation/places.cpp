#include "notation/places.hpp"

#include <cstddef>

#include "base/result.hpp"
#include "notation/typography.hpp"

namespace camlann {

Spot Places::of(std::size_t offset) {
  if (offset < last_.offset) last_ = offset < kept_.offset ? Mark{} : kept_;
  std::size_t at = last_.offset;
  Spot spot = last_.spot;
  while (at < offset) {
    const char c = text_[at];
    if (is_break(c)) {
      at = after_break(text_, at);
      ++spot.line;
      spot.column = 1;
    } else {
      spot.column += (static_cast<unsigned char>(c) & 0xC0u) != 0x80u ? 1 : 0;
      ++at;
    }
  }
  last_ = {at, spot};
  return spot;
}

Spot Places::keep(std::size_t offset) {
  const Spot spot = of(offset);
  kept_ = last_;
  return spot;
}

}  // namespace camlann
