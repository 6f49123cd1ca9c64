#pragma once
// Signatures of events, as https://www.standardwebhooks.com describes them. Pure.

#include <string>
#include <string_view>

namespace camlann::server {

/// Returns the secret as officers see it: "whsec_" and the key in Base64. `key` has a length that
/// 3 divides.
[[nodiscard]] std::string webhook_secret(std::string_view key);

/// Returns the header `webhook-signature`: "v1," and the HMAC with SHA-256 of id, time in seconds
/// and body, in Base64. Empty if the secret is none of webhook_secret().
[[nodiscard]] std::string webhook_signature(std::string_view secret, std::string_view id,
                                            std::string_view seconds, std::string_view body);

}  // namespace camlann::server
