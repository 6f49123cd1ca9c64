#pragma once
// SQL text for both engines, written once with words that each engine replaces.

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

}  // namespace camlann::server
