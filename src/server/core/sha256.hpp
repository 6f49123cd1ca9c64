#pragma once
// SHA-256 (FIPS 180-4) and HMAC with it (RFC 2104). Pure functions.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace camlann::server {

using Digest = std::array<std::uint8_t, 32>;

/// Returns the bytes of a digest.
[[nodiscard]] std::string text_of(const Digest& digest);

[[nodiscard]] Digest sha256(std::string_view bytes);
[[nodiscard]] Digest hmac_sha256(std::string_view key, std::string_view bytes);

}  // namespace camlann::server
