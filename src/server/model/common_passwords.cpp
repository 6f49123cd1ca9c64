#include "server/model/common_passwords.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/letters.hpp"
#include "base/result.hpp"
#include "server/model/common_words.hpp"

namespace camlann::server {

namespace {

// The effort to guess parts of a password: one common word with three digits is too easy, two
// long ones or eight digits are not.
constexpr int of_letter_in_word = 2;
constexpr int of_word = 10;  // at most
constexpr int of_run = 5;    // or of a year
constexpr int of_sign = 3;   // or of a digit
constexpr int of_letter = 4;
constexpr int effort_enough = 20;

constexpr std::size_t shortest_cut = 6;  // of a longer word that the end of the password cuts off
constexpr std::size_t shortest_run = 3;
constexpr std::size_t shortest_part = 5;  // that is worth repeating

/// Orders in which people type, forwards and backwards.
constexpr std::string_view typing_rows[] = {"01234567890",
                                            "abcdefghijklmnopqrstuvwxyz",
                                            "qwertyuiop",
                                            "asdfghjkl",
                                            "zxcvbnm",
                                            "qwertzuiop",
                                            "yxcvbnm",
                                            "azertyuiop",
                                            "qsdfghjklm",
                                            "wxcvbn",
                                            "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
                                            "qazwsxedcrfvtgbyhnujm",
                                            "1q2w3e4r5t6y7u8i9o0p",
                                            "q1w2e3r4t5y6u7i8o9p0",
                                            "a1s2d3f4g5h6j7k8l9",
                                            "z1x2c3v4b5n6m7",
                                            "a1b2c3d4e5f6g7h8i9",
                                            "1a2b3c4d5e6f7g8h9i",
                                            "aabbccddeeffgghhii",
                                            "112233445566778899",
                                            "13579",
                                            "24680",
                                            "10203040506070809",
                                            "147",
                                            "258",
                                            "369",
                                            "qweasdzxc",
                                            "159357",
                                            "314159265358979",
                                            "1029384756",
                                            "0192837465",
                                            "12qwaszx",
                                            "qawsedrftg",
                                            "azsxdcfvgb",
                                            "qazxswedc",
                                            "1z2x3c4v5b",
                                            "1q2q3q4q5q",
                                            "q1q2q3q4q5",
                                            "a1a2a3a4a5",
                                            "2244668800",
                                            "adgjmptw",
                                            "!@#$%^&*()",
                                            "!\"#$%&/()="};

const std::vector<std::string>& rows_in_both_directions() {
  static const auto all = [] {
    std::vector<std::string> made;
    for (const auto row : typing_rows) {
      made.emplace_back(row);
      made.emplace_back(row.rbegin(), row.rend());
    }
    return made;
  }();
  return all;
}

bool is_digit_of_password(char c) {
  return c >= '0' && c <= '9';
}
bool is_sign_of_password(char c) {
  const bool letter = small_letter(c) >= 'a' && small_letter(c) <= 'z';
  return !letter && static_cast<unsigned char>(c) < 0x80;
}

/// Returns the letters that this character replaces.
std::string_view letters_for(char c) {
  switch (c) {
    case '0': return "o";
    case '1': return "il";
    case '3': return "e";
    case '4':
    case '@': return "a";
    case '5':
    case '$': return "s";
    case '7': return "t";
    case '!': return "i";
    default: return {};
  }
}

bool begins_with(std::string_view text, std::string_view word) {
  return text.size() >= word.size() &&
         std::equal(word.begin(), word.end(), text.begin(), [](char letter, char c) {
           return letter == c || letters_for(c).find(letter) != std::string_view::npos;
         });
}

/// Returns the text in small letters, without what separates words.
std::string letters_of_password(std::string_view text) {
  std::string kept;
  for (const char c : text) {
    if (std::string_view(" -_.").find(c) == std::string_view::npos) kept += small_letter(c);
  }
  return kept;
}

/// Returns the part that the text repeats from beginning to end; all of the text if it repeats
/// nothing. The last repetition may be incomplete.
std::string_view repeated_part(std::string_view text) {
  for (std::size_t length = 1; length <= text.size() / 2; ++length) {
    if (text.substr(length) == text.substr(0, text.size() - length)) return text.substr(0, length);
  }
  return text;
}

/// Returns the length of the longest beginning of `text` that follows a row, or repeats a
/// character.
std::size_t length_of_run(std::string_view text) {
  auto run = std::min(text.find_first_not_of(text.front()), text.size());
  for (const auto& row : rows_in_both_directions()) {
    for (auto at = row.find(text.front()); at != std::string::npos;
         at = row.find(text.front(), at + 1)) {
      const auto rest = std::string_view(row).substr(at);
      const auto end = std::mismatch(rest.begin(), rest.end(), text.begin(), text.end()).first;
      run = std::max(run, static_cast<std::size_t>(end - rest.begin()));
    }
  }
  return run;
}

bool begins_with_year(std::string_view text) {
  const auto century = text.substr(0, 2);
  return text.size() >= 4 && (century == "19" || century == "20") &&
         is_digit_of_password(text[2]) && is_digit_of_password(text[3]);
}

/// In alphabetical order.
const std::vector<std::string_view>& password_words() {
  static const auto all = [] {
    std::vector<std::string_view> made;
    std::string_view rest = common_words;
    while (!rest.empty()) {
      const auto end = std::min(rest.find(' '), rest.size());
      made.push_back(rest.substr(0, end));
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    std::sort(made.begin(), made.end());
    return made;
  }();
  return all;
}

/// Finds the easiest way to put a text together from parts.
class Guess {
 public:
  Guess(std::string_view text, std::string_view name)
      : text_(text), name_(name), efforts_(text.size() + 1, effort_enough) {
    efforts_[0] = 0;
    for (std::size_t at = 0; at < text_.size(); ++at) {
      if (efforts_[at] < effort_enough) go_on(at);
    }
  }
  [[nodiscard]] bool is_easy() const { return efforts_.back() < effort_enough; }

 private:
  void go_on(std::size_t at) {
    const auto rest = text_.substr(at);
    reach(at, 1, is_sign_of_password(rest.front()) ? of_sign : of_letter);
    if (begins_with_year(rest)) reach(at, 4, of_run);
    const auto run = length_of_run(rest);
    for (auto length = shortest_run; length <= run; ++length) reach(at, length, of_run);
    if (!name_.empty()) try_word(at, name_);
    try_words(at, rest.front());
    for (const char letter : letters_for(rest.front())) try_words(at, letter);
  }
  void try_words(std::size_t at, char first) {
    const auto& all = password_words();
    auto word = std::lower_bound(all.begin(), all.end(), std::string_view(&first, 1));
    for (; word != all.end() && word->front() == first; ++word) try_word(at, *word);
  }
  void try_word(std::size_t at, std::string_view word) {
    const auto rest = text_.substr(at);
    const auto length =
        rest.size() < shortest_cut ? word.size() : std::min(word.size(), rest.size());
    if (!begins_with(rest, word.substr(0, length))) return;
    reach(at, length, std::min(of_word, static_cast<int>(length) * of_letter_in_word));
  }
  void reach(std::size_t from, std::size_t length, int effort) {
    auto& there = efforts_[from + length];
    there = std::min(there, efforts_[from] + effort);
  }

  const std::string_view text_;
  const std::string_view name_;
  std::vector<int> efforts_;  // by length of a beginning of the text
};

}  // namespace

bool is_common_password(std::string_view password, std::string_view name) {
  const auto text = letters_of_password(password);
  const auto part = repeated_part(text);
  return part.size() < shortest_part || Guess(part, letters_of_password(name)).is_easy();
}

Result<void> check_new_password(std::string_view password, std::string_view name,
                                std::string where) {
  if (!is_common_password(password, name)) return {};
  return failure(ErrorCode::syntax, "Many people use this password, or one like it",
                 std::move(where), "one that is harder to guess, such as several words");
}

}  // namespace camlann::server
