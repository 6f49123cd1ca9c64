#pragma once
// What a player can do, and what he may not, as values: squares are squares, kinds are kinds. Words
// for them are found where they are shown. Shared by every game.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/square.hpp"
#include "base/square_set.hpp"
#include "base/words.hpp"
#include "rules/move.hpp"

namespace camlann::inline v0_2 {

/// A legal move and the men that it takes.
struct Outcome {
  Move move;
  SquareSet captures;

  bool operator==(const Outcome&) const = default;
};

/// An outcome as people read it.
struct WrittenMove {
  Outcome outcome;
  std::vector<Square> path;      // one way to walk it, the shortest, from the first square on
  std::vector<Square> captures;  // in the order of the family: doc/protocol/core.md
  char promotion = 0;            // the letter of the man that a pawn becomes; 0 where none does
  std::string notation;          // that way, written

  [[nodiscard]] Move move() const { return outcome.move; }
  bool operator==(const WrittenMove&) const = default;
};

/// A piece on its square, by its FEN letter.
struct PieceOn {
  Square square{};
  char letter = 0;

  bool operator==(const PieceOn&) const = default;
};

/// A square that continues the route walked so far.
struct NextLeg {
  Square square{};
  MoveKind kind{};                 // of the leg
  std::optional<Square> captures;  // the man that it takes
};

struct Legs {
  std::vector<NextLeg> next;
  bool stop = false;                   // whether the move may end here
  std::optional<WrittenMove> outcome;  // what ending here does; of promotions the first
};

/// Why only some moves are legal now.
struct Obligation {
  enum class Kind : std::uint8_t { none, capture, leave, leave_by_jump, check, plant };
  Kind kind = Kind::none;
  std::vector<Square> squares;  // pieces that can meet it; of a check, the king;
                                // of trees to be put, where they may be
  std::string text;             // sentences for the player; empty when there is nothing to say
  std::string may;  // of these, what the player may do but need not: one that is no duty
};

template <>
struct Words<Obligation::Kind> {
  static constexpr Word<Obligation::Kind> table[] = {
      {Obligation::Kind::none, "none"},   {Obligation::Kind::capture, "capture"},
      {Obligation::Kind::leave, "leave"}, {Obligation::Kind::leave_by_jump, "leave-by-jump"},
      {Obligation::Kind::check, "check"}, {Obligation::Kind::plant, "plant"},
  };
};

/// The rule that forbids an attempted move. `rule` is its anchor on the rules page.
struct Refusal {
  std::string_view rule;
  std::optional<Square> square;  // where the attempt breaks it
  std::string text;              // a sentence for the player
};

/// How much of a written move has to be there.
enum class Reading : std::uint8_t {
  exact,        // every landing square of a legal route, with the right marks
  short_forms,  // or the first and last square, or a beginning, where exactly one outcome fits
  hasty,        // short forms, and squares with spaces between them or nothing: any kind of leg
};

}  // namespace camlann::inline v0_2
