#pragma once
// Reinterprets the bits of a value as another type. Thread-safe.

#include <cstring>
#include <type_traits>

namespace camlann {

/// Replaces std::bit_cast, which is missing from one of the supported libraries.
template <class To, class From>
[[nodiscard]] To bits_of(const From& from) {
  static_assert(sizeof(To) == sizeof(From) && std::is_trivially_copyable_v<To> &&
                std::is_trivially_copyable_v<From>);
  To to{};
  std::memcpy(static_cast<void*>(&to), &from, sizeof(To));
  return to;
}

}  // namespace camlann
