#include "games/camelot/leaf_judge.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "games/camelot/rule_set.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/variant.hpp"
#include "nn/network.hpp"
#include "nn/sums.hpp"

namespace camlann::camelot {
namespace {

constexpr std::size_t usual_plies = 128;  // of a search

Failure misfit(const char* where, std::string found, std::string expected) {
  return failure(ErrorCode::conflict, "the network is of another game: " + std::move(found), where,
                 std::move(expected));
}

// True if the rules differ at most in when a game is broken off.
bool plays_like(RuleSet a, const RuleSet& b) {
  a.repetition = b.repetition;
  a.quiet_plies = b.quiet_plies;
  return a == b;
}

std::optional<nn::Sums> sums_of(const Variant& variant,
                                const std::shared_ptr<const nn::Network>& network) {
  const auto board = nn::Board::of(variant.squares);
  if (!network || !board) return std::nullopt;
  return nn::Sums(network, *board, usual_plies);
}

}  // namespace

Result<void> fits(const nn::Network& network, const RulesBase& rules) {
  const Variant& variant = rules.variant();
  const std::string id(variant.id);
  if (network.card.variant != id) return misfit("variant", network.card.variant, id);
  TRY(const RuleSet trained_with, parse_rule_set(network.card.rules, &variant));
  if (!plays_like(effective(trained_with, variant), rules.effective_rules())) {
    return misfit("rules", network.card.rules, to_text(rules.rule_set(), &variant));
  }
  const auto squares = static_cast<std::size_t>(variant.squares.size());
  if (network.squares != squares) {
    return misfit("squares", std::to_string(network.squares), std::to_string(squares));
  }
  const std::size_t men = 2 * static_cast<std::size_t>(variant.men_per_seat);
  if (network.men != men) return misfit("men", std::to_string(network.men), std::to_string(men));
  if (variant.seat_count() != 2 || !nn::Board::of(variant.squares)) {
    return misfit("variant", id, "a board for two that looks the same from both ends");
  }
  return {};
}

LeafJudge::LeafJudge(const Variant& variant, const std::shared_ptr<const nn::Network>& network)
    : by_hand_(variant, *variant.weights), sums_(sums_of(variant, network)) {}

}  // namespace camlann::camelot
