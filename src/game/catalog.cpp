// One of the two places that name every family; the other is engine/families.hpp.
#include "game/catalog.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
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
#include "rules/setup.hpp"
#include "rules/variant_info.hpp"

namespace camlann::inline v0_2 {
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

/// The family of Camelot as the functions below need it; `start` empty for the array.
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
  [[nodiscard]] Game game(const RuleSet& rule_set, const Setup* setup) const {
    return camelot::with_any_rules(registers, variant, rule_set, [&](const auto& rules) {
      auto start = setup != nullptr ? camelot::position_of(*setup, variant)
                                    : camelot::FenPosition{rules.start(), 1};
      rules.settle(start.position);
      return game_of<camelot::Family<std::decay_t<decltype(rules)>>>(info, rules, start);
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
  [[nodiscard]] Game game(const RuleSet& rule_set, const Setup* setup) const {
    const camblam::Rules rules(rule_set);
    return game_of<camblam::Family>(
        info, rules,
        setup != nullptr ? camblam::position_of(*setup) : camblam::FenPosition{rules.start(), 1});
  }
};

/// What `with` answers of the family of a variant.
template <class With>
auto with_family(const VariantInfo& info, Registers registers, With with) {
  const camelot::Variant* const of_camelot = camelot::find_variant(info.id);
  if (of_camelot != nullptr) return with(OfCamelot{info, *of_camelot, registers});
  return with(OfCamblam{info});
}

template <class Family>
Result<Game> start(const Family& family, std::string_view rules_text, std::string_view fen) {
  const auto rules = family.rules(rules_text);
  if (!rules) return Failure(rules.error());
  if (fen.empty()) return family.game(*rules, nullptr);
  const Result<ReadSetup> read = family.read(fen, *rules);
  if (!read) return Failure(read.error());
  const std::vector<SetupFault> faults = family.faults(read->setup, *rules);
  if (!faults.empty()) return Failure(error_of(faults.front(), *read));
  return family.game(*rules, &read->setup);
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

Error unknown_variant(std::string_view name) {
  return {ErrorCode::unknown_name, "there is no variant \"" + std::string(name) + "\"", "variant",
          "one of " + known_variants(), Subject::variant};
}

Result<Game> make_game(std::string_view variant, std::string_view rules, std::string_view fen,
                       Registers registers) {
  const VariantInfo* const info = find_variant(variant);
  if (info == nullptr) {
    return Failure(unknown_variant(variant));
  }
  return with_family(*info, registers,
                     [&](const auto& family) { return start(family, rules, fen); });
}

Result<Setup> read_setup(const VariantInfo& variant, std::string_view fen) {
  return with_family(variant, Registers::best, [&](const auto& family) -> Result<Setup> {
    const auto rules = family.rules({});
    if (!rules) return Failure(rules.error());
    const Result<ReadSetup> read = family.read(fen, *rules);
    if (!read) return Failure(read.error());
    return read->setup;
  });
}

Result<Judged> judge(const VariantInfo& variant, std::string_view rules_text, const Setup& setup) {
  return with_family(variant, Registers::best, [&](const auto& family) -> Result<Judged> {
    const auto rules = family.rules(rules_text);
    if (!rules) return Failure(rules.error());
    std::vector<SetupFault> faults = family.faults(setup, *rules);
    if (!faults.empty()) return Judged{family.fen(setup), std::move(faults), std::nullopt};
    Game game = family.game(*rules, &setup);
    std::string fen = game.fen();
    return Judged{std::move(fen), {}, std::move(game)};
  });
}

}  // namespace camlann::inline v0_2
