#pragma once
// The points in which the published text of Camblam can be read in more than one way, as options of
// a rule set (doc/rules/camblam.md explains the reading of each sentence of the source).

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "rules/options.hpp"

namespace camlann::camblam {

enum class KnightLegA : std::uint8_t { one, four, any };  // written 1, 4, any
enum class WinBy : std::uint8_t { checkmate, capture };
/// Written default, alternating, or the number: 1 is behind alternating.
enum class Array : std::uint8_t { standard, alternating };

/// Returns the array with this number (arrays.hpp), from 1.
[[nodiscard]] constexpr Array numbered(int number) {
  return static_cast<Array>(static_cast<int>(Array::alternating) + number);
}
/// Returns the number of an array; 0 for those with a name.
[[nodiscard]] constexpr int number_of(Array array) {
  return array == Array::standard ? 0
                                  : static_cast<int>(array) - static_cast<int>(Array::alternating);
}

struct RuleSet {
  KnightLegA knight_leg_a = KnightLegA::one;  // length of the orthogonal part of the short path
  bool run_must_be_full = false;              // a run takes the whole block
  bool run_through_shield = true;             // a run may take a king behind other men
  bool step_captures = true;                  // steps of catapult, rook and bishop capture
  WinBy win_by = WinBy::checkmate;
  Array array = Array::standard;

  bool operator==(const RuleSet&) const = default;
};

struct NamedRuleSet {
  std::string_view id;
  std::string_view name;
  RuleSet rules;
};

[[nodiscard]] std::span<const NamedRuleSet> named_rule_sets();

/// Parses "default", "default,knightLegA=4"; empty means "default". Errors list the valid values.
[[nodiscard]] Result<RuleSet> parse_rule_set(std::string_view text);

/// Returns the shortest text that parse_rule_set() reads back.
[[nodiscard]] std::string to_text(const RuleSet& rules);

/// Returns every option with its value, in the order of the rules page.
[[nodiscard]] std::vector<OptionText> options_of(const RuleSet& rules);

}  // namespace camlann::camblam
