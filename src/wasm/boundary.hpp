#pragma once
// The C boundary to JavaScript: what is kept from call to call, and how texts go in and out
// (doc/protocol/core.md). For the functions that are exported, in the files beside this one. One
// thread.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "wire/messages/error.hpp"
#include "wire/messages_of.hpp"
#include "wire/write.hpp"

namespace camlann::wasm {

/// Keeps an answer until the next one.
const char* answer(std::string json);

/// A message or a list of them.
template <class T>
const char* answer_message(const T& message) {
  return answer(wire::to_json(message));
}

const char* answer_error(const Error& error);

template <class T>
const char* answer_result(const Result<T>& result) {
  return result ? answer_message(*result) : answer_error(result.error());
}

/// Keeps the error for last_error(); 0, which stands for it.
int fail(const Error& error);
[[nodiscard]] const char* last_error();

/// The games that this core knows: those built in and those of camlann_define().
[[nodiscard]] Catalog& known();

/// A game gets a handle from 1 on, which no other one gets.
int keep(Game game);
/// Null for an unknown handle; valid until the next keep() or drop().
[[nodiscard]] Game* find(int handle);
void drop(int handle);
const char* answer_unknown(int handle);

/// Room for an answer in numbers, kept until the next one.
[[nodiscard]] std::vector<std::uint32_t>& numbers();

/// The next word of a text with spaces, which is cut off; empty at the end.
std::string_view next_word(std::string_view& text);

}  // namespace camlann::wasm
