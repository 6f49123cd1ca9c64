#pragma once
// Passwords, hashed with argon2id (RFC 9106, by libsodium). Each call takes tens of milliseconds
// and 64 MiB, so only the accounts' thread makes them. Thread-safe.

#include <cstddef>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace camlann::server {

/// The cost that libsodium recommends for sign-in; tests use less.
struct PasswordCost {
  unsigned long long passes = 2;
  std::size_t bytes = std::size_t{64} * 1024 * 1024;

  bool operator==(const PasswordCost&) const = default;
};

/// Returns a hash that contains a random salt and the cost. An error if memory is scarce.
[[nodiscard]] Result<std::string> hash_password(std::string_view password,
                                                const PasswordCost& cost);
/// Compares in constant time. Also false if memory is scarce.
[[nodiscard]] bool is_password(std::string_view password, const std::string& hash);
/// True if the hash was made at another cost.
[[nodiscard]] bool is_outdated(const std::string& hash, const PasswordCost& cost);

}  // namespace camlann::server
