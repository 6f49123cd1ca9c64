#pragma once
// Camblam for networks. Every other game starts from the usual array, the others from shuffled
// ones, since a network sees a position's men on their squares and knows only what it has seen.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

#include "base/letters.hpp"
#include "base/random.hpp"
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

/// Returns an array with each side's men behind the pawns shuffled: alike on both wings but for
/// king and queen, and for both sides. The same number is the same array.
[[nodiscard]] inline camblam::Position camblam_shuffled(const camblam::RuleSet& rules, int number) {
  constexpr std::size_t files = camblam::board_size;
  Random random(static_cast<std::uint64_t>(number));
  std::string wing = "AARBIQNNNCCC";  // files a to f of both ranks
  for (;;) {
    for (std::size_t i = wing.size(); i > 1; --i) {
      std::swap(wing[i - 1], wing[random.below(static_cast<std::uint32_t>(i))]);
    }
    std::array<std::string, 2> ranks;
    for (std::size_t rank = 0; rank < ranks.size(); ++rank) {
      ranks[rank] = wing.substr(rank * files / 2, files / 2);
      std::string other(ranks[rank].rbegin(), ranks[rank].rend());
      std::replace(other.begin(), other.end(), 'Q', 'K');
      ranks[rank] += other;
    }
    std::string black = ranks[0] + "/" + ranks[1];
    std::transform(black.begin(), black.end(), black.begin(), small_letter);
    const auto fen = camblam::parse_fen(
        black + "/pppppppppppp/12/12/12/12/12/12/PPPPPPPPPPPP/" + ranks[1] + "/" + ranks[0] + " w",
        rules);
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
    return number % 2 == 0 ? rules_.start() : camblam_shuffled(rules_.rule_set(), number);
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
