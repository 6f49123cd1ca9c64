#pragma once
// Hides names of clubs and tournaments that contain a word which the host banned after they were
// made; they reappear when the word is removed from the list. Thread-safe.

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "server/model/word_list.hpp"

namespace camlann::server {

/// Returns the host's banned words; the same object until they change.
using UnwantedWords = std::function<std::shared_ptr<const WordList>()>;

[[nodiscard]] inline std::shared_ptr<const WordList> no_words() {
  static const auto none = std::make_shared<const WordList>();
  return none;
}

inline constexpr std::string_view hidden_name = "(name hidden by the host)";
inline constexpr std::string_view hidden_text = "(text hidden by the host)";

/// Returns the text, or `instead` if it contains one of the words.
[[nodiscard]] inline std::string shown(const std::string& text, const WordList& words,
                                       std::string_view instead) {
  return words.passes(text) ? text : std::string(instead);
}

}  // namespace camlann::server
