#include "nn/kernel_wasm.hpp"

#include <wasm_simd128.h>

#include <cstddef>
#include <cstdint>

#include "nn/kernel.hpp"
#include "nn/lane.hpp"
#include "nn/network.hpp"

namespace camlann::nn {
namespace {

constexpr std::size_t per_register = 8;
constexpr std::size_t registers = lane_size / per_register;

v128_t load(const Lane& lane, std::size_t i) {
  return wasm_v128_load(lane.n + i * per_register);
}

void change(Lane* sums, const Lane* from, const Changes& changes, std::size_t lanes) {
  for (std::size_t lane = 0; lane < lanes; ++lane) {
    v128_t sum[registers];
    for (std::size_t k = 0; k < registers; ++k) sum[k] = load(from[lane], k);
    for (std::size_t i = 0; i < changes.plus_count; ++i) {
      const Lane& row = changes.plus[i][lane];
      for (std::size_t k = 0; k < registers; ++k) sum[k] = wasm_i16x8_add(sum[k], load(row, k));
    }
    for (std::size_t i = 0; i < changes.minus_count; ++i) {
      const Lane& row = changes.minus[i][lane];
      for (std::size_t k = 0; k < registers; ++k) sum[k] = wasm_i16x8_sub(sum[k], load(row, k));
    }
    for (std::size_t k = 0; k < registers; ++k) {
      wasm_v128_store(sums[lane].n + k * per_register, sum[k]);
    }
  }
}

std::int32_t output(const Lane* sums, const Lane* weights, std::size_t lanes) {
  const v128_t none = wasm_i16x8_splat(0);
  const v128_t most = wasm_i16x8_splat(one);
  v128_t sum = wasm_i32x4_splat(0);
  for (std::size_t lane = 0; lane < lanes; ++lane) {
    for (std::size_t k = 0; k < registers; ++k) {
      const v128_t cut = wasm_i16x8_min(wasm_i16x8_max(load(sums[lane], k), none), most);
      // Fits 16 bits: check() bounds the weights by most_output_weight.
      const v128_t weighted = wasm_i16x8_mul(cut, load(weights[lane], k));
      sum = wasm_i32x4_add(sum, wasm_i32x4_dot_i16x8(weighted, cut));
    }
  }
  return wasm_i32x4_extract_lane(sum, 0) + wasm_i32x4_extract_lane(sum, 1) +
         wasm_i32x4_extract_lane(sum, 2) + wasm_i32x4_extract_lane(sum, 3);
}

}  // namespace

const Kernel wasm_kernel{change, output};

}  // namespace camlann::nn
