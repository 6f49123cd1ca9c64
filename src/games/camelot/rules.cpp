#include "games/camelot/rules.hpp"

#include <cstddef>
#include <cstdint>
#include <string>

#include "base/square.hpp"
#include "base/square_set.hpp"
#include "games/camelot/fen.hpp"
#include "games/camelot/grid.hpp"
#include "games/camelot/jump_chains.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/rule_set.hpp"
#include "games/camelot/variant.hpp"
#include "games/camelot/zobrist.hpp"
#include "rules/move.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {
namespace {

/// Returns the array that the rules select.
Position start_of(const Variant& variant, const RuleSet& rules) {
  const auto number = static_cast<std::size_t>(rules.array);  // valid in effective rules
  const std::string array(number > 0 ? variant.other_arrays[number - 1] : variant.array);
  return parse_fen(array + ' ' + variant.seats.front().letter, variant, rules)->position;
}

}  // namespace

RulesBase::RulesBase(const Variant& variant, const RuleSet& rule_set)
    : variant_(&variant),
      rule_set_(rule_set),
      effective_(effective(rule_set, variant)),
      start_(start_of(variant, effective_)) {
  if (effective_.tree_leap == TreeLeap::canter) leapt_trees_ = variant.all_tree_squares();
  const auto& legs = variant.grid == Grid::hex ? jump_legs<Grid::hex> : jump_legs<Grid::square>;
  for (unsigned i = 0; i < variant.seat_count(); ++i) {
    const Seat seat = static_cast<Seat>(i);
    const SquareSet closed = variant.side_castles(seat);
    if (!effective_.side_castle_jump) closed_to_jumps_[i] = closed;
    quiet_land_[i] = variant.squares & ~closed;
    if (effective_.own_castle_entry == OwnCastleEntry::jump) {
      quiet_land_[i] &= ~variant.own_castle(seat);
    }
    variant.goal(seat).for_each([&](Square goal) {
      for (const JumpLeg& leg : legs[index_of(goal)]) {
        if (variant.squares.has(leg.over)) goal_approach_[i].add(leg.over);
      }
    });
  }
}

SquareSet RulesBase::friends(const Position& pos, Seat seat) const {
  SquareSet pieces;
  for (unsigned i = index_of(seat) % variant_->sides; i < most_seats; i += variant_->sides) {
    pieces |= pos.pieces[i];
  }
  return pieces;
}

SquareSet RulesBase::enemies(const Position& pos, Seat seat) const {
  return pos.occupied() & ~friends(pos, seat);
}

SquareSet RulesBase::free_tree_squares(const Position& pos) const {
  return variant_->tree_squares[index_of(pos.turn)] & ~(pos.occupied() | pos.trees);
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
  if (move.kind == MoveKind::plant) return plant(pos, move.to);
  const unsigned us = index_of(pos.turn);
  const bool knight = pos.knights.has(move.from);
  const auto& numbers = zobrist.piece[us][knight];
  bool progress = move.taken != 0;

  if (move.taken != 0) take(pos, move.taken);
  pos.zobrist ^= numbers[index_of(move.from)] ^ numbers[index_of(move.to)];
  pos.pieces[us].toggle(move.from);
  pos.pieces[us].toggle(move.to);
  pos.knights.toggle(move.from, knight);
  pos.knights.toggle(move.to, knight);
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
  pass_turn(pos);
}

/// Puts a tree; this does not count as a ply for repetition or the quiet-ply limit.
void RulesBase::plant(Position& pos, Square square) const {
  pos.trees.add(square);
  pos.zobrist ^= zobrist.tree[index_of(square)];
  if (pos.trees.size() % effective_.trees == 0) pass_turn(pos);
}

void RulesBase::take(Position& pos, std::uint32_t mask) const {
  const SquareSet taken = taken_squares(enemies(pos, pos.turn), mask);
  for (unsigned seat = 0; seat < variant_->seat_count(); ++seat) {
    const SquareSet lost = pos.pieces[seat] & taken;
    if (lost.empty()) continue;
    lost.for_each([&](Square square) {
      pos.zobrist ^= zobrist.piece[seat][pos.knights.has(square)][index_of(square)];
    });
    pos.pieces[seat] ^= lost;
  }
  pos.knights &= ~taken;
}

void RulesBase::pass_turn(Position& pos) const {
  const unsigned us = index_of(pos.turn);
  const unsigned next = us + 1 == variant_->seat_count() ? 0 : us + 1;
  pos.zobrist ^= zobrist.to_move[us] ^ zobrist.to_move[next];
  pos.turn = static_cast<Seat>(next);
}

}  // namespace camlann::camelot
