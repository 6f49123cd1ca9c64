#include "languages/words.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "languages/catalogues.hpp"
#include "languages/language.hpp"
#include "languages/message.hpp"

namespace camlann::languages {
namespace {

/// Returns the pattern of a text; empty without it.
std::string_view pattern_of(Language language, std::string_view key) {
  const auto texts = texts_of(language);
  const auto found =
      std::find_if(texts.begin(), texts.end(), [key](const Text& text) { return text.key == key; });
  return found == texts.end() ? std::string_view() : found->pattern;
}

}  // namespace

std::span<const Text> texts_of(Language language) {
  for (const Catalogue& one : catalogues()) {
    if (one.tag == language.tag()) return one.texts;
  }
  return {};
}

bool has_text(std::string_view key) {
  return !pattern_of({}, key).empty();
}

std::string say(Language language, std::string_view key, const std::vector<Argument>& arguments) {
  for (const Language one : {language, Language()}) {
    const auto pattern = pattern_of(one, key);
    if (pattern.empty()) continue;
    if (auto text = filled_message(one.tag(), pattern, arguments)) return std::move(*text);
  }
  return {};
}

std::string enumerated(Language language, const std::vector<std::string>& names) {
  return joined_list(language.tag(), names);
}

}  // namespace camlann::languages
