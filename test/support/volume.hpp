#pragma once
// How much a long test does.

namespace camlann::test {

/// With sanitizers, which make everything several times as slow and look for faults that a little
/// shows as well as a lot, `sanitized`; else `usual`.
template <class T>
[[nodiscard]] constexpr T unless_sanitized(T usual, T sanitized) {
  return CAMLANN_SANITIZED != 0 ? sanitized : usual;
}

}  // namespace camlann::test
