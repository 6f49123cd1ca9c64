#include "games/camblam/rules.hpp"

#include <cstddef>
#include <string>
#include <string_view>

#include "base/square.hpp"
#include "games/camblam/arrays.hpp"
#include "games/camblam/check.hpp"
#include "games/camblam/fen.hpp"
#include "games/camblam/lines.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/rule_set.hpp"
#include "rules/move.hpp"
#include "rules/verdict.hpp"

namespace camlann::camblam {

namespace {

constexpr std::string_view standard_array =
    "aarbiqkibraa/nnnccccccnnn/pppppppppppp/12/12/12/12/12/12/PPPPPPPPPPPP/NNNCCCCCCNNN/"
    "AARBIQKIBRAA";
constexpr std::string_view alternating_array =
    "aarbiqkibraa/ncncnccncncn/pppppppppppp/12/12/12/12/12/12/PPPPPPPPPPPP/NCNCNCCNCNCN/"
    "AARBIQKIBRAA";

}  // namespace

std::string array_text(Array array) {
  if (array == Array::standard) return std::string(standard_array);
  if (array == Array::alternating) return std::string(alternating_array);
  return board_text(numbered_arrays()[static_cast<std::size_t>(number_of(array)) - 1]);
}

TakenSquares taken_by(const Position& pos, Move move) {
  TakenSquares taken;
  if (move.taken == 0) return taken;
  if (move.kind != MoveKind::run) {
    taken.squares[taken.count++] = move.to;
    return taken;
  }
  const Direction d = direction_of(move.from, move.to);
  for (Square s = next(move.from, d);; s = next(s, d)) {
    if (pos.at(s) != Cell::empty) taken.squares[taken.count++] = s;
    if (s == move.to) return taken;
  }
}

Rules::Rules(const RuleSet& rule_set)
    : rule_set_(rule_set),
      start_(parse_fen(array_text(rule_set.array) + " w", rule_set)->position) {}

void Rules::advance(Position& pos, Move move) const {
  play(pos, move);
}

Rules::Undo Rules::play(Position& pos, Move move) const {
  const Seat us = pos.turn;
  Undo undo;
  undo.key = pos.zobrist;
  undo.quiet_plies = pos.quiet_plies;
  undo.moved = man_of(pos.at(move.from));
  for (const Square s : taken_by(pos, move)) {
    undo.taken[undo.taken_count++] = pos.at(s);
    pos.remove(s);
  }
  if (move.kind != MoveKind::shot) {
    pos.remove(move.from);
    pos.put(move.to, us, move.extra != 0 ? static_cast<Man>(move.extra) : undo.moved);
  }
  if (undo.taken_count != 0 || undo.moved == Man::pawn) {
    pos.quiet_plies = 0;
  } else if (pos.quiet_plies != 0xFFFF) {
    ++pos.quiet_plies;
  }
  pos.turn = opponent(us);
  pos.zobrist ^= turn_key();
  return undo;
}

void Rules::take_back(Position& pos, Move move, const Undo& undo) const {
  pos.turn = opponent(pos.turn);
  if (move.kind != MoveKind::shot) {
    pos.remove(move.to);
    pos.put(move.from, pos.turn, undo.moved);
  }
  if (undo.taken_count == 1) {
    pos.put(move.to, seat_of(undo.taken[0]), man_of(undo.taken[0]));
  } else if (undo.taken_count > 1) {
    const Direction back = direction_of(move.to, move.from);
    Square s = move.to;
    for (std::size_t i = undo.taken_count; i-- > 0; s = next(s, back)) {
      pos.put(s, seat_of(undo.taken[i]), man_of(undo.taken[i]));
    }
  }
  pos.zobrist = undo.key;
  pos.quiet_plies = undo.quiet_plies;
}

bool Rules::in_check(const Position& pos, Seat seat) const {
  return king_attacked(pos.cells, pos, pos.kings[index_of(seat)], opponent(seat), rule_set_);
}

Verdict Rules::board_verdict(const Position& pos) const {
  for (const Seat seat : {pos.turn, opponent(pos.turn)}) {
    if (!pos.has_king(seat)) return {Reason::king_taken, bit_of(opponent(seat))};
  }
  return {};
}

Verdict Rules::quiet_verdict(const Position& pos) const {
  if (pos.men[0].size() == 1 && pos.men[1].size() == 1) return {Reason::bare_kings, 0};
  return pos.quiet_plies >= 100 ? Verdict{Reason::quiet, 0} : Verdict{};
}

Verdict Rules::no_move_verdict(const Position& pos) const {
  const bool mated = rule_set_.win_by == WinBy::checkmate && in_check(pos, pos.turn);
  if (mated) return {Reason::checkmate, bit_of(opponent(pos.turn))};
  return {Reason::stalemate, 0};
}

Verdict Rules::verdict(const Position& pos) const {
  if (const Verdict verdict = board_verdict(pos); verdict.over()) return verdict;
  if (count(pos) == 0) return no_move_verdict(pos);
  return quiet_verdict(pos);
}

}  // namespace camlann::camblam
