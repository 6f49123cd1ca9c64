#pragma once
// Programs that act for accounts by a token: who they are, and how often they may ask. Asks memory
// alone. Thread-safe; used by the router.

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

  /// Whose token this is. An error if it is nobody's, or if programs of this account ask too often.
  /// Wrong tokens are counted by address; they never lock out others there.
  [[nodiscard]] Result<Identity> check(std::string_view token, std::string_view address);

 private:
  const Directory& directory_;
  AddressBuckets wrong_;
  AddressBuckets calls_;  // by player
};

/// The status of an answer to a request for which nobody can be found.
[[nodiscard]] int status_of_stranger(const Error& error);

}  // namespace camlann::server
