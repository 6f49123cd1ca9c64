#include "games/camelot/route.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/square.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/rule_set.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/text.hpp"
#include "games/camelot/variant.hpp"
#include "rules/move.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {
namespace {

struct Step {
  int file;
  int rank;
};
constexpr std::array<Step, 8> directions{
    {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}};

std::optional<Square> shifted(Square square, Step step, int times, const Variant& variant) {
  const int file = file_of(square) + times * step.file;
  const int rank = rank_of(square) + times * step.rank;
  if (file < 0 || file >= 16 || rank < 0 || rank >= 16) return std::nullopt;
  const Square result = make_square(file, rank);
  if (!variant.squares.has(result)) return std::nullopt;
  return result;
}

std::uint64_t state_of(const Walk& walk) {
  return (std::uint64_t{index_of(walk.at)} << 32) | walk.taken;
}

}  // namespace

Routes::Routes(const RulesBase& rules, const Position& pos)
    : rules_(&rules),
      pos_(pos),
      own_(pos.pieces[index_of(pos.turn)]),
      enemies_(pos.pieces[index_of(opponent(pos.turn))]),
      active_(rules.active(pos)),
      must_leave_(rules.must_leave(pos)) {
  // A piece that must leave its castle by any kind of move is free not to capture.
  const bool free_to_leave =
      must_leave_ && rules.effective_rules().own_castle_exit == OwnCastleExit::any;
  if (!free_to_leave) {
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
  if (own_.has(square)) return false;
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
  if (walk.ended || !own_.has(walk.from)) return legs;
  if (rules_->variant().goal(pos_.turn).has(walk.from)) {
    add_castle_move(walk, legs);
    return legs;
  }
  const bool knight = pos_.knights.has(walk.from);
  if (!walk.last) add_steps(walk, legs);
  if (walk.last != LegKind::jump) add_hops(walk, LegKind::canter, legs);
  // The canter part of a charge may not end where it began, as no canter may.
  const bool may_charge = knight && walk.at != walk.from;
  if (!walk.cantered || walk.last == LegKind::jump || may_charge) {
    add_hops(walk, LegKind::jump, legs);
  }
  std::sort(legs.begin(), legs.end(),
            [](const Leg& a, const Leg& b) { return before(a.to, b.to); });
  return legs;
}

void Routes::add_steps(const Walk& walk, std::vector<Leg>& legs) const {
  for (const Step step : directions) {
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

/// Canter and jump legs go over an adjacent piece to the empty square right behind it.
void Routes::add_hops(const Walk& walk, LegKind kind, std::vector<Leg>& legs) const {
  const bool jump = kind == LegKind::jump;
  for (const Step step : directions) {
    const auto over = shifted(walk.at, step, 1, rules_->variant());
    const auto to = shifted(walk.at, step, 2, rules_->variant());
    if (!over || !to || empty(*over, walk.from, walk.taken)) continue;
    if (enemies_.has(*over) != jump || !empty(*to, walk.from, walk.taken)) continue;
    if (jump) {
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
               rules_->variant().goal(pos_.turn).has(leg.to);
  if (leg.kind == LegKind::canter) {
    next.cantered = true;
    if (rules.knight_canter_rule && pos_.knights.has(walk.from) && can_jump(next)) {
      next.owes = true;
    }
  }
  if (leg.captures) {
    next.taken |= enemy_bit(*leg.captures);
    if (rules.own_castle_jump == OwnCastleJump::stop &&
        rules_->variant().own_castle(pos_.turn).has(leg.to)) {
      next.ended = true;
    }
  }
  return next;
}

bool Routes::may_stop(const Walk& walk) const {
  if (!walk.last) return false;
  if (walk.last == LegKind::castle) return !must_leave_ && !must_capture_;
  if (!active_.has(walk.from)) return false;
  if (walk.last == LegKind::jump) return !can_jump(walk);
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

Move Routes::outcome(const Walk& walk) const {
  Move move{walk.from, walk.at, MoveKind::plain, 0, walk.taken};
  if (walk.last == LegKind::castle) move.kind = MoveKind::castle;
  if (walk.last == LegKind::canter) move.kind = MoveKind::canter;
  if (walk.last == LegKind::jump) {
    States dead;
    const bool plain_jump = !walk.cantered || chain(begin(walk.from), move, dead, nullptr);
    move.kind = plain_jump ? MoveKind::jump : MoveKind::charge;
  }
  return move;
}

std::vector<Move> Routes::outcomes(const Walk& walk) const {
  std::vector<Move> out;
  if (!own_.has(walk.from)) return out;
  States seen;
  if (!walk.last) {
    for (const Leg& leg : legal_legs(walk)) {
      if (leg.kind == LegKind::plain || leg.kind == LegKind::castle) {
        out.push_back(outcome(after(walk, leg)));
      }
    }
    if (!active_.has(walk.from)) return out;
    add_chains(walk, MoveKind::jump, seen, out);
  } else if (walk.last != LegKind::canter) {
    if (may_stop(walk)) out.push_back(outcome(walk));
    if (walk.last == LegKind::jump && !may_stop(walk)) {
      add_chains(walk, walk.cantered ? MoveKind::charge : MoveKind::jump, seen, out);
    }
    return out;
  }
  SquareSet ends;
  for (const Walk& reached : canters_from(walk)) {
    if (may_stop(reached) && !ends.has(reached.at)) {
      ends.add(reached.at);
      out.push_back(outcome(reached));
    }
    const bool knight = pos_.knights.has(walk.from);
    if (knight && reached.at != reached.from && active_.has(walk.from)) {
      add_chains(reached, MoveKind::charge, seen, out);
    }
  }
  return out;
}

/// Appends the ends of all jump chains that begin or go on here. `seen` makes the ends unique and
/// keeps the walk from meeting one state twice, by whatever route.
void Routes::add_chains(const Walk& walk, MoveKind kind, States& seen,
                        std::vector<Move>& out) const {
  if (!seen.insert(state_of(walk)).second) return;
  if (walk.taken != 0 && !can_jump(walk)) {
    if (!active_.has(walk.from)) return;
    Move move{walk.from, walk.at, kind, 0, walk.taken};
    if (walk.cantered && kind == MoveKind::charge) move = outcome(walk);
    out.push_back(move);
    return;
  }
  if (!can_jump(walk)) return;
  for (const Leg& leg : legs_of(walk, LegKind::jump)) {
    add_chains(after(walk, leg), kind, seen, out);
  }
}

/// Whether jumps alone lead from here to the end that `goal` names; the route, if asked for, gets
/// the smallest squares, without the one where the walk stands. All chains to one end are equally
/// long: a leg takes a man.
bool Routes::chain(const Walk& walk, Move goal, States& dead, std::vector<Square>* route) const {
  if (walk.taken == goal.taken) return walk.at == goal.to && walk.taken != 0;
  if (!can_jump(walk) || dead.count(state_of(walk)) != 0) return false;
  std::vector<Leg> legs = legs_of(walk, LegKind::jump);
  std::sort(legs.begin(), legs.end(),
            [](const Leg& a, const Leg& b) { return before(a.to, b.to); });
  for (const Leg& leg : legs) {
    if (!leg.captures || (goal.taken & enemy_bit(*leg.captures)) == 0) continue;
    if (route != nullptr) route->push_back(leg.to);
    if (chain(after(walk, leg), goal, dead, route)) return true;
    if (route != nullptr) route->pop_back();
  }
  dead.insert(state_of(walk));
  return false;
}

std::vector<Square> Routes::canonical_route(Move move) const {
  std::vector<Square> route{move.from};
  States dead;
  switch (move.kind) {
    case MoveKind::plain:
    case MoveKind::castle: route.push_back(move.to); return route;
    case MoveKind::canter: return canter_part(move, dead);
    case MoveKind::jump: break;
    case MoveKind::charge: route = canter_part(move, dead); break;
  }
  Walk walk = begin(move.from);
  walk.at = route.back();
  walk.cantered = route.size() > 1;
  (void)chain(walk, move, dead, &route);
  return route;
}

/// Where the canters of a route may end: at the goal of a quiet move, or where the jumps that
/// remain can all be made.
bool Routes::canter_part_ends(const Walk& walk, Move move, States& dead) const {
  if (walk.at == walk.from) return false;
  if (move.kind == MoveKind::canter) return walk.at == move.to && !walk.owes;
  return chain(walk, move, dead, nullptr);
}

/// The shortest canter with such an end, of these the smallest square by square: distances to an
/// end by flooding, then always the smallest leg that comes one nearer.
std::vector<Square> Routes::canter_part(Move move, States& dead) const {
  constexpr int far = grid_size;
  const bool quiet = move.kind == MoveKind::canter;
  const std::vector<Walk> reached = canters_from(begin(move.from));
  std::array<int, grid_size> distance;
  distance.fill(far);
  for (const Walk& walk : reached) {
    if (quiet && walk.owes) continue;
    if (canter_part_ends(walk, move, dead)) distance[index_of(walk.at)] = 0;
  }
  const auto nearest_leg = [&](const Walk& walk) {
    std::optional<Leg> best;
    for (const Leg& leg : legs_of(walk, LegKind::canter)) {
      const Walk next = after(walk, leg);
      if (quiet && next.owes) continue;
      const int d = distance[index_of(leg.to)];
      const int least = best ? distance[index_of(best->to)] : far;
      if (d < least || (d == least && best && before(leg.to, best->to))) best = leg;
    }
    return best;
  };
  for (bool changed = true; changed;) {
    changed = false;
    for (const Walk& walk : reached) {
      if (walk.ended || (quiet && walk.owes)) continue;
      const auto leg = nearest_leg(walk);
      int& own = distance[index_of(walk.at)];
      if (leg && distance[index_of(leg->to)] + 1 < own) {
        own = distance[index_of(leg->to)] + 1;
        changed = true;
      }
    }
  }
  std::vector<Square> route{move.from};
  Walk walk = begin(move.from);
  while (route.size() == 1 || distance[index_of(walk.at)] > 0) {
    const auto leg = nearest_leg(walk);
    if (!leg) break;
    walk = after(walk, *leg);
    route.push_back(leg->to);
  }
  return route;
}

}  // namespace camlann::camelot
