#pragma once
// The comparison of what only some may know with what somebody says. Thread-safe.

#include <cstddef>
#include <string_view>

namespace camlann::server {

/// Takes as long wherever they differ, so that nobody finds out a secret letter by letter.
[[nodiscard]] inline bool same_secret(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  unsigned differing = 0;
  for (std::size_t i = 0; i < a.size(); ++i) differing |= static_cast<unsigned>(a[i] ^ b[i]);
  return differing == 0;
}

}  // namespace camlann::server
