#pragma once
// The texts in the languages, from data/words/LANGUAGE.json, compiled in. A text is a pattern of
// ICU's MessageFormat, so that a language has plurals and genders as it needs them. Pure functions,
// thread-safe.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "languages/language.hpp"
#include "languages/message.hpp"

namespace camlann::languages {

/// A text of a language, as in its file.
struct Text {
  std::string_view key;
  std::string_view pattern;
};

/// Returns the file of a language.
[[nodiscard]] std::span<const Text> texts_of(Language language);

/// True if the language, or English, has this text.
[[nodiscard]] bool has_text(std::string_view key);

/// Returns a text in a language, with values in its places; in English if the language lacks it.
[[nodiscard]] std::string say(Language language, std::string_view key,
                              const std::vector<Argument>& arguments = {});

/// Joins names as the language does: "Red, Blue and Green".
[[nodiscard]] std::string enumerated(Language language, const std::vector<std::string>& names);

}  // namespace camlann::languages
