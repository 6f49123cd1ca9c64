#pragma once
// Matches between two players: varied openings, each played with both colours, on several threads,
// with an early end by SPRT. Called by `camlann match` and by the tests of strength. Blocking.

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "engine/match_statistics.hpp"
#include "engine/player.hpp"
#include "rules/verdict.hpp"

namespace camlann {

struct MatchOptions {
  std::string variant = "cam";
  std::string rules;       // empty: the default
  int games = 100;         // rounded up to pairs
  int opening_plies = 6;   // random legal plies before the players take over, fewer near the end
  std::uint64_t seed = 1;  // of the openings
  int ply_limit = 400;     // then a draw, opening included
  int threads = 2;         // games at a time
  std::optional<Sprt> sprt;
};

/// One game, as seen by the first player.
struct MatchGame {
  int number = 0;  // from 0; games 2n and 2n+1 share an opening
  bool first_is_white = true;
  int opening_plies = 0;
  std::vector<std::string> moves;  // as written, the opening included
  Verdict verdict{};               // running if the ply limit or a fault ended it
  std::string fault;               // what a player did wrong; he loses
  double score = 0;                // 1, 0.5 or 0
};

struct Tally {
  int wins = 0;
  int draws = 0;
  int losses = 0;
  int faults = 0;  // games lost so, counted above too
  PairCounts pairs{};

  [[nodiscard]] int games() const { return wins + draws + losses; }
};

struct MatchResult {
  Tally tally;
  Estimate estimate;
  double llr = 0;                // of the SPRT, if there was one
  std::optional<bool> accepted;  // by it: elo1 (true), elo0 (false); nothing if open
};

/// Called from one thread at a time, in the order of the games' numbers.
using OnMatchGame = std::function<void(const MatchGame&, const Tally&)>;

/// Games count in the order of their numbers, whenever they end: the result, and where a SPRT ends
/// the match, do not depend on `threads` if the players' moves do not. Ends early when `stop` is
/// set; the first game then unfinished and those behind it are not counted. An unknown variant, a
/// game that is over at its start, a ply limit within the opening, or a player that cannot be made
/// is an error.
[[nodiscard]] Result<MatchResult> play_match(const MatchOptions& options, const PlayerMaker& first,
                                             const PlayerMaker& second,
                                             const std::atomic<bool>& stop,
                                             const OnMatchGame& on_game = {});

}  // namespace camlann
