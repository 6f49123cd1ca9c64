#pragma once
// Describes messages once, for all that need to know their fields: writers, readers, the types of
// the page and the OpenAPI document. A message is a plain struct that describes itself:
//
//   struct Hint {
//     MESSAGE(Hint, "A good move");
//     FIELD(Outcome, outcome);
//     FIELD(int, score, "In hundredths of a man") = 0;
//     FIELD(int, depth, "Plies searched", .least = 0) = 0;
//   };
//
// The name in JSON is the name of the member in camel case. What follows the text sets members of
// About. A message begins with REQUEST instead if fields with a default may be missing.
//
//   CONSTANT("type", "event");         a member with one value
//   FIELD_LIKE(bool, bot, about_bot);  a field described by an About that several messages share
//   FIELDS_OF(Other);                  the fields of Other, from which the message derives
//   using Base = Other;                the same, before all others: `allOf` in OpenAPI
//
// A struct of a folder below wire has a separate description:
//
//   template <>
//   struct Description<tournament::Left> {
//     DESCRIPTION(tournament::Left, "TournamentLeft");
//     MEMBER(player, "Number of the player");
//   };
//
// An enumeration with Words has a Title: `template <> inline constexpr Title title<Grid>{...}`.
//
// JSON of a member, by its type:
//
//   std::string, char         text                 std::vector<T>            a list
//   whole numbers, double     number               Members<T>                an object of any names
//   bool                      true, false          a message                 an object
//   an enumeration with Words text, one of these   std::optional<T>          null if empty
//   std::variant<...>         any of these         Made<T>                   a T, written before
//
// Compile time only; also for the browser. The macros are the only way in C++20 to name a field
// once: reflection by structured bindings yields no names with the compilers in use.

#include <array>
#include <concepts>
#include <cstddef>
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

/// Attributes of a field. Texts are plain pointers: compilers drop them more readily if unused.
struct About {
  const char* text = "";  // for the documents
  /// Makes a field of a request mandatory: the text names the expected value.
  const char* required = "";
  /// Range of a number, or of the length of a list or a text.
  std::int64_t least = std::numeric_limits<std::int64_t>::min();
  std::int64_t most = std::numeric_limits<std::int64_t>::max();
  int decimals = -1;         // of a fraction in JSON; -1: as needed
  bool left_out = false;     // omits the member if it is empty or false
  bool one_line = false;     // a text without control characters
  bool in_bytes = false;     // the length of a text that programs write; of others in characters
  const char* unknown = "";  // error message for an unknown word
  const char* format = "";   // in OpenAPI: date-time
  const char* name = "";     // in JSON, if it is not the name of the member in camel case
};

/// Name and text of a message or an enumeration in the documents.
struct Title {
  const char* name = nullptr;
  const char* text = "";
  bool request = false;  // its sender may omit fields
  int line = 0;          // of MESSAGE in its file
};

/// Describes a struct of a folder below wire.
template <class T>
struct Description;

struct AnySourceLine {};

/// Height limit of a description in lines of source.
inline constexpr int tallest = 100;

/// Line of a field, counted from MESSAGE: fields are found by their lines, because nothing else
/// that C++20 has numbers them alike in every file that includes them.
template <int line>
  requires(line < tallest)
struct SourceLine : AnySourceLine {};

struct NoField {};

template <class Owner, class Value>
struct Field {
  const char* member_name;
  Value Owner::* member;
  About about;
};

struct Constant {
  const char* member_name;
  std::string_view word;
  About about = {};
};

template <class Message>
struct FieldsOf {
  using Other = Message;
};

// NOLINTBEGIN(bugprone-macro-parentheses): types and names cannot be in parentheses
#define DESCRIPTION_AS(Type, name_, request_, ...)                                              \
  using Self = Type;                                                                            \
  static constexpr ::camlann::wire::Title described{name_, "" __VA_ARGS__, request_, __LINE__}; \
  static ::camlann::wire::NoField field_at(::camlann::wire::AnySourceLine)
#define DESCRIPTION(Type, name_, ...) DESCRIPTION_AS(Type, name_, false, __VA_ARGS__)
#define MESSAGE(Type, ...)                         \
  DESCRIPTION_AS(Type, #Type, false, __VA_ARGS__); \
  bool operator==(const Type&) const = default
#define REQUEST(Type, ...)                        \
  DESCRIPTION_AS(Type, #Type, true, __VA_ARGS__); \
  bool operator==(const Type&) const = default

#define ENTRY(...)                                                                         \
  static constexpr auto field_at(::camlann::wire::SourceLine<__LINE__ - described.line>) { \
    return ::camlann::wire::__VA_ARGS__;                                                   \
  }
#define MEMBER_LIKE(member_, about_) \
  ENTRY(Field<Self, decltype(Self::member_)>{#member_, &Self::member_, about_})
#define MEMBER(member_, ...) \
  MEMBER_LIKE(member_, (::camlann::wire::About{__VA_OPT__(.text =) __VA_ARGS__}))
#define CONSTANT(name_, word_) ENTRY(Constant{name_, word_})
#define FIELDS_OF(Other) ENTRY(FieldsOf<Other>{})
#define FIELD(type_, member_, ...) MEMBER(member_, __VA_ARGS__) type_ member_
#define FIELD_LIKE(type_, member_, about_) MEMBER_LIKE(member_, about_) type_ member_
// NOLINTEND(bugprone-macro-parentheses)

template <class T>
concept DescribesItself = requires {
  T::described;
  requires std::same_as<typename T::Self, T>;
};

template <class T>
using DescriptionOf = std::conditional_t<DescribesItself<T>, T, Description<T>>;

/// Without a name for a type that no document names.
template <class T>
inline constexpr Title title{};
template <class T>
  requires requires { DescriptionOf<T>::described; }
inline constexpr Title title<T> = DescriptionOf<T>::described;

template <class T>
concept Described = title<T>.name != nullptr;

template <class T>
concept Message = Described<T> && !std::is_enum_v<T>;

template <class T>
concept HasBase = Message<T> && requires { typename DescriptionOf<T>::Base; };

/// True if its sender may omit fields.
template <Message T>
inline constexpr bool is_request = title<T>.request;

/// The JSON name of a field.
struct FieldName {
  explicit constexpr FieldName(const char* member, const char* instead) {
    const bool same = *instead != '\0';
    for (const char* next = same ? instead : member; *next != '\0'; ++next) {
      const bool word = !same && *next == '_';
      if (word) ++next;
      text[length++] = word ? static_cast<char>(*next - 'a' + 'A') : *next;
    }
  }
  constexpr operator std::string_view() const { return {text.data(), length}; }  // NOLINT

  std::array<char, 32> text{};
  std::size_t length = 0;
};

/// An entry of a description as a type, so that its parts are constants wherever it is visited.
template <class D, int line>
struct At {
  static constexpr auto entry = D::field_at(SourceLine<line>{});
  static constexpr bool is_constant = std::same_as<decltype(entry), const Constant>;
  static constexpr FieldName name{entry.member_name, entry.about.name};
};

/// The lines of the fields.
template <class D, int... line>
consteval auto lines_with_fields(std::integer_sequence<int, line...>) {
  constexpr bool has[] = {!std::same_as<decltype(D::field_at(SourceLine<line>{})), NoField>...};
  std::array<int, (static_cast<std::size_t>(has[line]) + ...)> lines{};
  std::size_t count = 0;
  for (int at = 0; at < tallest; ++at) {
    if (has[at]) lines[count++] = at;
  }
  return lines;
}
template <class D>
inline constexpr auto field_lines =
    lines_with_fields<D>(std::make_integer_sequence<int, tallest>{});

template <Message T, class Visit>
void each_field(const Visit& visit);

template <class D, int line, class Visit>
void visit_line(const Visit& visit) {
  using Entry = decltype(D::field_at(SourceLine<line>{}));
  if constexpr (requires { typename Entry::Other; }) {
    each_field<typename Entry::Other>(visit);
  } else {
    visit(At<D, line>{});
  }
}

/// Calls `visit(At)` for each field and constant in the order of the declaration, without those of
/// the Base.
template <Message T, class Visit>
void each_field(const Visit& visit) {
  using D = DescriptionOf<T>;
  [&]<std::size_t... index>(std::index_sequence<index...>) {
    (visit_line<D, field_lines<D>[index]>(visit), ...);
  }(std::make_index_sequence<field_lines<D>.size()>{});
}

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
