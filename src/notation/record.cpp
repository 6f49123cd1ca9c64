#include "notation/record.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

#include "base/letters.hpp"

namespace camlann {
bool is_key(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return (small_letter(c) >= 'a' && small_letter(c) <= 'z') || (c >= '0' && c <= '9') || c == '_';
  });
}

std::string_view to_text(RecordResult result) {
  switch (result) {
    case RecordResult::unknown: return "*";
    case RecordResult::white_wins: return "1-0";
    case RecordResult::black_wins: return "0-1";
    case RecordResult::draw: return "1/2-1/2";
    case RecordResult::first_of_three: return "1-0-0";
    case RecordResult::second_of_three: return "0-1-0";
    case RecordResult::third_of_three: return "0-0-1";
  }
  return "*";
}

std::optional<RecordResult> parse_record_result(std::string_view text) {
  if (text == "*" || text == "?" || text.empty()) return RecordResult::unknown;
  if (text == "1-0") return RecordResult::white_wins;
  if (text == "0-1") return RecordResult::black_wins;
  if (text == "1-0-0") return RecordResult::first_of_three;
  if (text == "0-1-0") return RecordResult::second_of_three;
  if (text == "0-0-1") return RecordResult::third_of_three;
  for (const std::string_view draw : {"1/2-1/2", "1/2", "½-½", "½"}) {
    if (text == draw) return RecordResult::draw;
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

std::optional<int> Record::plies() const {
  const std::string_view text = value("Plies");
  int plies = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), plies);
  if (error != std::errc{} || end != text.data() + text.size() || plies < 0) return std::nullopt;
  return plies;
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

}  // namespace camlann
