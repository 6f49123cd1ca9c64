#pragma once
// The limits of a search, and its reports. Plain values, shared by every game.

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "rules/move.hpp"
#include "search/score.hpp"

namespace camlann::inline v1 {

/// The clock of the side to move.
struct Clock {
  std::chrono::milliseconds remaining{0};
  std::chrono::milliseconds increment{0};  // added after each move
  int moves_to_go = 0;                     // until more time is added; 0: for the rest of the game
};

/// The first limit reached ends the search. Without limits it runs until stopped.
struct Limits {
  std::optional<std::chrono::milliseconds> movetime = std::nullopt;
  std::optional<Clock> clock = std::nullopt;
  int depth = 0;                            // plies; 0: no limit
  std::uint64_t nodes = 0;                  // 0: no limit
  bool infinite = false;                    // ignore the other limits, and do not end before `stop`
  int lines = 1;                            // best moves to report, each with its variation
  std::optional<Move> only = std::nullopt;  // search only this legal move
};

/// The limits of functions that are called without any.
inline constexpr Limits one_second{.movetime = std::chrono::milliseconds(1000)};

/// Never set: stops nothing, for functions that are called without a `stop`.
inline const std::atomic<bool> never_stopped{false};

/// Returns these limits divided by `parts`; a depth limit is kept.
[[nodiscard]] inline Limits part_of(Limits limits, int parts) {
  if (parts <= 1) return limits;
  if (limits.nodes != 0) {
    limits.nodes = std::max<std::uint64_t>(1, limits.nodes / static_cast<std::uint64_t>(parts));
  }
  if (limits.movetime) {
    limits.movetime = std::max(std::chrono::milliseconds(1), *limits.movetime / parts);
  }
  return limits;
}

/// A variation from the root position. `score` is for the side to move there.
struct Line {
  Score score = 0;
  int depth = 0;
  std::vector<Move> moves;  // each valid in the position before it; empty only if none is legal
};

/// The state of the search after an iteration; the last one is the result.
struct Info {
  std::vector<Line> lines;  // best first
  int depth = 0;            // of the last finished iteration
  std::uint64_t nodes = 0;
  std::chrono::milliseconds time{0};
  int table_permille = 0;  // share of the transposition table in use
};

/// Makes a search play like a weaker human. All zero: full strength.
struct Handicap {
  int noise = 0;         // error of judgement, in hundredths of a man
  int sight = 0;         // longest capture seen, by length_of_capture(); 0: any
  int carelessness = 0;  // percentage of turns on which it sees no capture ahead
  int gentle_plies = 0;  // of a game from the array in which it makes no move that ends it

  [[nodiscard]] bool operator==(const Handicap&) const = default;
};

using OnInfo = std::function<void(const Info&)>;

}  // namespace camlann::inline v1
