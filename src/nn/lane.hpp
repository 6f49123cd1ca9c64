#pragma once
// The unit in which a network's rows are stored and added up: enough numbers to fill a register of
// any processor, aligned for it.

#include <cstddef>
#include <cstdint>

namespace camlann::nn {

inline constexpr std::size_t lane_size = 32;

struct alignas(64) Lane {
  std::int16_t n[lane_size]{};

  bool operator==(const Lane&) const = default;
};

}  // namespace camlann::nn
