#pragma once
// A move is what it does: two routes with one effect are one Move. Shared by every game, so that
// search, transposition table and store need no template.

#include <bit>
#include <compare>
#include <cstdint>
#include <string_view>

#include "base/square.hpp"
#include "base/words.hpp"

namespace camlann::inline v0_2 {

/// The simplest kind that has the effect; within a family, the order is the order of preference.
enum class MoveKind : std::uint8_t {
  plain,  // no leap, nothing taken
  canter,
  jump,
  charge,
  castle,
  capture,  // of one man, by moving onto it
  run,      // of several men in a line
  shot,     // of a man, without moving
  plant,    // nothing moves: a tree is put on `to`, which is `from`
};

/// The words of protocols; a family may have another one for a kind.
template <>
struct Words<MoveKind> {
  static constexpr Word<MoveKind> table[] = {
      {MoveKind::plain, "plain"},   {MoveKind::canter, "canter"}, {MoveKind::jump, "jump"},
      {MoveKind::charge, "charge"}, {MoveKind::castle, "castle"}, {MoveKind::capture, "capture"},
      {MoveKind::run, "run"},       {MoveKind::shot, "shot"},     {MoveKind::plant, "plant"},
  };
};

[[nodiscard]] constexpr std::string_view to_text(MoveKind kind) {
  return word_of(kind);
}

/// In a written move, before the square of a tree that is put on the board: "@D2".
inline constexpr char plant_mark = '@';

/// `taken` says which men are taken, in the family's own way, and is 0 if and only if none is. In
/// the Camelot family bit i stands for the i-th enemy piece in square order, in the position before
/// the move: it means something else in another position. In Camblam it is their number.
struct Move {
  Square from{};
  Square to{};
  MoveKind kind{};
  std::uint8_t extra{};  // the man promoted to, in games that promote
  std::uint32_t taken{};

  auto operator<=>(const Move&) const = default;
};
static_assert(sizeof(Move) == 8);

/// How many men a move takes.
[[nodiscard]] constexpr int men_taken(Move move) {
  const bool counted =
      move.kind == MoveKind::capture || move.kind == MoveKind::run || move.kind == MoveKind::shot;
  return counted ? static_cast<int>(move.taken) : std::popcount(move.taken);
}

/// How long a capture is for who looks ahead: its men, and the way to them of a charge counts one.
[[nodiscard]] constexpr int length_of_capture(Move move) {
  return men_taken(move) + (move.kind == MoveKind::charge ? 1 : 0);
}

}  // namespace camlann::inline v0_2
