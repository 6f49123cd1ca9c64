#pragma once
// The rules of the family as a model of the Rules concept. RulesBase holds the part that does not
// depend on the processor; BasicRules<Set, Shape> adds the generator, compiled once per register
// set and shape of the game. Immutable without shared state: thread-safe.

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
  /// Returns the requested rules; effective_rules() returns those that apply on this board.
  [[nodiscard]] const RuleSet& rule_set() const { return rule_set_; }
  [[nodiscard]] const RuleSet& effective_rules() const { return effective_; }

  [[nodiscard]] Position start() const { return start_; }
  [[nodiscard]] Side side_of(Seat seat) const { return variant_->side_of(seat); }

  /// Return the pieces of all seats of this seat's side, and of all others.
  [[nodiscard]] SquareSet friends(const Position& pos, Seat seat) const;
  [[nodiscard]] SquareSet enemies(const Position& pos, Seat seat) const;

  /// Returns the squares where plain moves and canters of this seat may land, ignoring men.
  [[nodiscard]] const SquareSet& quiet_land(Seat seat) const { return quiet_land_[index_of(seat)]; }

  /// Returns the squares where no jump of this seat may land.
  [[nodiscard]] const SquareSet& closed_to_jumps(Seat seat) const {
    return closed_to_jumps_[index_of(seat)];
  }

  /// Returns the squares next to this seat's goal.
  [[nodiscard]] const SquareSet& goal_approach(Seat seat) const {
    return goal_approach_[index_of(seat)];
  }

  /// True if a tree must be put now, which comes before all moves: White's trees are put first,
  /// then Black's, so that their number determines the turn.
  [[nodiscard]] bool planting(const Position& pos) const {
    return effective_.trees != 0 && trees_to_put(pos) > 0;
  }
  /// Returns the number of trees that all players together still have to put.
  [[nodiscard]] int trees_to_put(const Position& pos) const {
    return static_cast<int>(variant_->seat_count()) * effective_.trees - pos.trees.size();
  }
  /// Returns the squares where the seat to move may put a tree.
  [[nodiscard]] SquareSet free_tree_squares(const Position& pos) const;
  /// Returns the squares of trees that canters go over as over friends.
  [[nodiscard]] const SquareSet& leapt_trees() const { return leapt_trees_; }

  /// Returns the pieces that may act, section 3 of the rules: those in the own castle if they must
  /// leave, otherwise all that are not on a goal square.
  [[nodiscard]] SquareSet active(const Position& pos) const;
  /// True if own-castle pieces have to leave this turn.
  [[nodiscard]] bool must_leave(const Position& pos) const;
  /// True if a piece on a goal square may step to the other one, ignoring obligations.
  [[nodiscard]] bool castle_move_open(const Position& pos) const;

  /// Plays `move`, which must be legal in `pos`. The turn passes to the next seat even if it cannot
  /// move.
  void advance(Position& pos, Move move) const;
  void take_back(Position& pos, Move, const Undo& undo) const { pos = undo.before; }
  void pass_turn(Position& pos) const;

  /// True if each leg of a man has to lead to a rank further ahead; castle moves are no legs.
  [[nodiscard]] bool men_go_forward() const { return effective_.men == Men::forward; }
  /// True if a leg of the mover's piece on `from` may change its rank by `ranks`.
  [[nodiscard]] bool may_head(const Position& pos, Square from, int ranks) const {
    if (!men_go_forward() || pos.knights.has(from)) return true;
    return pos.turn == Seat::white ? ranks > 0 : ranks < 0;
  }

  /// For the search: true if passing is hardly ever better than moving, and no castle creates an
  /// obligation. The caller has checked that no capture is compulsory. On the small boards the
  /// obligation to move often decides a game: there passing failed its match (doc/results.md,
  /// "Techniques"). In a reversed game passing is a way to lose. Men that only go forward run out
  /// of moves.
  [[nodiscard]] bool may_pass(const Position& pos) const {
    return !variant_->small_game && !variant_->reversed && !men_go_forward() && !planting(pos) &&
           !must_leave(pos);
  }

  /// The functions below decide how a game ends, implemented in ends.cpp.

  /// Returns the verdict from the men on the board: castle, elimination, thin. Cheap.
  [[nodiscard]] Verdict board_verdict(const Position& pos) const;
  /// Returns the verdict of the quiet-ply limit.
  [[nodiscard]] Verdict quiet_verdict(const Position& pos) const;
  /// Returns the verdict if the seat to move has no legal move. With more than two seats such a
  /// seat has the turn only if that ends the game.
  [[nodiscard]] Verdict no_move_verdict(const Position& pos) const;
  /// Repetition comes after the verdicts of the men and the quiet plies, before "no legal move".
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

/// The properties of a game that are known when the generator is compiled.
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

  /// The variant must have this shape.
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
  /// Gives the turn to the next seat.
  Undo pass(Position& pos) const {
    const Undo undo{pos};
    pass_turn(pos);
    if constexpr (Shape::seats > 2) settle(pos);
    return undo;
  }
  /// Skips seats that cannot move until one can; if no seat of a side can move and that loses, the
  /// side keeps the turn. Positions reached by moves are settled. Has no effect with two seats.
  void settle(Position& pos) const;
  /// True if the seat to move has a legal move; faster than count().
  [[nodiscard]] bool can_move(const Position& pos) const;

  /// Appends each legal outcome once, in a fixed order. `pos` must not be over by board_verdict().
  void legal(const Position& pos, MoveList& out) const;
  /// Appends the legal outcomes that capture.
  void captures(const Position& pos, MoveList& out) const;
  [[nodiscard]] std::uint64_t count(const Position& pos) const;
  /// True if a piece that may act has a direct jump, so that the move must capture.
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

/// Calls f with the rules of a game for two, compiled for the best registers of this processor, or
/// portably.
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
