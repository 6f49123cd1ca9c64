#pragma once
// The encryption of Web Push: aes128gcm of RFC 8188 with the keys of RFC 8291. Pure except for the
// random numbers of encrypt(); thread-safe.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "server/core/p256.hpp"

namespace camlann::server {

/// The keys in a browser's subscription, as bytes.
struct SubscriptionKeys {
  std::string public_key;  // 65 bytes
  std::string secret;      // 16 bytes, shared with the browser alone
};

inline constexpr std::size_t push_secret_bytes = 16;
inline constexpr std::size_t push_salt_bytes = 16;
/// Maximum text size: every push service accepts messages of 4096 bytes, encryption included.
inline constexpr std::size_t longest_push_text = 3900;

[[nodiscard]] bool are_keys(const SubscriptionKeys& keys);

/// Returns a push message's body that only this browser can read. Nothing if the keys are invalid
/// or the text is too long.
[[nodiscard]] std::optional<std::string> encrypt(std::string_view text,
                                                 const SubscriptionKeys& keys);
/// The same with a given sender's key and salt, for the example of the RFC.
[[nodiscard]] std::optional<std::string> encrypt(std::string_view text,
                                                 const SubscriptionKeys& keys,
                                                 const KeyPair& sender, std::string_view salt);

/// Returns the text for the browser. Nothing if the body is for another browser or was changed.
[[nodiscard]] std::optional<std::string> decrypt(std::string_view body, const KeyPair& browser,
                                                 std::string_view secret);

}  // namespace camlann::server
