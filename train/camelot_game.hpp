#pragma once
// The Camelot family for the tuner.

#include <string>
#include <string_view>
#include <vector>

#include "games/camelot/fen.hpp"
#include "games/camelot/judge.hpp"
#include "games/camelot/layout.hpp"
#include "games/camelot/orderer.hpp"
#include "games/camelot/rule_set.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/terms.hpp"
#include "games/camelot/variant.hpp"
#include "games/camelot/weights.hpp"
#include "tuned_game.hpp"

namespace camlann::train {

/// Returns the built-in variant, also one of data/variants, if its weights are tuned here: a game
/// of two.
[[nodiscard]] Result<const camelot::Variant*> tuned_variant(std::string_view name);

/// Returns the rules by which it is tuned.
[[nodiscard]] camelot::RuleSet usual_rules(const camelot::Variant& variant);

[[nodiscard]] std::vector<Field> camelot_fields();
[[nodiscard]] Row camelot_deviations();
/// A man is worth more with each step to the goal, an open castle with each step nearer, so that a
/// search of one ply finds the way.
/// Reversed games have no orders.
[[nodiscard]] std::vector<Order> camelot_orders(bool reversed = false);
/// Returns the weights that a variant without tuning has.
[[nodiscard]] Row camelot_hand_set(bool reversed);

/// R: the rules, compiled for some registers.
template <class R>
class CamelotGame {
 public:
  using Rules = R;
  using Evaluation = camlann::Evaluation<camelot::Judge, camelot::Orderer>;
  using Position = camelot::Position;

  explicit CamelotGame(const R& rules) : rules_(rules), layout_(rules.variant()) {}

  [[nodiscard]] const R& rules() const { return rules_; }
  [[nodiscard]] Position start(int) const { return rules_.start(); }
  [[nodiscard]] Evaluation evaluation(const Row& row) const {
    const auto weights = struct_of<camelot::Weights>(row);
    return {camelot::Judge(rules_.variant(), weights), camelot::Orderer(rules_, weights)};
  }
  [[nodiscard]] Row terms(const Position& pos) const {
    return row_of<double>(camelot::terms_of(rules_.variant(), layout_, pos));
  }
  [[nodiscard]] std::vector<Field> fields() const { return camelot_fields(); }
  [[nodiscard]] Row hand_set() const { return camelot_hand_set(rules_.variant().reversed); }
  [[nodiscard]] Row tuned() const { return row_of<int>(*rules_.variant().weights); }
  [[nodiscard]] Row deviations() const { return camelot_deviations(); }
  [[nodiscard]] std::vector<Order> orders() const {
    return camelot_orders(rules_.variant().reversed);
  }
  [[nodiscard]] std::string fen(const Position& pos) const {
    return camelot::to_fen({pos, 1}, rules_.variant());
  }
  [[nodiscard]] Result<Position> position(std::string_view text) const {
    const auto fen = camelot::parse_fen(text, rules_.variant(), rules_.effective_rules());
    if (!fen) return Failure(fen.error());
    return fen->position;
  }

 private:
  R rules_;
  camelot::Layout layout_;
};

}  // namespace camlann::train
