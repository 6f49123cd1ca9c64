// The sentences of refusal.hpp: short, in the second person, squares first; they state the rule
// without blame.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/square.hpp"
#include "games/camblam/lines.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/refusal.hpp"
#include "games/camblam/rule_set.hpp"
#include "games/camblam/rules.hpp"
#include "games/camblam/text.hpp"
#include "rules/verdict.hpp"

namespace camlann::camblam {
namespace {

/// Returns "the archer on g7".
std::string man_on(const Position& pos, Square square) {
  return "the " + std::string(name_of(man_of(pos.at(square)))) + " on " + to_text(square);
}

std::string way_of(Man man, const RuleSet& rules) {
  switch (man) {
    case Man::pawn:
      return "a pawn goes one, two or three squares straight forward and captures one square "
             "diagonally forward.";
    case Man::knight: {
      const std::string leg = rules.knight_leg_a == KnightLegA::one    ? "one square straight"
                              : rules.knight_leg_a == KnightLegA::four ? "four squares straight"
                                                                       : "straight on";
      return "a knight goes " + leg +
             ", then one diagonally; or four squares diagonally, then one straight.";
    }
    case Man::catapult: return "a catapult goes along its file, or one square to the side.";
    case Man::archer: return "an archer goes along ranks, files and diagonals.";
    case Man::rook: return "a rook goes along ranks and files, or one square diagonally.";
    case Man::bishop: return "a bishop goes along diagonals, or one square straight.";
    case Man::prince: return "a prince goes straight, then diagonally.";
    case Man::queen: return "a queen goes along ranks, files and diagonals.";
    case Man::king: return "a king goes one square.";
    case Man::none: break;
  }
  return {};
}

}  // namespace

std::string men_on(const Position& pos, const std::vector<Square>& squares) {
  std::string text;
  for (std::size_t i = 0; i < squares.size(); ++i) {
    if (i > 0) text += i + 1 == squares.size() ? " and " : ", ";
    text += man_on(pos, squares[i]);
  }
  return text;
}

std::string_view anchor_of(Broken rule) {
  switch (rule) {
    case Broken::no_piece: return "no-piece";
    case Broken::not_your_piece: return "not-your-piece";
    case Broken::no_move: return "no-move";
    case Broken::square_occupied: return "square-occupied";
    case Broken::check_not_met: return "check-not-met";
    case Broken::into_check: return "into-check";
    case Broken::way_blocked: return "way-blocked";
    case Broken::shot_blocked: return "shot-blocked";
    case Broken::shot_too_far: return "shot-too-far";
    case Broken::run_gap: return "run-gap";
    case Broken::king_shielded: return "king-shielded";
    case Broken::run_must_be_full: return "run-must-be-full";
    case Broken::step_captures_off: return "step-captures-off";
    case Broken::pawn_straight: return "pawn-straight";
    case Broken::pawn_diagonal: return "pawn-diagonal";
    case Broken::knight_path: return "knight-path";
    case Broken::prince_path: return "prince-path";
    case Broken::not_its_move: return "not-its-move";
  }
  return {};
}

std::string to_text(const Breach& breach, const Rules& rules, const Position& pos) {
  const std::string at = to_text(breach.at);
  const std::string lead = at + ": ";
  const Square other = breach.squares.empty() ? breach.at : breach.squares.front();
  switch (breach.rule) {
    case Broken::no_piece: return lead + "there is no piece here. Pick one of yours.";
    case Broken::not_your_piece:
      return at + " is " + name_of(opponent(pos.turn)) + "'s piece, and it is " +
             name_of(pos.turn) + "'s turn.";
    case Broken::no_move:
      return lead + (rules.in_check(pos, pos.turn) ? "no move of this piece answers the check."
                                                   : "this piece has no move now.");
    case Broken::square_occupied: return lead + "another of your pieces is here.";
    case Broken::check_not_met:
      return lead + "your king would still be in check from " + men_on(pos, breach.squares) + ".";
    case Broken::into_check:
      return lead + "your king would be in check from " + men_on(pos, breach.squares) + ".";
    case Broken::way_blocked:
      return lead + "the way there is blocked by " + man_on(pos, other) + ".";
    case Broken::shot_blocked:
      return lead + "the archer's line to that piece is blocked by " + man_on(pos, other) + ".";
    case Broken::shot_too_far:
      return lead + "an archer shoots at most " + std::to_string(shot_range) +
             " squares; this piece is farther away.";
    case Broken::run_gap:
      return lead + "a run takes pieces next to each other; it ends before the empty " +
             to_text(other) + ".";
    case Broken::king_shielded:
      return lead + "with these options a run stops before a king that is not its first piece.";
    case Broken::run_must_be_full:
      return lead + "with these options a run takes the whole row of pieces, no fewer and no more.";
    case Broken::step_captures_off:
      return lead + "with these options this step goes to empty squares only.";
    case Broken::pawn_straight:
      return lead + "a pawn does not capture straight ahead, only diagonally.";
    case Broken::pawn_diagonal: return lead + "a pawn moves diagonally only to capture.";
    case Broken::knight_path:
      return lead + "a knight jumps over the other side's pieces, but your own pieces block it.";
    case Broken::prince_path:
      return lead +
             "there is no open way here: a prince goes straight, then diagonally, past empty "
             "squares.";
    case Broken::not_its_move: return lead + way_of(man_of(pos.at(other)), rules.rule_set());
  }
  return {};
}

std::string check_text(const Rules& rules, const Position& pos) {
  const std::vector<Square> men = checkers(rules, pos);
  return men.empty() ? "" : "Check: your king is attacked by " + men_on(pos, men) + ".";
}

std::string verdict_text(const Verdict& verdict, const Position& pos) {
  if (!verdict.over()) return {};
  const std::string stuck = name_of(pos.turn) + " has no legal move";
  switch (verdict.reason) {
    case Reason::stalemate: return "Draw: " + stuck + ".";
    case Reason::bare_kings: return "Draw: only the two kings are left.";
    case Reason::quiet: return "Draw: 50 moves each without a capture or a pawn move.";
    case Reason::repetition: return "Draw: the same position for the third time.";
    case Reason::cancelled: return "The game was called off.";
    case Reason::neither_came: return "Nobody wins: neither player came.";
    default: break;
  }
  const bool by_director = verdict.reason == Reason::director;
  const std::string given = "the director has given this result.";
  if (verdict.drawn()) return by_director ? "Draw: " + given : "Draw by agreement.";
  const Seat winner = verdict.won_by(Seat::white) ? Seat::white : Seat::black;
  const std::string loser = name_of(opponent(winner));
  const std::string king = loser + "'s king";
  switch (verdict.reason) {
    case Reason::checkmate:
      return name_of(winner) + " wins: " + king + " on " +
             to_text(pos.kings[index_of(opponent(winner))]) + " is checkmated.";
    case Reason::king_taken: return name_of(winner) + " wins: " + king + " is taken.";
    case Reason::resignation: return name_of(winner) + " wins: " + loser + " resigns.";
    case Reason::time: return name_of(winner) + " wins: " + loser + "'s time ran out.";
    case Reason::forfeit: return name_of(winner) + " wins: " + loser + " forfeits.";
    case Reason::director: return name_of(winner) + " wins: " + given;
    default: return name_of(winner) + " wins.";
  }
}

}  // namespace camlann::camblam
