#pragma once
// When what could not be delivered is tried again.

#include "server/core/clock.hpp"

namespace camlann::server {

/// Then it is given up: after nearly four days.
inline constexpr int most_tries = 7;

/// A minute after the first failure, then four times as long each time.
[[nodiscard]] constexpr Millis retry_after(int tries) {
  return Millis{60'000} << (2 * tries);
}

}  // namespace camlann::server
