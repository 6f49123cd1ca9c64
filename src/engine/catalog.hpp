#pragma once
// Every variant that the program knows, and the way to a game of it.

#include <memory>
#include <optional>
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

/// A place at the board, as people and protocols name it.
struct SeatInfo {
  char letter = 0;  // of the seat everywhere: w, R
  std::string name;
  int side = 0;                     // seats of one side win together
  std::string men;                  // their FEN letters, in the order of VariantInfo::men
  std::vector<std::string> castle;  // where games have castles
  std::vector<std::string> goal;    // castle squares to be reached
};

struct VariantInfo {
  std::string id;
  std::string name;
  std::vector<SeatInfo> seating;  // in turn order
  bool hexagons = false;          // else squares; doc/protocol/core.md says how they are named
  int files = 0;
  int ranks = 0;                     // the number of the last one
  std::vector<std::string> squares;  // of the lowest rank first, in square order
  std::string array;                 // FEN
  std::string family;                // "camelot": what names men and draws them
  std::vector<std::string> notes;    // what players have to be told of the game's sources
  std::vector<std::pair<char, std::string>> men;  // small FEN letter and name, the least first
  std::vector<OptionInfo> options;
  std::vector<RuleSetInfo> rule_sets;
};

/// What a family tells of its options.
[[nodiscard]] std::vector<OptionInfo> option_infos(const std::vector<OptionText>& options);

/// In the order in which they are shown.
[[nodiscard]] std::vector<VariantInfo> catalog();

/// Of the variant that a game is of.
[[nodiscard]] VariantInfo variant_info(const AnyGame& game);

/// `variant` by id or display name; `rules` and `fen` empty for the defaults. `registers` other
/// than the best are for tests and measurements.
[[nodiscard]] Result<std::unique_ptr<AnyGame>> make_game(std::string_view variant,
                                                         std::string_view rules = {},
                                                         std::string_view fen = {},
                                                         Registers registers = Registers::best);

}  // namespace camlann
