// Records, copies and perft: exported functions for other programs (@camlann/core).

#include <emscripten.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "game/game.hpp"
#include "game/replay.hpp"
#include "notation/record.hpp"
#include "notation/record_reader.hpp"
#include "notation/record_writer.hpp"
#include "wasm/boundary.hpp"
#include "wire/messages/study.hpp"
#include "wire/messages_of.hpp"
#include "wire/record_messages.hpp"

namespace camlann::wasm {
namespace {

Error no_record(std::size_t known) {
  return {ErrorCode::not_found, "there is no such game in the text", "index",
          known == 0 ? "a text with a game" : "0 to " + std::to_string(known - 1)};
}

Result<Game> played(const Record& record) {
  Replay replayed = replay(record, {}, known());
  if (replayed.fault) return Failure(replayed.fault->error);
  if (!replayed.game) return Failure(no_record(0));
  return std::move(*replayed.game);
}

Result<std::vector<message::ReadGame>> all_of(std::string_view text) {
  TRY(const auto records, read_records(text));
  std::vector<message::ReadGame> games;
  for (const Record& record : records) {
    TRY(const auto game, played(record));
    games.push_back(wire::read_game(record, game));
  }
  return games;
}

Result<Game> one_of(std::string_view text, int index) {
  TRY(const auto records, read_records(text));
  if (index < 0 || static_cast<std::size_t>(index) >= records.size()) {
    return Failure(no_record(records.size()));
  }
  return played(records[static_cast<std::size_t>(index)]);
}

/// Headers from JavaScript: one per line, the key before the first space.
Result<std::string> written(const Game& game, std::string_view headers) {
  Record record = to_record(game);
  while (!headers.empty()) {
    std::string_view line = headers.substr(0, headers.find('\n'));
    headers.remove_prefix(std::min(line.size() + 1, headers.size()));
    const std::string_view key = next_word(line);
    line.remove_prefix(std::min<std::size_t>(1, line.size()));
    if (!is_key(key)) {
      return failure(ErrorCode::syntax, "this cannot be the name of a header", std::string(key),
                     "letters, digits and _");
    }
    record.set(key, line);
  }
  return write_record(record);
}

}  // namespace
}  // namespace camlann::wasm

extern "C" {

/// Returns every game of a text, each played by its rules, with what was left out.
EMSCRIPTEN_KEEPALIVE const char* camlann_records(const char* text) {
  return camlann::wasm::answer_result(camlann::wasm::all_of(text));
}

/// Returns a handle of one game of a text, from 0 on, or 0 and camlann_error().
EMSCRIPTEN_KEEPALIVE int camlann_replay(const char* text, int index) {
  auto game = camlann::wasm::one_of(text, index);
  return game ? camlann::wasm::keep(std::move(*game)) : camlann::wasm::fail(game.error());
}

/// Returns the game as a record; a line of `headers` is "White Michael Nolan".
EMSCRIPTEN_KEEPALIVE const char* camlann_record(int handle, const char* headers) {
  const camlann::Game* game = camlann::wasm::find(handle);
  if (game == nullptr) return camlann::wasm::answer_unknown(handle);
  const auto text = camlann::wasm::written(*game, headers);
  if (!text) return camlann::wasm::answer_error(text.error());
  return camlann::wasm::answer_message(*text);
}

/// Returns a copy of the game with the same history.
EMSCRIPTEN_KEEPALIVE int camlann_copy(int handle) {
  const camlann::Game* game = camlann::wasm::find(handle);
  return game == nullptr ? 0 : camlann::wasm::keep(camlann::Game(*game));
}

/// Returns the moves played.
EMSCRIPTEN_KEEPALIVE const char* camlann_played(int handle) {
  const camlann::Game* game = camlann::wasm::find(handle);
  if (game == nullptr) return camlann::wasm::answer_unknown(handle);
  const auto played = game->played();
  return camlann::wasm::answer_message(
      camlann::wire::messages_of({played.begin(), played.end()}, game->variant()));
}

/// Returns the leaves of the tree of legal moves; -1 for an unknown handle.
EMSCRIPTEN_KEEPALIVE double camlann_perft(int handle, int depth) {
  const camlann::Game* game = camlann::wasm::find(handle);
  return game == nullptr ? -1 : static_cast<double>(game->perft(depth));
}

}  // extern "C"
