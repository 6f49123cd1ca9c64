#include "server/core/passwords.hpp"

#include <sodium/core.h>
#include <sodium/crypto_pwhash.h>

#include <array>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace camlann::server {

Result<std::string> hash_password(std::string_view password, const PasswordCost& cost) {
  std::array<char, crypto_pwhash_STRBYTES> hash{};
  if (sodium_init() < 0 || crypto_pwhash_str(hash.data(), password.data(), password.size(),
                                             cost.passes, cost.bytes) != 0) {
    return failure(ErrorCode::busy, "The server is too busy", {}, "another attempt in a moment");
  }
  return std::string(hash.data());
}

bool is_password(std::string_view password, const std::string& hash) {
  return sodium_init() >= 0 &&
         crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

bool is_outdated(const std::string& hash, const PasswordCost& cost) {
  return crypto_pwhash_str_needs_rehash(hash.c_str(), cost.passes, cost.bytes) != 0;
}

}  // namespace camlann::server
