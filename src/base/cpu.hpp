#pragma once
// What the processor that runs us can do.

#include <cstdint>

namespace camlann::inline v0_2 {

/// Which of the compiled generators to use.
enum class Registers : std::uint8_t { best, portable };

/// AVX2 together with BMI1, BMI2 and POPCNT, as every x86-64-v3 processor has them.
[[nodiscard]] bool has_avx2();

}  // namespace camlann::inline v0_2
