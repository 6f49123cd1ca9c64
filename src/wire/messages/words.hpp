#pragma once
// Words shared by many messages: seats, reasons, kinds of moves.

#include <cstdint>

#include "base/words.hpp"
#include "notation/record.hpp"
#include "rules/verdict.hpp"
#include "wire/describe.hpp"

namespace camlann {

namespace message {

/// Letter of a seat in its variant.
enum class SeatLetter : char {
  white = 'w',
  black = 'b',
  red = 'R',
  green = 'G',
  blue = 'B',
  yellow = 'Y',
};

/// Kind of a move, in the words of its family.
enum class MoveWord : std::uint8_t {
  plain,
  canter,
  jump,
  charge,
  castle,
  move,
  capture,
  run,
  shot,
  plant,
  swap,
};

/// Kind of player at a seat or behind a move.
enum class PlayerKind : std::uint8_t { person, computer };

enum class Grid : std::uint8_t { square, hex };

}  // namespace message

template <>
struct Words<message::SeatLetter> {
  using Letter = message::SeatLetter;
  static constexpr Word<Letter> table[] = {
      {Letter::white, "w"}, {Letter::black, "b"}, {Letter::red, "R"},
      {Letter::green, "G"}, {Letter::blue, "B"},  {Letter::yellow, "Y"},
  };
};

template <>
struct Words<message::MoveWord> {
  using Kind = message::MoveWord;
  static constexpr Word<Kind> table[] = {
      {Kind::plain, "plain"},     {Kind::canter, "canter"}, {Kind::jump, "jump"},
      {Kind::charge, "charge"},   {Kind::castle, "castle"}, {Kind::move, "move"},
      {Kind::capture, "capture"}, {Kind::run, "run"},       {Kind::shot, "shot"},
      {Kind::plant, "plant"},     {Kind::swap, "swap"},
  };
};

template <>
struct Words<message::PlayerKind> {
  static constexpr Word<message::PlayerKind> table[] = {
      {message::PlayerKind::person, "person"},
      {message::PlayerKind::computer, "computer"},
  };
};

template <>
struct Words<message::Grid> {
  static constexpr Word<message::Grid> table[] = {
      {message::Grid::square, "square"},
      {message::Grid::hex, "hex"},
  };
};

namespace wire {

template <>
inline constexpr Title title<message::SeatLetter>{
    "Seat",
    "The letter of a seat: `w` and `b` in games of two, `R` `G` `B` `Y` with four, `B` `R` `G` "
    "with three"};

template <>
inline constexpr Title title<message::MoveWord>{
    "MoveKind",
    "What a move does; `plain` to `castle` in the Camelot family, and `plant` where it has trees, "
    "the others in Camblam; `swap` takes over the first move in games of two"};

template <>
inline constexpr Title title<message::PlayerKind>{"PlayerKind", "Who sits at a seat"};

template <>
inline constexpr Title title<message::Grid>{"Grid", "The shape of the fields of a board"};

template <>
inline constexpr Title title<Reason>{"Reason", "Why a game is over"};

template <>
inline constexpr Title title<RecordResult>{
    "RecordResult",
    "Of teams as of two, the first in turn order as White; `*` where it is not known"};

}  // namespace wire
}  // namespace camlann
