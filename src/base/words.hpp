#pragma once
// The words for the values of an enumeration, in one table beside it. What is printed, what is read
// and what the documents of the protocols list all come from this table. Thread-safe.

#include <cstddef>
#include <optional>
#include <string_view>

namespace camlann::inline v0_2 {

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

/// The word for a value in a table; empty for one that has none.
template <class E, std::size_t Size>
[[nodiscard]] constexpr std::string_view word_in(const Word<E> (&table)[Size], E value) {
  for (const Word<E>& entry : table) {
    if (entry.value == value) return entry.word;
  }
  return {};
}

/// The value that a word stands for in a table; nothing for another text.
template <class E, std::size_t Size>
[[nodiscard]] constexpr std::optional<E> value_in(const Word<E> (&table)[Size],
                                                  std::string_view word) {
  for (const Word<E>& entry : table) {
    if (entry.word == word) return entry.value;
  }
  return std::nullopt;
}

template <HasWords E>
[[nodiscard]] constexpr std::string_view word_of(E value) {
  return word_in(Words<E>::table, value);
}

template <HasWords E>
[[nodiscard]] constexpr std::optional<E> value_of(std::string_view word) {
  return value_in<E>(Words<E>::table, word);
}

}  // namespace camlann::inline v0_2
