#include "nn/kernel.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "base/cpu.hpp"
#include "nn/kernel_avx2.hpp"
#include "nn/kernel_wasm.hpp"
#include "nn/lane.hpp"
#include "nn/network.hpp"

namespace camlann::nn {
namespace {

void change(Lane* sums, const Lane* from, const Changes& changes, std::size_t lanes) {
  for (std::size_t lane = 0; lane < lanes; ++lane) {
    Lane sum = from[lane];
    for (std::size_t i = 0; i < changes.plus_count; ++i) {
      const Lane& row = changes.plus[i][lane];
      for (std::size_t k = 0; k < lane_size; ++k) {
        sum.n[k] = static_cast<std::int16_t>(sum.n[k] + row.n[k]);
      }
    }
    for (std::size_t i = 0; i < changes.minus_count; ++i) {
      const Lane& row = changes.minus[i][lane];
      for (std::size_t k = 0; k < lane_size; ++k) {
        sum.n[k] = static_cast<std::int16_t>(sum.n[k] - row.n[k]);
      }
    }
    sums[lane] = sum;
  }
}

std::int32_t output(const Lane* sums, const Lane* weights, std::size_t lanes) {
  std::int32_t sum = 0;
  for (std::size_t lane = 0; lane < lanes; ++lane) {
    for (std::size_t k = 0; k < lane_size; ++k) {
      const std::int32_t value = std::clamp<std::int32_t>(sums[lane].n[k], 0, one);
      sum += value * weights[lane].n[k] * value;
    }
  }
  return sum;
}

constexpr Kernel portable{change, output};

}  // namespace

const Kernel& kernel_for(Registers registers) {
#if defined(CAMLANN_AVX2)
  if (registers == Registers::best && has_avx2()) return avx2_kernel;
#elif defined(__wasm_simd128__)
  if (registers == Registers::best) return wasm_kernel;
#else
  static_cast<void>(registers);
#endif
  return portable;
}

}  // namespace camlann::nn
