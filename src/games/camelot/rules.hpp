#pragma once
// The rules of the family as a model of the Rules concept. RulesBase holds what does not depend on
// the processor; BasicRules<Set> adds the generator, compiled once per register set. Immutable and
// free of shared state: any number of threads may use one.

#include <array>
#include <cstdint>

#include "base/cpu.hpp"
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

  /// Where plain moves and canters of this seat may land, men left out of account.
  [[nodiscard]] const SquareSet& quiet_land(Seat seat) const { return quiet_land_[index_of(seat)]; }

  /// The squares next to this seat's goal.
  [[nodiscard]] const SquareSet& goal_approach(Seat seat) const {
    return goal_approach_[index_of(seat)];
  }

  /// Pieces that may act, section 3 of the rules: those in the own castle if they must leave,
  /// else all that do not stand on a goal square.
  [[nodiscard]] SquareSet active(const Position& pos) const;
  /// Whether own-castle pieces have to leave this turn.
  [[nodiscard]] bool must_leave(const Position& pos) const;
  /// Whether a piece on a goal square may step to the other one, obligations left out of account.
  [[nodiscard]] bool castle_move_open(const Position& pos) const;

  /// `move` must be legal in `pos`, here and below.
  void advance(Position& pos, Move move) const;
  Undo play(Position& pos, Move move) const {
    const Undo undo{pos};
    advance(pos, move);
    return undo;
  }
  void take_back(Position& pos, Move, const Undo& undo) const { pos = undo.before; }

  /// For the search: whether to pass would hardly ever be better than to move, and no castle
  /// obliges the side to move. That nothing has to be taken, the caller has seen. On the small
  /// boards having to move is often what loses: there passing failed its match
  /// (doc/measurements.md, "Techniques").
  [[nodiscard]] bool may_pass(const Position& pos) const {
    return !variant_->small_game && !must_leave(pos);
  }
  /// The same position with the other side to move.
  Undo pass(Position& pos) const;

  /// What the men on the board decide: castle, elimination, thin. Cheap.
  [[nodiscard]] Verdict board_verdict(const Position& pos) const;
  /// The quiet-ply limit.
  [[nodiscard]] Verdict quiet_verdict(const Position& pos) const;
  /// The outcome when the side to move has no legal move.
  [[nodiscard]] Verdict no_move_verdict(const Position& pos) const;
  /// Repetition comes after what the men and the quiet plies decide, before "no legal move".
  [[nodiscard]] static constexpr bool yields_to_repetition(Reason reason) {
    return reason == Reason::stalemate;
  }

 private:
  const Variant* variant_;
  RuleSet rule_set_;
  RuleSet effective_;
  std::array<SquareSet, 2> quiet_land_;
  std::array<SquareSet, 2> goal_approach_;
  Position start_;
};

template <class Set>
class BasicRules : public RulesBase {
 public:
  using RulesBase::RulesBase;

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
extern template class BasicRules<PortableSet>;
#if defined(CAMLANN_AVX2)
using Avx2Rules = BasicRules<Avx2Set>;
extern template class BasicRules<Avx2Set>;
#endif

/// Calls f with the rules compiled for the best registers that this processor has, or for any.
template <class F>
auto with_rules(Registers registers, const Variant& variant, const RuleSet& rule_set, F&& f) {
#if defined(CAMLANN_AVX2)
  if (registers == Registers::best && has_avx2()) return f(Avx2Rules(variant, rule_set));
#else
  static_cast<void>(registers);
#endif
  return f(PortableRules(variant, rule_set));
}

}  // namespace camlann::camelot
