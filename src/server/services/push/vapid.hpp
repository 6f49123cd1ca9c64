#pragma once
// VAPID (RFC 8292): identifies the server to push services by a token per service, signed with the
// server's key. Pure except for the signature; thread-safe.

#include <string>
#include <string_view>

#include "server/core/clock.hpp"
#include "server/core/p256.hpp"

namespace camlann::server {

/// Lifetime of a token; the RFC allows a day.
inline constexpr Millis vapid_lasts = Millis{12} * 60 * 60 * 1000;

/// Returns the `Authorization` header for a push service ("https://push.example"). `subject` is the
/// contact of the server's operator: a mailto: or https: address.
[[nodiscard]] std::string vapid_authorization(const KeyPair& key, std::string_view origin,
                                              std::string_view subject, Millis now);

}  // namespace camlann::server
