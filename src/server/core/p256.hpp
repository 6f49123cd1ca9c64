#pragma once
// Key pairs on the curve P-256, as Web Push uses them: to agree on a secret (RFC 8291) and to sign
// (ES256, RFC 7518). OpenSSL does the work. Values; thread-safe.

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

struct evp_pkey_st;

namespace camlann::server {

/// Of a private key, of a public one (uncompressed, with 4 in front), and of a signature.
inline constexpr std::size_t private_key_bytes = 32;
inline constexpr std::size_t public_key_bytes = 65;
inline constexpr std::size_t signature_bytes = 64;

class KeyPair {
 public:
  [[nodiscard]] static KeyPair make();
  /// Nothing if these bytes are no private key.
  [[nodiscard]] static std::optional<KeyPair> from_private(std::string_view bytes);

  [[nodiscard]] std::string private_key() const;
  [[nodiscard]] std::string public_key() const;
  /// What both sides find who know one private key and the other public one. Nothing if the other
  /// is no point of the curve.
  [[nodiscard]] std::optional<std::string> agree(std::string_view other_public) const;
  /// Of the bytes' SHA-256: two numbers of 32 bytes.
  [[nodiscard]] std::string sign(std::string_view bytes) const;

 private:
  struct Free {
    void operator()(evp_pkey_st* key) const;
  };
  explicit KeyPair(evp_pkey_st* key) : key_(key, Free{}) {}

  std::shared_ptr<evp_pkey_st> key_;
};

/// Whether these bytes are a point of the curve, as a public key is written.
[[nodiscard]] bool is_public_key(std::string_view bytes);
/// Whether the owner of this public key has signed these bytes.
[[nodiscard]] bool is_signed(std::string_view bytes, std::string_view signature,
                             std::string_view public_key);

}  // namespace camlann::server
