// One of two places that name every family; the other is engine/families.hpp.
#include "game/catalog.hpp"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/cpu.hpp"
#include "base/result.hpp"
#include "base/try.hpp"
#include "game/game.hpp"
#include "game/game_model.hpp"
#include "game/game_of.hpp"
#include "game/lesson_faults.hpp"
#include "game/own_words.hpp"
#include "game/portable_game.hpp"
#include "game/shipped_variants.hpp"
#include "games/camblam/family.hpp"
#include "games/camblam/fen.hpp"
#include "games/camblam/rule_set.hpp"
#include "games/camblam/rules.hpp"
#include "games/camelot/definition.hpp"
#include "games/camelot/family.hpp"
#include "games/camelot/fen.hpp"
#include "games/camelot/rule_set.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/variant.hpp"
#include "games/camelot/variant_name.hpp"
#include "rules/move.hpp"
#include "rules/own_words.hpp"
#include "rules/setup.hpp"
#include "rules/variant_info.hpp"

namespace camlann::inline v1 {
namespace {

const camelot::Definition& definition_of(const VariantInfo& info) {
  return *static_cast<const camelot::Definition*>(info.definition.get());
}

/// Returns nullptr for a variant of another family.
const camelot::Variant* camelot_variant(const VariantInfo& info) {
  if (info.definition != nullptr) return &definition_of(info).variant;
  return camelot::find_variant(info.id);
}

/// Returns an alias of the catalog's copy, for the reader of further definitions.
std::shared_ptr<const camelot::Definition> kept_definition(const VariantInfo& info) {
  return std::static_pointer_cast<const camelot::Definition>(info.definition);
}

/// The rules of a game as text, without the option that all games of two share.
struct SplitRules {
  std::string of_family;
  SwapRule swap = SwapRule::none;
};

/// Takes `swap=true` or `swap=false` out of the options behind the name of a rule set; without it,
/// the usual rules of the variant apply.
Result<SplitRules> split_rules(const VariantInfo& info, std::string_view text) {
  SplitRules split;
  if (info.swaps) split.swap = SwapRule::open;
  const std::string name = std::string(swap_word) + '=';
  bool first = true;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    const std::string_view part = text.substr(begin, end - begin);
    begin = end + 1;
    if (first || part.rfind(name, 0) != 0 || !info.turns_over) {
      if (!first) split.of_family += ',';
      split.of_family += part;
      first = false;
      continue;
    }
    const std::string_view value = part.substr(name.size());
    if (value != "true" && value != "false") {
      return Failure(Error{ErrorCode::unknown_name, "unknown value for a rule option",
                           std::string(part), std::string(swap_word) + " = false, true",
                           Subject::rules});
    }
    split.swap = value == "true" ? SwapRule::open : SwapRule::none;
  }
  return split;
}

template <class F, class Fen>
Game game_of(const VariantInfo& info, const typename F::Rules& rules, const Fen& start,
             SwapRule swap) {
  return {info, std::make_unique<GameOf<F>>(rules, start.position, start.move_number, swap)};
}

/// The family of Camelot for the functions below; `start` is empty for the array.
struct OfCamelot {
  using RuleSet = camelot::RuleSet;

  const VariantInfo& info;
  const camelot::Variant& variant;
  Registers registers = Registers::best;

  [[nodiscard]] Result<RuleSet> rules(std::string_view text) const {
    return camelot::parse_rule_set(text, &variant);
  }
  [[nodiscard]] Result<ReadSetup> read(std::string_view fen, const RuleSet& rules) const {
    return camelot::read_setup(fen, variant, camelot::effective(rules, variant));
  }
  [[nodiscard]] std::vector<SetupFault> faults(const Setup& setup, const RuleSet& rules) const {
    return camelot::faults_of(setup, variant, camelot::effective(rules, variant));
  }
  [[nodiscard]] std::string fen(const Setup& setup) const {
    return camelot::to_fen(setup, variant);
  }
  [[nodiscard]] Game game(const RuleSet& rule_set, const Setup* setup, SwapRule swap) const {
    return camelot::with_any_rules(registers, variant, rule_set, [&](const auto& rules) {
      auto start = setup != nullptr ? camelot::position_of(*setup, variant)
                                    : camelot::FenPosition{rules.start(), 1};
      rules.settle(start.position);
      return game_of<camelot::Family<std::decay_t<decltype(rules)>>>(info, rules, start, swap);
    });
  }
};

struct OfCamblam {
  using RuleSet = camblam::RuleSet;

  const VariantInfo& info;

  [[nodiscard]] static Result<RuleSet> rules(std::string_view text) {
    return camblam::parse_rule_set(text);
  }
  [[nodiscard]] static Result<ReadSetup> read(std::string_view fen, const RuleSet& /*rules*/) {
    return camblam::read_setup(fen);
  }
  [[nodiscard]] static std::vector<SetupFault> faults(const Setup& setup, const RuleSet& rules) {
    return camblam::faults_of(setup, rules);
  }
  [[nodiscard]] static std::string fen(const Setup& setup) { return camblam::to_fen(setup); }
  [[nodiscard]] Game game(const RuleSet& rule_set, const Setup* setup, SwapRule swap) const {
    const camblam::Rules rules(rule_set);
    return game_of<camblam::Family>(
        info, rules,
        setup != nullptr ? camblam::position_of(*setup) : camblam::FenPosition{rules.start(), 1},
        swap);
  }
};

/// Calls `with` for the family of a variant and returns its result.
template <class With>
auto with_family(const VariantInfo& info, Registers registers, With with) {
  const camelot::Variant* const of_camelot = camelot_variant(info);
  if (of_camelot != nullptr) return with(OfCamelot{info, *of_camelot, registers});
  return with(OfCamblam{info});
}

template <class Family>
Result<Game> start(const Family& family, std::string_view rules_text, std::string_view fen) {
  TRY(const auto split, split_rules(family.info, rules_text));
  TRY(const auto rules, family.rules(split.of_family));
  if (fen.empty()) return family.game(rules, nullptr, split.swap);
  TRY(const auto read, family.read(fen, rules));
  const std::vector<SetupFault> faults = family.faults(read.setup, rules);
  if (!faults.empty()) return Failure(error_of(faults.front(), read));
  return family.game(rules, &read.setup, split.swap);
}

}  // namespace

Catalog::Catalog() {
  for (const camelot::Variant& variant : camelot::variants()) {
    variants_.push_back(camelot::describe(variant));
  }
  variants_.push_back(camblam::describe());
  static_cast<void>(add(shipped_variants(), "data/variants"));  // a test checks these
  text_.clear();
  added_ = 0;
}

Result<void> Catalog::add(std::string_view definitions, std::string_view file) {
  const auto too_many = [&](std::string what, std::size_t most) {
    return failure(ErrorCode::syntax, "the files of variants have too many " + what + " together",
                   std::string(file), std::to_string(most) + " at most");
  };
  if (!text_.empty() && text_.size() + definitions.size() >= camelot::most_definition_bytes) {
    return too_many("bytes", camelot::most_definition_bytes);
  }
  camelot::Definitions known;
  for (const VariantInfo& info : variants_) {
    if (info.definition != nullptr) known.push_back(kept_definition(info));
  }
  const auto taken = [this](std::string_view name) -> std::optional<std::string> {
    for (const VariantInfo& info : variants_) {
      if (camelot::look_alike(info.id, name) || camelot::look_alike(info.name, name)) {
        return info.id == variant_id(name) ? std::string(name) : info.name;
      }
    }
    return std::nullopt;
  };
  const auto in_file = [file](Error error) {
    error.where = std::string(file) + ':' + error.where;
    return Failure(std::move(error));
  };
  auto made = camelot::read_definitions(definitions, known, taken);
  if (!made) return in_file(made.error());
  if (added_ + made->size() > camelot::most_defined_variants) {
    return too_many("variants", camelot::most_defined_variants);
  }
  std::vector<VariantInfo> described;
  for (const auto& definition : *made) {
    VariantInfo& info = described.emplace_back(camelot::describe(definition->variant));
    info.definition = definition;
    if (auto error = fault_of_lessons(info, *definition->own)) return in_file(std::move(*error));
  }
  added_ += made->size();
  for (VariantInfo& info : described) variants_.push_back(std::move(info));
  text_ += definitions;
  if (!text_.empty() && text_.back() != '\n') text_ += '\n';
  return {};
}

const OwnWords* own_words(const VariantInfo& variant) {
  if (variant.definition == nullptr) return nullptr;
  const OwnWords& words = definition_of(variant).own->words;
  return words.empty() ? nullptr : &words;
}

const VariantInfo* Catalog::find(std::string_view name) const {
  const std::string id = variant_id(name);
  const auto found = std::find_if(variants_.begin(), variants_.end(), [&](const VariantInfo& one) {
    return one.id == id || variant_id(one.name) == id;
  });
  return found == variants_.end() ? nullptr : &*found;
}

std::string Catalog::ids() const {
  std::string ids;
  for (const VariantInfo& info : variants_) ids += (ids.empty() ? "" : ", ") + info.id;
  return ids;
}

Error Catalog::unknown(std::string_view name) const {
  return {ErrorCode::unknown_name, "there is no variant \"" + std::string(name) + "\"", "variant",
          "one of " + ids(), Subject::variant};
}

Result<Game> Catalog::make_game(std::string_view variant, std::string_view rules,
                                std::string_view fen) const {
  const VariantInfo* const info = find(variant);
  if (info == nullptr) return Failure(unknown(variant));
  return camlann::make_game(*info, rules, fen);
}

const Catalog& catalog() {
  static const Catalog built_in;
  return built_in;
}

const VariantInfo* find_variant(std::string_view name) {
  return catalog().find(name);
}

Result<Game> make_game(const VariantInfo& variant, std::string_view rules, std::string_view fen) {
  return with_family(variant, Registers::best,
                     [&](const auto& family) { return start(family, rules, fen); });
}

Result<Game> make_game(std::string_view variant, std::string_view rules, std::string_view fen) {
  return catalog().make_game(variant, rules, fen);
}

Result<Setup> read_setup(const VariantInfo& variant, std::string_view fen) {
  return with_family(variant, Registers::best, [&](const auto& family) -> Result<Setup> {
    TRY(const auto rules, family.rules({}));
    TRY(const auto read, family.read(fen, rules));
    return read.setup;
  });
}

Result<Judged> judge(const VariantInfo& variant, std::string_view rules_text, const Setup& setup) {
  return with_family(variant, Registers::best, [&](const auto& family) -> Result<Judged> {
    TRY(const auto split, split_rules(family.info, rules_text));
    TRY(const auto rules, family.rules(split.of_family));
    std::vector<SetupFault> faults = family.faults(setup, rules);
    if (!faults.empty()) return Judged{family.fen(setup), std::move(faults), std::nullopt};
    Game game = family.game(rules, &setup, split.swap);
    std::string fen = game.fen();
    return Judged{std::move(fen), {}, std::move(game)};
  });
}

}  // namespace camlann::inline v1

namespace camlann {

Result<Game> make_portable_game(const VariantInfo& variant) {
  return with_family(variant, Registers::portable,
                     [](const auto& family) { return start(family, {}, {}); });
}

}  // namespace camlann
