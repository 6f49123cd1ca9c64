#include "games/camblam/refusal.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <vector>

#include "base/square.hpp"
#include "base/square_set.hpp"
#include "games/camblam/lines.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/rule_set.hpp"
#include "games/camblam/rules.hpp"
#include "games/camblam/text.hpp"
#include "rules/move.hpp"
#include "rules/move_list.hpp"
#include "rules/verdict.hpp"

namespace camlann::camblam {
namespace {

/// Returns the men of the side to move in `pos` that could capture on `target`.
SquareSet attackers_of(const Rules& rules, const Position& pos, Square target) {
  MoveList moves;
  rules.pseudo_legal(pos, moves);
  SquareSet men;
  for (const Move move : moves) {
    const TakenSquares taken = taken_by(pos, move);
    if (std::find(taken.begin(), taken.end(), target) != taken.end()) men.add(move.from);
  }
  return men;
}

std::vector<Square> listed(const SquareSet& set) {
  std::vector<Square> squares;
  set.for_each([&](Square square) { squares.push_back(square); });
  return squares;
}

std::optional<Direction> line_to(Square from, Square to) {
  const int files = file_of(to) - file_of(from);
  const int ranks = rank_of(to) - rank_of(from);
  if (from == to || (files != 0 && ranks != 0 && std::abs(files) != std::abs(ranks))) {
    return std::nullopt;
  }
  return direction_of(from, to);
}

/// Finds why a man cannot go to a square, ignoring the king's safety.
class Geometry {
 public:
  Geometry(const Rules& rules, const Position& pos, Square from, Square to)
      : rules_(rules), pos_(pos), from_(from), to_(to), line_(line_to(from, to)) {}

  [[nodiscard]] Breach breach() const {
    if (belongs_to(pos_.at(to_), pos_.turn)) return {Broken::square_occupied, to_};
    switch (man_of(pos_.at(from_))) {
      case Man::pawn: return pawn();
      case Man::knight: return knight();
      case Man::catapult: return runner(line_ && file_of(from_) == file_of(to_), is_side_step());
      case Man::archer: return archer();
      case Man::rook:
        return runner(line_ && is_orthogonal(*line_), line_ && !is_orthogonal(*line_));
      case Man::bishop:
        return runner(line_ && !is_orthogonal(*line_), line_ && is_orthogonal(*line_));
      case Man::prince: return from_ == to_ ? not_its_move() : Breach{Broken::prince_path, to_};
      case Man::queen: return runner(line_.has_value(), false);
      case Man::king:
      case Man::none: break;
    }
    return not_its_move();
  }

 private:
  [[nodiscard]] Breach not_its_move() const { return {Broken::not_its_move, to_, {from_}}; }
  [[nodiscard]] bool enemy(Square s) const { return belongs_to(pos_.at(s), opponent(pos_.turn)); }
  [[nodiscard]] bool is_side_step() const { return rank_of(from_) == rank_of(to_); }

  /// Returns the first man on the line strictly before the last square, if any.
  [[nodiscard]] std::optional<Square> man_between() const {
    if (!line_) return std::nullopt;
    for (Square s = next(from_, *line_); s != to_; s = next(s, *line_)) {
      if (pos_.at(s) != Cell::empty) return s;
    }
    return std::nullopt;
  }

  [[nodiscard]] Breach pawn() const {
    const bool white = pos_.turn == Seat::white;
    const bool forward = white ? rank_of(to_) > rank_of(from_) : rank_of(to_) < rank_of(from_);
    if (!line_ || !forward) return not_its_move();
    if (!is_orthogonal(*line_)) {
      return king_steps(from_, to_) == 1 ? Breach{Broken::pawn_diagonal, to_} : not_its_move();
    }
    if (king_steps(from_, to_) > 3) return not_its_move();
    if (const auto man = man_between()) return {Broken::way_blocked, to_, {*man}};
    return {Broken::pawn_straight, to_};
  }

  [[nodiscard]] Breach knight() const {
    Position alone = pos_;
    for (const Square s : listed(pos_.men[index_of(pos_.turn)])) {
      if (s != from_) alone.remove(s);
    }
    const bool reached =
        knight_targets(alone.cells, from_, pos_.turn, rules_.rule_set().knight_leg_a).has(to_);
    return reached ? Breach{Broken::knight_path, to_} : not_its_move();
  }

  [[nodiscard]] Breach archer() const {
    if (!line_) return not_its_move();
    if (const auto man = man_between()) {
      return {enemy(to_) ? Broken::shot_blocked : Broken::way_blocked, to_, {*man}};
    }
    return {Broken::shot_too_far, to_, {from_}};
  }

  [[nodiscard]] Breach runner(bool runs, bool steps) const {
    if (steps && king_steps(from_, to_) == 1) return {Broken::step_captures_off, to_};
    if (!runs) return not_its_move();
    const auto first = man_between();
    if (first && !enemy(*first)) return {Broken::way_blocked, to_, {*first}};
    if (!first) return {Broken::run_must_be_full, to_};
    for (Square s = *first; s != to_; s = next(s, *line_)) {
      if (!enemy(s))
        return {pos_.at(s) == Cell::empty ? Broken::run_gap : Broken::way_blocked, to_, {s}};
    }
    if (pos_.at(to_) == Cell::empty) return {Broken::run_gap, to_, {to_}};
    const bool shielded =
        man_of(pos_.at(to_)) == Man::king && !rules_.rule_set().run_through_shield;
    return {shielded ? Broken::king_shielded : Broken::run_must_be_full, to_};
  }

  const Rules& rules_;
  const Position& pos_;
  Square from_;
  Square to_;
  std::optional<Direction> line_;
};

bool is_walked(const Rules& rules, const Position& pos, const std::vector<Square>& squares) {
  MoveList moves;
  rules.legal(pos, moves);
  for (const Move move : moves) {
    if (move.from != squares.front()) continue;
    if (squares.size() == 1) return true;
    if (squares.size() == 2 && move.to == squares.back()) return true;
    const auto walks = walks_of(rules, pos, move);
    if (std::find(walks.begin(), walks.end(), squares) != walks.end()) return true;
  }
  return false;
}

/// Finds the move with these ends, ignoring the king's safety.
std::optional<Move> unsafe_move(const Rules& rules, const Position& pos, Square from, Square to) {
  MoveList moves;
  rules.pseudo_legal(pos, moves);
  for (const Move move : moves) {
    if (move.from == from && move.to == to) return move;
  }
  return std::nullopt;
}

}  // namespace

std::vector<Square> attackers_of_king(const Rules& rules, Position pos, Seat seat) {
  pos.turn = opponent(seat);
  return listed(attackers_of(rules, pos, pos.kings[index_of(seat)]));
}

std::vector<Square> checkers(const Rules& rules, const Position& pos) {
  if (!pos.has_king(pos.turn)) return {};
  return attackers_of_king(rules, pos, pos.turn);
}

std::optional<Breach> why_not(const Rules& rules, const Position& pos,
                              const std::vector<Square>& squares) {
  const Square from = squares.front();
  const Square to = squares.back();
  if (pos.at(from) == Cell::empty) return Breach{Broken::no_piece, from};
  if (!belongs_to(pos.at(from), pos.turn)) return Breach{Broken::not_your_piece, from};
  if (is_walked(rules, pos, squares)) return std::nullopt;
  if (squares.size() == 1) return Breach{Broken::no_move, from};
  const std::optional<Move> unsafe = unsafe_move(rules, pos, from, to);
  if (!unsafe) return Geometry(rules, pos, from, to).breach();
  if (squares.size() > 2) return Breach{Broken::not_its_move, to, {from}};
  Position after = pos;
  rules.advance(after, *unsafe);
  const bool checked = rules.in_check(pos, pos.turn);
  return Breach{checked && unsafe->from != pos.kings[index_of(pos.turn)] ? Broken::check_not_met
                                                                         : Broken::into_check,
                to, attackers_of_king(rules, after, pos.turn)};
}

}  // namespace camlann::camblam
