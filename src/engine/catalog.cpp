#include "engine/catalog.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
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

std::optional<Error> computer_refusal(const AnyGame& game) {
  if (game.computer_plays()) return std::nullopt;
  std::string known;
  for (const VariantInfo& info : catalog()) {
    if (info.computer) known += (known.empty() ? "" : ", ") + info.id;
  }
  return Error{ErrorCode::unknown_name,
               "the computer does not play " + std::string(game.variant()) + " yet", "variant",
               "one of " + known + "; persons can play it among themselves"};
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
