#pragma once
// Late move reductions: how much less deep the search goes after a quiet move late in the order.
// Part of the search.

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

namespace camlann {

class Reductions {
 public:
  Reductions() {
    for (std::size_t depth = 1; depth < size; ++depth) {
      for (std::size_t number = 1; number < size; ++number) {
        const double plies = 0.8 + std::log(static_cast<double>(depth)) *
                                       std::log(static_cast<double>(number)) / 1.4;
        plies_[depth][number] = static_cast<std::uint8_t>(plies);
      }
    }
  }

  /// `number`: of the move in the order, from 1. `wide`: on the principal variation.
  [[nodiscard]] int of(int depth, std::size_t number, bool wide) const {
    if (depth < 3 || number < 4) return 0;
    const int plies =
        plies_[std::min(static_cast<std::size_t>(depth), size - 1)][std::min(number, size - 1)];
    return std::max(0, plies - (wide ? 1 : 0));
  }

 private:
  static constexpr std::size_t size = 64;
  std::array<std::array<std::uint8_t, size>, size> plies_{};
};

}  // namespace camlann
