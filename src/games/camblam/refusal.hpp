#pragma once
// Why a move is not allowed, what presses the player, and how a game ended: as values, and as the
// one set of English sentences that every interface shows. Pure functions; any thread.

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

/// What forbids an attempted move. Each has an anchor of the same name on the rules page, with
/// hyphens: "check-not-met".
enum class Broken : std::uint8_t {
  no_piece,
  not_your_piece,
  no_move,          // the man is shut in, or each of its moves would leave the king in check
  square_occupied,  // by an own man
  check_not_met,    // the king is in check and would stay so
  into_check,       // the king would be in check
  way_blocked,
  shot_blocked,
  shot_too_far,
  run_gap,            // a run ends before an empty square
  king_shielded,      // only where the rule set says so
  run_must_be_full,   // only where the rule set says so
  step_captures_off,  // only where the rule set says so
  pawn_straight,      // a pawn does not capture straight ahead
  pawn_diagonal,      // a pawn moves diagonally only to capture
  knight_path,        // own men stand on each path
  prince_path,        // no open way
  not_its_move,       // a man of this kind does not move like that
};

[[nodiscard]] std::string_view anchor_of(Broken rule);

/// A broken rule, where it is broken, and the squares that the sentence names.
struct Breach {
  Broken rule{};
  Square at{};
  std::vector<Square> squares{};  // NOLINT(readability-redundant-member-init): g++ misses it

  bool operator==(const Breach&) const = default;
};

/// Nothing if some legal move is walked like this (text.hpp) or has these ends; with one square, if
/// the man there has a move. `squares` is not empty; the game is not over.
[[nodiscard]] std::optional<Breach> why_not(const Rules& rules, const Position& pos,
                                            const std::vector<Square>& squares);

[[nodiscard]] std::string to_text(const Breach& breach, const Rules& rules, const Position& pos);

/// The enemy men that could capture the king of the side to move, in square order.
[[nodiscard]] std::vector<Square> checkers(const Rules& rules, const Position& pos);

/// "Check: your king is attacked by the archer on g7."; empty if it is not in check.
[[nodiscard]] std::string check_text(const Rules& rules, const Position& pos);

/// "White wins: Black's king on g12 is checkmated."; empty while the game runs. `pos` is the last
/// position of the game.
[[nodiscard]] std::string verdict_text(const Verdict& verdict, const Position& pos);

}  // namespace camlann::camblam
