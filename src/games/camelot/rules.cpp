#include "games/camelot/rules.hpp"

#include <cstdint>
#include <string>

#include "base/square.hpp"
#include "games/camelot/fen.hpp"
#include "games/camelot/jump_chains.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/rule_set.hpp"
#include "games/camelot/variant.hpp"
#include "games/camelot/zobrist.hpp"
#include "rules/move.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {

RulesBase::RulesBase(const Variant& variant, const RuleSet& rule_set)
    : variant_(&variant),
      rule_set_(rule_set),
      effective_(effective(rule_set, variant)),
      start_(parse_fen(std::string(variant.array) + " w", variant, effective_)->position) {
  for (const Seat seat : {Seat::white, Seat::black}) {
    quiet_land_[index_of(seat)] = effective_.own_castle_entry == OwnCastleEntry::free
                                      ? variant.squares
                                      : variant.squares & ~variant.own_castle(seat);
    variant.goal(seat).for_each([&](Square goal) {
      for (const JumpLeg& leg : jump_legs[index_of(goal)]) {
        if (variant.squares.has(leg.over)) goal_approach_[index_of(seat)].add(leg.over);
      }
    });
  }
}

bool RulesBase::must_leave(const Position& pos) const {
  return effective_.own_castle_exit != OwnCastleExit::off &&
         !(pos.pieces[index_of(pos.turn)] & variant_->own_castle(pos.turn)).empty();
}

SquareSet RulesBase::active(const Position& pos) const {
  const SquareSet& own = pos.pieces[index_of(pos.turn)];
  return must_leave(pos) ? own & variant_->own_castle(pos.turn) : own & ~variant_->goal(pos.turn);
}

bool RulesBase::castle_move_open(const Position& pos) const {
  const SquareSet& goal = variant_->goal(pos.turn);
  return pos.castle_moves[index_of(pos.turn)] < effective_.castle_moves &&
         !(pos.pieces[index_of(pos.turn)] & goal).empty() && !(goal & ~pos.occupied()).empty();
}

void RulesBase::advance(Position& pos, Move move) const {
  const unsigned us = index_of(pos.turn);
  const bool knight = pos.knights.has(move.from);
  const auto& numbers = zobrist.piece[us][knight];
  bool progress = move.taken != 0;

  pos.zobrist ^= numbers[index_of(move.from)] ^ numbers[index_of(move.to)] ^ zobrist.black_to_move;
  pos.pieces[us].toggle(move.from);
  pos.pieces[us].toggle(move.to);
  pos.knights.toggle(move.from, knight);
  pos.knights.toggle(move.to, knight);
  if (move.taken != 0) {
    const SquareSet taken = taken_squares(pos.pieces[1 - us], move.taken);
    taken.for_each([&](Square square) {
      pos.zobrist ^= zobrist.piece[1 - us][pos.knights.has(square)][index_of(square)];
    });
    pos.pieces[1 - us] &= ~taken;
    pos.knights &= ~taken;
  }
  if (move.kind == MoveKind::castle) {
    auto& made = pos.castle_moves[us];
    pos.zobrist ^= zobrist.castle_moves[us][made] ^ zobrist.castle_moves[us][made + 1u];
    ++made;
  } else if (variant_->goal(pos.turn).has(move.to)) {
    progress = true;
  }
  if (progress) {
    pos.quiet_plies = 0;
  } else if (pos.quiet_plies != 0xFFFF) {
    ++pos.quiet_plies;
  }
  pos.turn = opponent(pos.turn);
}

Undo RulesBase::pass(Position& pos) const {
  const Undo undo{pos};
  pos.zobrist ^= zobrist.black_to_move;
  pos.turn = opponent(pos.turn);
  return undo;
}

Verdict RulesBase::board_verdict(const Position& pos) const {
  const Seat mover = opponent(pos.turn);
  for (const Seat seat : {mover, pos.turn}) {
    const SquareSet inside = pos.pieces[index_of(seat)] & variant_->goal(seat);
    if (!inside.empty() && inside.size() >= variant_->castle_pieces_to_win) {
      return {Reason::castle, bit_of(seat)};
    }
  }
  for (const Seat seat : {mover, pos.turn}) {
    if (!pos.pieces[1 - index_of(seat)].empty()) continue;
    if (pos.pieces[index_of(seat)].size() >= effective_.elimination_needs) {
      return {Reason::elimination, bit_of(seat)};
    }
  }
  if (effective_.thin_draw && pos.pieces[0].size() <= 1 && pos.pieces[1].size() <= 1) {
    return {Reason::thin, 0};
  }
  return {};
}

Verdict RulesBase::quiet_verdict(const Position& pos) const {
  if (effective_.quiet_plies == 0 || pos.quiet_plies < effective_.quiet_plies) return {};
  return {Reason::quiet, 0};
}

Verdict RulesBase::no_move_verdict(const Position& pos) const {
  const Seat other = opponent(pos.turn);
  const bool wins = effective_.no_move == NoMove::loss || pos.pieces[index_of(other)].size() >= 2;
  return {Reason::stalemate, wins ? bit_of(other) : std::uint8_t{0}};
}

}  // namespace camlann::camelot
