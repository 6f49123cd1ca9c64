#pragma once
// How a message is described, once, for all who need to know: writers, readers, the types of the
// page and doc/protocol/openapi.yaml. A message is a plain struct; its description lists the
// fields:
//
//   template <>
//   struct Description<Hint> {
//     static constexpr std::string_view name = "Hint";
//     static constexpr std::string_view text = "A good move";
//     static constexpr void fields(auto&& field) {
//       field("outcome", &Hint::outcome, {.text = "The move"});
//       field("score", &Hint::score, {.text = "In hundredths of a man"});
//     }
//   };
//
// `field.constant("type", "event")` is a member with one value. A message that begins with the
// fields of another derives from it and says `using Base = Other;`; one that has them elsewhere
// calls `Description<Other>::fields(field)` there. A request, of which a sender may leave out what
// has a default, says `static constexpr bool request = true;`. The type of a member says what JSON
// it is:
//
//   std::string, char         text                 std::vector<T>            a list
//   whole numbers, double     number               Members<T>                an object of any names
//   bool                      true, false          a message                 an object
//   an enumeration with Words text, one of these   std::optional<T>          null where empty
//   std::variant<...>         any of these         Made<T>                   a T, written before
//
// Compile time only; also for the browser.

#include <concepts>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "base/words.hpp"

namespace camlann::wire {

/// What is to be known of a field beside its name and type. Texts are plain pointers: where they
/// are not used, a compiler leaves them out more readily.
struct About {
  const char* text = "";  // for the documents
  /// Of a request: what is expected where the field is missing or empty.
  const char* required = "";
  /// Of a number the range, of a text its length in bytes, of a list its length.
  std::int64_t least = std::numeric_limits<std::int64_t>::min();
  std::int64_t most = std::numeric_limits<std::int64_t>::max();
  int decimals = -1;         // of a fraction, as it is written; -1: as many as it has
  bool left_out = false;     // where it is empty or false, the member is left out
  bool one_line = false;     // of a text in a request: without control characters
  const char* unknown = "";  // of a word in a request: what to say of others
  const char* format = "";   // of a text: date-time
};

/// Specialised for each message, and for enumerations of the wire (name and text alone).
template <class T>
struct Description;

template <class T>
concept Described = requires {
  { Description<T>::name } -> std::convertible_to<std::string_view>;
  { Description<T>::text } -> std::convertible_to<std::string_view>;
};

template <class T>
concept Message = Described<T> && !std::is_enum_v<T>;

template <class T>
concept HasBase = Message<T> && requires { typename Description<T>::Base; };

/// Whether its sender may leave out fields.
template <Message T>
inline constexpr bool is_request = requires { requires Description<T>::request; };

/// An object with members of any names, in this order.
template <class T>
using Members = std::vector<std::pair<std::string, T>>;

/// JSON of a T, a message, that was made before, to be used in several others.
template <class T>
struct Made {
  using Of = T;

  std::shared_ptr<const std::string> json;  // never null when it is written

  bool operator==(const Made& other) const { return *json == *other.json; }
};

template <class T>
inline constexpr bool is_optional = false;
template <class T>
inline constexpr bool is_optional<std::optional<T>> = true;

template <class T>
inline constexpr bool is_list = false;
template <class T>
inline constexpr bool is_list<std::vector<T>> = true;

template <class T>
inline constexpr bool is_members = false;
template <class T>
inline constexpr bool is_members<std::vector<std::pair<std::string, T>>> = true;

template <class T>
inline constexpr bool is_choice = false;
template <class... T>
inline constexpr bool is_choice<std::variant<T...>> = true;

template <class T>
inline constexpr bool is_made = false;
template <class T>
inline constexpr bool is_made<Made<T>> = true;

}  // namespace camlann::wire
