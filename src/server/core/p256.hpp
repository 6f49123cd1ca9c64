#pragma once
// Key pairs on the curve P-256 for Web Push: to agree on a secret (RFC 8291) and to sign (ES256,
// RFC 7518). OpenSSL does the work. Values; thread-safe.

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

struct evp_pkey_st;

namespace camlann::server {

/// Sizes of a private key, a public key (uncompressed, with a leading 4) and a signature.
inline constexpr std::size_t private_key_bytes = 32;
inline constexpr std::size_t public_key_bytes = 65;
inline constexpr std::size_t signature_bytes = 64;

class KeyPair {
 public:
  [[nodiscard]] static KeyPair make();
  /// Returns nothing if the bytes are not a private key.
  [[nodiscard]] static std::optional<KeyPair> from_private(std::string_view bytes);

  [[nodiscard]] std::string private_key() const;
  [[nodiscard]] std::string public_key() const;
  /// Returns the secret shared by the owners of both key pairs. Nothing if `other_public` is not a
  /// point of the curve.
  [[nodiscard]] std::optional<std::string> agree(std::string_view other_public) const;
  /// Signs the SHA-256 of the bytes; returns two numbers of 32 bytes.
  [[nodiscard]] std::string sign(std::string_view bytes) const;

 private:
  struct Free {
    void operator()(evp_pkey_st* key) const;
  };
  explicit KeyPair(evp_pkey_st* key) : key_(key, Free{}) {}

  std::shared_ptr<evp_pkey_st> key_;
};

/// True if the bytes are a point of the curve in the form of a public key.
[[nodiscard]] bool is_public_key(std::string_view bytes);
/// True if the signature of these bytes was made with the private key of this public key.
[[nodiscard]] bool is_signed(std::string_view bytes, std::string_view signature,
                             std::string_view public_key);

}  // namespace camlann::server
