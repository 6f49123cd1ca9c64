#pragma once
// The generator: computes the legal outcomes of a position with whole sets of squares. Compiled
// once for each register set by rules_portable.cpp and rules_avx2.cpp; only forward_men.cpp
// includes it, too.
//
// Two facts make canters cheap. A leg moves by two files and two ranks or none, so all squares that
// a piece can reach share the parity of its start; the piece itself, and every piece that its legs
// go over, have another parity. Therefore (1) taking the mover off its square does not change its
// own legs, and one graph of legs over the empty squares serves all pieces; (2) that graph, goal
// squares aside, is undirected, so the squares within reach of a piece are a union of connected
// components, and outcomes can be counted a component at a time: pieces that touch it times squares
// in it.

#include <array>
#include <cstdint>

#include "games/camelot/jump_chains.hpp"
#include "games/camelot/register_set.hpp"
#include "games/camelot/rules.hpp"

namespace camlann::camelot {

template <class Set>
struct EightSets {
  Set n, s, e, w, ne, nw, se, sw;
};

/// `set` moved by `distance` in each direction: n holds the members moved up, and likewise for the
/// others. Empty in directions that the grid does not have.
template <class Shape, int distance, class Set>
EightSets<Set> moved(Set set) {
  const Set up = set.template along_file<distance>();
  const Set down = set.template along_file<-distance>();
  if constexpr (Shape::grid == Grid::hex) {
    const Set none = without(set, set);
    return {up,
            down,
            set.template along_rank<distance>(),
            set.template along_rank<-distance>(),
            none,
            up.template along_rank<-distance>(),
            down.template along_rank<distance>(),
            none};
  }
  return {up,
          down,
          set.template along_rank<distance>(),
          set.template along_rank<-distance>(),
          up.template along_rank<distance>(),
          up.template along_rank<-distance>(),
          down.template along_rank<distance>(),
          down.template along_rank<-distance>()};
}

/// Returns the union of per-direction sets, each moved by `distance` in its own direction.
template <int distance, class Set>
Set gathered(const EightSets<Set>& sets) {
  const Set up =
      sets.n | sets.ne.template along_rank<distance>() | sets.nw.template along_rank<-distance>();
  const Set down =
      sets.s | sets.se.template along_rank<distance>() | sets.sw.template along_rank<-distance>();
  return up.template along_file<distance>() | down.template along_file<-distance>() |
         sets.e.template along_rank<distance>() | sets.w.template along_rank<-distance>();
}

template <class Set>
EightSets<Set> restricted(const EightSets<Set>& sets, Set to) {
  return {sets.n & to,  sets.s & to,  sets.e & to,  sets.w & to,
          sets.ne & to, sets.nw & to, sets.se & to, sets.sw & to};
}

/// Members only for games of more than two seats.
template <class Set, unsigned seats>
struct More {
  Set friends;
  Set jump_land;
  SquareSet enemy_squares;
};
/// Members only for games of two seats.
template <class Set>
struct More<Set, 2> {
  Set leapt;  // pieces that canters go over: own ones and, by the rules, trees
};

/// The data of a position that the parts of the generator share.
template <class Set, class Shape>
struct Board {
  const RulesBase& rules;
  const Position& pos;
  SquareSet jump_squares;  // jump_land()
  Set own, enemy, empty, goal, knights;
  Set active;                  // pieces that may act
  Set quiet_land;              // empty squares where a plain move or a canter leg may land
  Set quiet_end;               // those where a quiet move may end
  Set nodes;                   // those from which a canter may continue
  Set dirty;                   // squares from which a jump exists, except goal squares
  EightSets<Set> friend_over;  // by direction, squares with a friend or a leapt tree next to them
  [[no_unique_address]] More<Set, Shape::seats> more;
  bool leaving;  // own-castle pieces must leave this turn
  bool must_capture;

  Board(const RulesBase& r, const Position& p) : rules(r), pos(p) {
    const Variant& variant = r.variant();
    const unsigned us = index_of(p.turn);
    own = Set::load(p.pieces[us]);
    if constexpr (Shape::seats == 2) {
      enemy = Set::load(p.pieces[1 - us]);
      more.leapt = own;
      empty = without(Set::load(variant.squares), own | enemy);
      if (r.effective_rules().trees != 0) {
        const Set trees = Set::load(p.trees);
        more.leapt = own | (trees & Set::load(r.leapt_trees()));
        empty = without(empty, trees);
      }
      jump_squares = empty.store();
    } else {
      more.friends = Set::load(r.friends(p, p.turn));
      more.enemy_squares = r.enemies(p, p.turn);
      enemy = Set::load(more.enemy_squares);
      empty = without(Set::load(variant.squares), more.friends | enemy);
      more.jump_land = without(empty, Set::load(r.closed_to_jumps(p.turn)));
      jump_squares = more.jump_land.store();
    }
    goal = Set::load(variant.goal(p.turn));
    knights = Set::load(p.knights);
    const Set own_castle = Set::load(variant.own_castle(p.turn));
    const OwnCastleExit exit = r.effective_rules().own_castle_exit;
    leaving = exit != OwnCastleExit::off && (own & own_castle).any();
    active = leaving ? own & own_castle : without(own, goal);
    quiet_land = empty & Set::load(r.quiet_land(p.turn));
    quiet_end = leaving ? without(quiet_land, own_castle) : quiet_land;
    nodes = variant.one_leg ? empty ^ empty : without(quiet_land, goal);
    const EightSets<Set> beside = moved<Shape, 1>(leapt());
    friend_over = {beside.s,  beside.n,  beside.w,  beside.e,
                   beside.sw, beside.se, beside.nw, beside.ne};
    dirty = without(jump_from(), goal);
    must_capture = (active & dirty).any() && !(leaving && exit == OwnCastleExit::any) &&
                   r.effective_rules().capture == Capture::must;
  }

  /// Returns the squares that canters go over: pieces of the mover's side, and trees if the rules
  /// allow it.
  [[nodiscard]] Set leapt() const {
    if constexpr (Shape::seats == 2) {
      return more.leapt;
    } else {
      return more.friends;
    }
  }
  [[nodiscard]] const SquareSet& enemy_squares() const {
    if constexpr (Shape::seats == 2) {
      return pos.pieces[1 - index_of(pos.turn)];
    } else {
      return more.enemy_squares;
    }
  }
  /// Returns the empty squares where a jump may land.
  [[nodiscard]] Set jump_land() const {
    if constexpr (Shape::seats == 2) {
      return empty;
    } else {
      return more.jump_land;
    }
  }

  /// Returns squares with an enemy next to them and an empty square right behind it.
  [[nodiscard]] Set jump_from() const {
    const EightSets<Set> over = moved<Shape, 1>(enemy);
    const EightSets<Set> onto = moved<Shape, 2>(jump_land());
    return (over.n & onto.n) | (over.s & onto.s) | (over.e & onto.e) | (over.w & onto.w) |
           (over.ne & onto.ne) | (over.nw & onto.nw) | (over.se & onto.se) | (over.sw & onto.sw);
  }

  /// Returns the squares that one canter leg reaches from any member of `from`, occupied or not.
  [[nodiscard]] Set canter_legs(Set from) const {
    return gathered<2>(restricted(friend_over, from));
  }

  /// Returns the squares that canters reach from `seeds` through `through`; seeds are members of
  /// it.
  [[nodiscard]] Set flood(Set seeds, Set through) const {
    Set reached = seeds;
    Set frontier = seeds;
    while (true) {
      frontier = without(canter_legs(frontier) & through, reached);
      if (!frontier.any()) return reached;
      reached = reached | frontier;
    }
  }

  /// True if a canter leg may land on a goal square: a friend stands next to an empty one.
  [[nodiscard]] bool goal_in_reach() const {
    return (leapt() & Set::load(rules.goal_approach(pos.turn))).any() && (goal & empty).any();
  }

  /// Returns the squares where a jump of the piece on `from` over a neighbouring enemy would land.
  /// A knight that canters to one of them could jump back to its empty start.
  [[nodiscard]] Set jump_landings(Set from) const {
    const EightSets<Set> over = moved<Shape, 1>(from);
    const EightSets<Set> stops = {over.n & enemy,  over.s & enemy,  over.e & enemy,
                                  over.w & enemy,  over.ne & enemy, over.nw & enemy,
                                  over.se & enemy, over.sw & enemy};
    return gathered<1>(stops) & empty;
  }
};

template <class Set>
Set one(Square square) {
  return Set::load(SquareSet::of(square));
}

template <class Set>
Set lowest(Set set) {
  SquareSet squares = set.store();
  SquareSet first;
  for (std::size_t i = 0; i < 4; ++i) {
    if (squares.words[i] == 0) continue;
    first.words[i] = squares.words[i] & (~squares.words[i] + 1);
    break;
  }
  return Set::load(first);
}

/// Writes every capturing outcome of `board` to `sink(Move)`.
template <class Set, class Shape, class Sink>
void each_capture(const Board<Set, Shape>& board, Sink&& sink) {
  if (!board.dirty.any()) return;
  const Set knights = board.active & board.knights;
  const Set canterers = knights & board.canter_legs(board.nodes);
  const Set jumpers = board.active & board.dirty;
  if (!jumpers.any()) {  // usually no knight reaches a jump either: one test for all of them
    if (!canterers.any()) return;
    const Set reached = board.flood(board.canter_legs(canterers) & board.nodes, board.nodes);
    if (!(reached & board.dirty).any()) return;
  }
  const SquareSet jumper_squares = jumpers.store();
  const SquareSet canterer_squares = canterers.store();
  (jumpers | canterers).store().for_each([&](Square from) {
    const bool jumps = jumper_squares.has(from);
    Set starts = board.empty ^ board.empty;
    if (canterer_squares.has(from)) {
      const Set origin = one<Set>(from);
      const Set dirty = jumps ? board.dirty | board.jump_landings(origin) : board.dirty;
      starts = board.flood(board.canter_legs(origin) & board.nodes, board.nodes) & dirty;
    }
    if (!jumps && !starts.any()) return;
    JumpChains<Set, Shape> chains(board.rules, board.pos, board.enemy_squares(), board.jump_squares,
                                  from);
    if (jumps) chains.from(from, MoveKind::jump, sink);
    starts.store().for_each([&](Square start) { chains.from(start, MoveKind::charge, sink); });
  });
}

/// True if each_capture() would write a move; does not follow the chains.
template <class Set, class Shape>
bool capture_exists(const Board<Set, Shape>& board) {
  if (!board.dirty.any()) return false;
  if ((board.active & board.dirty).any()) return true;
  const Set canterers = board.active & board.knights & board.canter_legs(board.nodes);
  if (!canterers.any()) return false;
  const Set reached = board.flood(board.canter_legs(canterers) & board.nodes, board.nodes);
  return (reached & board.dirty).any();
}

/// Capture-free canters of single pieces.
template <class Set, class Shape>
class Canters {
 public:
  explicit Canters(const Board<Set, Shape>& board)
      : board_(board),
        linked_(board.canter_legs(board.nodes)),
        goals_(board.goal_in_reach() ? board.goal & board.quiet_land : board.goal ^ board.goal),
        knight_rule_(board.rules.effective_rules().knight_canter_rule) {}

  /// Returns the squares at which the piece on `from` may end.
  [[nodiscard]] Set ends(Square from) const {
    const Set origin = one<Set>(from);
    if (board_.rules.variant().one_leg) return board_.canter_legs(origin) & board_.quiet_end;
    Set nodes = board_.nodes;
    if (knight_rule_ && board_.pos.knights.has(from)) {
      nodes = without(nodes,
                      board_.leaving ? board_.dirty | board_.jump_landings(origin) : board_.dirty);
    }
    const Set first = board_.canter_legs(origin);
    Set reached = first & nodes;
    if ((reached & linked_).any()) reached = board_.flood(reached, nodes);
    if (goals_.any()) reached = reached | ((first | board_.canter_legs(reached)) & goals_);
    return reached & board_.quiet_end;
  }

 private:
  const Board<Set, Shape>& board_;
  Set linked_;  // squares from which some leg reaches a node
  Set goals_;   // empty goal squares that a leg may reach
  bool knight_rule_;
};

/// Writes a move to `sink(Move)` for each square on which the seat to move may put a tree.
template <class Sink>
void each_plant(const RulesBase& rules, const Position& pos, Sink&& sink) {
  rules.free_tree_squares(pos).for_each(
      [&](Square square) { sink(Move{.from = square, .to = square, .kind = MoveKind::plant}); });
}

template <class Set, class Shape, class Sink>
void each_castle_move(const Board<Set, Shape>& board, Sink&& sink) {
  if (board.leaving || !board.rules.castle_move_open(board.pos)) return;
  const SquareSet from = (board.own & board.goal).store();
  const SquareSet to = (board.empty & board.goal).store();
  from.for_each([&](Square f) {
    to.for_each([&](Square t) { sink(Move{.from = f, .to = t, .kind = MoveKind::castle}); });
  });
}

/// Writes every quiet outcome to `sink(Move)`; only for positions without an obligation to capture.
template <class Set, class Shape, class Sink>
void each_quiet(const Board<Set, Shape>& board, Sink&& sink) {
  const Canters<Set, Shape> canters(board);
  const SquareSet canterers = (board.active & board.canter_legs(board.quiet_land)).store();
  board.active.store().for_each([&](Square from) {
    const EightSets<Set> steps = moved<Shape, 1>(one<Set>(from));
    const Set near =
        (steps.n | steps.s | steps.e | steps.w | steps.ne | steps.nw | steps.se | steps.sw) &
        board.quiet_end;
    near.store().for_each(
        [&](Square to) { sink(Move{.from = from, .to = to, .kind = MoveKind::plain}); });
    if (!canterers.has(from)) return;
    canters.ends(from).store().for_each(
        [&](Square to) { sink(Move{.from = from, .to = to, .kind = MoveKind::canter}); });
  });
  each_castle_move(board, sink);
}

template <class Set, class Shape>
bool plain_exists(const Board<Set, Shape>& board) {
  const EightSets<Set> onto = moved<Shape, 1>(board.quiet_end);
  return (board.active &
          (onto.n | onto.s | onto.e | onto.w | onto.ne | onto.nw | onto.se | onto.sw))
      .any();
}

template <class Set, class Shape>
std::uint64_t count_plain(const Board<Set, Shape>& board) {
  const EightSets<Set> onto = moved<Shape, 1>(board.quiet_end);
  Tally<Set> tally;
  for (const Set from : {onto.n, onto.s, onto.e, onto.w, onto.ne, onto.nw, onto.se, onto.sw}) {
    tally.add(board.active & from);
  }
  return tally.total();
}

/// Counts the pairs of a member of `pieces` and a member of `ends` that one canter leg joins.
template <class Set, class Shape>
std::uint64_t count_legs(const Board<Set, Shape>& board, Set pieces, Set ends) {
  const EightSets<Set> onto = moved<Shape, 2>(ends);
  const EightSets<Set>& over = board.friend_over;
  Tally<Set> tally;
  for (const Set from :
       {onto.s & over.n, onto.n & over.s, onto.w & over.e, onto.e & over.w, onto.sw & over.ne,
        onto.se & over.nw, onto.nw & over.se, onto.ne & over.sw}) {
    tally.add(pieces & from);
  }
  return tally.total();
}

/// Counts canters by piece; needed if goal squares are in reach, since several components may lead
/// to one goal square.
template <class Set, class Shape>
std::uint64_t count_canters_singly(const Board<Set, Shape>& board) {
  const Canters<Set, Shape> canters(board);
  std::uint64_t n = 0;
  (board.active & board.canter_legs(board.quiet_land)).store().for_each([&](Square from) {
    n += canters.ends(from).size();
  });
  return n;
}

/// Counts canters by component (see the top of this file). Most components are a single square;
/// their pairs are counted together.
template <class Set, class Shape>
std::uint64_t count_canters(const Board<Set, Shape>& board) {
  const Set landings = board.canter_legs(board.active) & board.quiet_land;
  if (!landings.any()) return 0;
  const bool singly = board.leaving || board.rules.variant().one_leg || board.goal_in_reach();
  if (singly) return count_canters_singly(board);
  const Set linked = board.canter_legs(board.nodes) & landings;
  const Set single = without(landings, linked);
  const bool knight_rule = board.rules.effective_rules().knight_canter_rule;
  const Set dirty = knight_rule ? board.dirty : board.dirty ^ board.dirty;

  std::uint64_t n = count_legs(board, board.active, single);
  if ((single & dirty).any()) {
    n -= count_legs(board, board.active & board.knights, single & dirty);
  }
  for (Set rest = linked; rest.any();) {
    const Set component = board.flood(lowest(rest), board.nodes);
    rest = without(rest, component);
    Set touching = board.canter_legs(component) & board.active;
    const Set knights = touching & board.knights;
    if ((component & dirty).any() && knights.any()) {
      touching = without(touching, knights);
      const Set clean = without(component, dirty);
      knights.store().for_each([&](Square from) {
        n += board.flood(board.canter_legs(one<Set>(from)) & clean, clean).size();
      });
    }
    n += std::uint64_t{touching.size()} * component.size();
  }
  return n;
}

}  // namespace camlann::camelot
