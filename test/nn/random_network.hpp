#pragma once
// Networks of random weights, for tests that are about sums, kernels and files.

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/random.hpp"
#include "nn/network.hpp"

namespace camlann::test {

/// A network within all bounds, with weights as large as they may be.
inline nn::Network random_network(std::uint64_t seed, std::size_t squares, std::size_t men,
                                  std::size_t lanes, std::size_t kinds = 2) {
  Random random(seed);
  const auto around = [&](int most) {
    const int number = static_cast<int>(random.below(static_cast<std::uint32_t>(2 * most + 1)));
    return static_cast<std::int16_t>(number - most);
  };
  const auto fill = [&](std::vector<nn::Lane>& row, std::size_t count, int most) {
    row.resize(count);
    for (nn::Lane& lane : row) {
      for (std::int16_t& n : lane.n) n = around(most);
    }
  };
  nn::Network network;
  network.card = {"cam", "wcf", "random numbers", "CC0-1.0"};
  network.squares = squares;
  network.kinds = kinds;
  network.men = men;
  network.lanes = lanes;
  network.scale = 100;
  fill(network.bias, lanes, 300);
  fill(network.rows, network.row_count() * lanes, 32'000 / static_cast<int>(men));
  const int most_output = 33'000 / static_cast<int>(2 * network.width());
  fill(network.output, nn::output_sets * 2 * lanes,
       most_output < nn::most_output_weight ? most_output : nn::most_output_weight);
  for (std::int32_t& bias : network.output_bias) bias = around(5'000);
  return network;
}

}  // namespace camlann::test
