#pragma once
// Explains in words why a move is good or bad, from the search: for displays of an analysis or a
// hint. Blocking: it searches up to six times within the given limits.

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

namespace camlann::inline v1 {

struct Why {
  WrittenMove move;
  Score score = 0;  // for its player
  /// One to three verb phrases, the most important first: "allows a charge that takes three".
  std::vector<std::string> reasons;
};

struct Whys {
  Why best;
  std::optional<Why> asked;  // of `move`, if it is not the best one
};

/// Explains the best move, then `move`, which must be in game.legal(). `known` is the result of an
/// earlier search here, best line first: its best move is the one explained; if empty, why()
/// searches. Returns nothing if the game is over or `stop` was set, because reasons from half a
/// search would mislead. `analyst` as for Analyst::analyse(); `limits` apply to each search.
[[nodiscard]] std::optional<Whys> why(const Game& game, const std::vector<Line>& known,
                                      std::optional<Move> move, Analyst& analyst,
                                      const Limits& limits = one_second,
                                      const std::atomic<bool>& stop = never_stopped);

}  // namespace camlann::inline v1
