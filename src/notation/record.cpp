#include "notation/record.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

#include "base/letters.hpp"
#include "base/words.hpp"
#include "notation/typography.hpp"

namespace camlann::inline v1 {
bool is_key(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return (small_letter(c) >= 'a' && small_letter(c) <= 'z') || (c >= '0' && c <= '9') || c == '_';
  });
}

namespace {

/// Returns a result with hyphens for dashes and without spaces.
std::string plain_result(std::string_view text) {
  std::string plain;
  for (std::size_t at = 0; at < text.size();) {
    const auto [sign, length] = sign_at(text, at);
    if (sign == Sign::dash) {
      plain += '-';
    } else if (sign != Sign::space && sign != Sign::nothing) {
      plain += text.substr(at, length);
    }
    at += length;
  }
  return plain;
}

}  // namespace

std::optional<RecordResult> parse_record_result(std::string_view text) {
  if (const auto result = value_of<RecordResult>(text)) return result;
  const std::string plain = plain_result(text);
  if (const auto result = value_of<RecordResult>(plain)) return result;
  if (plain == "?" || plain.empty()) return RecordResult::unknown;
  for (const std::string_view draw : {"1/2", "½-½", "½"}) {
    if (plain == draw) return RecordResult::draw;
  }
  return std::nullopt;
}

const std::string* Record::find(std::string_view key) const {
  for (const Tag& tag : tags) {
    if (same_letters(tag.key, key)) return &tag.value;
  }
  return nullptr;
}

std::string_view Record::value(std::string_view key) const {
  const std::string* found = find(key);
  return found != nullptr ? std::string_view(*found) : std::string_view();
}

bool is_unknown(std::string_view value) {
  const std::string_view word = without_blanks(value);
  return word.empty() || word == "?" || word == "-";
}

std::string_view Record::stated(std::string_view key) const {
  const std::string_view found = value(key);
  return is_unknown(found) ? std::string_view() : found;
}

std::optional<int> parse_plies(std::string_view text) {
  int plies = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), plies);
  if (error != std::errc{} || end != text.data() + text.size() || plies < 0) return std::nullopt;
  return plies;
}

std::optional<int> Record::plies() const {
  return parse_plies(value("Plies"));
}

void Record::set(std::string_view key, std::string_view value) {
  for (Tag& tag : tags) {
    if (same_letters(tag.key, key)) {
      tag.value = value;
      return;
    }
  }
  tags.push_back(Tag{std::string(key), std::string(value)});
}

}  // namespace camlann::inline v1
