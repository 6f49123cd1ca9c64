#include "languages/plain_message.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/letters.hpp"
#include "languages/message.hpp"

namespace camlann::languages {
namespace {

/// Returns the place of the brace that closes the one before `at`; npos without one.
std::size_t end_of(std::string_view text, std::size_t at) {
  for (int depth = 1; at < text.size(); ++at) {
    if (text[at] == '{') ++depth;
    if (text[at] == '}' && --depth == 0) return at;
  }
  return std::string_view::npos;
}

std::string text_of(const Argument& argument) {
  if (const auto* text = std::get_if<std::string>(&argument.second)) return *text;
  return std::to_string(std::get<std::int64_t>(argument.second));
}

/// Returns the pattern of a case in "one {..} other {..}"; that of "other" without it.
std::string_view case_of(std::string_view cases, std::string_view wanted) {
  std::string_view other;
  while (!(cases = trimmed(cases)).empty()) {
    const auto open = cases.find('{');
    if (open == std::string_view::npos) break;
    const auto end = end_of(cases, open + 1);
    if (end == std::string_view::npos) break;
    const auto word = trimmed(cases.substr(0, open));
    const auto pattern = cases.substr(open + 1, end - open - 1);
    if (word == wanted) return pattern;
    if (word == "other") other = pattern;
    cases.remove_prefix(end + 1);
  }
  return other;
}

std::string with_number(std::string_view pattern, const std::string& number) {
  std::string text;
  for (const char c : pattern) text += c == '#' ? number : std::string(1, c);
  return text;
}

}  // namespace

std::string_view english_plural(std::int64_t number) {
  return number == 1 ? "one" : "other";
}

std::optional<std::string> filled_plainly(std::string_view pattern,
                                          const std::vector<Argument>& arguments,
                                          const PluralOf& plural_of) {
  std::string filled;
  while (!pattern.empty()) {
    const auto open = std::min(pattern.find('{'), pattern.size());
    filled += pattern.substr(0, open);
    pattern.remove_prefix(open);
    if (pattern.empty()) break;
    const auto end = end_of(pattern, 1);
    if (end == std::string_view::npos) return std::nullopt;
    auto place = pattern.substr(1, end - 1);
    pattern.remove_prefix(end + 1);
    const auto name = trimmed(place.substr(0, place.find(',')));
    const auto found = std::find_if(arguments.begin(), arguments.end(),
                                    [&](const Argument& one) { return one.first == name; });
    if (found == arguments.end()) return std::nullopt;
    const auto value = text_of(*found);
    const auto comma = place.find(',');
    const auto second = place.find(',', comma + 1);
    if (comma == std::string_view::npos || second == std::string_view::npos) {
      filled += value;
      continue;
    }
    const bool plural = trimmed(place.substr(comma + 1, second - comma - 1)) == "plural";
    const auto* const number = std::get_if<std::int64_t>(&found->second);
    const std::string word(plural ? plural_of(number != nullptr ? *number : 0) : value);
    const auto chosen = case_of(place.substr(second + 1), word);
    const auto inner = filled_plainly(plural ? with_number(chosen, value) : std::string(chosen),
                                      arguments, plural_of);
    if (!inner) return std::nullopt;
    filled += *inner;
  }
  return filled;
}

std::string joined_plainly(const std::vector<std::string>& names) {
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0) text += i + 1 == names.size() ? " and " : ", ";
    text += names[i];
  }
  return text;
}

}  // namespace camlann::languages
