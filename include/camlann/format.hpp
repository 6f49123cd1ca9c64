#pragma once
/// @file
/// Formatters of the values that streams write, for std::format where the C++ library has it, and
/// for fmt if its header is included before this one. Widths and precisions are those of a string.
/// Link Camlann::rules.

#include <concepts>
#include <string>
#include <string_view>
#include <version>
#ifdef __cpp_lib_format
#include <format>
#endif

#include "camlann/rules.hpp"

namespace camlann::inline v1 {

/// A value that has a text or a name.
template <class T>
concept Printable =
    HasWords<T> || std::same_as<T, Square> || std::same_as<T, Move> || std::same_as<T, Outcome> ||
    std::same_as<T, WrittenMove> || std::same_as<T, Game> || std::same_as<T, Verdict> ||
    std::same_as<T, VariantInfo> || std::same_as<T, Record> || std::same_as<T, Spot> ||
    std::same_as<T, Error>;

/// Returns what a stream writes.
template <Printable T>
[[nodiscard]] std::string printed(const T& value) {
  if constexpr (HasWords<T>) {
    return std::string(word_of(value));
  } else if constexpr (std::same_as<T, WrittenMove>) {
    return value.notation;
  } else if constexpr (std::same_as<T, VariantInfo>) {
    return value.id;
  } else if constexpr (std::same_as<T, Record>) {
    return write_record(value);
  } else {
    return to_text(value);
  }
}

}  // namespace camlann::inline v1

/// @cond FORMATTERS (they specialise classes that are not in the reference)
#ifdef __cpp_lib_format
template <camlann::Printable T>
struct std::formatter<T, char> : std::formatter<std::string_view, char> {
  template <class Context>
  auto format(const T& value, Context& context) const {
    return std::formatter<std::string_view, char>::format(camlann::printed(value), context);
  }
};
#endif

#ifdef FMT_VERSION
template <camlann::Printable T>
struct fmt::formatter<T, char> : fmt::formatter<std::string_view, char> {
  template <class Context>
  auto format(const T& value, Context& context) const {
    return fmt::formatter<std::string_view, char>::format(camlann::printed(value), context);
  }
};
#endif
/// @endcond
