#pragma once
// Camblam for networks. Every fourth game starts from the alternating array.

#include <cstddef>
#include <string>
#include <utility>

#include "games/camblam/leaf_judge.hpp"
#include "games/camblam/orderer.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/rule_set.hpp"
#include "games/camblam/rules.hpp"
#include "games/camblam/weights.hpp"
#include "net_game.hpp"
#include "search/evaluation.hpp"

namespace camlann::train {

[[nodiscard]] inline NetSubject camblam_subject() {
  return {camblam::board_squares(), camblam::network_kinds, camblam::network_men,
          camblam::to_text({}),
          [](const nn::Network& network) { return camblam::fits(network, {}); }};
}

class CamblamNetGame {
 public:
  using Rules = camblam::Rules;
  using Evaluation = camlann::Evaluation<camblam::LeafJudge, camblam::Orderer>;

  /// The hand-written evaluation sees 4 to 6 men of lead in the arrays, but games are even.
  static constexpr Score most_lead = 700;

  explicit CamblamNetGame(NamedNetwork plays) : plays_(std::move(plays)) {}

  [[nodiscard]] const Rules& rules() const { return rules_; }
  [[nodiscard]] camblam::Position start(int number) const {
    return number % 4 == 3 ? alternating_ : rules_.start();
  }
  [[nodiscard]] Evaluation evaluation() const {
    return {camblam::leaf_judge(plays_.network),
            camblam::Orderer(rules_.rule_set(), camblam::tuned_weights())};
  }
  [[nodiscard]] const std::string& name() const { return plays_.name; }
  /// True if the side to move is in check.
  [[nodiscard]] static bool forced(const Rules& rules, const camblam::Position& pos) {
    return rules.in_check(pos, pos.turn);
  }

 private:
  static camblam::RuleSet alternating() {
    camblam::RuleSet rules;
    rules.array = camblam::Array::alternating;
    return rules;
  }

  NamedNetwork plays_;
  Rules rules_{camblam::RuleSet{}};
  camblam::Position alternating_ = Rules(alternating()).start();
};

}  // namespace camlann::train
