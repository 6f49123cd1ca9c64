#pragma once
// Camblam for networks. Every other game starts from the usual array, the others from shuffled
// ones: a network knows only the squares of men that it has seen.

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

#include "arrangement_text.hpp"
#include "base/random.hpp"
#include "games/camblam/arrays.hpp"
#include "games/camblam/fen.hpp"
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

/// Returns an array in mirrored pairs of files, with the men of ranks 1 and 2 at random. The same
/// number gives the same array.
[[nodiscard]] inline camblam::Position shuffled_start(const camblam::RuleSet& rules, int number) {
  Random random(static_cast<std::uint64_t>(number));
  camblam::Arrangement arrangement = *read_arrangement("AARBIQ/NNNCCC");
  auto& men = arrangement.men;
  for (;;) {
    for (std::size_t i = men.size(); i > 1; --i) {
      std::swap(men[i - 1], men[random.below(static_cast<std::uint32_t>(i))]);
    }
    const auto fen = camblam::parse_fen(camblam::board_text(arrangement) + " w", rules);
    if (fen) return fen->position;  // otherwise a king is in check
  }
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
    return number % 2 == 0 ? rules_.start() : shuffled_start(rules_.rule_set(), number);
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
  NamedNetwork plays_;
  Rules rules_{camblam::RuleSet{}};
};

}  // namespace camlann::train
