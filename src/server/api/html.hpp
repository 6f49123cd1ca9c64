#pragma once
// Texts in HTML. Pure; thread-safe.

#include <string>
#include <string_view>

namespace camlann::server {

/// Escapes what has a meaning in HTML, also in a quoted attribute.
[[nodiscard]] inline std::string escaped_html(std::string_view text) {
  std::string safe;
  safe.reserve(text.size());
  for (const char c : text) {
    switch (c) {
      case '&': safe += "&amp;"; break;
      case '<': safe += "&lt;"; break;
      case '>': safe += "&gt;"; break;
      case '"': safe += "&quot;"; break;
      case '\'': safe += "&#39;"; break;
      default: safe += c;
    }
  }
  return safe;
}

}  // namespace camlann::server
