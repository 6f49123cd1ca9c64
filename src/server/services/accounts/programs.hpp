#pragma once
// Authentication and rate limits of programs that act for accounts with a token. Reads only memory.
// Thread-safe; used by the router.

#include <string_view>

#include "base/result.hpp"
#include "server/core/limits.hpp"
#include "server/core/token_bucket.hpp"
#include "server/services/accounts/directory.hpp"

namespace camlann::server {

class Programs {
 public:
  /// `directory` must outlive it.
  Programs(const Directory& directory, const Limits& limits, const SteadyClock& now);

  /// Returns the identity of the token. An error if the token is unknown, or if the account's
  /// programs exceed their rate limit. Wrong tokens are counted by address; they never lock out
  /// others at the same address.
  [[nodiscard]] Result<Identity> check(std::string_view token, std::string_view address);

 private:
  const Directory& directory_;
  AddressBuckets wrong_;
  NameBuckets calls_;  // by player
};

/// Returns the HTTP status for a failed authentication.
[[nodiscard]] int status_of_stranger(const Error& error);

}  // namespace camlann::server
