#pragma once
// The encryption of Web Push: aes128gcm of RFC 8188 with the keys of RFC 8291. Pure but for the
// random numbers of encrypt(); thread-safe.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "server/core/p256.hpp"

namespace camlann::server {

/// What a browser gives with its subscription, as bytes.
struct SubscriptionKeys {
  std::string public_key;  // 65 bytes
  std::string secret;      // 16 bytes, shared with the browser alone
};

inline constexpr std::size_t push_secret_bytes = 16;
inline constexpr std::size_t push_salt_bytes = 16;
/// What every push service takes has 4096 bytes at most; so much of it may be text.
inline constexpr std::size_t longest_push_text = 3900;

[[nodiscard]] bool are_keys(const SubscriptionKeys& keys);

/// The body of a push message that only this browser can read. Nothing if the keys are none, or the
/// text is too long.
[[nodiscard]] std::optional<std::string> encrypt(std::string_view text,
                                                 const SubscriptionKeys& keys);
/// The same with a sender's key and a salt that are known, for the example of the RFC.
[[nodiscard]] std::optional<std::string> encrypt(std::string_view text,
                                                 const SubscriptionKeys& keys,
                                                 const KeyPair& sender, std::string_view salt);

/// What the browser reads. Nothing if the body is not for it, or was changed on its way.
[[nodiscard]] std::optional<std::string> decrypt(std::string_view body, const KeyPair& browser,
                                                 std::string_view secret);

}  // namespace camlann::server
