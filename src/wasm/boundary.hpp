#pragma once
// The C boundary to JavaScript: state between calls, and the passing of texts
// (doc/protocol/core.md). For the exported functions in the other files of this folder.
// Single-threaded.

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

/// Stores an answer until the next one.
const char* answer(std::string json);

/// Answers with a message or a list of messages.
template <class T>
const char* answer_message(const T& message) {
  return answer(wire::to_json(message));
}

const char* answer_error(const Error& error);

template <class T>
const char* answer_result(const Result<T>& result) {
  return result ? answer_message(*result) : answer_error(result.error());
}

/// Stores the error for last_error(); returns 0, the sign of an error.
int fail(const Error& error);
[[nodiscard]] const char* last_error();

/// Returns the known games: the built-in ones and those of camlann_define().
[[nodiscard]] Catalog& known();

/// Stores a game and returns its handle, a unique number from 1 on.
int keep(Game game);
/// Returns null for an unknown handle; valid until the next keep() or drop().
[[nodiscard]] Game* find(int handle);
void drop(int handle);
const char* answer_unknown(int handle);

/// Returns the buffer for a numeric answer, valid until the next one.
[[nodiscard]] std::vector<std::uint32_t>& numbers();

/// Removes the next word of a text with spaces and returns it; empty at the end.
std::string_view next_word(std::string_view& text);

}  // namespace camlann::wasm
