#pragma once
// Units of positions with the results of their games: what self-play writes and the fit reads
// (doc/tuning.md). Knows no game.

#include <string>
#include <vector>

#include "base/result.hpp"
#include "units.hpp"

namespace camlann::train {

struct PlayedGame {
  double points = 0.5;  // White's: 1, 0.5, 0
  std::vector<std::string> fens;
};

[[nodiscard]] std::string to_lines(const std::vector<PlayedGame>& games);
/// Refused, with file and line: anything that to_lines() does not write.
[[nodiscard]] Result<std::vector<PlayedGame>> games_of(const Unit& unit);

}  // namespace camlann::train
