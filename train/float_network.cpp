#include "float_network.hpp"

#include <algorithm>

namespace camlann::train {
namespace {

constexpr std::size_t block = 32;

}  // namespace

FloatNetwork zeros(std::size_t rows, std::size_t width) {
  FloatNetwork network;
  network.width = width;
  network.bias.resize(width);
  network.rows.resize(rows * width);
  network.output.resize(nn::output_sets * 2 * width);
  network.output_bias.resize(nn::output_sets);
  return network;
}

float forward(const FloatNetwork& network,
              const std::array<std::span<const std::uint16_t>, 2>& rows, std::size_t set,
              Views& views) {
  const std::size_t width = network.width;
  std::array<float, block> total{};
  for (std::size_t view = 0; view < 2; ++view) {
    const float* const weights = &network.output[(2 * set + view) * width];
    for (std::size_t at = 0; at < width; at += block) {
      std::array<float, block> sum;
      std::copy_n(&network.bias[at], block, sum.begin());
      for (const std::uint16_t row : rows[view]) {
        const float* const weight = &network.rows[row * width + at];
        for (std::size_t i = 0; i < block; ++i) sum[i] += weight[i];
      }
      std::copy_n(sum.begin(), block, &views.sums[view][at]);
      for (std::size_t i = 0; i < block; ++i) {
        const float cut = std::min(std::max(sum[i], 0.0F), 1.0F);
        total[i] += cut * cut * weights[at + i];
      }
    }
  }
  float sum = network.output_bias[set];
  for (const float part : total) sum += part;
  return sum;
}

void backward(const FloatNetwork& network,
              const std::array<std::span<const std::uint16_t>, 2>& rows, std::size_t set,
              float slope, const Views& views, FloatNetwork& gradient) {
  const std::size_t width = network.width;
  gradient.output_bias[set] += slope;
  for (std::size_t view = 0; view < 2; ++view) {
    const float* const weights = &network.output[(2 * set + view) * width];
    float* const output = &gradient.output[(2 * set + view) * width];
    for (std::size_t at = 0; at < width; at += block) {
      std::array<float, block> slopes;
      for (std::size_t i = 0; i < block; ++i) {
        const float sum = views.sums[view][at + i];
        const float cut = std::min(std::max(sum, 0.0F), 1.0F);
        output[at + i] += slope * cut * cut;
        const float inside = sum > 0.0F && sum < 1.0F ? 2.0F : 0.0F;
        slopes[i] = slope * weights[at + i] * inside * cut;
      }
      for (std::size_t i = 0; i < block; ++i) gradient.bias[at + i] += slopes[i];
      for (const std::uint16_t row : rows[view]) {
        float* const weight = &gradient.rows[row * width + at];
        for (std::size_t i = 0; i < block; ++i) weight[i] += slopes[i];
      }
    }
  }
}

}  // namespace camlann::train
