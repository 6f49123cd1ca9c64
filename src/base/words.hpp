#pragma once
// The words for the values of an enumeration, in one table beside it. What is printed, what is read
// and what the documents of the protocols list all come from this table. Thread-safe.

#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>
#include <type_traits>

namespace camlann {

template <class E>
struct Word {
  E value;
  std::string_view word;
};

/// To be specialised beside the enumeration, with `static constexpr Word<E> table[]` in the order
/// in which documents list the words.
template <class E>
struct Words;

template <class E>
concept HasWords = requires { Words<E>::table; };

/// The word for a value; empty for one that has none.
template <HasWords E>
[[nodiscard]] constexpr std::string_view word_of(E value) {
  for (const Word<E>& entry : Words<E>::table) {
    if (entry.value == value) return entry.word;
  }
  return {};
}

/// The value that a word stands for; nothing for another text.
template <HasWords E>
[[nodiscard]] constexpr std::optional<E> value_of(std::string_view word) {
  for (const Word<E>& entry : Words<E>::table) {
    if (entry.word == word) return entry.value;
  }
  return std::nullopt;
}

/// The value for which `to_word` has this word, where the words are those of one reader alone; it
/// answers a number that is no value with an empty text.
template <class E>
[[nodiscard]] std::optional<E> read_word(std::string_view word, std::string_view (*to_word)(E)) {
  using Number = std::underlying_type_t<E>;
  static_assert(std::is_same_v<Number, std::uint8_t>, "every number is tried");
  if (word.empty()) return std::nullopt;
  for (unsigned number = 0; number <= std::numeric_limits<Number>::max(); ++number) {
    const auto value = static_cast<E>(number);
    if (to_word(value) == word) return value;
  }
  return std::nullopt;
}

}  // namespace camlann
