// Records with variations and notes: exported functions for a page that studies games.

#include <emscripten.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "game/game.hpp"
#include "game/tree.hpp"
#include "game/tree_record.hpp"
#include "notation/game_cutter.hpp"
#include "notation/record.hpp"
#include "notation/record_reader.hpp"
#include "notation/record_writer.hpp"
#include "wasm/boundary.hpp"
#include "wire/messages/study.hpp"
#include "wire/messages_of.hpp"
#include "wire/record_messages.hpp"

namespace camlann::wasm {
namespace {

/// Returns one of the games of a text, from 0 on. A text without games gives a game without moves.
Record game_of(std::string_view text, int index) {
  RecordReader reader(text, Unreadable::passed_over);
  for (int at = 0; auto record = reader.next(); ++at) {
    if (at == index && *record) return std::move(**record);
  }
  return {};
}

bool has_start(const Record& record) {
  for (const std::string_view key : {"Variant", "Rules", "Array", "FEN"}) {
    if (!record.stated(key).empty()) return true;
  }
  return false;
}

/// Plays a record; without its own start it continues from `from`.
PlayedTree tree_of(const Record& record, const Game& from) {
  if (!has_start(record)) return play_tree(record, from);
  const std::string rules = from.rules();
  const bool other = !record.stated("Variant").empty();
  return play_tree(record, {from.variant().id, other ? std::string_view() : rules}, known());
}

message::Study study_of(const Record& record, const Game& from) {
  const PlayedTree all = tree_of(record, from);
  message::Study made = wire::study_of(record, all, has_start(record) ? 0 : from.plies());
  made.own = has_start(record);
  return made;
}

}  // namespace
}  // namespace camlann::wasm

extern "C" {

/// Returns the lines, from 1, that begin with a game.
EMSCRIPTEN_KEEPALIVE const char* camlann_lines_of_games(const char* text) {
  return camlann::wasm::answer_message(camlann::lines_of_games(text));
}

/// Returns the games of a text, unplayed.
EMSCRIPTEN_KEEPALIVE const char* camlann_listed(const char* text) {
  std::vector<camlann::message::ListedGame> games;
  camlann::RecordReader reader(text, camlann::Unreadable::passed_over);
  while (const auto record = reader.next()) {
    if (*record) games.push_back(camlann::wire::listed_game(**record));
  }
  return camlann::wasm::answer_message(games);
}

/// Returns one of them, from 0 on, with all playable moves. Without its own start it continues from
/// the current position of the handle's game.
EMSCRIPTEN_KEEPALIVE const char* camlann_study(int handle, const char* text, int index) {
  const camlann::Game* from = camlann::wasm::find(handle);
  if (from == nullptr) return camlann::wasm::answer_unknown(handle);
  return camlann::wasm::answer_message(
      camlann::wasm::study_of(camlann::wasm::game_of(text, index), *from));
}

/// Returns the first game of a text as a record in full, from the current position of the handle's
/// game.
EMSCRIPTEN_KEEPALIVE const char* camlann_study_record(int handle, const char* text) {
  const camlann::Game* from = camlann::wasm::find(handle);
  if (from == nullptr) return camlann::wasm::answer_unknown(handle);
  const camlann::Record given = camlann::wasm::game_of(text, 0);
  const auto all = camlann::wasm::tree_of(given, *from);
  if (!all.tree) return camlann::wasm::answer_error(all.faults.front().error);
  return camlann::wasm::answer_message(write_record(in_full(given, *all.tree)));
}

}  // extern "C"
