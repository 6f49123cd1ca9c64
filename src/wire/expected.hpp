#pragma once
// Error texts about wrong fields, for wire/read.hpp and the documents. Thread-safe.

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/words.hpp"
#include "wire/describe.hpp"
#include "wire/json_reader.hpp"

namespace camlann::wire {

/// A wrong field of a message.
struct FieldFault {
  std::string field;
  std::string expected;
  std::string what;  // text of the description (About::unknown), or empty
};

struct Range {
  std::int64_t least = 0;
  std::int64_t most = 0;
  bool to_end = false;  // the limit is that of the type, above `most`
};

/// Returns the limits of a number by its description and its type.
template <std::integral T>
[[nodiscard]] constexpr Range number_range(const About& about) {
  using Limits = std::numeric_limits<T>;
  Range range{about.least, about.most, false};
  if (std::cmp_less(range.least, Limits::min())) range.least = Limits::min();
  if (std::cmp_less(Limits::max(), range.most))
    range.most = static_cast<std::int64_t>(Limits::max());
  range.to_end = about.most == About{}.most && std::cmp_less(range.most, Limits::max());
  return range;
}

/// Returns the limits of the length of a text or a list.
[[nodiscard]] Range length_range(const About& about);

[[nodiscard]] std::string expected_number(const Range& range);
[[nodiscard]] std::string expected_list(const Range& length, bool of_objects);
/// Returns "w, b or random".
[[nodiscard]] std::string expected_words(const std::vector<std::string_view>& words);

template <HasWords E>
[[nodiscard]] std::vector<std::string_view> words_of() {
  std::vector<std::string_view> words;
  for (const Word<E>& entry : Words<E>::table) words.push_back(entry.word);
  return words;
}

template <HasWords E>
[[nodiscard]] std::string expected_words() {
  return expected_words(words_of<E>());
}

/// Returns nothing, or a text that names the expected value.
[[nodiscard]] std::optional<std::string> read_text(JsonValue json, std::string& text,
                                                   const About& about);

[[nodiscard]] Error not_json(std::string_view problem);
[[nodiscard]] Error not_an_object();
/// Returns "The field 'x' is missing or wrong" or the text of the fault.
[[nodiscard]] Error error_of(const FieldFault& fault);

}  // namespace camlann::wire
