#pragma once
// Why a move is good or bad, in words, from the search: for anything that shows an analysis or a
// hint to people. Blocking: it searches up to four times within the limits given.

#include <atomic>
#include <optional>
#include <string>
#include <vector>

#include "engine/analyst.hpp"
#include "game/game.hpp"
#include "search/limits.hpp"

namespace camlann {

inline constexpr std::size_t most_reasons = 3;

struct Why {
  WrittenMove move;
  Score score = 0;  // for its player
  bool best = false;
  /// The weightiest first, each a verb and what belongs to it: "allows a charge that takes three".
  /// None where the search found neither a capture nor an end: the reasons are then of position.
  std::vector<std::string> reasons;
};

/// What to tell of a move: its reasons or, where there are none, that.
[[nodiscard]] std::vector<std::string> told(const Why& why);

/// Of the best move, and behind it of `move`, one of game.legal(), if that is there and another.
/// `known` is what a search has found here, best first: its best move is the one that is explained;
/// empty, and why() looks for it. Empty if the game is over or `stop` came, as reasons from half a
/// search would mislead. `analyst` as for Analyst::analyse(); `limits` hold for each search.
[[nodiscard]] std::vector<Why> why(const Game& game, const std::vector<Line>& known,
                                   std::optional<Move> move, Analyst& analyst, const Limits& limits,
                                   const std::atomic<bool>& stop);

}  // namespace camlann
