#include "server/services/webhooks/signature.hpp"

#include <algorithm>
#include <string>
#include <string_view>

#include "server/core/base64url.hpp"
#include "server/core/sha256.hpp"

namespace camlann::server {

namespace {

constexpr std::string_view prefix = "whsec_";

/// Returns Base64 with the usual letters and padding (RFC 4648, section 4).
std::string to_base64(std::string_view bytes) {
  auto text = to_base64url(bytes);
  std::replace(text.begin(), text.end(), '-', '+');
  std::replace(text.begin(), text.end(), '_', '/');
  text.append((4 - text.size() % 4) % 4, '=');
  return text;
}

}  // namespace

std::string webhook_secret(std::string_view key) {
  return std::string(prefix) + to_base64(key);
}

std::string webhook_signature(std::string_view secret, std::string_view id,
                              std::string_view seconds, std::string_view body) {
  if (secret.substr(0, prefix.size()) != prefix) return {};
  std::string text(secret.substr(prefix.size()));
  std::replace(text.begin(), text.end(), '+', '-');
  std::replace(text.begin(), text.end(), '/', '_');
  const auto key = from_base64url(text);
  if (!key || key->empty()) return {};
  std::string signed_text(id);
  for (const auto part : {seconds, body}) (signed_text += '.') += part;
  const auto digest = hmac_sha256(*key, signed_text);
  return "v1," + to_base64(std::string(digest.begin(), digest.end()));
}

}  // namespace camlann::server
