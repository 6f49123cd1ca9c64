#pragma once
// Compares secrets in constant time. Thread-safe.

#include <cstddef>
#include <string_view>

namespace camlann::server {

/// Takes the same time wherever the texts differ, so a secret cannot be guessed letter by letter.
[[nodiscard]] inline bool same_secret(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  unsigned differing = 0;
  for (std::size_t i = 0; i < a.size(); ++i) differing |= static_cast<unsigned>(a[i] ^ b[i]);
  return differing == 0;
}

}  // namespace camlann::server
