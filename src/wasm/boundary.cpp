#include "wasm/boundary.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "wire/messages/error.hpp"
#include "wire/messages_of.hpp"
#include "wire/write.hpp"

namespace camlann::wasm {

namespace {

struct Kept {
  int handle;
  Game game;
};

/// The program's only mutable static object: a C boundary has no other way to keep state between
/// calls.
struct Context {
  Catalog known;
  std::vector<Kept> games;  // in the order of their handles
  int last_handle = 0;
  std::string answer;
  std::string error = "null";
  std::vector<std::uint32_t> numbers;
};

Context& context() {
  static Context instance;
  return instance;
}

std::vector<Kept>::iterator place_of(int handle) {
  auto& games = context().games;
  return std::find_if(games.begin(), games.end(),
                      [&](const Kept& kept) { return kept.handle == handle; });
}

}  // namespace

const char* answer(std::string json) {
  context().answer = std::move(json);
  return context().answer.c_str();
}

const char* answer_error(const Error& error) {
  return answer(wire::to_json(message::ErrorAnswer{wire::message_of(error)}));
}

int fail(const Error& error) {
  context().error = wire::to_json(wire::message_of(error));
  return 0;
}

const char* last_error() {
  return context().error.c_str();
}

Catalog& known() {
  return context().known;
}

std::vector<std::uint32_t>& numbers() {
  return context().numbers;
}

int keep(Game game) {
  context().games.push_back({++context().last_handle, std::move(game)});
  return context().last_handle;
}

Game* find(int handle) {
  const auto place = place_of(handle);
  return place == context().games.end() ? nullptr : &place->game;
}

void drop(int handle) {
  const auto place = place_of(handle);
  if (place != context().games.end()) context().games.erase(place);
}

const char* answer_unknown(int handle) {
  return answer_error({ErrorCode::not_found, "there is no game " + std::to_string(handle), "handle",
                       "a handle from camlann_new"});
}

std::string_view next_word(std::string_view& text) {
  text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
  const std::string_view word = text.substr(0, text.find(' '));
  text.remove_prefix(word.size());
  return word;
}

}  // namespace camlann::wasm
