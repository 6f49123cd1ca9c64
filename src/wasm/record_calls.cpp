// Records, copies and perft: exported functions for other programs (@camlann/core).

#include <emscripten.h>

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "game/game.hpp"
#include "game/replay.hpp"
#include "game/tree_record.hpp"
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

Result<message::ReadGame> read_game(const Record& record) {
  TRY(const auto game, played(record));
  return wire::read_game(record, game, play_tree(record, {}, known()));
}

Result<std::vector<message::ReadGame>> all_of(std::string_view text) {
  TRY(const auto records, read_records(text));
  std::vector<message::ReadGame> games;
  for (const Record& record : records) {
    TRY(auto game, read_game(record));
    games.push_back(std::move(game));
  }
  return games;
}

Result<Record> one_of(std::string_view text, int index) {
  TRY(auto records, read_records(text));
  if (index < 0 || static_cast<std::size_t>(index) >= records.size()) {
    return Failure(no_record(records.size()));
  }
  return std::move(records[static_cast<std::size_t>(index)]);
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

/// Removes the text before the next zero byte and returns it; the rest if there is none.
std::string_view next_part(std::string_view& parts) {
  const std::string_view part = parts.substr(0, parts.find('\0'));
  parts.remove_prefix(std::min(part.size() + 1, parts.size()));
  return part;
}

std::size_t number_of(std::string_view text) {
  std::size_t number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

/// A move that was added to a record: its line, numbered as in RecordVariation::of.
struct Added {
  std::size_t line = 0;
  std::size_t next = 0;  // of its line
  bool followed = false;
};

/// Reads a tree from JavaScript: keys and values of headers up to an empty key, the comment before
/// the first move, then of each move the place of the one before it (from 1; 0 for the start), its
/// notation, its glyphs and its comment.
Result<Record> record_of(std::string_view parts) {
  Record record;
  for (auto key = next_part(parts); !key.empty(); key = next_part(parts)) {
    record.set(key, next_part(parts));
  }
  if (const std::string_view given = record.stated("Result"); !given.empty()) {
    const auto result = parse_record_result(given);
    if (!result) {
      return failure(ErrorCode::syntax, "\"" + std::string(given) + "\" is no result", "Result",
                     "1-0, 0-1, 1/2-1/2, *, or of three players 1-0-0, 0-1-0, 0-0-1");
    }
    record.result = *result;
  }
  record.comment = next_part(parts);
  std::vector<Added> added(1);
  while (!parts.empty()) {
    Added& before = added.at(number_of(next_part(parts)));
    Added here{before.line, before.next + 1};
    if (before.followed) {
      record.variations.push_back({before.line, before.next, {}});
      here = {record.variations.size(), 1};
    }
    before.followed = true;
    RecordMove move;
    move.text = next_part(parts);
    std::string_view glyphs = next_part(parts);
    while (!glyphs.empty()) {
      move.glyphs.push_back(static_cast<std::uint8_t>(number_of(next_word(glyphs))));
    }
    move.comment = next_part(parts);
    (here.line == 0 ? record.moves : record.variations[here.line - 1].moves)
        .push_back(std::move(move));
    added.push_back(here);
  }
  return record;
}

/// `end` is the game at the end of the main line. The first part is "1" if the caller names the
/// result; otherwise the board decides it.
Result<std::string> written_tree(const Game& end, std::string_view parts) {
  const bool named = next_part(parts) == "1";
  TRY(Record given, record_of(parts));
  if (!named) set_result(given, end);
  Record record = in_full(given, end);
  record.comment = given.comment;
  record.moves = given.moves;
  record.variations = given.variations;
  if (auto fault = fault_of_headers(record, end, known())) return Failure(std::move(*fault));
  return write_record(record);
}

}  // namespace
}  // namespace camlann::wasm

extern "C" {

/// Returns every game of a text, each played by its rules, with what was left out.
EMSCRIPTEN_KEEPALIVE const char* camlann_records(const char* text) {
  return camlann::wasm::answer_result(camlann::wasm::all_of(text));
}

/// Returns one game of a text, from 0 on, in the same form.
EMSCRIPTEN_KEEPALIVE const char* camlann_record_at(const char* text, int index) {
  return camlann::wasm::answer_result(
      camlann::wasm::one_of(text, index).and_then(camlann::wasm::read_game));
}

/// Returns a handle of one game of a text, from 0 on, or 0 and camlann_error().
EMSCRIPTEN_KEEPALIVE int camlann_replay(const char* text, int index) {
  auto game = camlann::wasm::one_of(text, index).and_then(camlann::wasm::played);
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

/// Returns a tree as a record; the handle's game is at the end of its main line (record_of() has
/// the form of the text).
EMSCRIPTEN_KEEPALIVE const char* camlann_record_tree(int handle, const char* parts, int bytes) {
  const camlann::Game* end = camlann::wasm::find(handle);
  if (end == nullptr) return camlann::wasm::answer_unknown(handle);
  const auto text =
      camlann::wasm::written_tree(*end, std::string_view(parts, static_cast<std::size_t>(bytes)));
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
