#pragma once
// URL-safe Base64 (RFC 4648, section 5), without padding. Pure.

#include <optional>
#include <string>
#include <string_view>

namespace camlann::server {

[[nodiscard]] std::string to_base64url(std::string_view bytes);
/// Returns nothing if the text is not such Base64; accepts padding at the end.
[[nodiscard]] std::optional<std::string> from_base64url(std::string_view text);

}  // namespace camlann::server
