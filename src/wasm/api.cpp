// The rules core as C functions for JavaScript (doc/protocol/core.md). Text goes in and out: an
// answer is UTF-8 JSON and stays valid until the next call. Squares of a route are separated by
// spaces. Games are named by handles from 1 on. One thread.

#include <emscripten.h>

#include <algorithm>
#include <atomic>
#include <charconv>
#include <chrono>
#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/square.hpp"
#include "base/square_set.hpp"
#include "engine/why.hpp"
#include "game/catalog.hpp"
#include "rules/setup.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"
#include "search/limits.hpp"
#include "wire/messages/error.hpp"
#include "wire/messages/move.hpp"
#include "wire/messages/setup.hpp"
#include "wire/messages_of.hpp"
#include "wire/write.hpp"

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

/// A message or a list of them.
template <class T>
const char* answer_message(const T& message) {
  return answer(wire::to_json(message));
}

const char* answer_error(const Error& error) {
  return answer(wire::to_json(message::ErrorAnswer{wire::message_of(error)}));
}

template <class T>
const char* answer_result(const Result<T>& result) {
  return result ? answer_message(*result) : answer_error(result.error());
}

/// Keeps the error for camlann_error().
int fail(const Error& error) {
  context().error = wire::to_json(wire::message_of(error));
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

/// The next word of a text with spaces, which is cut off; empty at the end.
std::string_view next_word(std::string_view& text) {
  text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
  const std::string_view word = text.substr(0, text.find(' '));
  text.remove_prefix(word.size());
  return word;
}

Error not_in_setup(std::string_view word, std::string_view expected) {
  return {ErrorCode::unknown_name, "this is not in a setup", std::string(word),
          std::string(expected)};
}

/// Men as JavaScript hands them over: "C4 K D4 M", the letter behind its square.
std::optional<Error> read_men(const VariantInfo& variant, std::string_view text, Setup& setup) {
  SquareSet taken;
  for (auto name = next_word(text); !name.empty(); name = next_word(text)) {
    const auto square = variant.find_square(name);
    if (!square || taken.has(*square)) return not_in_setup(name, "a square, each once");
    taken.add(*square);
    const std::string_view letter = next_word(text);
    const bool known =
        letter.size() == 1 &&
        std::any_of(variant.seating.begin(), variant.seating.end(), [&](const SeatInfo& seat) {
          return seat.men.find(letter) != std::string::npos;
        });
    if (!known) return not_in_setup(letter, "the letter of a man");
    setup.pieces.push_back({*square, letter.front()});
  }
  return std::nullopt;
}

/// "R 0 2 0 0": who is to move, then the castle moves that each seat has made.
std::optional<Error> read_turn(const VariantInfo& variant, std::string_view text, Setup& setup) {
  const std::string_view seat = next_word(text);
  const std::size_t index =
      seat.size() == 1 ? variant.seat_letters().find(seat) : std::string::npos;
  if (index == std::string::npos) return not_in_setup(seat, "the letter of a seat");
  setup.turn = static_cast<Seat>(index);
  for (auto made = next_word(text); !made.empty(); made = next_word(text)) {
    int number = 0;
    const auto [end, error] = std::from_chars(made.data(), made.data() + made.size(), number);
    if (error != std::errc{} || end != made.data() + made.size() || number < 0 ||
        setup.castle_moves.size() == variant.seating.size()) {
      return not_in_setup(made, "a number of castle moves");
    }
    setup.castle_moves.push_back(number);
  }
  return std::nullopt;
}

Result<message::JudgedSetup> judge_setup(std::string_view variant_id, std::string_view rules,
                                         std::string_view men, std::string_view turn) {
  const VariantInfo* const variant = find_variant(variant_id);
  if (variant == nullptr) return Failure(unknown_variant(variant_id));
  Setup setup;
  auto error = read_men(*variant, men, setup);
  if (!error) error = read_turn(*variant, turn, setup);
  if (error) return Failure(*error);
  const auto judged = judge(*variant, rules, setup);
  if (!judged) return Failure(judged.error());
  return wire::message_of(*judged, *variant);
}

Result<message::Setup> setup_of(std::string_view variant_id, std::string_view fen) {
  const VariantInfo* const variant = find_variant(variant_id);
  if (variant == nullptr) return Failure(unknown_variant(variant_id));
  const auto setup = read_setup(*variant, fen);
  if (!setup) return Failure(setup.error());
  return wire::message_of(*setup, *variant);
}

/// A route as JavaScript hands it over. `unknown` is the first name that is no square of the board;
/// the squares end before it.
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
    const auto move = game.play(word);
    if (!move) {
      for (std::size_t i = 0; i < played.plies.size(); ++i) game.take_back();
      return Failure(move.error());
    }
    played.plies.push_back({wire::message_of(*move, game.variant()), wire::standing_of(game)});
  }
  played.outcomes = wire::messages_of(game.written(), game.variant());
  return played;
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
  return camlann::answer_message(camlann::wire::all_variants().variants);
}

/// A handle, or 0 and camlann_error(). Empty texts are the defaults.
EMSCRIPTEN_KEEPALIVE int camlann_new(const char* variant, const char* rules, const char* fen) {
  auto game = camlann::make_game(variant, rules, fen);
  if (!game) return camlann::fail(game.error());
  camlann::Context& context = camlann::context();
  context.games.emplace(++context.last_handle, std::move(*game));
  return context.last_handle;
}

/// The men of a FEN, whether or not a game can start from them.
EMSCRIPTEN_KEEPALIVE const char* camlann_setup(const char* variant, const char* fen) {
  return camlann::answer_result(camlann::setup_of(variant, fen));
}

/// Whether a game can start from men on squares, and their FEN.
EMSCRIPTEN_KEEPALIVE const char* camlann_judge(const char* variant, const char* rules,
                                               const char* men, const char* turn) {
  return camlann::answer_result(camlann::judge_setup(variant, rules, men, turn));
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
  return camlann::answer_message(camlann::wire::state_of(*game));
}

EMSCRIPTEN_KEEPALIVE const char* camlann_legs(int handle, const char* squares) {
  const camlann::Game* game = camlann::find(handle);
  if (game == nullptr) return camlann::answer_error(camlann::unknown_handle(handle));
  const auto route = camlann::route_of(game->variant(), squares);
  const auto legs = route.unknown ? camlann::Legs{} : game->legs(route.squares);
  return camlann::answer_message(camlann::wire::message_of(legs, game->variant()));
}

EMSCRIPTEN_KEEPALIVE const char* camlann_why_not(int handle, const char* squares) {
  const camlann::Game* game = camlann::find(handle);
  if (game == nullptr) return camlann::answer_error(camlann::unknown_handle(handle));
  const auto route = camlann::route_of(game->variant(), squares);
  if (route.unknown && !game->over()) {
    return camlann::answer_message(camlann::wire::no_such_square(*route.unknown));
  }
  const auto refusal = game->why_not(route.squares);
  if (!refusal) return camlann::answer("null");
  return camlann::answer_message(camlann::wire::message_of(*refusal, game->variant()));
}

EMSCRIPTEN_KEEPALIVE const char* camlann_read(int handle, const char* text) {
  const camlann::Game* game = camlann::find(handle);
  if (game == nullptr) return camlann::answer_error(camlann::unknown_handle(handle));
  const auto outcome = game->read(text, camlann::Reading::hasty);
  if (!outcome) return camlann::answer_error(outcome.error());
  return camlann::answer_message(camlann::wire::message_of(*outcome, game->variant()));
}

/// Moves with spaces between them, each read once. Nothing changes on an error.
EMSCRIPTEN_KEEPALIVE const char* camlann_play(int handle, const char* moves) {
  camlann::Game* game = camlann::find(handle);
  if (game == nullptr) return camlann::answer_error(camlann::unknown_handle(handle));
  return camlann::answer_result(camlann::play_all(*game, moves));
}

/// Blocks for as long as five searches take, see why_limits(): to be called in a worker.
EMSCRIPTEN_KEEPALIVE const char* camlann_why(int handle, const char* text) {
  const camlann::Game* game = camlann::find(handle);
  if (game == nullptr) return camlann::answer_error(camlann::unknown_handle(handle));
  const auto outcome = game->read(text, camlann::Reading::exact);
  if (!outcome) return camlann::answer_error(outcome.error());
  const auto analyst = make_analyst(*game, {});
  const std::atomic<bool> stop{false};
  const auto whys = camlann::why(*game, {}, outcome->move(), *analyst, camlann::why_limits(), stop);
  if (!whys) return camlann::answer_message(std::vector<camlann::message::Why>{});
  return camlann::answer_message(camlann::wire::messages_of(*whys, game->variant()));
}

/// 1, or 0 at the start.
EMSCRIPTEN_KEEPALIVE int camlann_take_back(int handle) {
  camlann::Game* game = camlann::find(handle);
  return game != nullptr && game->take_back() ? 1 : 0;
}

}  // extern "C"
