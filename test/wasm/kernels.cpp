// Compares the kernel for WebAssembly's registers with the portable one: an exported function for
// network_test.mjs.

#include <emscripten.h>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "base/cpu.hpp"
#include "base/random.hpp"
#include "nn/kernel.hpp"
#include "nn/lane.hpp"
#include "nn/network.hpp"

namespace {

using camlann::nn::Changes;
using camlann::nn::Kernel;
using camlann::nn::Lane;

/// Returns numbers from -most to most, many of them at the bounds.
std::vector<Lane> random_lanes(camlann::Random& random, std::size_t count, int most) {
  std::vector<Lane> lanes(count);
  for (Lane& lane : lanes) {
    for (std::int16_t& n : lane.n) {
      const int number =
          static_cast<int>(random.below(static_cast<std::uint32_t>(2 * most + 1))) - most;
      const int bound = number < 0 ? -most : most;
      n = static_cast<std::int16_t>(random.below(4) == 0 ? bound : number);
    }
  }
  return lanes;
}

}  // namespace

extern "C" {

/// Returns the number of sums and outputs that differ, of `rounds` with random rows and weights; -1
/// if both kernels are the same.
EMSCRIPTEN_KEEPALIVE int camlann_kernels_differ(double seed, int rounds) {
  const Kernel& fast = camlann::nn::kernel_for(camlann::Registers::best);
  const Kernel& plain = camlann::nn::kernel_for(camlann::Registers::portable);
  if (&fast == &plain) return -1;
  camlann::Random random(static_cast<std::uint64_t>(seed));
  int differ = 0;
  for (int round = 0; round < rounds; ++round) {
    const std::size_t lanes = 1 + random.below(camlann::nn::most_lanes);
    const auto rows = random_lanes(random, 4 * lanes, 4'000);
    const auto from = random_lanes(random, lanes, 16'000);
    const Lane* const plus[] = {&rows[0], &rows[lanes]};
    const Lane* const minus[] = {&rows[2 * lanes], &rows[3 * lanes]};
    const Changes changes{plus, random.below(3), minus, random.below(3)};
    std::vector<Lane> one(lanes);
    std::vector<Lane> other(lanes);
    fast.change(one.data(), from.data(), changes, lanes);
    plain.change(other.data(), from.data(), changes, lanes);
    if (one != other) ++differ;
    const int most = round % 2 == 0 ? 300 : std::numeric_limits<std::int16_t>::max();
    const auto sums = random_lanes(random, lanes, most);
    const auto weights = random_lanes(random, lanes, camlann::nn::most_output_weight);
    if (fast.output(sums.data(), weights.data(), lanes) !=
        plain.output(sums.data(), weights.data(), lanes)) {
      ++differ;
    }
  }
  return differ;
}

}  // extern "C"
