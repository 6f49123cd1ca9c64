// Perfect values: an exported function for the worker that reads table files in pieces.

#include <emscripten.h>

#include <cstddef>

#include "engine/table_prober.hpp"
#include "game/game.hpp"
#include "wasm/boundary.hpp"
#include "wire/table_messages.hpp"

namespace {

/// Keeps the loaded tables from call to call.
camlann::TableProber& prober() {
  static camlann::TableProber instance("", std::size_t{4} << 20);
  return instance;
}

}  // namespace

extern "C" {

/// Returns the value of the last position of a game and of each of its moves. Returns an error of
/// the code "busy" if pieces of files are missing: all pieces known to be needed have been
/// requested from the module's `stored`; call again once they are loaded.
EMSCRIPTEN_KEEPALIVE const char* camlann_values(int handle) {
  const camlann::Game* game = camlann::wasm::find(handle);
  if (game == nullptr) return camlann::wasm::answer_unknown(handle);
  const auto probed = prober().ask(*game, {.moves = true, .line = false});
  if (!probed) return camlann::wasm::answer_error(probed.error());
  return camlann::wasm::answer_message(camlann::wire::perfect_values(*probed));
}

/// Returns the largest number of pieces in the game's tables; 0 without tables.
EMSCRIPTEN_KEEPALIVE int camlann_most_pieces(int handle) {
  const camlann::Game* game = camlann::wasm::find(handle);
  return game == nullptr ? 0 : prober().most_pieces(*game);
}

}  // extern "C"
