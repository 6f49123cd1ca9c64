// One of the two places that name every family; the other is engine/families.hpp.
#include "game/catalog.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/cpu.hpp"
#include "base/letters.hpp"
#include "base/result.hpp"
#include "game/game.hpp"
#include "game/game_of.hpp"
#include "games/camblam/family.hpp"
#include "games/camblam/fen.hpp"
#include "games/camblam/rule_set.hpp"
#include "games/camblam/rules.hpp"
#include "games/camelot/family.hpp"
#include "games/camelot/fen.hpp"
#include "games/camelot/rule_set.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/variant.hpp"
#include "rules/variant_info.hpp"

namespace camlann {
namespace {

std::vector<VariantInfo> describe_all() {
  std::vector<VariantInfo> variants;
  for (const camelot::Variant& variant : camelot::variants()) {
    variants.push_back(camelot::describe(variant));
  }
  variants.push_back(camblam::describe());
  return variants;
}

template <class F, class Fen>
Game game_of(const VariantInfo& info, const typename F::Rules& rules, const Fen& start) {
  return {info, std::make_unique<GameOf<F>>(rules, start.position, start.move_number)};
}

Result<Game> make_camelot(const VariantInfo& info, const camelot::Variant& variant,
                          std::string_view rules_text, std::string_view fen, Registers registers) {
  const Result<camelot::RuleSet> rule_set = camelot::parse_rule_set(rules_text, &variant);
  if (!rule_set) return Failure(rule_set.error());
  camelot::FenPosition start;
  if (!fen.empty()) {
    const auto parsed = camelot::parse_fen(fen, variant, camelot::effective(*rule_set, variant));
    if (!parsed) return Failure(parsed.error());
    start = *parsed;
  }
  return camelot::with_any_rules(registers, variant, *rule_set, [&](const auto& rules) {
    if (fen.empty()) start.position = rules.start();
    rules.settle(start.position);
    return game_of<camelot::Family<std::decay_t<decltype(rules)>>>(info, rules, start);
  });
}

Result<Game> make_camblam(const VariantInfo& info, std::string_view rules_text,
                          std::string_view fen) {
  const Result<camblam::RuleSet> rule_set = camblam::parse_rule_set(rules_text);
  if (!rule_set) return Failure(rule_set.error());
  const camblam::Rules rules(*rule_set);
  camblam::FenPosition start{rules.start(), 1};
  if (!fen.empty()) {
    const auto parsed = camblam::parse_fen(fen, *rule_set);
    if (!parsed) return Failure(parsed.error());
    start = *parsed;
  }
  return game_of<camblam::Family>(info, rules, start);
}

}  // namespace

const std::vector<VariantInfo>& catalog() {
  static const std::vector<VariantInfo> variants = describe_all();
  return variants;
}

const VariantInfo* find_variant(std::string_view name) {
  std::string id;
  for (const char c : name) id += c == ' ' ? '-' : small_letter(c);
  for (const VariantInfo& info : catalog()) {
    if (info.id == id) return &info;
  }
  return nullptr;
}

std::string known_variants() {
  std::string known;
  for (const VariantInfo& info : catalog()) known += (known.empty() ? "" : ", ") + info.id;
  return known;
}

Result<Game> make_game(std::string_view variant, std::string_view rules, std::string_view fen,
                       Registers registers) {
  const VariantInfo* const info = find_variant(variant);
  if (info == nullptr) {
    return Failure(Error{ErrorCode::unknown_name,
                         "there is no variant \"" + std::string(variant) + "\"", "variant",
                         "one of " + known_variants(), Subject::variant});
  }
  const camelot::Variant* const of_camelot = camelot::find_variant(info->id);
  if (of_camelot != nullptr) return make_camelot(*info, *of_camelot, rules, fen, registers);
  return make_camblam(*info, rules, fen);
}

}  // namespace camlann
