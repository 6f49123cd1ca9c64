#pragma once
// Passwords: hashed with argon2id (RFC 9106, by libsodium). Each call takes tens of milliseconds
// and 64 MiB, so only the accounts' thread makes them. Thread-safe.

#include <cstddef>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace camlann::server {

/// As libsodium recommends for sign-in; tests take less.
struct PasswordCost {
  unsigned long long passes = 2;
  std::size_t bytes = std::size_t{64} * 1024 * 1024;

  bool operator==(const PasswordCost&) const = default;
};

/// With a salt of its own and the cost in it. An error if memory is scarce.
[[nodiscard]] Result<std::string> hash_password(std::string_view password,
                                                const PasswordCost& cost);
/// Compared in constant time. False too if memory is scarce.
[[nodiscard]] bool is_password(std::string_view password, const std::string& hash);
/// Whether it was made at another cost.
[[nodiscard]] bool is_outdated(const std::string& hash, const PasswordCost& cost);

}  // namespace camlann::server
