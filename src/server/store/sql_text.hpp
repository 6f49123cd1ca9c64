#pragma once
// SQL text for both engines, written once with words that each engine replaces.

#include <chrono>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace camlann::server {

/// Words, each with the text that replaces it.
using Replacements = std::vector<std::pair<std::string_view, std::string_view>>;

/// Replaces the words one after another, so that a text may contain words that come later.
[[nodiscard]] inline std::string replaced(std::string text, const Replacements& all) {
  for (const auto& [from, to] : all) {
    for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
      text.replace(at, from.size(), to);
    }
  }
  return text;
}

/// Replaces @now by PostgreSQL's time in milliseconds, the one clock that servers and workers on
/// several machines share, and @until by that time plus `lasts`.
[[nodiscard]] inline std::string with_times(std::string_view sql, std::chrono::milliseconds lasts) {
  const std::string now = "CAST(extract(epoch FROM clock_timestamp())*1000 AS BIGINT)";
  const std::string until = now + "+" + std::to_string(lasts.count());
  return replaced(std::string(sql), {{"@now", now}, {"@until", until}});
}

}  // namespace camlann::server
