#pragma once
// Words that the host bans from names and chat. Immutable, thread-safe.
//
// Compares whole words, so that a harmless word is not caught for a part of it; "word*" also
// catches longer words that start with it. Sees through capital letters, accents, digits and signs
// in place of letters (1d10t), look-alike letters of other alphabets, a letter repeated three times
// or more, invisible characters, a word spelt out (i d i o t, i.d.i.o.t) or divided by a sign
// (id-iot, id_iot), digits around a word (idiot99) and words joined by capitals (BigIdiot).

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
  /// Takes words in the form of read_word().
  explicit WordList(const std::vector<std::string>& words);

  /// True if the text contains none of the words.
  [[nodiscard]] bool passes(std::string_view text) const;
  /// Returns an error for a name that does not pass, about this field of a request.
  [[nodiscard]] Result<void> check_name(std::string_view name, std::string_view field) const;
  [[nodiscard]] std::size_t size() const { return words_.size() + starts_.size(); }

 private:
  [[nodiscard]] bool has(const std::string& word) const;

  std::set<std::string, std::less<>> words_;
  std::set<std::string, std::less<>> starts_;  // beginnings of longer words
};

/// Returns the stored form of a word: lower case, with an optional asterisk at the end. An error if
/// the text is not one word of 2 to 40 bytes.
[[nodiscard]] Result<std::string> read_word(std::string_view text);

}  // namespace camlann::server
