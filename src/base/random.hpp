#pragma once
// A small, fast, seedable generator (SplitMix64; Steele, Lea, Flood 2014): Zobrist numbers, test
// positions, playouts. The same seed gives the same numbers on every machine. Not for secrets.

#include <cstdint>

namespace camlann {

class Random {
 public:
  using result_type = std::uint64_t;

  explicit constexpr Random(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t operator()() {
    std::uint64_t z = (state_ += 0x9E3779B97F4A7C15ULL);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
  }

  /// Returns a uniform number in [0, bound); the bias of 2^-32 * bound is negligible for all uses
  /// here.
  constexpr std::uint32_t below(std::uint32_t bound) {
    return static_cast<std::uint32_t>(((*this)() >> 32) * bound >> 32);
  }

  static constexpr std::uint64_t min() { return 0; }
  static constexpr std::uint64_t max() { return ~std::uint64_t{0}; }

 private:
  std::uint64_t state_;
};

/// Hides a seed from the compiler. Tables of random numbers cannot be compressed: they would be the
/// larger half of the module that pages download, so they are filled when it starts.
inline std::uint64_t seed_at_start(std::uint64_t seed) {
  const volatile std::uint64_t hidden = seed;
  return hidden;
}

}  // namespace camlann
