#pragma once
// Possible and forbidden moves, as values: squares and kinds, not words. The code that shows them
// adds the words. Shared by every game.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/square.hpp"
#include "base/square_set.hpp"
#include "base/words.hpp"
#include "rules/move.hpp"

namespace camlann::inline v1 {

/// A legal move and the men that it takes.
struct Outcome {
  Move move;
  SquareSet captures;

  [[nodiscard]] bool operator==(const Outcome&) const = default;
};

/// An outcome in notation, for people.
struct WrittenMove {
  Outcome outcome;
  std::vector<Square> path;      // one route, from the first square on: in a record the written
                                 // one, otherwise the shortest
  std::vector<Square> captures;  // in the order of the family: doc/protocol/core.md
  char promotion = 0;            // the letter of the man that a pawn becomes; 0 without a promotion
  std::string notation;          // the notation of that route

  [[nodiscard]] Move move() const { return outcome.move; }
  [[nodiscard]] bool operator==(const WrittenMove&) const = default;
};

/// A piece on its square, by its FEN letter.
struct PieceOn {
  Square square{};
  char letter = 0;

  [[nodiscard]] bool operator==(const PieceOn&) const = default;
};

/// A square that can continue the current route.
struct NextLeg {
  Square square{};
  MoveKind kind{};                 // of the leg
  std::optional<Square> captures;  // the man that it takes
};

struct Legs {
  std::vector<NextLeg> next;
  bool stop = false;                   // the move may end here
  std::optional<WrittenMove> outcome;  // the move if it ends here; for promotions the first one
};

/// The reason why only some moves are legal now, or, at a checkmate, none.
struct Obligation {
  enum class Kind : std::uint8_t { none, capture, leave, leave_by_jump, check, plant };
  Kind kind = Kind::none;
  std::vector<Square> squares;  // pieces that can fulfil it; for a check, the king;
                                // for trees, the squares for them
  std::string text;             // sentences for the player; empty if there is no message
  std::string may;              // the part of `text` that names an option, not a duty
  // At a checkmate, the squares from an attacker to the king. (g++ misses a member without braces.)
  std::vector<Square> attack{};  // NOLINT(readability-redundant-member-init)
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
  std::optional<Square> square;  // the square where the attempt breaks it
  std::string text;              // a sentence for the player
};

/// The required completeness of a written move.
enum class Reading : std::uint8_t {
  exact,        // every landing square of a legal route, with the correct marks
  short_forms,  // or the first and last square, or a beginning, if exactly one outcome matches
  hasty,        // short forms, and squares separated by spaces or not at all: any kind of leg
  recorded,     // hasty, but a route written in full stays, even if the move has a shorter one
};

[[nodiscard]] constexpr bool is_hasty(Reading reading) {
  return reading == Reading::hasty || reading == Reading::recorded;
}

}  // namespace camlann::inline v1
