#pragma once
// An account store in memory that can fail, and passwords that cost next to nothing.

#include "server/core/limits.hpp"
#include "server/core/passwords.hpp"
#include "server/fakes.hpp"

namespace camlann::server::test {

/// As cheap as argon2id can be.
inline constexpr PasswordCost cheap{1, 8192};

inline Limits cheap_limits() {
  auto limits = unhurried();
  limits.passwords = cheap;
  return limits;
}

}  // namespace camlann::server::test
