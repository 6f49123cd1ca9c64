#pragma once
// Writes any message by its description. Thread-safe.

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>

#include "base/words.hpp"
#include "wire/describe.hpp"
#include "wire/json_writer.hpp"

namespace camlann::wire {

template <class T>
void write(JsonWriter& json, const T& value, int decimals = -1);

template <class T>
void write_field(JsonWriter& json, std::string_view name, const T& value, bool left_out,
                 int decimals) {
  if constexpr (is_optional<T>) {
    if (left_out && !value) return;
  }
  if constexpr (is_list<T>) {
    if (left_out && value.empty()) return;
  }
  if constexpr (std::same_as<T, bool>) {
    if (left_out && !value) return;
  }
  json.key(name);
  write(json, value, decimals);
}

template <Message T, Message Owner>
void write_fields(JsonWriter& json, const Owner& message) {
  if constexpr (HasBase<T>) write_fields<typename DescriptionOf<T>::Base>(json, message);
  each_field<T>([&]<class At>(At) {
    if constexpr (At::is_constant) {
      json.key(At::name);
      json.text(At::entry.word);
    } else {
      write_field(json, At::name, message.*At::entry.member, At::entry.about.left_out,
                  At::entry.about.decimals);
    }
  });
}

/// Writes a value; `decimals` applies to fractions.
template <class T>
void write(JsonWriter& json, const T& value, [[maybe_unused]] int decimals) {
  if constexpr (Message<T>) {
    json.open_object();
    write_fields<T>(json, value);
    json.close_object();
  } else if constexpr (HasWords<T>) {
    json.text(word_of(value));
  } else if constexpr (is_optional<T>) {
    if (value) {
      write(json, *value, decimals);
    } else {
      json.null();
    }
  } else if constexpr (is_members<T>) {
    json.open_object();
    for (const auto& [name, member] : value) {
      json.key(name);
      write(json, member, decimals);
    }
    json.close_object();
  } else if constexpr (is_list<T>) {
    json.open_list();
    for (const auto& item : value) write(json, item, decimals);
    json.close_list();
  } else if constexpr (is_choice<T>) {
    std::visit([&](const auto& one) { write(json, one, decimals); }, value);
  } else if constexpr (is_made<T>) {
    json.made(*value.json);
  } else if constexpr (std::same_as<T, bool>) {
    json.truth(value);
  } else if constexpr (std::same_as<T, char>) {
    json.text({&value, 1});
  } else if constexpr (std::floating_point<T>) {
    json.number(value, decimals);
  } else if constexpr (std::unsigned_integral<T>) {
    json.whole(static_cast<std::uint64_t>(value));
  } else if constexpr (std::integral<T>) {
    json.whole(static_cast<std::int64_t>(value));
  } else {
    json.text(value);
  }
}

/// Returns a message, a list of messages or any other value as JSON text.
template <class T>
[[nodiscard]] std::string to_json(const T& value) {
  JsonWriter json;
  write(json, value);
  return json.take();
}

}  // namespace camlann::wire
