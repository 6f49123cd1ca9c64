#pragma once
// Every variant that the program knows, and the way to a game of it.

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/cpu.hpp"
#include "base/result.hpp"
#include "engine/any_game.hpp"
#include "rules/options.hpp"

namespace camlann {

struct RuleSetInfo {
  std::string id;
  std::string name;
  bool offered = false;  // whether the page offers it for this variant
  std::vector<std::pair<std::string, std::string>> options;
};

/// A switch of the rule sets of a variant.
struct OptionInfo {
  std::string name;
  std::vector<std::string> values;  // none: a number from 0 to `most`
  int most = 0;
};

struct VariantInfo {
  std::string id;
  std::string name;
  int seats = 2;
  int files = 0;
  int ranks = 0;
  std::vector<std::string> squares;               // in square order: rank 1 first
  std::vector<std::vector<std::string>> castles;  // by seat
  std::string array;                              // FEN
  std::string family;                             // "camelot": what names men and draws them
  std::string note;  // what players have to be told of the game's sources; mostly empty
  std::vector<std::pair<char, std::string>> men;  // small FEN letter and name, the least first
  std::vector<OptionInfo> options;
  std::vector<RuleSetInfo> rule_sets;
};

/// What a family tells of its options.
[[nodiscard]] std::vector<OptionInfo> option_infos(const std::vector<OptionText>& options);

/// In the order in which they are shown.
[[nodiscard]] std::vector<VariantInfo> catalog();

/// `variant` by id or display name; `rules` and `fen` empty for the defaults. `registers` other
/// than the best are for tests and measurements.
[[nodiscard]] Result<std::unique_ptr<AnyGame>> make_game(std::string_view variant,
                                                         std::string_view rules = {},
                                                         std::string_view fen = {},
                                                         Registers registers = Registers::best);

}  // namespace camlann
