// Only this file is compiled for AVX2. It defines no function that another file might be linked
// with (doc/decisions/0002-registers-at-run-time.md).
#include "nn/kernel_avx2.hpp"

#include <immintrin.h>

#include <cstddef>
#include <cstdint>

#include "nn/kernel.hpp"
#include "nn/lane.hpp"
#include "nn/network.hpp"

namespace camlann::nn {
namespace {

constexpr std::size_t per_register = 16;
constexpr std::size_t registers = lane_size / per_register;

const __m256i* at(const Lane& lane, std::size_t i) {
  return reinterpret_cast<const __m256i*>(lane.n + i * per_register);
}
__m256i* at(Lane& lane, std::size_t i) {
  return reinterpret_cast<__m256i*>(lane.n + i * per_register);
}

void change(Lane* sums, const Lane* from, const Changes& changes, std::size_t lanes) {
  for (std::size_t lane = 0; lane < lanes; ++lane) {
    __m256i sum[registers];
    for (std::size_t k = 0; k < registers; ++k) sum[k] = _mm256_load_si256(at(from[lane], k));
    for (std::size_t i = 0; i < changes.plus_count; ++i) {
      const Lane& row = changes.plus[i][lane];
      for (std::size_t k = 0; k < registers; ++k) {
        sum[k] = _mm256_add_epi16(sum[k], _mm256_load_si256(at(row, k)));
      }
    }
    for (std::size_t i = 0; i < changes.minus_count; ++i) {
      const Lane& row = changes.minus[i][lane];
      for (std::size_t k = 0; k < registers; ++k) {
        sum[k] = _mm256_sub_epi16(sum[k], _mm256_load_si256(at(row, k)));
      }
    }
    for (std::size_t k = 0; k < registers; ++k) _mm256_store_si256(at(sums[lane], k), sum[k]);
  }
}

std::int32_t output(const Lane* sums, const Lane* weights, std::size_t lanes) {
  const __m256i most = _mm256_set1_epi16(one);
  __m256i sum = _mm256_setzero_si256();
  for (std::size_t lane = 0; lane < lanes; ++lane) {
    for (std::size_t k = 0; k < registers; ++k) {
      const __m256i cut = _mm256_min_epi16(
          _mm256_max_epi16(_mm256_load_si256(at(sums[lane], k)), _mm256_setzero_si256()), most);
      // Fits 16 bits: check() bounds the weights by most_output_weight.
      const __m256i weighted = _mm256_mullo_epi16(cut, _mm256_load_si256(at(weights[lane], k)));
      sum = _mm256_add_epi32(sum, _mm256_madd_epi16(weighted, cut));
    }
  }
  __m128i half = _mm_add_epi32(_mm256_castsi256_si128(sum), _mm256_extracti128_si256(sum, 1));
  half = _mm_add_epi32(half, _mm_shuffle_epi32(half, 0x4E));
  half = _mm_add_epi32(half, _mm_shuffle_epi32(half, 0xB1));
  return _mm_cvtsi128_si32(half);
}

}  // namespace

const Kernel avx2_kernel{change, output};

}  // namespace camlann::nn
