#pragma once
// Keeps room for newcomers in anything with a fixed number of places, so that one network, or many
// guests, cannot take all of them.

#include <cstddef>

namespace camlann::server {

/// True if one of `all` places is free for a client. The last quarter is for clients whose network
/// has no place yet, the last eighth for those of them who are signed in.
[[nodiscard]] constexpr bool has_place(std::size_t taken, std::size_t all, bool network_has_none,
                                       bool signed_in) {
  if (taken >= all) return false;
  const auto left = all - taken;
  return (left > all / 4 || network_has_none) && (left > all / 8 || signed_in);
}

}  // namespace camlann::server
