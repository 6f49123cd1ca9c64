#pragma once
// Matches between two players: varied openings, each played with both colours, on several threads,
// with an early end by SPRT. Called by `camlann match` and by the tests of strength. Blocking.

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "engine/player.hpp"
#include "rules/verdict.hpp"

namespace camlann {

/// Sequential probability ratio test (Wald 1945) of Elo differences: accept `elo1` or `elo0`.
struct Sprt {
  double elo0 = 0;
  double elo1 = 10;
  double alpha = 0.05;  // chance to accept elo1 where elo0 holds
  double beta = 0.05;   // chance to accept elo0 where elo1 holds
};

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
  int faults = 0;              // games lost so, counted above too
  std::array<int, 5> pairs{};  // finished pairs by points: 0, 1/2, 1, 1 1/2, 2

  [[nodiscard]] int games() const { return wins + draws + losses; }
};

/// Strength from finished pairs (the pentanomial model), errors for 95 %.
struct Estimate {
  double score = 0.5;  // share of the points
  double score_error = 0;
  double elo = 0;  // capped at +-1200
  double elo_error = 0;
  double llr = 0;  // of the SPRT asked for, else of its defaults
  double llr_lower = 0;
  double llr_upper = 0;
};
[[nodiscard]] Estimate estimate(const Tally& tally, const Sprt& sprt = {});

struct MatchResult {
  Tally tally;
  Estimate estimate;
  std::optional<bool> accepted;  // by the SPRT: elo1 (true), elo0 (false); nothing if open
};

/// Called from one thread at a time, in the order in which games end.
using OnMatchGame = std::function<void(const MatchGame&, const Tally&)>;

/// Ends early when `stop` is set; games then unfinished are not counted. An unknown variant, a game
/// that is over at its start, a ply limit within the opening, or a player that cannot be made is an
/// error.
[[nodiscard]] Result<MatchResult> play_match(const MatchOptions& options, const PlayerMaker& first,
                                             const PlayerMaker& second,
                                             const std::atomic<bool>& stop,
                                             const OnMatchGame& on_game = {});

}  // namespace camlann
