#include "games/camelot/rule_set.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "games/camelot/variant.hpp"
#include "rules/options.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {

namespace {

constexpr RuleSet wcf{};
constexpr RuleSet parker1949{.own_castle_jump = OwnCastleJump::stop,
                             .own_castle_exit = OwnCastleExit::any};
constexpr RuleSet brainking{.knight_canter_rule = false,
                            .elimination_needs = 1,
                            .no_move = NoMove::loss,
                            .repetition = 0,
                            .quiet_plies = 0};
constexpr RuleSet cards_and_dominoes{
    .knight_canter_rule = false, .repetition = 0, .quiet_plies = 0};
constexpr RuleSet mod64{.own_castle_exit = OwnCastleExit::off,
                        .own_castle_entry = OwnCastleEntry::free,
                        .knight_canter_rule = false,
                        .elimination_needs = 1,
                        .no_move = NoMove::loss,
                        .repetition = 0,
                        .quiet_plies = 0};

constexpr std::string_view for_all[] = {"cam",           "camelot",      "camette",
                                        "chivalry",      "mini-camelot", "grand-cam",
                                        "grand-camelot", "tri-camelot"};
constexpr std::string_view for_cam[] = {"cam"};
constexpr std::string_view for_camelot[] = {"camelot"};
constexpr std::string_view for_cam_and_camelot[] = {"cam", "camelot"};

constexpr std::array<NamedRuleSet, 5> all_rule_sets{{
    {"wcf", "World Camelot Federation", wcf, for_all},
    {"parker1949", "Parker Brothers 1949", parker1949, for_cam},
    {"brainking", "BrainKing", brainking, for_camelot},
    {"cards-and-dominoes", "Cards and Dominoes", cards_and_dominoes, for_cam_and_camelot},
    {"mod64", "Mod64", mod64, for_cam},
}};

constexpr std::string_view jump_words[] = {"continue", "stop"};
constexpr std::string_view exit_words[] = {"jump", "any", "off"};
constexpr std::string_view entry_words[] = {"jump", "free"};
constexpr std::string_view no_move_words[] = {"loss", "lossIfTwo"};
constexpr std::string_view array_words[] = {"wcf", "1932"};
constexpr std::string_view tree_leap_words[] = {"none", "canter"};
constexpr std::string_view capture_words[] = {"must", "optional"};
constexpr int most_trees = 9;

/// Options of games with trees come first, then those of variants from files; those of games of
/// four are last, the rarest at the end.
constexpr std::array<Option<RuleSet>, 15> all_options{
    option<&RuleSet::trees>("trees", {}, most_trees),
    option<&RuleSet::tree_leap>("treeLeap", tree_leap_words),
    option<&RuleSet::capture>("capture", capture_words),
    option<&RuleSet::own_castle_jump>("ownCastleJump", jump_words),
    option<&RuleSet::own_castle_exit>("ownCastleExit", exit_words),
    option<&RuleSet::own_castle_entry>("ownCastleEntry", entry_words),
    option<&RuleSet::knight_canter_rule>("knightCanterRule", bool_words),
    option<&RuleSet::elimination_needs>("eliminationNeeds", {}, 9),
    option<&RuleSet::no_move>("noMove", no_move_words),
    option<&RuleSet::thin_draw>("thinDraw", bool_words),
    option<&RuleSet::repetition>("repetition", {}, 99),
    option<&RuleSet::quiet_plies>("quietPlies", {}, 9999),
    option<&RuleSet::castle_moves>("castleMoves", {}, 9),
    option<&RuleSet::side_castle_jump>("sideCastleJump", bool_words),
    option<&RuleSet::array>("array", array_words),
};

constexpr std::size_t tree_options = 2;
constexpr std::size_t file_options = 1;
constexpr std::size_t rare_options = 2;

using Table = RuleTable<NamedRuleSet, RuleSet>;

std::span<const NamedRuleSet> named_for(const Variant* variant) {
  return variant == nullptr ? named_rule_sets() : rule_sets_of(*variant);
}

Table table_of(const Variant* variant) {
  std::span<const Option<RuleSet>> options(all_options);
  if (variant == nullptr || variant->second_array.empty())
    options = options.first(options.size() - 1);
  if (variant == nullptr || variant->side_castles(Seat::white).empty()) {
    options = options.first(options.size() - 1);
  }
  if (variant == nullptr || variant->own_rules == nullptr) {
    options = options.subspan(tree_options + file_options);
  } else if (variant->all_tree_squares().empty()) {
    options = options.subspan(tree_options);
  }
  return {named_for(variant), options};
}

}  // namespace

bool NamedRuleSet::offered(std::string_view variant_id) const {
  for (const std::string_view id_of : offered_for) {
    if (id_of == variant_id) return true;
  }
  return false;
}

std::span<const NamedRuleSet> named_rule_sets() {
  return all_rule_sets;
}

std::span<const NamedRuleSet> rule_sets_of(const Variant& variant) {
  if (variant.own_rules == nullptr) return named_rule_sets();
  return {variant.own_rules, 1};
}

std::span<const Option<RuleSet>> rule_options() {
  return std::span<const Option<RuleSet>>(all_options).first(all_options.size() - rare_options);
}

Result<RuleSet> parse_rule_set(std::string_view text, const Variant* variant) {
  return table_of(variant).parse(text);
}

std::string to_text(const RuleSet& rules, const Variant* variant) {
  return Table{named_for(variant), all_options}.to_text(rules);
}

std::vector<OptionText> options_of(const RuleSet& rules, const Variant* variant) {
  return table_of(variant).texts(rules);
}

RuleSet effective(const RuleSet& rules, const Variant& variant) {
  RuleSet fixed = rules;
  for (unsigned seat = 0; seat < variant.seat_count(); ++seat) {
    fixed.trees = std::min(fixed.trees, variant.tree_squares[seat].size());
  }
  if (variant.open_castles) {
    fixed.own_castle_jump = OwnCastleJump::go_on;
    fixed.own_castle_exit = OwnCastleExit::off;
    fixed.own_castle_entry = OwnCastleEntry::free;
  }
  if (fixed.capture == Capture::optional) {
    fixed.knight_canter_rule = false;
    if (fixed.own_castle_exit == OwnCastleExit::jump) fixed.own_castle_exit = OwnCastleExit::any;
  }
  if (!variant.small_game) return fixed;
  fixed.elimination_needs = 1;
  fixed.no_move = NoMove::loss;
  fixed.thin_draw = false;
  fixed.repetition = 0;
  fixed.quiet_plies = 0;
  return fixed;
}

}  // namespace camlann::camelot
