// Perfect values: an exported function for the worker that reads table files in pieces.

#include <emscripten.h>

#include <cstddef>

#include "engine/table_prober.hpp"
#include "game/game.hpp"
#include "wasm/boundary.hpp"
#include "wire/table_messages.hpp"

namespace {

/// It keeps what it has read of the tables from call to call.
camlann::TableProber& prober() {
  static camlann::TableProber instance("", std::size_t{4} << 20);
  return instance;
}

}  // namespace

extern "C" {

/// The value of the last position of a game and of each of its moves. An error of the code "busy"
/// where pieces of files are missing: the module's `stored` has been asked for all that is known to
/// be needed, and once they are there the question is asked again.
EMSCRIPTEN_KEEPALIVE const char* camlann_values(int handle) {
  const camlann::Game* game = camlann::wasm::find(handle);
  if (game == nullptr) return camlann::wasm::answer_unknown(handle);
  const auto probed = prober().ask(*game, {.moves = true, .line = false});
  if (!probed) return camlann::wasm::answer_error(probed.error());
  return camlann::wasm::answer_message(camlann::wire::perfect_values(*probed));
}

/// The most pieces of which the game has tables; 0 if there are none.
EMSCRIPTEN_KEEPALIVE int camlann_most_pieces(int handle) {
  const camlann::Game* game = camlann::wasm::find(handle);
  return game == nullptr ? 0 : prober().most_pieces(*game);
}

}  // extern "C"
