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

#include "engine/catalog.hpp"
#include "engine/json_text.hpp"
#include "engine/why.hpp"
#include "search/limits.hpp"

namespace camlann {
namespace {

/// The one mutable object with static lifetime in the program: a C boundary has nothing that could
/// carry it from call to call.
struct Context {
  std::map<int, std::unique_ptr<AnyGame>> games;
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

AnyGame* find(int handle) {
  const auto found = context().games.find(handle);
  return found == context().games.end() ? nullptr : found->second.get();
}

Error unknown_handle(int handle) {
  return {ErrorCode::not_found, "there is no game " + std::to_string(handle), "handle",
          "a handle from camlann_new"};
}

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  while (!text.empty()) {
    const std::size_t end = text.find(' ');
    if (end != 0) words.emplace_back(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return words;
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
  context.games[++context.last_handle] = std::move(*game);
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
  const camlann::AnyGame* game = camlann::find(handle);
  if (game == nullptr) return camlann::answer_error(camlann::unknown_handle(handle));
  return camlann::answer(camlann::state_json(*game));
}

EMSCRIPTEN_KEEPALIVE const char* camlann_legs(int handle, const char* squares) {
  const camlann::AnyGame* game = camlann::find(handle);
  if (game == nullptr) return camlann::answer_error(camlann::unknown_handle(handle));
  return camlann::answer(camlann::to_json(game->legs(camlann::words_of(squares))));
}

EMSCRIPTEN_KEEPALIVE const char* camlann_why_not(int handle, const char* squares) {
  const camlann::AnyGame* game = camlann::find(handle);
  if (game == nullptr) return camlann::answer_error(camlann::unknown_handle(handle));
  const auto refusal = game->why_not(camlann::words_of(squares));
  return camlann::answer(refusal ? camlann::to_json(*refusal) : "null");
}

EMSCRIPTEN_KEEPALIVE const char* camlann_read(int handle, const char* text) {
  const camlann::AnyGame* game = camlann::find(handle);
  if (game == nullptr) return camlann::answer_error(camlann::unknown_handle(handle));
  const auto outcome = game->read_typed(text);
  return outcome ? camlann::answer(camlann::to_json(*outcome))
                 : camlann::answer_error(outcome.error());
}

/// 1, or 0 and camlann_error().
EMSCRIPTEN_KEEPALIVE int camlann_play(int handle, const char* text) {
  camlann::AnyGame* game = camlann::find(handle);
  if (game == nullptr) return camlann::fail(camlann::unknown_handle(handle));
  const auto outcome = game->play(std::string_view(text));
  return outcome ? 1 : camlann::fail(outcome.error());
}

/// Blocks for as long as four searches take, see why_limits(): to be called in a worker.
EMSCRIPTEN_KEEPALIVE const char* camlann_why(int handle, const char* text) {
  const camlann::AnyGame* game = camlann::find(handle);
  if (game == nullptr) return camlann::answer_error(camlann::unknown_handle(handle));
  const auto outcome = game->read_exact(text);
  if (!outcome) return camlann::answer_error(outcome.error());
  const auto analyst = game->make_analyst({});
  const std::atomic<bool> stop{false};
  std::string json = "[";
  for (const auto& why :
       camlann::why(*game, {}, outcome->move, *analyst, camlann::why_limits(), stop)) {
    if (json.size() > 1) json += ',';
    json += camlann::to_json(why);
  }
  return camlann::answer(json + ']');
}

/// 1, or 0 at the start.
EMSCRIPTEN_KEEPALIVE int camlann_take_back(int handle) {
  camlann::AnyGame* game = camlann::find(handle);
  return game != nullptr && game->take_back() ? 1 : 0;
}

}  // extern "C"
