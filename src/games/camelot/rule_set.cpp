#include "games/camelot/rule_set.hpp"

#include <array>
#include <charconv>
#include <optional>
#include <type_traits>

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

constexpr std::string_view for_all[] = {"cam", "camelot", "camette", "chivalry"};
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

/// An option: its name, the words it takes, and how it is read from and written to a RuleSet.
/// Numbers have no words but a range from 0 to `max`.
struct Option {
  std::string_view name;
  std::span<const std::string_view> words;
  int max;
  int (*get)(const RuleSet&);
  void (*set)(RuleSet&, int);
};

constexpr std::string_view jump_words[] = {"continue", "stop"};
constexpr std::string_view exit_words[] = {"jump", "any", "off"};
constexpr std::string_view entry_words[] = {"jump", "free"};
constexpr std::string_view no_move_words[] = {"loss", "lossIfTwo"};
constexpr std::string_view bool_words[] = {"false", "true"};

template <auto Member>
constexpr Option option(std::string_view name, std::span<const std::string_view> words,
                        int max = 0) {
  using Value = std::remove_cvref_t<decltype(RuleSet{}.*Member)>;
  return {name, words, words.empty() ? max : static_cast<int>(words.size()) - 1,
          [](const RuleSet& rules) { return static_cast<int>(rules.*Member); },
          [](RuleSet& rules, int value) { rules.*Member = static_cast<Value>(value); }};
}

constexpr std::array<Option, 10> all_options{
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
};

std::string value_text(const Option& option, int value) {
  if (option.words.empty()) return std::to_string(value);
  return std::string(option.words[static_cast<std::size_t>(value)]);
}

std::string allowed_text(const Option& option) {
  if (option.words.empty()) return "0 to " + std::to_string(option.max);
  std::string text;
  for (const std::string_view word : option.words) {
    if (!text.empty()) text += ", ";
    text += word;
  }
  return text;
}

std::optional<int> read_value(const Option& option, std::string_view text) {
  for (std::size_t i = 0; i < option.words.size(); ++i) {
    if (option.words[i] == text) return static_cast<int>(i);
  }
  if (!option.words.empty()) return std::nullopt;
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  if (value < 0 || value > option.max) return std::nullopt;
  return value;
}

std::string known_names() {
  std::string text;
  for (const NamedRuleSet& named : all_rule_sets) {
    if (!text.empty()) text += ", ";
    text += named.id;
  }
  return text;
}

std::string known_options() {
  std::string text;
  for (const Option& option : all_options) {
    if (!text.empty()) text += ", ";
    text += option.name;
  }
  return text;
}

std::optional<Error> read_option(std::string_view text, RuleSet& rules) {
  const std::size_t equals = text.find('=');
  const std::string_view name = text.substr(0, equals);
  for (const Option& option : all_options) {
    if (option.name != name) continue;
    const auto value = equals == std::string_view::npos
                           ? std::nullopt
                           : read_value(option, text.substr(equals + 1));
    if (!value) {
      return Error{ErrorCode::unknown_name, "unknown value for a rule option", std::string(text),
                   std::string(name) + " = " + allowed_text(option)};
    }
    option.set(rules, *value);
    return std::nullopt;
  }
  return Error{ErrorCode::unknown_name, "unknown rule option", std::string(text),
               "one of " + known_options()};
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

Result<RuleSet> parse_rule_set(std::string_view text) {
  const std::size_t comma = text.find(',');
  const std::string_view name = text.empty() ? all_rule_sets[0].id : text.substr(0, comma);
  const NamedRuleSet* named = nullptr;
  for (const NamedRuleSet& candidate : all_rule_sets) {
    if (candidate.id == name) named = &candidate;
  }
  if (named == nullptr) {
    return failure(ErrorCode::unknown_name, "unknown rule set", std::string(name),
                   "one of " + known_names());
  }
  RuleSet rules = named->rules;
  std::size_t begin = comma;
  while (begin != std::string_view::npos) {
    const std::size_t end = text.find(',', begin + 1);
    const std::size_t length = end == std::string_view::npos ? end : end - begin - 1;
    if (auto error = read_option(text.substr(begin + 1, length), rules)) return Failure(*error);
    begin = end;
  }
  return rules;
}

std::string to_text(const RuleSet& rules) {
  std::string best;
  for (const NamedRuleSet& named : all_rule_sets) {
    std::string text(named.id);
    for (const Option& option : all_options) {
      const int value = option.get(rules);
      if (value == option.get(named.rules)) continue;
      text += ',';
      text += option.name;
      text += '=' + value_text(option, value);
    }
    if (best.empty() || text.size() < best.size()) best = text;
  }
  return best;
}

std::vector<OptionText> options_of(const RuleSet& rules) {
  std::vector<OptionText> texts;
  for (const Option& option : all_options) {
    texts.push_back({option.name, value_text(option, option.get(rules)), allowed_text(option)});
  }
  return texts;
}

RuleSet effective(const RuleSet& rules, const Variant& variant) {
  if (!variant.small_game) return rules;
  RuleSet fixed = rules;
  fixed.elimination_needs = 1;
  fixed.no_move = NoMove::loss;
  fixed.thin_draw = false;
  fixed.repetition = 0;
  fixed.quiet_plies = 0;
  return fixed;
}

}  // namespace camlann::camelot
