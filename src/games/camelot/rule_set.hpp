#pragma once
// Rule sets: the switches in which the sources of the family differ, as a value with a name that
// is parsed and printed. Five are built in (doc/rules/rule-sets.md).

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
enum class Array : std::uint8_t { first, second };       // written wcf, 1932
enum class TreeLeap : std::uint8_t { none, canter };

struct RuleSet {
  OwnCastleJump own_castle_jump = OwnCastleJump::go_on;
  OwnCastleExit own_castle_exit = OwnCastleExit::jump;
  OwnCastleEntry own_castle_entry = OwnCastleEntry::jump;
  bool knight_canter_rule = true;
  int elimination_needs = 2;
  NoMove no_move = NoMove::loss_if_two;
  bool thin_draw = true;
  int repetition = 3;     // automatic draw at this occurrence, 0 = none
  int quiet_plies = 100;  // automatic draw after so many, 0 = none
  int castle_moves = 2;   // per player and game
  // Games with trees alone:
  int trees = 0;                        // that each player puts before the first move
  TreeLeap tree_leap = TreeLeap::none;  // canter: over a tree as over a friend; nobody jumps it
  // Games of four alone:
  bool side_castle_jump = false;  // whether a jump may land in a castle at the sides
  Array array = Array::first;     // where there are two

  bool operator==(const RuleSet&) const = default;
};

struct NamedRuleSet {
  std::string_view id;
  std::string_view name;
  RuleSet rules;
  std::span<const std::string_view> offered_for;  // variant ids whose sources it covers; the rest
                                                  // can be asked for all the same
  [[nodiscard]] bool offered(std::string_view variant_id) const;
};

[[nodiscard]] std::span<const NamedRuleSet> named_rule_sets();
/// Those that a game of the variant can be played by: a variant from a file has one of its own.
[[nodiscard]] std::span<const NamedRuleSet> rule_sets_of(const Variant& variant);

/// The switches of games for two on one board, trees and all, as RuleTable keeps them.
[[nodiscard]] std::span<const Option<RuleSet>> rule_options();

/// "wcf", "wcf,knightCanterRule=false"; empty means the first one, "wcf". Errors list what is
/// known. Without a variant, the options of two players.
[[nodiscard]] Result<RuleSet> parse_rule_set(std::string_view text,
                                             const Variant* variant = nullptr);

/// The shortest text that parse_rule_set reads back: a name and the options that differ from it.
[[nodiscard]] std::string to_text(const RuleSet& rules, const Variant* variant = nullptr);

/// Every option of the variant with its value, in the order of the rules page.
[[nodiscard]] std::vector<OptionText> options_of(const RuleSet& rules,
                                                 const Variant* variant = nullptr);

/// The rules as they hold on that board: small games fix their ends, open castles what concerns
/// them.
[[nodiscard]] RuleSet effective(const RuleSet& rules, const Variant& variant);

}  // namespace camlann::camelot
