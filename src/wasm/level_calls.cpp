// The levels, as opponents: an exported function for the worker that thinks.

#include <emscripten.h>

#include <cstdint>
#include <string>

#include "engine/computer.hpp"
#include "game/game.hpp"
#include "wasm/boundary.hpp"

extern "C" {

/// Returns the move of a level (1 to 10), "" once the game is over. The same seed, game and level
/// give the same move, except for the levels that the clock limits. Blocks for up to three seconds.
EMSCRIPTEN_KEEPALIVE const char* camlann_level_move(int handle, int level, double seed) {
  const camlann::Game* game = camlann::wasm::find(handle);
  if (game == nullptr) return camlann::wasm::answer_unknown(handle);
  camlann::ComputerOptions options;
  options.level = level;
  options.seed = static_cast<std::uint64_t>(seed);
  const camlann::Reply reply = camlann::Computer(options).choose(*game);
  return camlann::wasm::answer_message(reply.move ? game->write(*reply.move).notation
                                                  : std::string());
}

}  // extern "C"
