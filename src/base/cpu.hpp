#pragma once
// Features of the processor.

#include <cstdint>

namespace camlann::inline v1 {

/// Selects one of the compiled generators.
enum class Registers : std::uint8_t { best, portable };

/// Returns true if the processor has AVX2 together with BMI1, BMI2 and POPCNT, like every x86-64-v3
/// processor.
[[nodiscard]] bool has_avx2();

}  // namespace camlann::inline v1
