#include "games/camblam/leaf_judge.hpp"

#include <cstddef>
#include <memory>

#include "base/result.hpp"
#include "base/square.hpp"
#include "base/square_set.hpp"
#include "base/try.hpp"
#include "games/camblam/judge.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/rule_set.hpp"
#include "games/camblam/weights.hpp"
#include "nn/network.hpp"
#include "nn/sums.hpp"

namespace camlann::camblam {
namespace {

// True if the rules differ at most in the array.
bool plays_like(RuleSet a, const RuleSet& b) {
  a.array = b.array;
  return a == b;
}

}  // namespace

SquareSet board_squares() {
  SquareSet squares;
  for (int rank = 0; rank < board_size; ++rank) {
    for (int file = 0; file < board_size; ++file) squares.add(make_square(file, rank));
  }
  return squares;
}

nn::Placement<network_kinds> placement_of(const Position& pos) {
  nn::Placement<network_kinds> placed;
  for (std::size_t seat = 0; seat < 2; ++seat) {
    for (std::size_t kind = 0; kind < network_kinds; ++kind) {
      placed[seat * network_kinds + kind] = pos.men[seat] & pos.kinds[kind + 1];
    }
  }
  return placed;
}

Result<void> fits(const nn::Network& network, const RuleSet& rules) {
  TRY_VOID(nn::fits(network,
                    {"camblam", std::size_t{board_size} * board_size, network_kinds, network_men}));
  TRY(const RuleSet trained_with, parse_rule_set(network.card.rules));
  if (!plays_like(trained_with, rules)) {
    return nn::misfit("rules", network.card.rules, to_text(rules));
  }
  return {};
}

LeafJudge leaf_judge(const std::shared_ptr<const nn::Network>& network) {
  return {Judge(tuned_weights()), network, nn::Board::of(board_squares(), network_kinds)};
}

}  // namespace camlann::camblam
