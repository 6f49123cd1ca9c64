#pragma once
// Rule sets: the switches in which the sources of the family differ, as a value that can be named,
// parsed and printed. Five are built in (doc/rules/rule-sets.md).

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "games/camelot/variant.hpp"
#include "rules/options.hpp"

namespace camlann::camelot {

enum class OwnCastleJump : std::uint8_t { go_on, stop };  // written continue, stop
enum class OwnCastleExit : std::uint8_t { jump, any, off };
enum class OwnCastleEntry : std::uint8_t { jump, free };
enum class NoMove : std::uint8_t { loss, loss_if_two };  // written loss, lossIfTwo
/// Written by its name: wcf, 1932. The arrays of a file have further numbers.
enum class Array : std::uint8_t { first, second };
enum class TreeLeap : std::uint8_t { none, canter };
enum class Capture : std::uint8_t { must, optional };
enum class Men : std::uint8_t { any, forward };

struct RuleSet {
  OwnCastleJump own_castle_jump = OwnCastleJump::go_on;
  OwnCastleExit own_castle_exit = OwnCastleExit::jump;
  OwnCastleEntry own_castle_entry = OwnCastleEntry::jump;
  bool knight_canter_rule = true;
  int elimination_needs = 2;
  NoMove no_move = NoMove::loss_if_two;
  bool thin_draw = true;
  int repetition = 3;     // automatic draw at this occurrence, 0 = none
  int quiet_plies = 100;  // automatic draw after this number, 0 = none
  int castle_moves = 2;   // per player and game
  // Only in games with trees:
  int trees = 0;                        // put by each player before the first move
  TreeLeap tree_leap = TreeLeap::none;  // canter: trees are leapt like friends, never jumped
  // Only in variants from files:
  Capture capture = Capture::must;  // optional: a jump is a choice, as is the next one
  Men men = Men::any;               // forward: each leg of a man leads to a rank further ahead
  // Only in games of four:
  bool side_castle_jump = false;  // a jump may land in a castle at the sides
  Array array = Array::first;     // if there are several

  bool operator==(const RuleSet&) const = default;
};

struct NamedRuleSet {
  std::string_view id;
  std::string_view name;
  RuleSet rules;
  std::span<const std::string_view> offered_for;  // ids of variants with a source of these rules;
                                                  // other variants can use them on request
  [[nodiscard]] bool offered(std::string_view variant_id) const;
};

[[nodiscard]] std::span<const NamedRuleSet> named_rule_sets();
/// Returns the rule sets of a variant; a variant from a file has exactly one.
[[nodiscard]] std::span<const NamedRuleSet> rule_sets_of(const Variant& variant);

/// Returns the switches of games for two on one board, including trees, for RuleTable.
[[nodiscard]] std::span<const Option<RuleSet>> rule_options();

/// Parses "wcf", "wcf,knightCanterRule=false"; empty means the first one, "wcf". Errors list the
/// valid values. Without a variant, the options of two players apply.
[[nodiscard]] Result<RuleSet> parse_rule_set(std::string_view text,
                                             const Variant* variant = nullptr);

/// Returns the shortest text that parse_rule_set() reads back: a name and the options that differ
/// from it.
[[nodiscard]] std::string to_text(const RuleSet& rules, const Variant* variant = nullptr);

/// Returns every option of the variant with its value, in the order of the rules page.
[[nodiscard]] std::vector<OptionText> options_of(const RuleSet& rules,
                                                 const Variant* variant = nullptr);

/// Returns the rules that apply on this board: small games fix the rules of ending, open castles
/// those about castles, and optional capture those that compel a piece to jump.
[[nodiscard]] RuleSet effective(const RuleSet& rules, const Variant& variant);

}  // namespace camlann::camelot
