#pragma once
// Explains why a move is not allowed, why only some moves are, and how a game ended: as values, and
// as the set of English sentences that all interfaces share. Pure functions; thread-safe.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/camelot/route.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {

/// The rule that forbids an attempted move. The rules page has an anchor of the same name for each,
/// with hyphens: "charge-needs-knight".
enum class Broken : std::uint8_t {
  game_over,
  no_such_square,
  no_piece,
  not_your_piece,
  own_castle_first,   // a piece in the own castle must leave it this turn
  must_capture,       // some piece has a direct jump
  goal_stays,         // a piece in the enemy castle never leaves it
  castle_moves_used,  // all castle moves of the game are made
  no_move,            // the piece is blocked
  square_occupied,
  own_castle_closed,    // only a jump may land in the own castle
  side_castle_closed,   // with four players: a castle that is neither the own one nor the goal
  nothing_between,      // no piece to go over
  taken_already,        // a piece is jumped only once
  charge_needs_knight,  // a man does not jump after a canter
  no_canter_after_jump,
  step_stands_alone,  // a plain step cannot be combined with another leg
  goal_ends_move,
  own_castle_ends_jump,  // only if the rule set has this rule
  one_leg_only,          // only if a move is one leg
  men_go_forward,        // only if men do: this square is on its rank or behind it
  jump_must_go_on,
  knight_canter_rule,  // a knight that canters past a piece it could jump has to take one
  canter_back_to_start,
  not_a_leg,  // no step, canter or jump leads there
  // Only in games with trees:
  trees_first,      // trees must be put before a piece moves
  not_tree_square,  // a tree of this player cannot be put there
  tree_there,       // no piece or other tree goes there
  tree_between,     // no piece leaps over it
};

[[nodiscard]] std::string_view anchor_of(Broken rule);

/// A broken rule, the square where it is broken, and the squares named in the sentence.
struct Breach {
  Broken rule{};
  Square at{};
  std::vector<Square> squares;

  bool operator==(const Breach&) const = default;
};

/// Returns nothing if walking exactly these squares is legal. Two squares are also read as the
/// first and the last of a move, a single one as a piece: nothing if a legal outcome matches them.
/// `squares` must not be empty, and the game must not be over.
[[nodiscard]] std::optional<Breach> why_not(const Routes& routes,
                                            const std::vector<Square>& squares);

[[nodiscard]] std::string to_text(const Breach& breach, const Routes& routes);

/// The reason why only some moves are legal now, and the pieces that can fulfil the duty, or the
/// squares for trees.
struct Duty {
  enum class Kind : std::uint8_t { none, capture, leave, leave_by_jump, plant };
  Kind kind{};
  std::vector<Square> squares;
};

[[nodiscard]] Duty duty_of(const Routes& routes);

/// Returns the duty as a sentence; without a duty, states that it is the player's move and that a
/// charge is open, or is empty.
[[nodiscard]] std::string to_text(const Duty& duty, const Routes& routes);
/// Returns a sentence if a charge is open; empty if none is, or if a duty comes first.
[[nodiscard]] std::string charge_text(const Duty& duty, const Routes& routes);

/// Returns "White wins: a piece in Black's castle, D13."; empty while the game runs. `pos` is the
/// last position of the game.
[[nodiscard]] std::string verdict_text(const Verdict& verdict, const RulesBase& rules,
                                       const Position& pos);

}  // namespace camlann::camelot
