#pragma once
// Why a move is good or bad, in words, from the search: for anything that shows an analysis or a
// hint to people. Blocking: it searches up to six times within the limits given.

#include <atomic>
#include <optional>
#include <string>
#include <vector>

#include "engine/analyst.hpp"
#include "game/game.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"
#include "search/limits.hpp"
#include "search/score.hpp"

namespace camlann::inline v0_2 {

struct Why {
  WrittenMove move;
  Score score = 0;  // for its player
  /// At most three and at least one, the weightiest first, each a verb and what belongs to it:
  /// "allows a charge that takes three".
  std::vector<std::string> reasons;
};

struct Whys {
  Why best;
  std::optional<Why> asked;  // if another move was asked about
};

/// Of the best move, and of `move`, one of game.legal(). `known` is what a search has found here,
/// best first: its best move is the one that is explained; empty, and why() looks for it. Nothing
/// if the game is over or `stop` came, as reasons from half a search would mislead. `analyst` as
/// for Analyst::analyse(); `limits` hold for each search.
[[nodiscard]] std::optional<Whys> why(const Game& game, const std::vector<Line>& known,
                                      std::optional<Move> move, Analyst& analyst,
                                      const Limits& limits, const std::atomic<bool>& stop);

}  // namespace camlann::inline v0_2
