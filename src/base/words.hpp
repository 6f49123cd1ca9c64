#pragma once
// The names of an enumeration's values, in one table next to it. Output, input and the protocols'
// documents all use this table. Thread-safe.

#include <cstddef>
#include <optional>
#include <string_view>

namespace camlann::inline v1 {

template <class E>
struct Word {
  E value;
  std::string_view word;
};

/// Specialise it next to the enumeration, with `static constexpr Word<E> table[]` in the order in
/// which documents list the names.
template <class E>
struct Words;

template <class E>
concept HasWords = requires { Words<E>::table; };

/// Returns the name of a value in a table; empty without one.
template <class E, std::size_t Size>
[[nodiscard]] constexpr std::string_view word_in(const Word<E> (&table)[Size], E value) {
  for (const Word<E>& entry : table) {
    if (entry.value == value) return entry.word;
  }
  return {};
}

/// Returns the value with this name in a table; nothing for another text.
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

}  // namespace camlann::inline v1
