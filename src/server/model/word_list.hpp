#pragma once
// Words that the host does not want to read in names and in chat. Immutable, thread-safe.
//
// Whole words are compared, so that no innocent word is caught for a part of it; "word*" also
// catches every longer word that begins so. Seen through are: capital letters, accents, digits and
// signs in place of letters (1d10t), letters of other alphabets that look alike, a letter repeated
// three times or more, invisible characters, a word spelt out (i d i o t, i.d.i.o.t) or divided by
// a sign (id-iot, id_iot), digits around a word (idiot99) and words joined by capitals (BigIdiot).

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace camlann::server {

class WordList {
 public:
  WordList() = default;
  /// As read_word() gives them.
  explicit WordList(const std::vector<std::string>& words);

  /// Whether the text has none of the words.
  [[nodiscard]] bool passes(std::string_view text) const;
  /// An error for a name that does not pass, about this field of a request.
  [[nodiscard]] Result<void> check_name(std::string_view name, std::string_view field) const;
  [[nodiscard]] std::size_t size() const { return words_.size() + starts_.size(); }

 private:
  [[nodiscard]] bool has(const std::string& word) const;

  std::set<std::string, std::less<>> words_;
  std::set<std::string, std::less<>> starts_;  // of longer words
};

/// A word of the list as it is kept: small letters, perhaps with an asterisk behind it. An error
/// for what is not one word of 2 to 40 bytes.
[[nodiscard]] Result<std::string> read_word(std::string_view text);

}  // namespace camlann::server
