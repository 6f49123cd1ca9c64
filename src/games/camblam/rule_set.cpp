#include "games/camblam/rule_set.hpp"

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>
#include "base/result.hpp"
#include "games/camblam/arrays.hpp"
#include "rules/options.hpp"

namespace camlann::camblam {

namespace {

constexpr std::array<NamedRuleSet, 1> all_rule_sets{{{"default", "Reconstruction", RuleSet{}}}};

constexpr std::string_view leg_words[] = {"1", "4", "any"};
constexpr std::string_view win_words[] = {"checkmate", "capture"};
constexpr std::string_view array_words[] = {"default", "alternating"};

constexpr std::array<Option<RuleSet>, 6> all_options{
    option<&RuleSet::knight_leg_a>("knightLegA", leg_words),
    option<&RuleSet::run_must_be_full>("runMustBeFull", bool_words),
    option<&RuleSet::run_through_shield>("runThroughShield", bool_words),
    option<&RuleSet::step_captures>("stepCaptures", bool_words),
    option<&RuleSet::win_by>("winBy", win_words),
    option<&RuleSet::array>("array", array_words, 0, array_count),
};

constexpr RuleTable<NamedRuleSet, RuleSet> table{all_rule_sets, all_options};

}  // namespace

std::span<const NamedRuleSet> named_rule_sets() {
  return all_rule_sets;
}

Result<RuleSet> parse_rule_set(std::string_view text) {
  return table.parse(text);
}

std::string to_text(const RuleSet& rules) {
  return table.to_text(rules);
}

std::vector<OptionText> options_of(const RuleSet& rules) {
  return table.texts(rules);
}

}  // namespace camlann::camblam
