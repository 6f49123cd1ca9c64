#pragma once
// Base64 for addresses (RFC 4648, section 5), without padding. Pure.

#include <optional>
#include <string>
#include <string_view>

namespace camlann::server {

[[nodiscard]] std::string to_base64url(std::string_view bytes);
/// Nothing if the text is not such base64; padding at its end is taken.
[[nodiscard]] std::optional<std::string> from_base64url(std::string_view text);

}  // namespace camlann::server
