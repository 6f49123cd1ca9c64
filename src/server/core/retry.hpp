#pragma once
// The delays before a failed delivery is retried.

#include "server/core/clock.hpp"

namespace camlann::server {

/// Maximum number of attempts, spread over nearly four days.
inline constexpr int most_tries = 7;

/// Returns one minute after the first failure, then four times longer each time.
[[nodiscard]] constexpr Millis retry_after(int tries) {
  return Millis{60'000} << (2 * tries);
}

}  // namespace camlann::server
