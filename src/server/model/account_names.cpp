#include "server/model/account_names.hpp"

#include <algorithm>
#include <cstddef>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/letters.hpp"
#include "base/result.hpp"
#include "server/core/look_alikes.hpp"

namespace camlann::server {

namespace {

constexpr std::size_t shortest = 3;
constexpr std::size_t longest = 20;

constexpr std::string_view reserved[] = {
    "admin",   "administrator", "anonymous", "bot",    "camlann",   "computer", "deleted", "guest",
    "host",    "moderator",     "mod",       "nobody", "official",  "owner",    "player",  "root",
    "service", "staff",         "support",   "system", "webmaster", "everybody"};

// The reserved words that a guest could deceive with.
constexpr std::string_view deceptive[] = {"admin",   "administrator", "bot",       "camlann",
                                          "deleted", "computer",      "moderator", "official",
                                          "staff",   "system",        "webmaster"};

char letter_for(char c) {
  switch (c) {
    case '3': return 'e';
    case '4': return 'a';
    case '5': return 's';
    case '7': return 't';
    default: return c;
  }
}

/// Returns the words that a look resembles, with letters for digits: "adrnln", which is the look of
/// "admin", for that of "4dm1n".
std::vector<std::string> words_of(std::string_view look) {
  std::vector<std::string> words(1);
  for (const char c : look) {
    if (c == '-' || c == '_') continue;
    if (is_letter(c) || is_digit(c)) {
      words.back() += letter_for(c);
    } else {
      words.emplace_back();
    }
  }
  return words;
}

using Words = std::set<std::string>;

/// Returns the words in the form of words_of().
Words forms_of(std::span<const std::string_view> words) {
  Words forms;
  for (const auto word : words) forms.insert(words_of(looks_of(word).front()).front());
  return forms;
}

std::string_view without_number(std::string_view name) {
  while (!name.empty() && is_digit(name.back())) name.remove_suffix(1);
  return name;
}

/// True if `test` holds for a part of the text between characters that are not `inside`.
template <class Inside, class Test>
bool any_part(std::string_view text, const Inside& inside, const Test& test) {
  for (std::size_t begin = 0, end = 0; begin < text.size(); begin = end + 1) {
    end = begin;
    while (end < text.size() && inside(text[end])) ++end;
    if (end > begin && test(text.substr(begin, end - begin))) return true;
  }
  return false;
}

/// True if the text, or a word in it, looks like one of the words, with or without a number behind.
bool resembles(std::string_view text, const Words& known) {
  const auto is_known = [&](const std::string& word) { return known.count(word) != 0; };
  const auto has_known = [&](std::string_view part) {
    const auto looks = looks_of(part);
    return std::any_of(looks.begin(), looks.end(), [&](const std::string& look) {
      const auto words = words_of(look);
      return std::any_of(words.begin(), words.end(), is_known);
    });
  };
  // In a look, spaces are hyphens, which words can have.
  const auto inside = [](char c) { return c != ' '; };
  const auto plain = plain_letters(text);
  return any_part(plain, inside, has_known) || any_part(without_number(plain), inside, has_known);
}

bool is_letter_or_digit(char c) {
  return is_letter(c) || is_digit(c);
}
bool is_beyond_ascii(char c) {
  return static_cast<unsigned char>(c) >= 0x80;
}

/// True if the name, or a part of it between hyphens or underscores, is reserved.
bool passes_for_another(std::string_view name) {
  static const auto known = forms_of(reserved);
  const auto is_reserved = [](std::string_view part) { return resembles(part, known); };
  return is_reserved(name) || any_part(name, is_letter_or_digit, is_reserved);
}

}  // namespace

Result<void> check_account_name(std::string_view name) {
  const auto fits = [](char c) { return is_letter(c) || is_digit(c) || c == '-' || c == '_'; };
  if (name.size() < shortest || name.size() > longest || !is_letter(name.front()) ||
      !std::all_of(name.begin(), name.end(), fits)) {
    return failure(ErrorCode::syntax, "This name cannot be used", "name",
                   "3 to 20 letters (a to z), digits, - and _, a letter first");
  }
  if (passes_for_another(name)) {
    return failure(ErrorCode::syntax, "This name is reserved", "name", "another name");
  }
  return {};
}

Result<void> check_guest_name(std::string_view name) {
  if (!is_legible(name)) {
    return failure(ErrorCode::syntax, "This name has characters that not everybody can see", "name",
                   "letters that can be read");
  }
  static const auto known = forms_of(deceptive);
  const auto deceives = [](std::string_view word) { return resembles(word, known); };
  const auto in_any_alphabet = [](char c) { return is_letter_or_digit(c) || is_beyond_ascii(c); };
  if (any_part(name, is_letter_or_digit, deceives) || any_part(name, in_any_alphabet, deceives)) {
    return failure(ErrorCode::syntax, "This name is reserved", "name", "another name");
  }
  return {};
}

std::string folded_name(std::string_view name) {
  std::string folded(trimmed(name));
  std::transform(folded.begin(), folded.end(), folded.begin(), small_letter);
  return folded;
}

Failure name_taken(std::string_view name, std::string_view by, std::string expected) {
  const bool same = folded_name(name) == folded_name(by);
  return failure(
      ErrorCode::conflict,
      same ? "This name is taken" : "This name looks like " + std::string(by) + ", which is taken",
      "name", std::move(expected));
}

}  // namespace camlann::server
