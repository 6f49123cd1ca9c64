#pragma once
// Explains why a move is not allowed, which threat the player has to answer, and how a game ended:
// as values, and as the set of English sentences that all interfaces share. Pure functions;
// thread-safe.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/square.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/rules.hpp"
#include "rules/verdict.hpp"

namespace camlann::camblam {

/// The rule that forbids an attempted move. The rules page has an anchor of the same name for each,
/// with hyphens: "check-not-met".
enum class Broken : std::uint8_t {
  no_piece,
  not_your_piece,
  no_move,          // the man is blocked, or each of its moves would leave the king in check
  square_occupied,  // by an own man
  check_not_met,    // the king is in check and would remain so
  into_check,       // the king would be in check
  way_blocked,
  shot_blocked,
  shot_too_far,
  run_gap,            // a run ends before an empty square
  king_shielded,      // only if the rule set has this rule
  run_must_be_full,   // only if the rule set has this rule
  step_captures_off,  // only if the rule set has this rule
  pawn_straight,      // a pawn does not capture straight ahead
  pawn_diagonal,      // a pawn moves diagonally only to capture
  knight_path,        // own men block each path
  prince_path,        // no open path
  not_its_move,       // a man of this kind does not move like that
};

[[nodiscard]] std::string_view anchor_of(Broken rule);

/// A broken rule, the square where it is broken, and the squares named in the sentence.
struct Breach {
  Broken rule{};
  Square at{};
  std::vector<Square> squares{};  // NOLINT(readability-redundant-member-init): g++ misses it

  bool operator==(const Breach&) const = default;
};

/// Returns nothing if a legal move has this path (text.hpp) or these ends; for a single square, if
/// the man there has a legal move. `squares` must not be empty, and the game must not be over.
[[nodiscard]] std::optional<Breach> why_not(const Rules& rules, const Position& pos,
                                            const std::vector<Square>& squares);

[[nodiscard]] std::string to_text(const Breach& breach, const Rules& rules, const Position& pos);

/// Returns the men that could capture the king of `seat` if the other side were to move, in square
/// order.
[[nodiscard]] std::vector<Square> attackers_of_king(const Rules& rules, Position pos, Seat seat);

/// Returns "the archer on g7 and the queen on d4".
[[nodiscard]] std::string men_on(const Position& pos, const std::vector<Square>& squares);

/// Returns the enemy men that could capture the king of the side to move, in square order.
[[nodiscard]] std::vector<Square> checkers(const Rules& rules, const Position& pos);

/// Returns "Check: your king is attacked by the archer on g7."; empty if the king is not in check.
[[nodiscard]] std::string check_text(const Rules& rules, const Position& pos);

/// Returns "White wins: Black's king on g12 is checkmated."; empty while the game runs. `pos` is
/// the last position of the game.
[[nodiscard]] std::string verdict_text(const Verdict& verdict, const Position& pos);

}  // namespace camlann::camblam
