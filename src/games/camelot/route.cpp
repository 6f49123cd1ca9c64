#include "games/camelot/route.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <unordered_set>
#include <utility>
#include <vector>

#include "base/square.hpp"
#include "games/camelot/grid.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/rule_set.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/text.hpp"
#include "games/camelot/variant.hpp"
#include "rules/move.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {
namespace {

std::optional<Square> shifted(Square square, Step step, int times, const Variant& variant) {
  const int file = file_of(square) + times * step.file;
  const int rank = rank_of(square) + times * step.rank;
  if (file < 0 || file >= 16 || rank < 0 || rank >= 16) return std::nullopt;
  const Square result = make_square(file, rank);
  if (!variant.squares.has(result)) return std::nullopt;
  return result;
}

/// Returns the state that determines how a walk can continue; canters and jumps from one square are
/// separate.
std::uint64_t state_of(const Walk& walk) {
  const std::uint64_t kind = walk.last ? 1 + static_cast<std::uint64_t>(*walk.last) : 0;
  return (std::uint64_t{walk.taken} << 32) | (kind << 16) | (walk.owes ? 0x100u : 0u) |
         index_of(walk.at);
}

Move move_of(const Walk& walk) {
  Move move{walk.from, walk.at, MoveKind::plain, 0, walk.taken};
  if (walk.last == LegKind::castle) move.kind = MoveKind::castle;
  if (walk.last == LegKind::canter) move.kind = MoveKind::canter;
  if (walk.last == LegKind::jump) move.kind = walk.cantered ? MoveKind::charge : MoveKind::jump;
  if (!walk.last) move.kind = MoveKind::plant;
  return move;
}

/// Returns a key that is equal for two moves of one piece with the same effect.
std::uint64_t effect_of(Move move) {
  return (std::uint64_t{move.taken} << 32) | index_of(move.to);
}

RoutedMove find_or_straight(Move move, const std::vector<RoutedMove>& moves) {
  for (const RoutedMove& known : moves) {
    if (effect_of(known.move) == effect_of(move)) return known;
  }
  return {move, {move.from, move.to}};
}

/// Takes some milliseconds. In random play a position had at most 923 outcomes.
constexpr std::size_t most_states = 4096;
constexpr std::size_t any_number = std::numeric_limits<std::size_t>::max();

}  // namespace

Routes::Routes(const RulesBase& rules, const Position& pos)
    : rules_(&rules),
      pos_(pos),
      own_(pos.pieces[index_of(pos.turn)]),
      friends_(rules.friends(pos, pos.turn)),
      enemies_(rules.enemies(pos, pos.turn)),
      active_(rules.active(pos)),
      must_leave_(rules.must_leave(pos)) {
  if (planting()) {
    active_ = {};
    must_leave_ = false;
    free_tree_squares_ = rules.free_tree_squares(pos);
    return;
  }
  // A piece that must leave its castle by any kind of move need not capture.
  const bool free_to_leave =
      must_leave_ && rules.effective_rules().own_castle_exit == OwnCastleExit::any;
  if (!free_to_leave && rules.effective_rules().capture == Capture::must) {
    active_.for_each([&](Square s) { must_capture_ = must_capture_ || has_direct_jump(s); });
  }
}

bool Routes::has_direct_jump(Square from) const {
  return can_jump(begin(from));
}

Walk Routes::begin(Square from) const {
  Walk walk;
  walk.from = walk.at = from;
  return walk;
}

bool Routes::empty(Square square, Square from, std::uint32_t taken) const {
  if (square == from) return true;
  if (friends_.has(square) || pos_.trees.has(square)) return false;
  return !enemies_.has(square) || (taken & enemy_bit(square)) != 0;
}

std::uint32_t Routes::enemy_bit(Square square) const {
  return std::uint32_t{1} << enemies_.rank_below(square);
}

SquareSet Routes::taken_squares(std::uint32_t taken) const {
  return camelot::taken_squares(enemies_, taken);
}

std::vector<Leg> Routes::legs_of(const Walk& walk, LegKind kind) const {
  std::vector<Leg> legs;
  if (kind == LegKind::plain) add_steps(walk, legs);
  if (kind == LegKind::castle) add_castle_move(walk, legs);
  if (kind == LegKind::canter || kind == LegKind::jump) add_hops(walk, kind, legs);
  return legs;
}

std::vector<Leg> Routes::open_legs(const Walk& walk) const {
  std::vector<Leg> legs;
  if (walk.ended || !own_.has(walk.from) || planting()) return legs;
  if (rules_->variant().goal(pos_.turn).has(walk.from)) {
    add_castle_move(walk, legs);
    return legs;
  }
  const bool knight = pos_.knights.has(walk.from);
  if (!walk.last) add_steps(walk, legs);
  if (walk.last != LegKind::jump) add_hops(walk, LegKind::canter, legs);
  // The canter part of a charge may not end where it began, like any canter.
  const bool may_charge = knight && walk.at != walk.from;
  if (!walk.cantered || walk.last == LegKind::jump || may_charge) {
    add_hops(walk, LegKind::jump, legs);
  }
  std::sort(legs.begin(), legs.end(),
            [](const Leg& a, const Leg& b) { return before(a.to, b.to); });
  return legs;
}

void Routes::add_steps(const Walk& walk, std::vector<Leg>& legs) const {
  for (const Step step : directions(grid())) {
    if (!rules_->may_head(pos_, walk.from, step.rank)) continue;
    const auto to = shifted(walk.at, step, 1, rules_->variant());
    if (to && empty(*to, walk.from, walk.taken) && rules_->quiet_land(pos_.turn).has(*to)) {
      legs.push_back({*to, LegKind::plain, std::nullopt});
    }
  }
}

void Routes::add_castle_move(const Walk& walk, std::vector<Leg>& legs) const {
  if (walk.last || !rules_->castle_move_open(pos_)) return;
  rules_->variant().goal(pos_.turn).for_each([&](Square to) {
    if (to != walk.from && empty(to, walk.from, walk.taken)) {
      legs.push_back({to, LegKind::castle, std::nullopt});
    }
  });
}

/// Adds canter and jump legs over an adjacent piece to the empty square right behind it.
void Routes::add_hops(const Walk& walk, LegKind kind, std::vector<Leg>& legs) const {
  const bool jump = kind == LegKind::jump;
  for (const Step step : directions(grid())) {
    if (!rules_->may_head(pos_, walk.from, step.rank)) continue;
    const auto over = shifted(walk.at, step, 1, rules_->variant());
    if (!over || empty(*over, walk.from, walk.taken) || enemies_.has(*over) != jump) continue;
    const auto to = shifted(walk.at, step, 2, rules_->variant());
    if (!to || !empty(*to, walk.from, walk.taken)) continue;
    if (pos_.trees.has(*over) && !rules_->leapt_trees().has(*over)) continue;
    if (jump) {
      if (rules_->closed_to_jumps(pos_.turn).has(*to)) continue;
      legs.push_back({*to, kind, over});
    } else if (rules_->quiet_land(pos_.turn).has(*to)) {
      legs.push_back({*to, kind, std::nullopt});
    }
  }
}

bool Routes::can_jump(const Walk& walk) const {
  if (walk.ended || !own_.has(walk.from)) return false;
  if (rules_->variant().goal(pos_.turn).has(walk.at)) return false;
  return !legs_of(walk, LegKind::jump).empty();
}

Walk Routes::after(const Walk& walk, const Leg& leg) const {
  const RuleSet& rules = rules_->effective_rules();
  Walk next = walk;
  next.at = leg.to;
  next.last = leg.kind;
  next.ended = leg.kind == LegKind::plain || leg.kind == LegKind::castle ||
               rules_->variant().one_leg || rules_->variant().goal(pos_.turn).has(leg.to);
  if (leg.kind == LegKind::canter) {
    next.cantered = true;
    if (rules.knight_canter_rule && pos_.knights.has(walk.from) && can_jump(next)) {
      next.owes = true;
    }
  }
  if (leg.captures) {
    next.taken |= enemy_bit(*leg.captures);
    next.owes = false;
    if (rules.own_castle_jump == OwnCastleJump::stop &&
        rules_->variant().own_castle(pos_.turn).has(leg.to)) {
      next.ended = true;
    }
  }
  return next;
}

bool Routes::may_stop(const Walk& walk) const {
  if (!walk.last) return free_tree_squares_.has(walk.from);
  if (walk.last == LegKind::castle) return !must_leave_ && !must_capture_;
  if (!active_.has(walk.from)) return false;
  if (walk.last == LegKind::jump) {
    return rules_->effective_rules().capture == Capture::optional || !can_jump(walk);
  }
  const bool left = !must_leave_ || !rules_->variant().own_castle(pos_.turn).has(walk.at);
  return !must_capture_ && !walk.owes && left && walk.at != walk.from;
}

std::vector<Walk> Routes::canters_from(const Walk& walk) const {
  std::vector<Walk> reached{walk};
  std::array<bool, std::size_t{2} * grid_size> seen{};
  const auto place = [](const Walk& w) { return 2 * index_of(w.at) + (w.owes ? 1u : 0u); };
  if (walk.last) seen[place(walk)] = true;
  for (std::size_t i = 0; i < reached.size(); ++i) {
    const Walk here = reached[i];
    if (here.ended) continue;
    for (const Leg& leg : legs_of(here, LegKind::canter)) {
      const Walk next = after(here, leg);
      if (seen[place(next)]) continue;
      seen[place(next)] = true;
      reached.push_back(next);
    }
  }
  return reached;
}

bool Routes::can_finish(const Walk& walk) const {
  if (walk.last != LegKind::canter) {
    return walk.last == LegKind::jump ? active_.has(walk.from) : may_stop(walk);
  }
  if (!active_.has(walk.from)) return false;
  const bool knight = pos_.knights.has(walk.from);
  for (const Walk& reached : canters_from(walk)) {
    if (may_stop(reached)) return true;
    if (knight && reached.at != reached.from && can_jump(reached)) return true;
  }
  return false;
}

std::vector<Leg> Routes::legal_legs(const Walk& walk) const {
  std::vector<Leg> legs;
  for (const Leg& leg : open_legs(walk)) {
    if (can_finish(after(walk, leg))) legs.push_back(leg);
  }
  return legs;
}

bool Routes::can_move(Square from) const {
  return !legal_legs(begin(from)).empty();
}

bool Routes::can_charge(Square from) const {
  if (!own_.has(from) || !pos_.knights.has(from)) return false;
  for (const Walk& reached : canters_from(begin(from))) {
    if (reached.at != from && can_jump(reached)) return true;
  }
  return false;
}

RoutedMove Routes::outcome(const Walk& walk) const {
  return outcome(walk, moves_of(walk.from));
}

RoutedMove Routes::outcome(const Walk& walk, const std::vector<RoutedMove>& moves) const {
  return find_or_straight(move_of(walk), moves);
}

RoutedMove Routes::as_walked(const Walk& walk, std::vector<Square> squares) const {
  return {move_of(walk), std::move(squares)};
}

RoutedMove Routes::routed(Move move) const {
  return find_or_straight(move, moves_of(move.from));
}

/// Walks breadth first over states, legs in the order of their squares. The first route to a state
/// is therefore its shortest, and of the shortest the smallest; and since a jump chain is shorter
/// than a charge that takes the same men, the kind of that route is the canonical one.
SomeMoves Routes::ends_of(const Walk& walk, std::size_t most) const {
  struct Node {
    Walk walk;
    std::size_t parent;
  };
  std::vector<Node> nodes{{walk, 0}};
  std::unordered_set<std::uint64_t> seen;
  SomeMoves ends;
  if (planting()) {
    if (may_stop(walk)) ends.moves.push_back({move_of(walk), {walk.at}});
    return ends;
  }
  if (!active_.has(walk.from) && !rules_->variant().goal(pos_.turn).has(walk.from)) return ends;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    if (i == most) {
      ends.all = false;
      return ends;
    }
    const Walk here = nodes[i].walk;
    if (may_stop(here)) {
      std::vector<Square> squares;
      for (std::size_t n = i; n != 0; n = nodes[n].parent) squares.push_back(nodes[n].walk.at);
      squares.push_back(walk.at);
      std::reverse(squares.begin(), squares.end());
      ends.moves.push_back({move_of(here), std::move(squares)});
    }
    for (const Leg& leg : open_legs(here)) {
      const Walk next = after(here, leg);
      if (seen.insert(state_of(next)).second) nodes.push_back({next, i});
    }
  }
  return ends;
}

std::vector<RoutedMove> Routes::moves_of(Square from) const {
  return ends_of(begin(from), any_number).moves;
}

SomeMoves Routes::some_moves_of(Square from) const {
  return ends_of(begin(from), most_states);
}

std::vector<RoutedMove> Routes::moves_after(const Walk& walk) const {
  std::unordered_set<std::uint64_t> effects;
  for (const RoutedMove& end : ends_of(walk, any_number).moves) effects.insert(effect_of(end.move));
  std::vector<RoutedMove> moves;
  for (RoutedMove& routed : moves_of(walk.from)) {
    if (effects.count(effect_of(routed.move)) != 0) moves.push_back(std::move(routed));
  }
  return moves;
}

}  // namespace camlann::camelot
