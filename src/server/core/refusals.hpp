#pragma once
// Errors that several parts of the server return in the same words, whether it runs alone or as one
// of several.

#include "base/result.hpp"

namespace camlann::server {

/// While the lease of the games cannot be renewed, the games in memory may be out of date.
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
