// The rules core as C functions for JavaScript (doc/protocol/core.md). Text goes in and out: an
// answer is UTF-8 JSON and stays valid until the next call. Squares of a route are separated by
// spaces. Games are named by handles from 1 on. One thread.

#include <emscripten.h>

#include <atomic>
#include <chrono>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/json_text.hpp"
#include "engine/why.hpp"
#include "game/catalog.hpp"
#include "search/limits.hpp"

namespace camlann {
namespace {

/// The one mutable object with static lifetime in the program: a C boundary has nothing that could
/// carry it from call to call.
struct Context {
  std::map<int, Game> games;
  int last_handle = 0;
  std::string answer;
  std::string error = "null";
};

Context& context() {
  static Context instance;
  return instance;
}

const char* answer(std::string json) {
  context().answer = std::move(json);
  return context().answer.c_str();
}

const char* answer_error(const Error& error) {
  return answer("{\"error\":" + to_json(error) + "}");
}

/// Keeps the error for camlann_error().
int fail(const Error& error) {
  context().error = to_json(error);
  return 0;
}

Game* find(int handle) {
  const auto found = context().games.find(handle);
  return found == context().games.end() ? nullptr : &found->second;
}

Error unknown_handle(int handle) {
  return {ErrorCode::not_found, "there is no game " + std::to_string(handle), "handle",
          "a handle from camlann_new"};
}

/// A route as JavaScript hands it over. `unknown` is the first name that is no square of the board;
/// the squares end before it.
struct NamedRoute {
  std::vector<Square> squares;
  std::optional<std::string_view> unknown;
};

NamedRoute route_of(const VariantInfo& variant, std::string_view text) {
  NamedRoute route;
  while (!text.empty() && !route.unknown) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view name = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (name.empty()) continue;
    if (const auto square = variant.find_square(name)) {
      route.squares.push_back(*square);
    } else {
      route.unknown = name;
    }
  }
  return route;
}

/// What each search behind a reason may cost: nodes, so that a phone tells what a computer does. A
/// slow device gives up a little certainty rather than patience.
Limits why_limits() {
  Limits limits;
  limits.nodes = 100'000;
  limits.movetime = std::chrono::milliseconds(1500);
  return limits;
}

}  // namespace
}  // namespace camlann

extern "C" {

EMSCRIPTEN_KEEPALIVE const char* camlann_variants() {
  std::string json = "[";
  for (const camlann::VariantInfo& variant : camlann::catalog()) {
    if (json.size() > 1) json += ',';
    json += camlann::to_json(variant);
  }
  return camlann::answer(json + ']');
}

/// A handle, or 0 and camlann_error(). Empty texts are the defaults.
EMSCRIPTEN_KEEPALIVE int camlann_new(const char* variant, const char* rules, const char* fen) {
  auto game = camlann::make_game(variant, rules, fen);
  if (!game) return camlann::fail(game.error());
  camlann::Context& context = camlann::context();
  context.games.emplace(++context.last_handle, std::move(*game));
  return context.last_handle;
}

EMSCRIPTEN_KEEPALIVE void camlann_free(int handle) {
  camlann::context().games.erase(handle);
}

/// The error of the last call that answered 0.
EMSCRIPTEN_KEEPALIVE const char* camlann_error() {
  return camlann::context().error.c_str();
}

EMSCRIPTEN_KEEPALIVE const char* camlann_state(int handle) {
  const camlann::Game* game = camlann::find(handle);
  if (game == nullptr) return camlann::answer_error(camlann::unknown_handle(handle));
  return camlann::answer(camlann::state_json(*game));
}

EMSCRIPTEN_KEEPALIVE const char* camlann_legs(int handle, const char* squares) {
  const camlann::Game* game = camlann::find(handle);
  if (game == nullptr) return camlann::answer_error(camlann::unknown_handle(handle));
  const auto route = camlann::route_of(game->variant(), squares);
  const auto legs = route.unknown ? camlann::Legs{} : game->legs(route.squares);
  return camlann::answer(camlann::to_json(legs, game->variant()));
}

EMSCRIPTEN_KEEPALIVE const char* camlann_why_not(int handle, const char* squares) {
  const camlann::Game* game = camlann::find(handle);
  if (game == nullptr) return camlann::answer_error(camlann::unknown_handle(handle));
  const auto route = camlann::route_of(game->variant(), squares);
  if (route.unknown && !game->over()) {
    return camlann::answer(camlann::no_such_square_json(*route.unknown));
  }
  const auto refusal = game->why_not(route.squares);
  return camlann::answer(refusal ? camlann::to_json(*refusal, game->variant()) : "null");
}

EMSCRIPTEN_KEEPALIVE const char* camlann_read(int handle, const char* text) {
  const camlann::Game* game = camlann::find(handle);
  if (game == nullptr) return camlann::answer_error(camlann::unknown_handle(handle));
  const auto outcome = game->read(text, camlann::Reading::hasty);
  return outcome ? camlann::answer(camlann::to_json(*outcome, game->variant()))
                 : camlann::answer_error(outcome.error());
}

/// 1, or 0 and camlann_error().
EMSCRIPTEN_KEEPALIVE int camlann_play(int handle, const char* text) {
  camlann::Game* game = camlann::find(handle);
  if (game == nullptr) return camlann::fail(camlann::unknown_handle(handle));
  const auto outcome = game->play(std::string_view(text));
  return outcome ? 1 : camlann::fail(outcome.error());
}

/// Blocks for as long as four searches take, see why_limits(): to be called in a worker.
EMSCRIPTEN_KEEPALIVE const char* camlann_why(int handle, const char* text) {
  const camlann::Game* game = camlann::find(handle);
  if (game == nullptr) return camlann::answer_error(camlann::unknown_handle(handle));
  const auto outcome = game->read(text, camlann::Reading::exact);
  if (!outcome) return camlann::answer_error(outcome.error());
  const auto analyst = make_analyst(*game, {});
  const std::atomic<bool> stop{false};
  std::string json = "[";
  for (const auto& why :
       camlann::why(*game, {}, outcome->move(), *analyst, camlann::why_limits(), stop)) {
    if (json.size() > 1) json += ',';
    json += camlann::to_json(why, game->variant());
  }
  return camlann::answer(json + ']');
}

/// 1, or 0 at the start.
EMSCRIPTEN_KEEPALIVE int camlann_take_back(int handle) {
  camlann::Game* game = camlann::find(handle);
  return game != nullptr && game->take_back() ? 1 : 0;
}

}  // extern "C"
