#pragma once
// The rate limits of passwords that are tried, shared by all routes that ask for one. Thread-safe.

#include <optional>
#include <string>
#include <string_view>

#include "server/api/call.hpp"
#include "server/core/limits.hpp"
#include "server/core/token_bucket.hpp"

namespace camlann::server {

class PasswordTries {
 public:
  PasswordTries(const Limits& limits, const SteadyClock& now)
      : by_address_(limits.passwords_per_address, now), by_name_(limits.passwords_per_name, now) {}

  /// True if another password may be tried for this name; otherwise answers the call.
  [[nodiscard]] bool permit(const Call& call, std::string_view name);
  /// The same for a signed-in caller. It has a separate limit, so that password guessing by others
  /// does not lock players out.
  [[nodiscard]] bool permit_own(const Call& call);
  /// The same for a request that needs no password if its sender has signed in recently.
  [[nodiscard]] bool permit_own(const Call& call, const std::optional<std::string>& password) {
    return !password || permit_own(call);
  }

 private:
  [[nodiscard]] bool permit_as(const Call& call, const std::string& whom);

  AddressBuckets by_address_;
  NameBuckets by_name_;
};

}  // namespace camlann::server
