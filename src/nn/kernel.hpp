#pragma once
// The two loops of a network, compiled for several register sets; all give the same numbers. Chosen
// once, when a search is made. Thread-safe.

#include <cstddef>
#include <cstdint>

#include "base/cpu.hpp"
#include "nn/lane.hpp"

namespace camlann::nn {

/// Rows to add to sums and to subtract from them.
struct Changes {
  const Lane* const* plus;
  std::size_t plus_count;
  const Lane* const* minus;
  std::size_t minus_count;
};

struct Kernel {
  /// Writes `from` with all changes to `sums`; both have `lanes` lanes and may be the same.
  void (*change)(Lane* sums, const Lane* from, const Changes& changes, std::size_t lanes);
  /// Returns the sum of weight times the square of each number, cut to 0 to `one`.
  std::int32_t (*output)(const Lane* sums, const Lane* weights, std::size_t lanes);
};

/// Returns the kernel for the best registers of this processor, or the portable one.
[[nodiscard]] const Kernel& kernel_for(Registers registers);

}  // namespace camlann::nn
