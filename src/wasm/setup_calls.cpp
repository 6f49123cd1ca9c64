// The boards of the variants, and men on squares: exported functions for pages and editors.

#include <emscripten.h>

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

#include "base/result.hpp"
#include "base/square_set.hpp"
#include "base/try.hpp"
#include "game/catalog.hpp"
#include "rules/move.hpp"
#include "rules/setup.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"
#include "wasm/boundary.hpp"
#include "wire/messages/setup.hpp"
#include "wire/messages_of.hpp"

namespace camlann::wasm {
namespace {

Error not_in_setup(std::string_view word, std::string_view expected) {
  return {ErrorCode::unknown_name, "this is not in a setup", std::string(word),
          std::string(expected)};
}

/// Reads men from JavaScript: "C4 K D4 M", the letter after its square.
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
    const bool tree = letter.size() == 1 && letter.front() == tree_letter &&
                      !variant.word_of(MoveKind::plant).empty();
    if (!known && !tree) return not_in_setup(letter, "the letter of a man");
    setup.pieces.push_back({*square, letter.front()});
  }
  return std::nullopt;
}

/// Reads "R 0 2 0 0": the seat to move, then the number of castle moves of each seat.
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
  const VariantInfo* const variant = known().find(variant_id);
  if (variant == nullptr) return Failure(known().unknown(variant_id));
  Setup setup;
  auto error = read_men(*variant, men, setup);
  if (!error) error = read_turn(*variant, turn, setup);
  if (error) return Failure(*error);
  TRY(const auto judged, judge(*variant, rules, setup));
  return wire::message_of(judged, *variant);
}

Result<message::Setup> setup_of(std::string_view variant_id, std::string_view fen) {
  const VariantInfo* const variant = known().find(variant_id);
  if (variant == nullptr) return Failure(known().unknown(variant_id));
  TRY(const auto setup, read_setup(*variant, fen));
  return wire::message_of(setup, *variant);
}

}  // namespace
}  // namespace camlann::wasm

extern "C" {

EMSCRIPTEN_KEEPALIVE const char* camlann_variants() {
  return camlann::wasm::answer_message(
      camlann::wire::all_variants(camlann::wasm::known()).variants);
}

/// Adds the variants of a text (doc/formats/variant.md), all or none; answers like
/// camlann_variants.
EMSCRIPTEN_KEEPALIVE const char* camlann_define(const char* definitions) {
  const auto added = camlann::wasm::known().add(definitions, "variants");
  return added ? camlann_variants() : camlann::wasm::answer_error(added.error());
}

/// Returns the men of a FEN, which need not be a valid position.
EMSCRIPTEN_KEEPALIVE const char* camlann_setup(const char* variant, const char* fen) {
  return camlann::wasm::answer_result(camlann::wasm::setup_of(variant, fen));
}

/// Checks if a game can start from men on squares, and returns their FEN.
EMSCRIPTEN_KEEPALIVE const char* camlann_judge(const char* variant, const char* rules,
                                               const char* men, const char* turn) {
  return camlann::wasm::answer_result(camlann::wasm::judge_setup(variant, rules, men, turn));
}

}  // extern "C"
