// All kernels give the numbers of the plainest loops.

#include "nn/kernel.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/random.hpp"
#include "nn/lane.hpp"
#include "nn/network.hpp"
#include "nn/random_network.hpp"

namespace camlann::test {
namespace {

std::vector<nn::Lane> random_lanes(Random& random, std::size_t count, int most) {
  std::vector<nn::Lane> lanes(count);
  for (nn::Lane& lane : lanes) {
    for (std::int16_t& n : lane.n) {
      n = static_cast<std::int16_t>(
          static_cast<int>(random.below(static_cast<std::uint32_t>(2 * most + 1))) - most);
    }
  }
  return lanes;
}

class Kernels : public testing::TestWithParam<Registers> {
 protected:
  const nn::Kernel& kernel_ = nn::kernel_for(GetParam());
};

TEST_P(Kernels, AddAndSubtractRows) {
  Random random(1);
  for (const std::size_t lanes : {1u, 3u, 4u, 16u}) {
    const auto rows = random_lanes(random, 7 * lanes, 4'000);
    const auto from = random_lanes(random, lanes, 4'000);
    const nn::Lane* const plus[] = {&rows[0], &rows[lanes], &rows[2 * lanes]};
    const nn::Lane* const minus[] = {&rows[3 * lanes], &rows[5 * lanes]};
    std::vector<nn::Lane> sums(lanes);
    kernel_.change(sums.data(), from.data(), {plus, 3, minus, 2}, lanes);
    for (std::size_t lane = 0; lane < lanes; ++lane) {
      for (std::size_t i = 0; i < nn::lane_size; ++i) {
        const int sum = from[lane].n[i] + plus[0][lane].n[i] + plus[1][lane].n[i] +
                        plus[2][lane].n[i] - minus[0][lane].n[i] - minus[1][lane].n[i];
        ASSERT_EQ(sums[lane].n[i], sum);
      }
    }
    auto same = from;
    kernel_.change(same.data(), same.data(), {plus, 3, minus, 2}, lanes);
    EXPECT_EQ(same, sums);
  }
}

TEST_P(Kernels, SquareWhatIsCutAndWeighIt) {
  Random random(2);
  for (const int most : {300, 32'767}) {
    for (const std::size_t lanes : {1u, 4u, 8u}) {
      const auto sums = random_lanes(random, lanes, most);
      const auto weights = random_lanes(random, lanes, nn::most_output_weight);
      std::int64_t wanted = 0;
      for (std::size_t lane = 0; lane < lanes; ++lane) {
        for (std::size_t i = 0; i < nn::lane_size; ++i) {
          const int sum = sums[lane].n[i];
          const int cut = sum < 0 ? 0 : sum > nn::one ? nn::one : sum;
          wanted += std::int64_t{cut} * cut * weights[lane].n[i];
        }
      }
      EXPECT_EQ(kernel_.output(sums.data(), weights.data(), lanes), wanted);
    }
  }
}

TEST_P(Kernels, HoldTheLargestSums) {
  for (const int weight : {nn::most_output_weight, -nn::most_output_weight}) {
    std::vector<nn::Lane> sums(8);
    std::vector<nn::Lane> weights(8);
    for (nn::Lane& lane : sums) {
      for (std::int16_t& n : lane.n) n = 32'767;
    }
    for (nn::Lane& lane : weights) {
      for (std::int16_t& n : lane.n) n = static_cast<std::int16_t>(weight);
    }
    EXPECT_EQ(kernel_.output(sums.data(), weights.data(), 8), 8 * 32 * nn::one * nn::one * weight);
  }
}

INSTANTIATE_TEST_SUITE_P(EveryRegister, Kernels,
                         testing::Values(Registers::best, Registers::portable));

}  // namespace
}  // namespace camlann::test
