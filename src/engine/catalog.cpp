#include "engine/catalog.hpp"

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/cpu.hpp"
#include "base/result.hpp"
#include "engine/any_game.hpp"
#include "engine/camblam_family.hpp"
#include "engine/camelot_family.hpp"
#include "rules/options.hpp"

namespace camlann {

std::vector<VariantInfo> catalog() {
  std::vector<VariantInfo> variants = camelot_variants();
  variants.push_back(camblam_variant());
  return variants;
}

std::vector<OptionInfo> option_infos(const std::vector<OptionText>& options) {
  std::vector<OptionInfo> infos;
  infos.reserve(options.size());
  for (const OptionText& option : options) {
    infos.push_back({std::string(option.name),
                     {option.allowed.begin(), option.allowed.end()},
                     option.allowed.empty() ? option.most : 0});
  }
  return infos;
}

VariantInfo variant_info(const AnyGame& game) {
  std::vector<VariantInfo> variants = catalog();
  const auto found = std::find_if(variants.begin(), variants.end(), [&](const VariantInfo& info) {
    return info.id == game.variant();
  });
  return found == variants.end() ? VariantInfo{} : std::move(*found);
}

Result<std::unique_ptr<AnyGame>> make_game(std::string_view variant, std::string_view rules,
                                           std::string_view fen, Registers registers) {
  // One result after the other: those of the browser's compiler cannot be assigned.
  Result<std::unique_ptr<AnyGame>> camelot = make_camelot_game(variant, rules, fen, registers);
  if (!camelot || *camelot != nullptr) return camelot;
  Result<std::unique_ptr<AnyGame>> camblam = make_camblam_game(variant, rules, fen);
  if (!camblam || *camblam != nullptr) return camblam;
  std::string known;
  for (const VariantInfo& info : catalog()) known += (known.empty() ? "" : ", ") + info.id;
  return failure(ErrorCode::unknown_name, "there is no variant \"" + std::string(variant) + "\"",
                 "variant", "one of " + known);
}

}  // namespace camlann
