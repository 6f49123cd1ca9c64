#include "wire/expected.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "wire/describe.hpp"
#include "wire/graphemes.hpp"
#include "wire/json_reader.hpp"

namespace camlann::wire {
namespace {

bool is_one_line(std::string_view text) {
  return std::none_of(text.begin(), text.end(),
                      [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
}

bool is_too_long(std::string_view text, std::int64_t most, const About& about) {
  if (about.in_bytes) return static_cast<std::int64_t>(text.size()) > most;
  return !has_at_most(text, most);
}

/// Returns the limit in bytes of a text with this limit in letters.
std::int64_t most_bytes(std::int64_t letters) {
  return letters * most_bytes_per_letter;
}

/// True if a text that is too long has few letters, of very many bytes.
bool has_few_letters(std::string_view text, std::int64_t most) {
  const auto bytes = static_cast<std::size_t>(most_bytes(most));
  return number_of_letters(text.substr(0, bytes)) <= most;
}

}  // namespace

Range length_range(const About& about) {
  return {std::max<std::int64_t>(about.least, 0), about.most, about.most == About{}.most};
}

std::string expected_number(const Range& range) {
  const std::string least = "a whole number from " + std::to_string(range.least);
  return range.to_end ? least : least + " to " + std::to_string(range.most);
}

std::string expected_list(const Range& length, bool of_objects) {
  const std::string_view what = of_objects ? " objects" : " values";
  if (length.to_end) return "a list of" + std::string(what);
  return "a list of " + std::to_string(length.least) + " to " + std::to_string(length.most) +
         std::string(what);
}

std::string expected_words(const std::vector<std::string_view>& words) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i != 0) text += i + 1 == words.size() ? " or " : ", ";
    text += words[i];
  }
  return text;
}

std::optional<std::string> read_text(JsonValue json, std::string& text, const About& about) {
  const Range length = length_range(about);
  const auto found = json.text();
  if (!found || (!length.to_end && is_too_long(*found, length.most, about))) {
    if (length.to_end) return "text";
    const auto most = std::to_string(length.most);
    if (about.in_bytes) return "text of at most " + most + " bytes";
    if (found && has_few_letters(*found, length.most)) {
      return "text of at most " + most + " characters and " +
             std::to_string(most_bytes(length.most)) + " bytes";
    }
    return "text of at most " + most + " characters";
  }
  if (!has_at_least(*found, length.least)) {
    return "text of at least " + std::to_string(length.least) + " characters";
  }
  if (about.one_line && !is_one_line(*found)) return "a line of text";
  text = *found;
  return std::nullopt;
}

Error not_json(std::string_view problem) {
  return {ErrorCode::syntax, "This is not JSON: " + std::string(problem), "body", "a JSON object"};
}

Error not_an_object() {
  return {ErrorCode::syntax, "This is not a JSON object", "body", "a JSON object"};
}

Error error_of(const FieldFault& fault) {
  if (!fault.what.empty()) {
    return {ErrorCode::unknown_name, fault.what, fault.field, fault.expected};
  }
  return {ErrorCode::syntax, "The field '" + fault.field + "' is missing or wrong", fault.field,
          fault.expected};
}

}  // namespace camlann::wire
