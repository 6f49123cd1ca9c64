#pragma once
// The descriptions of messages as data, for the program that writes documents and types.

#include <algorithm>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "base/words.hpp"
#include "wire/describe.hpp"
#include "wire/expected.hpp"
#include "wire/messages/all.hpp"
#include "wire/write.hpp"

namespace camlann::wire {

struct Type {
  enum class Kind { text, whole, fraction, truth, list, members, named, choice };
  Kind kind = Kind::text;
  std::string name;         // message or enumeration
  std::vector<Type> parts;  // element of a list or an object, alternatives of a choice
  bool nullable = false;
};

struct ListedField {
  std::string name;
  Type type;
  About about;
  bool optional = false;       // may be missing
  std::string constant;        // the only value; else empty
  std::string missing;         // JSON of the default in a request, or empty
  std::optional<Range> range;  // only if it is narrower than the type
};

/// A message or an enumeration.
struct Shape {
  std::string name;
  std::string text;
  std::string base;  // the message whose fields come first, or empty
  std::vector<ListedField> fields;
  std::vector<std::string> words;  // empty for a message
};

/// Collects messages, each after those that it contains.
class Model {
 public:
  template <class... T>
  explicit Model(message::List<T...>) {
    (add<T>(), ...);
  }
  template <class... T>
  void add_all(message::List<T...>) {
    (add<T>(), ...);
  }

  [[nodiscard]] const std::vector<Shape>& shapes() const { return shapes_; }
  [[nodiscard]] bool has(std::string_view name) const {
    return std::any_of(shapes_.begin(), shapes_.end(),
                       [&](const Shape& shape) { return shape.name == name; });
  }

 private:
  template <Message T, class At>
  ListedField field_of(At);
  template <Described T>
  void add();
  template <class T>
  Type type_of();

  std::vector<Shape> shapes_;
};

template <Message T, class At>
ListedField Model::field_of(At) {
  ListedField field;
  field.name = std::string_view(At::name);
  if constexpr (At::is_constant) {
    field.constant = At::entry.word;
  } else {
    using Value = std::remove_cvref_t<decltype(T{}.*At::entry.member)>;
    const About& about = At::entry.about;
    field.type = type_of<Value>();
    field.about = about;
    if (about.left_out) field.type.nullable = false;
    field.optional = about.left_out || (is_request<T> && *about.required == '\0');
    if constexpr (HasWords<Value> || std::same_as<Value, bool> || std::integral<Value>) {
      if (is_request<T> && field.optional) field.missing = to_json(T{}.*At::entry.member);
    }
    const bool limited = about.least != About{}.least || about.most != About{}.most;
    if (limited) field.range = Range{about.least, about.most, about.most == About{}.most};
  }
  return field;
}

template <Described T>
void Model::add() {
  if (has(title<T>.name)) return;
  Shape shape{title<T>.name, title<T>.text, {}, {}, {}};
  if constexpr (Message<T>) {
    if constexpr (HasBase<T>) {
      using Base = typename DescriptionOf<T>::Base;
      add<Base>();
      shape.base = title<Base>.name;
    }
    each_field<T>([&](auto at) { shape.fields.push_back(field_of<T>(at)); });
  } else {
    for (const std::string_view word : words_of<T>()) shape.words.emplace_back(word);
  }
  shapes_.push_back(std::move(shape));
}

template <class T>
Type Model::type_of() {
  Type type;
  if constexpr (Described<T>) {
    add<T>();
    type.kind = Type::Kind::named;
    type.name = title<T>.name;
  } else if constexpr (is_optional<T>) {
    type = type_of<typename T::value_type>();
    type.nullable = true;
  } else if constexpr (is_members<T>) {
    type.kind = Type::Kind::members;
    type.parts.push_back(type_of<typename T::value_type::second_type>());
  } else if constexpr (is_list<T>) {
    type.kind = Type::Kind::list;
    type.parts.push_back(type_of<typename T::value_type>());
  } else if constexpr (is_choice<T>) {
    type.kind = Type::Kind::choice;
    [&]<class... One>(const std::variant<One...>*) {
      (type.parts.push_back(type_of<One>()), ...);
    }(static_cast<const T*>(nullptr));
  } else if constexpr (is_made<T>) {
    type = type_of<typename T::Of>();
  } else if constexpr (std::same_as<T, bool>) {
    type.kind = Type::Kind::truth;
  } else if constexpr (std::floating_point<T>) {
    type.kind = Type::Kind::fraction;
  } else if constexpr (std::integral<T> && !std::same_as<T, char>) {
    type.kind = Type::Kind::whole;
  }
  return type;
}

}  // namespace camlann::wire
