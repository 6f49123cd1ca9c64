#pragma once
// A move is defined by its effect: two routes with the same effect are one Move. Shared by every
// game, so that search, transposition table and store need no template.

#include <bit>
#include <compare>
#include <cstdint>
#include <string_view>

#include "base/square.hpp"
#include "base/words.hpp"

namespace camlann::inline v1 {

/// The simplest kind with the effect; within a family, the order is the order of preference.
enum class MoveKind : std::uint8_t {
  plain,  // no leap, no man taken
  canter,
  jump,
  charge,
  castle,
  capture,  // of one man, by moving onto it
  run,      // of several men in a line
  shot,     // of a man, without moving
  plant,    // no man moves: a tree is put on `to`, which is `from`
  swap,     // the first move, which ended on `to`, is taken over: the board is turned over
};

/// The names used in protocols; a family may have another one for a kind.
template <>
struct Words<MoveKind> {
  static constexpr Word<MoveKind> table[] = {
      {MoveKind::plain, "plain"},   {MoveKind::canter, "canter"}, {MoveKind::jump, "jump"},
      {MoveKind::charge, "charge"}, {MoveKind::castle, "castle"}, {MoveKind::capture, "capture"},
      {MoveKind::run, "run"},       {MoveKind::shot, "shot"},     {MoveKind::plant, "plant"},
      {MoveKind::swap, "swap"},
  };
};

[[nodiscard]] constexpr std::string_view to_text(MoveKind kind) {
  return word_of(kind);
}

/// In notation, before the square of a tree that is put on the board: "@D2".
inline constexpr char plant_mark = '@';

/// The notation of taking over the first move, and the option of the rules that allows it.
inline constexpr std::string_view swap_word = "swap";

/// `taken` encodes the captured men in a format of the family, and is 0 if and only if there are
/// none. In the Camelot family bit i stands for the i-th enemy piece in square order, in the
/// position before the move: it has another meaning in another position. In Camblam it is their
/// number.
struct Move {
  Square from{};
  Square to{};
  MoveKind kind{};
  std::uint8_t extra{};  // the man promoted to, in games that promote
  std::uint32_t taken{};

  [[nodiscard]] auto operator<=>(const Move&) const = default;
};
static_assert(sizeof(Move) == 8);

/// Returns the number of men that a move takes.
[[nodiscard]] constexpr int men_taken(Move move) {
  const bool counted =
      move.kind == MoveKind::capture || move.kind == MoveKind::run || move.kind == MoveKind::shot;
  return counted ? static_cast<int>(move.taken) : std::popcount(move.taken);
}

/// Returns the length of a capture for planning: its men, plus one for the approach of a charge.
[[nodiscard]] constexpr int length_of_capture(Move move) {
  return men_taken(move) + (move.kind == MoveKind::charge ? 1 : 0);
}

}  // namespace camlann::inline v1
