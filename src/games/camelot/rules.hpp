#pragma once
// The rules of the family as a model of the Rules concept. RulesBase holds what does not depend on
// the processor; BasicRules<Set, Shape> adds the generator, compiled once per register set and
// shape of the game. Immutable and free of shared state: any number of threads may use one.

#include <array>
#include <cstdint>

#include "base/cpu.hpp"
#include "base/square.hpp"
#include "base/square_set.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/rule_set.hpp"
#include "games/camelot/variant.hpp"
#include "rules/move_list.hpp"
#include "rules/rules.hpp"

namespace camlann::camelot {

class RulesBase {
 public:
  using Position = camelot::Position;
  using Undo = camelot::Undo;

  RulesBase(const Variant& variant, const RuleSet& rule_set);

  [[nodiscard]] const Variant& variant() const { return *variant_; }
  /// As asked for; see effective_rules() for what holds on this board.
  [[nodiscard]] const RuleSet& rule_set() const { return rule_set_; }
  [[nodiscard]] const RuleSet& effective_rules() const { return effective_; }

  [[nodiscard]] Position start() const { return start_; }
  [[nodiscard]] Side side_of(Seat seat) const { return variant_->side_of(seat); }

  /// Pieces of all seats of its side; of all others.
  [[nodiscard]] SquareSet friends(const Position& pos, Seat seat) const;
  [[nodiscard]] SquareSet enemies(const Position& pos, Seat seat) const;

  /// Where plain moves and canters of this seat may land, men left out of account.
  [[nodiscard]] const SquareSet& quiet_land(Seat seat) const { return quiet_land_[index_of(seat)]; }

  /// Where no jump of this seat may land.
  [[nodiscard]] const SquareSet& closed_to_jumps(Seat seat) const {
    return closed_to_jumps_[index_of(seat)];
  }

  /// The squares next to this seat's goal.
  [[nodiscard]] const SquareSet& goal_approach(Seat seat) const {
    return goal_approach_[index_of(seat)];
  }

  /// Whether a tree must be put now, which comes before all moves: White's are put first, then
  /// Black's, so that their number says whose turn it is.
  [[nodiscard]] bool planting(const Position& pos) const {
    return effective_.trees != 0 && trees_to_put(pos) > 0;
  }
  /// By all players together.
  [[nodiscard]] int trees_to_put(const Position& pos) const {
    return static_cast<int>(variant_->seat_count()) * effective_.trees - pos.trees.size();
  }
  /// Where the seat to move may put one.
  [[nodiscard]] SquareSet free_tree_squares(const Position& pos) const;
  /// The squares whose trees a canter goes over as over a friend.
  [[nodiscard]] const SquareSet& leapt_trees() const { return leapt_trees_; }

  /// Pieces that may act, section 3 of the rules: those in the own castle if they must leave,
  /// else all that do not stand on a goal square.
  [[nodiscard]] SquareSet active(const Position& pos) const;
  /// Whether own-castle pieces have to leave this turn.
  [[nodiscard]] bool must_leave(const Position& pos) const;
  /// Whether a piece on a goal square may step to the other one, obligations left out of account.
  [[nodiscard]] bool castle_move_open(const Position& pos) const;

  /// `move` must be legal in `pos`. The turn goes to the next seat, be it able to move or not.
  void advance(Position& pos, Move move) const;
  void take_back(Position& pos, Move, const Undo& undo) const { pos = undo.before; }
  void pass_turn(Position& pos) const;

  /// For the search: whether to pass would hardly ever be better than to move, and no castle
  /// obliges the side to move. That nothing has to be taken, the caller has seen. On the small
  /// boards having to move is often what loses: there passing failed its match
  /// (doc/results.md, "Techniques"). In a reversed game it is how to lose.
  [[nodiscard]] bool may_pass(const Position& pos) const {
    return !variant_->small_game && !variant_->reversed && !planting(pos) && !must_leave(pos);
  }

  /// From here on: how a game ends. It is all in ends.cpp.

  /// What the men on the board decide: castle, elimination, thin. Cheap.
  [[nodiscard]] Verdict board_verdict(const Position& pos) const;
  /// The quiet-ply limit.
  [[nodiscard]] Verdict quiet_verdict(const Position& pos) const;
  /// The outcome when the seat to move has no legal move. With more than two seats such a seat has
  /// the turn only where that ends the game.
  [[nodiscard]] Verdict no_move_verdict(const Position& pos) const;
  /// Repetition comes after what the men and the quiet plies decide, before "no legal move".
  [[nodiscard]] static constexpr bool yields_to_repetition(Reason reason) {
    return reason == Reason::stalemate;
  }

 private:
  void plant(Position& pos, Square square) const;
  /// Removes the enemy pieces of a mask.
  void take(Position& pos, std::uint32_t mask) const;

  const Variant* variant_;
  RuleSet rule_set_;
  RuleSet effective_;
  std::array<SquareSet, most_seats> quiet_land_;
  std::array<SquareSet, most_seats> closed_to_jumps_;
  std::array<SquareSet, most_seats> goal_approach_;
  SquareSet leapt_trees_;
  Position start_;
};

/// What the generator knows of a game when it is compiled.
struct TwoOnSquares {
  static constexpr unsigned seats = 2;
  static constexpr Grid grid = Grid::square;
};
struct FourOnSquares {
  static constexpr unsigned seats = 4;
  static constexpr Grid grid = Grid::square;
};
struct ThreeOnHexagons {
  static constexpr unsigned seats = 3;
  static constexpr Grid grid = Grid::hex;
};

template <class Set, class Shape = TwoOnSquares>
class BasicRules : public RulesBase {
 public:
  static constexpr unsigned seats = Shape::seats;

  /// The variant must have that shape.
  using RulesBase::RulesBase;

  /// `move` must be legal in `pos`, here and below.
  void advance(Position& pos, Move move) const {
    RulesBase::advance(pos, move);
    if constexpr (Shape::seats > 2) settle(pos);
  }
  Undo play(Position& pos, Move move) const {
    const Undo undo{pos};
    advance(pos, move);
    return undo;
  }
  /// The same position with the next seat to move.
  Undo pass(Position& pos) const {
    const Undo undo{pos};
    pass_turn(pos);
    if constexpr (Shape::seats > 2) settle(pos);
    return undo;
  }
  /// Passes over seats that cannot move, until one can; a side of which no seat can keeps the turn
  /// where that loses. Positions reached by moves are settled. Nothing to do with two seats.
  void settle(Position& pos) const;
  /// Whether the seat to move has a legal move; faster than count().
  [[nodiscard]] bool can_move(const Position& pos) const;

  /// Appends each legal outcome once, in a fixed order. `pos` must not be over by board_verdict().
  void legal(const Position& pos, MoveList& out) const;
  /// The legal outcomes that capture.
  void captures(const Position& pos, MoveList& out) const;
  [[nodiscard]] std::uint64_t count(const Position& pos) const;
  /// Whether some piece that may act has a direct jump, so that the move must capture.
  [[nodiscard]] bool must_capture(const Position& pos) const;
  [[nodiscard]] Verdict verdict(const Position& pos) const;
};

struct PortableSet;
struct Avx2Set;
using PortableRules = BasicRules<PortableSet>;
extern template class BasicRules<PortableSet, TwoOnSquares>;
extern template class BasicRules<PortableSet, FourOnSquares>;
extern template class BasicRules<PortableSet, ThreeOnHexagons>;
#if defined(CAMLANN_AVX2)
using Avx2Rules = BasicRules<Avx2Set>;
extern template class BasicRules<Avx2Set, TwoOnSquares>;
extern template class BasicRules<Avx2Set, FourOnSquares>;
extern template class BasicRules<Avx2Set, ThreeOnHexagons>;
#endif

template <class Shape, class F>
auto with_rules_of(Registers registers, const Variant& variant, const RuleSet& rule_set, F&& f) {
#if defined(CAMLANN_AVX2)
  if (registers == Registers::best && has_avx2()) {
    return f(BasicRules<Avx2Set, Shape>(variant, rule_set));
  }
#else
  static_cast<void>(registers);
#endif
  return f(BasicRules<PortableSet, Shape>(variant, rule_set));
}

/// Calls f with the rules of a game for two, compiled for the best registers that this processor
/// has, or for any.
template <class F>
auto with_rules(Registers registers, const Variant& variant, const RuleSet& rule_set, F&& f) {
  return with_rules_of<TwoOnSquares>(registers, variant, rule_set, f);
}

/// The same for a game of any number.
template <class F>
auto with_any_rules(Registers registers, const Variant& variant, const RuleSet& rule_set, F&& f) {
  if (variant.grid == Grid::hex) {
    return with_rules_of<ThreeOnHexagons>(registers, variant, rule_set, f);
  }
  if (variant.seat_count() == 4) {
    return with_rules_of<FourOnSquares>(registers, variant, rule_set, f);
  }
  return with_rules_of<TwoOnSquares>(registers, variant, rule_set, f);
}

}  // namespace camlann::camelot
