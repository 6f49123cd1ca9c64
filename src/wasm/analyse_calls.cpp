// The engine's best lines: exported functions for the analysis worker.

#include <emscripten.h>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string>

#include "engine/analyst.hpp"
#include "engine/networks.hpp"
#include "game/game.hpp"
#include "search/limits.hpp"
#include "wasm/boundary.hpp"
#include "wire/messages_of.hpp"
#include "wire/write.hpp"

// Reports the current result of the search as JSON by calling the module's `told`.
// clang-format off
EM_JS(void, camlann_tell, (const char* text), { Module["told"](UTF8ToString(text)); })
// clang-format on

namespace {

/// Set by other threads with the module's shared memory.
std::atomic<bool>& stopped() {
  static std::atomic<bool> instance{false};
  return instance;
}

}  // namespace

extern "C" {

/// Returns the address of a byte: once it is 1, a search ends within 10 ms. For pages that share
/// the module's memory; other pages terminate the worker.
EMSCRIPTEN_KEEPALIVE std::uintptr_t camlann_stop_flag() {
  static_assert(sizeof(std::atomic<bool>) == 1);
  return reinterpret_cast<std::uintptr_t>(&stopped());
}

/// Searches the last position of a game and reports the best lines after each iteration. Blocks
/// until `nodes` are searched (0: until the search is complete or stopped), then returns the lines.
/// `threads`: the caller's thread and others from the module's pool. `network`: 1 to evaluate by
/// the game's network, if there is one, 0 by hand.
EMSCRIPTEN_KEEPALIVE const char* camlann_analyse(int handle, int lines, double nodes, int threads,
                                                 int network) {
  const camlann::Game* game = camlann::wasm::find(handle);
  if (game == nullptr) return camlann::wasm::answer_unknown(handle);
  camlann::AnalystSettings settings;
  settings.table_bytes = std::size_t{32} << 20;
  settings.threads = threads;
  if (network != 0) settings.network = camlann::built_in_network(*game);
  const auto analyst = camlann::make_analyst(*game, settings);
  camlann::Limits limits;
  limits.lines = lines;
  limits.nodes = static_cast<std::uint64_t>(nodes);
  const auto answer = analyst->analyse(*game, limits, stopped(), [&](const camlann::Info& info) {
    const auto lines = camlann::wire::messages_of(*game, info, analyst->evaluator());
    camlann_tell(camlann::wire::to_json(lines).c_str());
  });
  return camlann::wasm::answer_message(
      camlann::wire::messages_of(*game, answer, analyst->evaluator()));
}

/// Returns the node count of a new single-threaded search to this depth: the work of `camlann
/// bench`. -1 for an unknown handle.
EMSCRIPTEN_KEEPALIVE double camlann_bench(int handle, int depth) {
  const camlann::Game* game = camlann::wasm::find(handle);
  if (game == nullptr) return -1;
  camlann::Limits limits;
  limits.depth = depth;
  const std::atomic<bool> never{false};
  return static_cast<double>(camlann::make_analyst(*game, {})->analyse(*game, limits, never).nodes);
}

}  // extern "C"
