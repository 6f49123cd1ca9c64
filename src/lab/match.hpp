#pragma once
// Matches between two players: varied openings, each played with both seatings, on several threads,
// with an early end by SPRT. Called by `camlann match` and by the tests of strength. Blocking.

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "lab/adjudication.hpp"
#include "lab/match_clock.hpp"
#include "lab/match_statistics.hpp"
#include "lab/opening_book.hpp"
#include "lab/player.hpp"
#include "rules/verdict.hpp"

namespace camlann {

/// One game, from the view of the first player.
struct MatchGame {
  int number = 0;          // from 0; games 2n and 2n+1 share an opening
  std::vector<int> seats;  // in turn order, player 1 or 2
  std::string rules;       // if those of the match leave an option to chance
  int opening_plies = 0;
  std::vector<std::string> moves;            // in notation, the opening included
  Reason reason{};                           // running if it did not end on the board
  std::optional<Fault> fault;                // of the losing player
  std::optional<Adjudication> adjudication;  // if the players' scores ended it
  std::array<Overruns, 2> overruns{};        // by player
  double score = 0;                          // 1, 0.5 or 0
};

using FaultCounts = std::array<int, fault_kinds>;  // by FaultKind

struct MatchOptions {
  const Catalog* known = &catalog();  // includes the variant
  std::string variant = "cam";
  std::string rules;                // empty: the default; may leave an option to chance
  int games = 100;                  // rounded up to pairs
  std::optional<OpeningBook> book;  // of this variant and these rules
  int opening_plies = 6;   // without a book: random legal plies before the players take over
  std::uint64_t seed = 1;  // of the openings
  int ply_limit = 400;     // a draw at this ply, opening included
  int threads = 2;         // games at a time
  std::array<std::optional<MatchTime>, 2> times{};  // by player, for those with a clock
  std::chrono::milliseconds margin{1000};           // over the clock, before the game is lost
  std::optional<ResignRule> resign;                 // for games of two sides
  std::optional<DrawRule> draw;
  std::optional<Sprt> sprt;
  std::vector<MatchGame> played;  // earlier games of this match: counted, not played again
};

struct Tally {
  int wins = 0;
  int draws = 0;
  int losses = 0;
  std::array<FaultCounts, 2> faults{};  // by player; games lost by a fault, also counted above
  std::array<Overruns, 2> overruns{};   // by player
  PairCounts pairs{};

  [[nodiscard]] int games() const { return wins + draws + losses; }
};

struct MatchResult {
  Tally tally;
  Estimate estimate;
  double llr = 0;                // of the SPRT, if any
  std::optional<bool> accepted;  // by the SPRT: elo1 (true), elo0 (false); nothing if open
};

/// Callbacks for the games; called from one thread at a time.
struct MatchWatcher {
  /// Called when a game has ended.
  std::function<void(const MatchGame&)> ended;
  /// Called when a game counts, in the order of the games' numbers.
  std::function<void(const MatchGame&, const Tally&)> counted;
};

/// Plays a match. Games count in the order of their numbers, not of their ends: the result, and the
/// game at which an SPRT ends the match, do not depend on `threads` if the players' moves do not.
/// Ends early when `stop` is set; then the first unfinished game and those after it do not count.
/// Returns an error for an unknown variant, a game that is over at its start, a ply limit within
/// the opening, a rule for resignations among three, or a player that cannot be created.
[[nodiscard]] Result<MatchResult> play_match(const MatchOptions& options, const PlayerMaker& first,
                                             const PlayerMaker& second,
                                             const std::atomic<bool>& stop,
                                             const MatchWatcher& watcher = {});

}  // namespace camlann
