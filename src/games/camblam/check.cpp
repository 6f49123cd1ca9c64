#include "games/camblam/check.hpp"

#include <algorithm>
#include <cstdlib>
#include "base/square.hpp"
#include "base/square_set.hpp"
#include "games/camblam/lines.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/rule_set.hpp"
#include "rules/move.hpp"
#include "rules/verdict.hpp"

namespace camlann::camblam {

bool runs_along(Man man, Direction d) {
  switch (man) {
    case Man::queen: return true;
    case Man::rook: return is_orthogonal(d);
    case Man::bishop: return !is_orthogonal(d);
    case Man::catapult: return d == Direction::n || d == Direction::s;
    default: return false;
  }
}

bool steps_onto(Man man, Direction d, Seat by, const RuleSet& rules) {
  switch (man) {
    case Man::king: return true;
    case Man::pawn:
      return by == Seat::white ? d == Direction::se || d == Direction::sw
                               : d == Direction::ne || d == Direction::nw;
    case Man::catapult: return rules.step_captures && (d == Direction::e || d == Direction::w);
    case Man::rook: return rules.step_captures && !is_orthogonal(d);
    case Man::bishop: return rules.step_captures && is_orthogonal(d);
    default: return false;
  }
}

namespace {

struct Offset {
  int files;
  int ranks;
};
Offset offset_of(Square a, Square b) {
  return {std::abs(file_of(a) - file_of(b)), std::abs(rank_of(a) - rank_of(b))};
}

bool on_diagonal(Square a, Square b) {
  const Offset o = offset_of(a, b);
  return a != b && o.files == o.ranks;
}

bool on_line(Square a, Square b) {
  const Offset o = offset_of(a, b);
  return o.files == 0 || o.ranks == 0 || o.files == o.ranks;
}

/// True if a path of a knight joins the squares on an empty board.
bool knight_apart(Square a, Square b, KnightLegA leg_a) {
  const Offset o = offset_of(a, b);
  const int more = std::max(o.files, o.ranks);
  const int less = std::min(o.files, o.ranks);
  if ((more == 4 && less == 3) || (more == 5 && less == 4)) return true;
  switch (leg_a) {
    case KnightLegA::one: return (more == 2 && less == 1) || (more == 1 && less == 0);
    case KnightLegA::four: return (more == 5 || more == 3) && less == 1;
    case KnightLegA::any: return less == 1 || (more == 1 && less == 0);
  }
  return false;
}

/// True if all squares strictly between two squares on a line are empty.
bool clear_between(const Cells& cells, Square from, Square to, Direction d) {
  for (Square s = next(from, d); s != to; s = next(s, d)) {
    if (cells[index_of(s)] != Cell::empty) return false;
  }
  return true;
}

Direction diagonal_towards(Square from, Square to) {
  const bool up = rank_of(to) > rank_of(from);
  const bool right = file_of(to) > file_of(from);
  if (up) return right ? Direction::ne : Direction::nw;
  return right ? Direction::se : Direction::sw;
}

bool clear_diagonal(const Cells& cells, Square from, Square to) {
  return on_diagonal(from, to) && clear_between(cells, from, to, diagonal_towards(from, to));
}

/// Tests the line from the king in direction `d`. Men of the king's own side next to it, in an
/// unbroken row, do not shield it from a run; the first gap does.
bool attacked_along(const Cells& cells, Square king, Direction d, Seat by, const RuleSet& rules) {
  bool shielded = false;
  bool gap = false;
  Square s = next(king, d);
  for (int distance = 1;; ++distance, s = next(s, d)) {
    const Cell cell = cells[index_of(s)];
    if (cell == Cell::off_board) return false;
    if (cell == Cell::empty) {
      gap = true;
      continue;
    }
    const Man man = man_of(cell);
    if (seat_of(cell) == by) {
      if (runs_along(man, d)) return !shielded || rules.run_through_shield;
      if (shielded) return false;
      if (man == Man::archer) return distance <= shot_range;
      return distance == 1 && steps_onto(man, d, by, rules);
    }
    if (gap) return false;
    shielded = true;
  }
}

bool knight_attacks(const Cells& cells, const Position& pos, Square king, Seat by,
                    const RuleSet& rules) {
  const SquareSet knights =
      pos.men[index_of(by)] & pos.kinds[static_cast<std::size_t>(Man::knight)];
  bool attacked = false;
  knights.for_each([&](Square from) {
    attacked = attacked || (cells[index_of(from)] == make_cell(by, Man::knight) &&
                            knight_reaches(cells, from, king, by, rules.knight_leg_a));
  });
  return attacked;
}

bool prince_attacks(const Cells& cells, const Position& pos, Square king, Seat by) {
  const SquareSet princes =
      pos.men[index_of(by)] & pos.kinds[static_cast<std::size_t>(Man::prince)];
  bool attacked = false;
  princes.for_each([&](Square from) {
    attacked = attacked || (cells[index_of(from)] == make_cell(by, Man::prince) &&
                            prince_reaches(cells, from, king));
  });
  return attacked;
}

void add_line(SquareSet& set, Square from, Square to, Direction d) {
  for (Square s = from; s != to; s = next(s, d)) set.add(s);
}

}  // namespace

bool knight_reaches(const Cells& cells, Square from, Square to, Seat seat, KnightLegA leg_a) {
  return knight_apart(from, to, leg_a) && knight_targets(cells, from, seat, leg_a).has(to);
}

bool prince_reaches(const Cells& cells, Square from, Square to) {
  if (clear_diagonal(cells, from, to)) return true;
  for (const Direction d : orthogonals) {
    for (Square s = next(from, d);; s = next(s, d)) {
      if (s == to) return true;
      if (cells[index_of(s)] != Cell::empty) break;
      if (clear_diagonal(cells, s, to)) return true;
    }
  }
  return false;
}

bool may_check(const Position& pos, Move move, KnightLegA leg_a) {
  const Square king = pos.kings[index_of(opponent(pos.turn))];
  if (on_line(move.from, king)) return true;
  switch (man_of(pos.at(move.from))) {
    case Man::prince: return true;
    case Man::knight: return knight_apart(move.to, king, leg_a);
    default: return on_line(move.to, king);
  }
}

bool king_attacked(const Cells& cells, const Position& pos, Square king, Seat by,
                   const RuleSet& rules) {
  for (const Direction d : all_directions) {
    if (attacked_along(cells, king, d, by, rules)) return true;
  }
  return prince_attacks(cells, pos, king, by) || knight_attacks(cells, pos, king, by, rules);
}

SquareSet exposed_lines(const Position& pos, Square king, Seat by) {
  SquareSet lines;
  for (const Direction d : all_directions) {
    for (Square s = next(king, d); on_board(s); s = next(s, d)) lines.add(s);
  }
  const SquareSet princes =
      pos.men[index_of(by)] & pos.kinds[static_cast<std::size_t>(Man::prince)];
  princes.for_each([&](Square from) {
    for (const Direction d : orthogonals) {
      for (Square corner = next(from, d); on_board(corner); corner = next(corner, d)) {
        if (!on_diagonal(corner, king)) continue;
        add_line(lines, from, corner, d);
        add_line(lines, corner, king, diagonal_towards(corner, king));
      }
    }
  });
  return lines;
}

}  // namespace camlann::camblam
