#pragma once
// A message made at random from its description is written and read again to the same value.
// RC_PARAMS sets how many and which.

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "base/words.hpp"
#include "wire/describe.hpp"
#include "wire/expected.hpp"
#include "wire/messages/all.hpp"
#include "wire/read.hpp"
#include "wire/write.hpp"

namespace camlann::wire {

/// Letters that JSON and UTF-8 treat apart.
inline std::string any_text(const About& about) {
  static const std::vector<std::string> control{"\n", "\t", "\x01", "\x7f", "\b"};
  static const std::vector<std::string> plain{"a", "7", " ", "\"", "\\", "/", "{", "é", "€", "😀"};
  std::vector<std::string> letters = plain;
  if (!about.one_line) letters.insert(letters.end(), control.begin(), control.end());
  const auto parts = *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(letters));
  std::string text;
  std::size_t count = 0;
  for (const std::string& part : parts) {
    const auto longer = static_cast<std::int64_t>(text.size() + part.size());
    if (longer > length_range(about).most) continue;
    text += part;
    ++count;
  }
  // The least length counts letters, of which some take several bytes.
  const auto least = static_cast<std::size_t>(length_range(about).least);
  if (count < least) text.assign(least, 'a');
  return text.empty() && *about.required != '\0' ? "a" : text;
}

/// Returns a number below `count`.
inline std::size_t any_index(std::size_t count) {
  return *rc::gen::inRange<std::size_t>(0, count);
}

template <class T>
T any_value(const About& about);

template <Message T, Message Owner>
void make_fields(Owner& message) {
  if constexpr (HasBase<T>) make_fields<typename DescriptionOf<T>::Base>(message);
  each_field<T>([&]<class At>(At) {
    if constexpr (!At::is_constant) {
      auto& value = message.*At::entry.member;
      value = any_value<std::remove_cvref_t<decltype(value)>>(At::entry.about);
    }
  });
}

template <Message T>
T any_message() {
  T message{};
  make_fields<T>(message);
  return message;
}

template <class T>
std::size_t any_length(const About& about) {
  const auto most = static_cast<int>(std::min<std::int64_t>(length_range(about).most, 3));
  return static_cast<std::size_t>(
      *rc::gen::inRange(static_cast<int>(length_range(about).least), most + 1));
}

template <class T>
T any_choice() {
  T value{};
  const auto index = any_index(std::variant_size_v<T>);
  if (index == 0) value = any_value<std::variant_alternative_t<0, T>>({});
  if (index == 1) value = any_value<std::variant_alternative_t<1, T>>({});
  if (index == 2) value = any_value<std::variant_alternative_t<2, T>>({});
  return value;
}

template <class T>
T any_value(const About& about) {
  if constexpr (Message<T>) {
    return any_message<T>();
  } else if constexpr (HasWords<T>) {
    return Words<T>::table[any_index(std::size(Words<T>::table))].value;
  } else if constexpr (is_optional<T>) {
    if (*rc::gen::arbitrary<bool>()) return any_value<typename T::value_type>(about);
    return std::nullopt;
  } else if constexpr (is_members<T>) {
    T members;
    for (const char* name : {"b", "a", "ä \""}) {
      if (!*rc::gen::arbitrary<bool>()) continue;
      members.emplace_back(name, any_value<typename T::value_type::second_type>({}));
    }
    return members;
  } else if constexpr (is_list<T>) {
    T list;
    const std::size_t length = any_length<T>(about);
    while (list.size() < length) list.push_back(any_value<typename T::value_type>({}));
    return list;
  } else if constexpr (is_choice<T>) {
    return any_choice<T>();
  } else if constexpr (is_made<T>) {
    return {std::make_shared<const std::string>(to_json(any_message<typename T::Of>()))};
  } else if constexpr (std::same_as<T, bool>) {
    return *rc::gen::arbitrary<bool>();
  } else if constexpr (std::same_as<T, char>) {
    return *rc::gen::inRange('A', 'z');
  } else if constexpr (std::floating_point<T>) {
    return *rc::gen::inRange(-4000, 4000) / 2.0;  // exact with one decimal
  } else if constexpr (std::integral<T>) {
    const Range range = number_range<T>(about);
    const auto number = *rc::gen::arbitrary<std::int64_t>();
    return static_cast<T>(std::clamp(number, range.least, range.most));
  } else {
    return any_text(about);
  }
}

/// The text of a message is read as the same message.
template <Message T>
void go_round() {
  // One type for all messages: rapidcheck takes long to compile.
  const std::function<void()> property = [] {
    const T message = any_message<T>();
    const std::string json = to_json(message);
    const auto read_again = read<T>(json);
    if (!read_again) RC_FAIL(to_text(read_again.error()) + "\n" + json);
    if (!(*read_again == message)) RC_FAIL(json + "\n" + to_json(*read_again));
  };
  EXPECT_TRUE(rc::check(title<T>.name, property));
}

template <class... T>
void all_go_round(message::List<T...>) {
  const auto one = []<class M>(const M*) { go_round<M>(); };
  (one(static_cast<const T*>(nullptr)), ...);
}

}  // namespace camlann::wire
