#include "server/sha256.hpp"

#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/sha.h>

#include <string_view>

namespace camlann::server {

namespace {

const unsigned char* bytes_of(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());  // as OpenSSL wants them
}

}  // namespace

Digest sha256(std::string_view bytes) {
  Digest digest{};
  SHA256(bytes_of(bytes), bytes.size(), digest.data());
  return digest;
}

Digest hmac_sha256(std::string_view key, std::string_view bytes) {
  Digest digest{};
  HMAC(EVP_sha256(), key.data(), static_cast<int>(key.size()), bytes_of(bytes), bytes.size(),
       digest.data(), nullptr);
  return digest;
}

}  // namespace camlann::server
