#pragma once
// The length of a long test.

namespace camlann::test {

/// Returns `sanitized` with sanitizers, which are several times slower and find their faults with
/// little data too; otherwise `usual`.
template <class T>
[[nodiscard]] constexpr T unless_sanitized(T usual, T sanitized) {
  return CAMLANN_SANITIZED != 0 ? sanitized : usual;
}

}  // namespace camlann::test
