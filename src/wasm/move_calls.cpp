// Moves as numbers, with notation on request: exported functions for other programs
// (@camlann/core), which play many moves and show few.

#include <emscripten.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "base/square.hpp"
#include "game/game.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"
#include "wasm/boundary.hpp"
#include "wire/messages_of.hpp"

namespace camlann::wasm {
namespace {

/// Packs all of a move except its captures, one byte each.
std::uint32_t squares_of(Move move) {
  return index_of(move.from) | index_of(move.to) << 8U |
         static_cast<std::uint32_t>(move.kind) << 16U | std::uint32_t{move.extra} << 24U;
}

Move move_of(std::uint32_t squares, std::uint32_t taken) {
  const auto byte = [squares](unsigned i) { return static_cast<std::uint8_t>(squares >> 8 * i); };
  return {static_cast<Square>(byte(0)), static_cast<Square>(byte(1)),
          static_cast<MoveKind>(byte(2)), byte(3), taken};
}

std::optional<Seat> seat_of(const VariantInfo& variant, std::string_view letter) {
  const std::size_t index =
      letter.size() == 1 ? variant.seat_letters().find(letter) : std::string_view::npos;
  if (index == std::string_view::npos) return std::nullopt;
  return static_cast<Seat>(index);
}

Result<void> finish(Game& game, std::string_view word, std::string_view letter) {
  const std::optional<Reason> reason = read_reason(word);
  if (reason != Reason::resignation && reason != Reason::agreement) {
    return failure(ErrorCode::unknown_name, "this is no way to end a game", "reason",
                   "resignation or agreement");
  }
  const std::optional<Seat> winner = seat_of(game.variant(), letter);
  if (!winner && !letter.empty()) {
    return failure(ErrorCode::unknown_name, "there is no such seat", "winner",
                   "one of the letters " + game.variant().seat_letters());
  }
  if (game.over()) {
    return failure(ErrorCode::game_over, "The game is over. " + game.verdict_text(), "game",
                   "a game that goes on");
  }
  game.finish(*reason, winner);
  return {};
}

}  // namespace
}  // namespace camlann::wasm

extern "C" {

/// Returns the number of legal moves, then two numbers for each, which identify it in this
/// position.
EMSCRIPTEN_KEEPALIVE const std::uint32_t* camlann_legal(int handle) {
  std::vector<std::uint32_t>& numbers = camlann::wasm::numbers();
  numbers.assign(1, 0);
  const camlann::Game* game = camlann::wasm::find(handle);
  if (game == nullptr) return numbers.data();
  const std::vector<camlann::Outcome> legal = game->legal();
  numbers.reserve(1 + 2 * legal.size());
  numbers[0] = static_cast<std::uint32_t>(legal.size());
  for (const camlann::Outcome& outcome : legal) {
    numbers.push_back(camlann::wasm::squares_of(outcome.move));
    numbers.push_back(outcome.move.taken);
  }
  return numbers.data();
}

/// Plays a move of camlann_legal() in this position. 0 for an unknown handle.
EMSCRIPTEN_KEEPALIVE int camlann_play_numbers(int handle, std::uint32_t squares,
                                              std::uint32_t taken) {
  camlann::Game* game = camlann::wasm::find(handle);
  if (game == nullptr) return 0;
  game->play(camlann::wasm::move_of(squares, taken));
  return 1;
}

/// Returns the notation of a move of camlann_legal() in this position.
EMSCRIPTEN_KEEPALIVE const char* camlann_write(int handle, std::uint32_t squares,
                                               std::uint32_t taken) {
  const camlann::Game* game = camlann::wasm::find(handle);
  if (game == nullptr) return camlann::wasm::answer_unknown(handle);
  return camlann::wasm::answer_message(camlann::wire::message_of(
      game->write(camlann::wasm::move_of(squares, taken)), game->variant()));
}

/// Returns all moves of camlann_legal(), in the same order.
EMSCRIPTEN_KEEPALIVE const char* camlann_written(int handle) {
  const camlann::Game* game = camlann::wasm::find(handle);
  if (game == nullptr) return camlann::wasm::answer_unknown(handle);
  return camlann::wasm::answer_message(
      camlann::wire::messages_of(game->written(), game->variant()));
}

/// Reads a move, also in short forms, plays it by the route that is written, and returns its
/// effect. An error changes nothing.
EMSCRIPTEN_KEEPALIVE const char* camlann_push(int handle, const char* text) {
  camlann::Game* game = camlann::wasm::find(handle);
  if (game == nullptr) return camlann::wasm::answer_unknown(handle);
  const auto move = game->play(text, camlann::Reading::recorded);
  if (!move) return camlann::wasm::answer_error(move.error());
  return camlann::wasm::answer_message(camlann::wire::message_of(*move, game->variant()));
}

/// Returns the number of moves played; -1 for an unknown handle.
EMSCRIPTEN_KEEPALIVE int camlann_plies(int handle) {
  const camlann::Game* game = camlann::wasm::find(handle);
  return game == nullptr ? -1 : static_cast<int>(game->plies());
}

/// Returns one of the moves played, from 0 on.
EMSCRIPTEN_KEEPALIVE const char* camlann_played_at(int handle, int ply) {
  const camlann::Game* game = camlann::wasm::find(handle);
  if (game == nullptr || ply < 0 || static_cast<std::size_t>(ply) >= game->plies()) {
    return camlann::wasm::answer_unknown(handle);
  }
  return camlann::wasm::answer_message(
      camlann::wire::message_of(game->played()[static_cast<std::size_t>(ply)], game->variant()));
}

/// Returns the position like camlann_state(), without the legal moves.
EMSCRIPTEN_KEEPALIVE const char* camlann_standing(int handle) {
  const camlann::Game* game = camlann::wasm::find(handle);
  if (game == nullptr) return camlann::wasm::answer_unknown(handle);
  return camlann::wasm::answer_message(camlann::wire::standing_of(*game));
}

/// Records a resignation or an agreement; `winner` is the letter of a seat, or empty. Returns 1, or
/// 0 and camlann_error().
EMSCRIPTEN_KEEPALIVE int camlann_finish(int handle, const char* reason, const char* winner) {
  camlann::Game* game = camlann::wasm::find(handle);
  if (game == nullptr) return 0;
  const auto finished = camlann::wasm::finish(*game, reason, winner);
  return finished ? 1 : camlann::wasm::fail(finished.error());
}

}  // extern "C"
