// Played games: exported functions for every page.

#include <emscripten.h>

#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/square.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"
#include "wasm/boundary.hpp"
#include "wire/messages/move.hpp"
#include "wire/messages_of.hpp"

namespace camlann::wasm {
namespace {

/// A route from JavaScript. `unknown` is the first name that is not a square of the board; the
/// squares end before it.
struct NamedRoute {
  std::vector<Square> squares;
  std::optional<std::string_view> unknown;
};

NamedRoute route_of(const VariantInfo& variant, std::string_view text) {
  NamedRoute route;
  for (auto name = next_word(text); !name.empty() && !route.unknown; name = next_word(text)) {
    if (const auto square = variant.find_square(name)) {
      route.squares.push_back(*square);
    } else {
      route.unknown = name;
    }
  }
  return route;
}

Result<message::Played> play_all(Game& game, std::string_view moves) {
  message::Played played;
  for (auto word = next_word(moves); !word.empty(); word = next_word(moves)) {
    const auto move = game.play(word, Reading::recorded);
    if (!move) {
      for (std::size_t i = 0; i < played.plies.size(); ++i) game.take_back();
      return Failure(move.error());
    }
    played.plies.push_back({wire::message_of(*move, game.variant()), wire::standing_of(game)});
  }
  played.outcomes = wire::messages_of(game.written(), game.variant());
  return played;
}

}  // namespace
}  // namespace camlann::wasm

extern "C" {

/// Returns a handle, or 0 and camlann_error(). Empty texts are the defaults.
EMSCRIPTEN_KEEPALIVE int camlann_new(const char* variant, const char* rules, const char* fen) {
  auto game = camlann::wasm::known().make_game(variant, rules, fen);
  return game ? camlann::wasm::keep(std::move(*game)) : camlann::wasm::fail(game.error());
}

EMSCRIPTEN_KEEPALIVE void camlann_free(int handle) {
  camlann::wasm::drop(handle);
}

/// Returns the error of the last call that returned 0.
EMSCRIPTEN_KEEPALIVE const char* camlann_error() {
  return camlann::wasm::last_error();
}

EMSCRIPTEN_KEEPALIVE const char* camlann_state(int handle) {
  const camlann::Game* game = camlann::wasm::find(handle);
  if (game == nullptr) return camlann::wasm::answer_unknown(handle);
  return camlann::wasm::answer_message(camlann::wire::state_of(*game));
}

EMSCRIPTEN_KEEPALIVE const char* camlann_legs(int handle, const char* squares) {
  const camlann::Game* game = camlann::wasm::find(handle);
  if (game == nullptr) return camlann::wasm::answer_unknown(handle);
  const auto route = camlann::wasm::route_of(game->variant(), squares);
  const auto legs = route.unknown ? camlann::Legs{} : game->legs(route.squares);
  return camlann::wasm::answer_message(camlann::wire::message_of(legs, game->variant()));
}

EMSCRIPTEN_KEEPALIVE const char* camlann_why_not(int handle, const char* squares) {
  const camlann::Game* game = camlann::wasm::find(handle);
  if (game == nullptr) return camlann::wasm::answer_unknown(handle);
  const auto route = camlann::wasm::route_of(game->variant(), squares);
  if (route.unknown && !game->over()) {
    return camlann::wasm::answer_message(camlann::wire::no_such_square(*route.unknown));
  }
  const auto refusal = game->why_not(route.squares);
  if (!refusal) return camlann::wasm::answer("null");
  return camlann::wasm::answer_message(camlann::wire::message_of(*refusal, game->variant()));
}

EMSCRIPTEN_KEEPALIVE const char* camlann_read(int handle, const char* text) {
  const camlann::Game* game = camlann::wasm::find(handle);
  if (game == nullptr) return camlann::wasm::answer_unknown(handle);
  const auto outcome = game->read(text, camlann::Reading::hasty);
  if (!outcome) return camlann::wasm::answer_error(outcome.error());
  return camlann::wasm::answer_message(camlann::wire::message_of(*outcome, game->variant()));
}

/// Plays moves separated by spaces. An error changes nothing.
EMSCRIPTEN_KEEPALIVE const char* camlann_play(int handle, const char* moves) {
  camlann::Game* game = camlann::wasm::find(handle);
  if (game == nullptr) return camlann::wasm::answer_unknown(handle);
  return camlann::wasm::answer_result(camlann::wasm::play_all(*game, moves));
}

/// Returns 1, or 0 at the start.
EMSCRIPTEN_KEEPALIVE int camlann_take_back(int handle) {
  camlann::Game* game = camlann::wasm::find(handle);
  return game != nullptr && game->take_back() ? 1 : 0;
}

}  // extern "C"
