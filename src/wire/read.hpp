#pragma once
// Reads any message by its description. Ignores unknown fields; stops at the first fault, which
// names its field. Thread-safe; not in the browser.

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "base/result.hpp"
#include "base/words.hpp"
#include "wire/describe.hpp"
#include "wire/expected.hpp"
#include "wire/json_reader.hpp"
#include "wire/write.hpp"

namespace camlann::wire {

/// Returns the first fault of an object; the message then has the fields before it.
template <Message T>
[[nodiscard]] std::optional<FieldFault> read_fields(JsonValue json, T& message);

/// Returns nothing, or a text that names the expected value.
template <class T>
[[nodiscard]] std::optional<std::string> read_value(JsonValue json, T& value, const About& about);

template <std::integral T>
[[nodiscard]] std::optional<std::string> read_whole(JsonValue json, T& value, const About& about) {
  const Range range = number_range<T>(about);
  if (const auto number = json.whole();
      number && *number >= range.least && (*number <= range.most || range.to_end)) {
    if (std::in_range<T>(*number)) {
      value = static_cast<T>(*number);
      return std::nullopt;
    }
  } else if (const auto natural = json.natural();
             range.to_end && natural && std::in_range<T>(*natural)) {
    value = static_cast<T>(*natural);
    return std::nullopt;
  }
  return expected_number(range);
}

template <class T>
[[nodiscard]] std::optional<std::string> read_list(JsonValue json, T& list, const About& about) {
  const Range range = length_range(about);
  const auto length = static_cast<std::int64_t>(json.size());
  std::string expected = expected_list(range, Message<typename T::value_type>);
  if (!json.is_list() || length < range.least || length > range.most) return expected;
  list.clear();
  for (std::size_t i = 0; i < json.size(); ++i) {
    typename T::value_type value{};
    if (Message<typename T::value_type> && !json.item(i).is_object()) return expected;
    if (auto fault = read_value(json.item(i), value, {})) return fault;
    list.push_back(std::move(value));
  }
  return std::nullopt;
}

template <class T>
[[nodiscard]] std::optional<std::string> read_members(JsonValue json, Members<T>& members) {
  if (!json.is_object()) return "an object";
  members.clear();
  for (std::size_t i = 0; i < json.size(); ++i) {
    T value{};
    if (auto fault = read_value(json.item(i), value, {})) return fault;
    members.emplace_back(json.key(i), std::move(value));
  }
  return std::nullopt;
}

template <class... T>
[[nodiscard]] std::optional<std::string> read_choice(JsonValue json, std::variant<T...>& value) {
  const auto fits = [&]<class One>(One one) {
    if (read_value(json, one, {})) return false;
    value = std::move(one);
    return true;
  };
  if ((fits(T{}) || ...)) return std::nullopt;
  return "another value";
}

template <class T>
std::optional<std::string> read_value(JsonValue json, T& value, const About& about) {
  if constexpr (Message<T>) {
    if (!json.is_object()) return "an object";
    const auto fault = read_fields(json, value);
    if (!fault) return std::nullopt;
    return fault->field + ": " + fault->expected;
  } else if constexpr (HasWords<T>) {
    const auto text = json.text();
    const auto known = text ? value_of<T>(*text) : std::nullopt;
    if (!known) return expected_words<T>();
    value = *known;
  } else if constexpr (is_optional<T>) {
    value.reset();
    if (json.is_null()) return std::nullopt;
    return read_value(json, value.emplace(), about);
  } else if constexpr (is_members<T>) {
    return read_members(json, value);
  } else if constexpr (is_list<T>) {
    return read_list(json, value, about);
  } else if constexpr (is_choice<T>) {
    return read_choice(json, value);
  } else if constexpr (is_made<T>) {
    typename T::Of made{};
    if (auto fault = read_value(json, made, about)) return fault;
    value.json = std::make_shared<const std::string>(to_json(made));
  } else if constexpr (std::same_as<T, bool>) {
    const auto truth = json.truth();
    if (!truth) return "true or false";
    value = *truth;
  } else if constexpr (std::same_as<T, char>) {
    const auto text = json.text();
    if (!text || text->size() != 1) return "a letter";
    value = text->front();
  } else if constexpr (std::floating_point<T>) {
    const auto number = json.number();
    if (!number) return "a number";
    value = *number;
  } else if constexpr (std::integral<T>) {
    return read_whole(json, value, about);
  } else {
    return read_text(json, value, about);
  }
  return std::nullopt;
}

/// Reads fields one after another and remembers the first fault.
struct FieldReader {
  JsonValue json;
  bool request;
  std::optional<FieldFault>& fault;

  void constant(std::string_view name, std::string_view word) const {
    if (fault) return;
    const auto found = json.member(name);
    if (!found || found->text() != word) blame(name, std::string(word));
  }

  template <class Value>
  void read(std::string_view name, Value& value, const About& about) const {
    if (fault) return;
    const auto found = json.member(name);
    const bool none = !found || (found->is_null() && !is_optional<Value>);
    if (request && (none || found->is_null())) {
      if (*about.required != '\0') blame(name, about.required);
      return;
    }
    if (none) {
      if (about.left_out || request) return;
      return blame(name, "a value");
    }
    if (auto expected = read_value(*found, value, about)) {
      return blame(name, std::move(*expected), about.unknown);
    }
    if constexpr (std::same_as<Value, std::string>) {
      if (*about.required != '\0' && value.empty()) blame(name, about.required);
    }
  }

 private:
  void blame(std::string_view name, std::string expected, std::string_view what = {}) const {
    fault = FieldFault{std::string(name), std::move(expected), std::string(what)};
  }
};

template <Message T, Message Owner>
void read_own_fields(const FieldReader& reader, Owner& message) {
  if constexpr (HasBase<T>) {
    read_own_fields<typename DescriptionOf<T>::Base>(reader, message);
  }
  each_field<T>([&]<class At>(At) {
    if constexpr (At::is_constant) {
      reader.constant(At::name, At::entry.word);
    } else {
      reader.read(At::name, message.*At::entry.member, At::entry.about);
    }
  });
}

template <Message T>
std::optional<FieldFault> read_fields(JsonValue json, T& message) {
  std::optional<FieldFault> fault;
  read_own_fields<T>(FieldReader{json, is_request<T>, fault}, message);
  return fault;
}

/// Reads a text that is one message, such as the body of a request. An error names its field, or
/// "body".
template <Message T>
[[nodiscard]] Result<T> read(std::string_view text, int depth = JsonDocument::deepest) {
  const auto document = JsonDocument::read(text, depth);
  if (!document) return Failure(not_json(document.error().what));
  if (!document->root().is_object()) return Failure(not_an_object());
  T message{};
  if (auto fault = read_fields(document->root(), message)) return Failure(error_of(*fault));
  return message;
}

}  // namespace camlann::wire
