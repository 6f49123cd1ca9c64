#pragma once
// The players of `camlann match`, from the texts of --engine: built-in players, and UGI programs
// with separate limits and options.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "cli/ugi_player.hpp"
#include "game/game.hpp"
#include "lab/match_clock.hpp"
#include "lab/player.hpp"

namespace camlann::cli {

struct MatchPlayer {
  std::string name;
  PlayerMaker make;
  std::optional<MatchTime> time;
};

/// The settings of UGI programs without separate ones.
struct ProgramSettings {
  UgiLimit limit;
  std::optional<MatchTime> time;
  std::vector<UgiOption> options;
};

/// Makes a player of a text:
/// - `cmd=./prog --flag,name=New,tc=10+0.1,depth=8,option.Hash=64`: a UGI program, its arguments
///   and separate settings;
/// - `./prog --flag`: a text with a slash, unless that is in a value, is a program alone;
/// - a built-in player of parse_player().
/// Plays `game`.
[[nodiscard]] Result<MatchPlayer> match_player(const std::string& text, const Game& game,
                                               const ProgramSettings& settings);

/// Reads "Hash=64".
[[nodiscard]] Result<UgiOption> read_ugi_option(std::string_view text, std::string_view where);

}  // namespace camlann::cli
