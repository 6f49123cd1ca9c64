#pragma once
// How the name of a club or a tournament is shown that was made before the host added a word of it
// to the list: hidden for as long as the word is there. Thread-safe.

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "server/model/word_list.hpp"

namespace camlann::server {

/// The words that the host does not want now; the same object as long as they are the same.
using UnwantedWords = std::function<std::shared_ptr<const WordList>()>;

[[nodiscard]] inline std::shared_ptr<const WordList> no_words() {
  static const auto none = std::make_shared<const WordList>();
  return none;
}

inline constexpr std::string_view hidden_name = "(name hidden by the host)";
inline constexpr std::string_view hidden_text = "(text hidden by the host)";

/// The text, or `instead` if it has one of the words.
[[nodiscard]] inline std::string shown(const std::string& text, const WordList& words,
                                       std::string_view instead) {
  return words.passes(text) ? text : std::string(instead);
}

}  // namespace camlann::server
