#pragma once
// By whom a push message is sent: VAPID (RFC 8292), a token that the server signs with its own key
// for each push service. Pure but for the signature; thread-safe.

#include <string>
#include <string_view>

#include "server/core/clock.hpp"
#include "server/core/p256.hpp"

namespace camlann::server {

/// How long a token is good; the RFC allows a day.
inline constexpr Millis vapid_lasts = Millis{12} * 60 * 60 * 1000;

/// The header `Authorization` for a push service ("https://push.example"); `subject` is how to
/// reach whoever runs this server: a mailto: or https: address.
[[nodiscard]] std::string vapid_authorization(const KeyPair& key, std::string_view origin,
                                              std::string_view subject, Millis now);

}  // namespace camlann::server
