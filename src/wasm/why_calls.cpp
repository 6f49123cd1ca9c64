// Reasons for moves, from the engine: an exported function for the worker that thinks.

#include <emscripten.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <vector>

#include "engine/analyst.hpp"
#include "engine/networks.hpp"
#include "engine/why.hpp"
#include "game/game.hpp"
#include "rules/outcome.hpp"
#include "search/limits.hpp"
#include "wasm/boundary.hpp"
#include "wire/messages/move.hpp"
#include "wire/messages_of.hpp"

namespace camlann::wasm {
namespace {

/// Returns the limits of each search for a reason: a number of nodes, so that a phone and a
/// computer give the same reasons, with a time limit for slow devices. 0 means the default.
Limits why_limits(double nodes) {
  constexpr double usual = 100'000;
  const double wanted = nodes > 0 ? nodes : usual;
  Limits limits;
  limits.nodes = static_cast<std::uint64_t>(wanted);
  limits.movetime =
      std::chrono::milliseconds(static_cast<std::chrono::milliseconds::rep>(1500 * wanted / usual));
  return limits;
}

}  // namespace
}  // namespace camlann::wasm

extern "C" {

/// Blocks for the time of five searches of `nodes` nodes (0: the default, see why_limits()): call
/// it in a worker. `network` as for camlann_analyse().
EMSCRIPTEN_KEEPALIVE const char* camlann_why(int handle, const char* text, double nodes,
                                             int network) {
  const camlann::Game* game = camlann::wasm::find(handle);
  if (game == nullptr) return camlann::wasm::answer_unknown(handle);
  const auto outcome = game->read(text, camlann::Reading::exact);
  if (!outcome) return camlann::wasm::answer_error(outcome.error());
  camlann::AnalystSettings settings;
  if (network != 0) settings.network = camlann::built_in_network(*game);
  const auto analyst = camlann::make_analyst(*game, settings);
  const std::atomic<bool> stop{false};
  const auto whys =
      camlann::why(*game, {}, outcome->move(), *analyst, camlann::wasm::why_limits(nodes), stop);
  if (!whys) return camlann::wasm::answer_message(std::vector<camlann::message::Why>{});
  return camlann::wasm::answer_message(camlann::wire::messages_of(*whys, game->variant()));
}

}  // extern "C"
