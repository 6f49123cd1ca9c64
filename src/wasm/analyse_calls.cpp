// The engine's best lines: an exported function for the worker that analyses.

#include <emscripten.h>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string>

#include "engine/analyst.hpp"
#include "game/game.hpp"
#include "search/limits.hpp"
#include "wasm/boundary.hpp"
#include "wire/messages_of.hpp"
#include "wire/write.hpp"

// What the search has found so far, as JSON: the module's `told` is called with it.
// clang-format off
EM_JS(void, camlann_tell, (const char* text), { Module["told"](UTF8ToString(text)); })
// clang-format on

extern "C" {

/// Searches the last position of a game and tells the best lines after each iteration. Blocks until
/// so many nodes are searched (0: until there is nothing left to find, or the worker is ended,
/// which is how it is stopped), and answers the lines.
EMSCRIPTEN_KEEPALIVE const char* camlann_analyse(int handle, int lines, double nodes) {
  const camlann::Game* game = camlann::wasm::find(handle);
  if (game == nullptr) return camlann::wasm::answer_unknown(handle);
  camlann::AnalystSettings settings;
  settings.table_bytes = std::size_t{32} << 20;
  const auto analyst = camlann::make_analyst(*game, settings);
  camlann::Limits limits;
  limits.lines = lines;
  limits.nodes = static_cast<std::uint64_t>(nodes);
  const std::atomic<bool> stop{false};
  const auto answer = analyst->analyse(*game, limits, stop, [&](const camlann::Info& info) {
    camlann_tell(camlann::wire::to_json(camlann::wire::messages_of(*game, info)).c_str());
  });
  return camlann::wasm::answer_message(camlann::wire::messages_of(*game, answer));
}

}  // extern "C"
