#pragma once
// The games of the Camelot family for two, for networks.

#include <cstddef>
#include <string>
#include <utility>

#include "games/camelot/leaf_judge.hpp"
#include "games/camelot/orderer.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/rule_set.hpp"
#include "games/camelot/rules.hpp"
#include "net_game.hpp"
#include "search/evaluation.hpp"

namespace camlann::train {

[[nodiscard]] inline NetSubject subject_of(const camelot::RulesBase& rules) {
  const camelot::Variant& variant = rules.variant();
  return {variant.squares, camelot::network_kinds,
          2 * static_cast<std::size_t>(variant.men_per_seat), camelot::to_text(rules.rule_set()),
          [&rules](const nn::Network& network) { return camelot::fits(network, rules); }};
}

/// R: the rules, compiled for some registers.
template <class R>
class CamelotNetGame {
 public:
  using Rules = R;
  using Evaluation = camlann::Evaluation<camelot::LeafJudge, camelot::Orderer>;

  static constexpr Score most_lead = usual_lead;

  CamelotNetGame(const R& rules, NamedNetwork plays) : rules_(rules), plays_(std::move(plays)) {}

  [[nodiscard]] const R& rules() const { return rules_; }
  [[nodiscard]] camelot::Position start(int) const { return rules_.start(); }
  [[nodiscard]] Evaluation evaluation() const {
    const camelot::Variant& variant = rules_.variant();
    return {camelot::leaf_judge(variant, plays_.network),
            camelot::Orderer(rules_, *variant.weights)};
  }
  [[nodiscard]] const std::string& name() const { return plays_.name; }
  /// True if the side to move must capture.
  [[nodiscard]] static bool forced(const R& rules, const camelot::Position& pos) {
    return rules.must_capture(pos);
  }

 private:
  R rules_;
  NamedNetwork plays_;
};

}  // namespace camlann::train
