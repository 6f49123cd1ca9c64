#pragma once
// The forward and the backward pass of one position in single precision. The loops are written for
// the compiler's vector units and give the same numbers with any of them.

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "nn/network.hpp"
#include "trainer.hpp"

namespace camlann::train {

inline constexpr std::size_t most_width = nn::most_lanes * nn::lane_size;

/// The sums of both views, the side to move first.
struct Views {
  std::array<std::array<float, most_width>, 2> sums;
};

/// Returns the log-odds of the side to move, and leaves the sums in `views`. `rows`: of each view.
[[nodiscard]] float forward(const FloatNetwork& network,
                            const std::array<std::span<const std::uint16_t>, 2>& rows,
                            std::size_t set, Views& views);

/// Adds the gradient of one position to `gradient`; `slope`: of the loss by its log-odds.
void backward(const FloatNetwork& network,
              const std::array<std::span<const std::uint16_t>, 2>& rows, std::size_t set,
              float slope, const Views& views, FloatNetwork& gradient);

/// A network of zeros with these sizes.
[[nodiscard]] FloatNetwork zeros(std::size_t rows, std::size_t width);

}  // namespace camlann::train
