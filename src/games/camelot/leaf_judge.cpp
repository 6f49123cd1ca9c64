#include "games/camelot/leaf_judge.hpp"

#include <cstddef>
#include <memory>
#include <string>

#include "base/result.hpp"
#include "base/try.hpp"
#include "games/camelot/judge.hpp"
#include "games/camelot/rule_set.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/variant.hpp"
#include "nn/network.hpp"
#include "nn/sums.hpp"

namespace camlann::camelot {
namespace {

// True if the rules differ at most in when a game is broken off.
bool plays_like(RuleSet a, const RuleSet& b) {
  a.repetition = b.repetition;
  a.quiet_plies = b.quiet_plies;
  return a == b;
}

}  // namespace

Result<void> fits(const nn::Network& network, const RulesBase& rules) {
  const Variant& variant = rules.variant();
  const std::string id(variant.id);
  TRY_VOID(nn::fits(network, {id, static_cast<std::size_t>(variant.squares.size()), network_kinds,
                              2 * static_cast<std::size_t>(variant.men_per_seat)}));
  TRY(const RuleSet trained_with, parse_rule_set(network.card.rules, &variant));
  if (!plays_like(effective(trained_with, variant), rules.effective_rules())) {
    return nn::misfit("rules", network.card.rules, to_text(rules.rule_set(), &variant));
  }
  if (variant.seat_count() != 2 || !nn::Board::of(variant.squares, network_kinds)) {
    return nn::misfit("variant", id, "a board for two that looks the same from both ends");
  }
  return {};
}

LeafJudge leaf_judge(const Variant& variant, const std::shared_ptr<const nn::Network>& network) {
  return {Judge(variant, *variant.weights), network, nn::Board::of(variant.squares, network_kinds)};
}

}  // namespace camlann::camelot
