#pragma once
// Host names by their labels. Pure; thread-safe.

#include <string_view>

namespace camlann::server {

/// Returns the last labels of a host name: the last two of "push.club.example" are "club.example".
/// The owner of a name can make any number of names below it, so names with the same last two
/// labels share limits. A few of these endings have many owners ("co.uk").
[[nodiscard]] constexpr std::string_view last_labels(std::string_view host, int count) {
  auto before = std::string_view::npos;
  for (; count > 0; --count) {
    const auto dot = host.rfind('.', before);
    if (dot == std::string_view::npos || dot == 0) return host;
    before = dot - 1;
  }
  return host.substr(before + 2);
}

}  // namespace camlann::server
