#pragma once
// What is refused in the same words by whoever refuses it: one of several servers, or the only one.

#include "base/result.hpp"

namespace camlann::server {

/// What is in memory may be out of date while the lease of the games cannot be renewed.
[[nodiscard]] inline Error games_uncertain() {
  return {
      ErrorCode::busy, "The games cannot be read or saved now", {}, "another attempt in a moment"};
}

[[nodiscard]] inline Error nobody_has_games() {
  return {ErrorCode::busy, "No server has the games now", {}, "another attempt in a moment"};
}

[[nodiscard]] inline Error too_many_sockets() {
  return {ErrorCode::too_many, "Too many sockets from one address", {}, {}};
}

}  // namespace camlann::server
