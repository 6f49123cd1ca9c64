#include "server/core/sha256.hpp"

#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/sha.h>

#include <new>
#include <string>
#include <string_view>

namespace camlann::server {

namespace {

const unsigned char* bytes_of(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());  // the type that OpenSSL takes
}

}  // namespace

std::string text_of(const Digest& digest) {
  return {digest.begin(), digest.end()};
}

Digest sha256(std::string_view bytes) {
  Digest digest{};
  if (SHA256(bytes_of(bytes), bytes.size(), digest.data()) == nullptr) throw std::bad_alloc();
  return digest;
}

Digest hmac_sha256(std::string_view key, std::string_view bytes) {
  Digest digest{};
  if (HMAC(EVP_sha256(), key.data(), static_cast<int>(key.size()), bytes_of(bytes), bytes.size(),
           digest.data(), nullptr) == nullptr) {
    throw std::bad_alloc();
  }
  return digest;
}

}  // namespace camlann::server
