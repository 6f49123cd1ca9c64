// The networks that a page has fetched: an exported function for workers that think.

#include <emscripten.h>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/networks.hpp"
#include "engine/score_chances.hpp"
#include "game/game.hpp"
#include "rules/temper.hpp"
#include "wasm/boundary.hpp"

namespace {

using Networks = std::vector<std::shared_ptr<const camlann::nn::Network>>;

/// Keeps the networks from call to call.
Networks& networks() {
  static Networks instance;
  return instance;
}

}  // namespace

namespace camlann {

std::shared_ptr<const nn::Network> built_in_network(const Game& game) {
  for (const auto& network : networks()) {
    if (fits(*network, game)) return network;
  }
  return nullptr;
}

}  // namespace camlann

extern "C" {

/// Reads the bytes of a network and keeps it for the games of its variant and rule set; {}, or an
/// error if it is not for the game of the handle.
EMSCRIPTEN_KEEPALIVE const char* camlann_network(int handle, const char* bytes, std::size_t size) {
  const camlann::Game* game = camlann::wasm::find(handle);
  if (game == nullptr) return camlann::wasm::answer_unknown(handle);
  auto network = camlann::read_network(std::string_view(bytes, size), *game);
  if (!network) return camlann::wasm::answer_error(network.error());
  std::erase_if(networks(),
                [&](const auto& kept) { return camlann::fits(*kept, *game).has_value(); });
  networks().push_back(std::move(*network));
  return camlann::wasm::answer("{}");
}

/// Returns the scores of a network, if the game has one, or else of the hand-written evaluation, by
/// which the computer resigns, accepts a draw and offers one: three numbers.
EMSCRIPTEN_KEEPALIVE const char* camlann_judgement(int handle) {
  const camlann::Game* game = camlann::wasm::find(handle);
  if (game == nullptr) return camlann::wasm::answer_unknown(handle);
  const bool by_network = camlann::built_in_network(*game) != nullptr;
  const camlann::Judgement judgement = camlann::judgement_of(
      *game, by_network ? camlann::Evaluator::network : camlann::Evaluator::hand);
  return camlann::wasm::answer_message(
      std::vector<int>{judgement.hopeless, judgement.worse, judgement.level});
}

}  // extern "C"
