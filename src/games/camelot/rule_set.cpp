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
constexpr std::string_view tree_leap_words[] = {"none", "canter"};
constexpr std::string_view capture_words[] = {"must", "optional"};
constexpr std::string_view men_words[] = {"any", "forward"};
constexpr int most_trees = 9;

/// In the order of the rules page; rule_options() leaves the last two out.
constexpr std::array<Option<RuleSet>, 16> all_options{
    option<&RuleSet::trees>("trees", {}, most_trees),
    option<&RuleSet::tree_leap>("treeLeap", tree_leap_words),
    option<&RuleSet::capture>("capture", capture_words),
    option<&RuleSet::men>("men", men_words),
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
    option<&RuleSet::array>("array", bool_words),  // a variant has its own words
};

constexpr std::size_t rare_options = 2;

using Table = RuleTable<NamedRuleSet, RuleSet>;

std::span<const NamedRuleSet> named_for(const Variant* variant) {
  return variant == nullptr ? named_rule_sets() : rule_sets_of(*variant);
}

using Options = std::vector<Option<RuleSet>>;

/// True if games of this variant have the option.
bool has_option(const Variant* variant, std::string_view name) {
  const bool wooded = variant != nullptr && !variant->all_tree_squares().empty();
  if (name == "trees" || name == "treeLeap") return wooded;
  if (name == "capture" || name == "men")
    return variant != nullptr && variant->own_rules != nullptr;
  if (name == "sideCastleJump") {
    return variant != nullptr && !variant->side_castles(Seat::white).empty();
  }
  return name != "array" || (variant != nullptr && !variant->array_names.empty());
}

/// Returns every option, with the names of the variant's arrays as words.
Options every_option(const Variant* variant) {
  Options options(all_options.begin(), all_options.end());
  if (variant == nullptr || variant->array_names.empty()) return options;
  options.back().words = variant->array_names;
  options.back().max = static_cast<int>(variant->array_names.size()) - 1;
  return options;
}

Options options_for(const Variant* variant) {
  Options options = every_option(variant);
  std::erase_if(options, [&](const auto& one) { return !has_option(variant, one.name); });
  return options;
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
  const Options options = options_for(variant);
  return Table{named_for(variant), options}.parse(text);
}

std::string to_text(const RuleSet& rules, const Variant* variant) {
  const Options options = every_option(variant);
  return Table{named_for(variant), options}.to_text(rules);
}

std::vector<OptionText> options_of(const RuleSet& rules, const Variant* variant) {
  const Options options = options_for(variant);
  return Table{named_for(variant), options}.texts(rules);
}

RuleSet effective(const RuleSet& rules, const Variant& variant) {
  RuleSet fixed = rules;
  if (static_cast<std::size_t>(fixed.array) > variant.other_arrays.size()) {
    fixed.array = Array::first;
  }
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
