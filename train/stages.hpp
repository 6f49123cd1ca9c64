#pragma once
// The stages of tuning, for any game: self-play, fit, match. Called by tune.cpp.

#include <cstdint>
#include <cstdio>
#include <string>
#include <utility>
#include <vector>

#include "fit.hpp"
#include "games.hpp"
#include "lab/match.hpp"
#include "positions.hpp"
#include "search/node.hpp"
#include "tuned_game.hpp"
#include "units.hpp"

namespace camlann::train {

struct Options {
  std::string variant = "cam";
  std::string directory;
  std::string also;               // fit: another directory with positions
  std::string out;                // fit: the file of weights
  std::string weights = "tuned";  // self-play: weights of both players
  std::string first = "tuned";
  std::string second = "hand";
  int units = 20;
  int games = 100;  // a unit; in a match rounded up to pairs
  std::uint64_t nodes = 500;
  std::uint64_t seed = 1;
  double freedom = 1;  // fit: by which the game's deviations are multiplied
};

/// Weights and how they are called in the head of a unit.
struct NamedWeights {
  std::string name;
  Row row;
};

/// The terms that count.
[[nodiscard]] std::vector<std::pair<std::uint16_t, float>> sparse(const Row& terms);

/// A line "W D L  P0 P1 P2 P3 P4", and the sum of those of all units, which must hold nothing else.
[[nodiscard]] std::string to_line(const Tally& tally);
[[nodiscard]] Result<Tally> sum_of_tallies(const std::vector<Unit>& units);

[[nodiscard]] inline Random dice(const Options& options, int unit) {
  constexpr std::uint64_t apart = 0x9E3779B97F4A7C15;
  return Random(options.seed * apart + static_cast<std::uint32_t>(unit));
}

[[nodiscard]] inline std::string settings_text(const Options& options) {
  return options.variant + ", " + std::to_string(options.games) + " games of " +
         std::to_string(options.nodes) + " nodes a move, seed " + std::to_string(options.seed);
}

/// True if a static evaluation makes sense here: nothing is forced, and the best move takes nothing
/// and does not end the game.
template <TunedGame G>
[[nodiscard]] bool is_calm(const G& game, const typename G::Rules::Position& pos,
                           const Line& line) {
  return is_quiet(line.moves.front()) && !is_sure(line.score) && !game.rules().must_capture(pos) &&
         !in_check(game.rules(), pos);
}

template <TunedGame G>
[[nodiscard]] PlayedGame self_play_game(const G& game, BoardOf<G> board, Player<G>& player,
                                        std::uint64_t nodes) {
  PlayedGame played;
  player.new_game();
  while (goes_on<G>(board)) {
    const Line line = player.think(board, nodes);
    if (is_calm(game, board.position(), line)) played.fens.push_back(game.fen(board.position()));
    board.play(line.moves.front());
  }
  played.points = points_of(board.verdict());
  return played;
}

/// Calm positions of games that the weights play against themselves.
template <TunedGame G>
[[nodiscard]] Result<void> self_play(const G& game, const Options& options,
                                     const NamedWeights& weights) {
  const auto make = [&](int unit, const StillAlive& alive) {
    Random random = dice(options, unit);
    Player<G> judge(game, game.hand_set());
    Player<G> player(game, weights.row);
    std::vector<PlayedGame> games;
    for (int number = 0; number < options.games; ++number) {
      const BoardOf<G> start = opening(game, number, judge, random);
      games.push_back(self_play_game(game, start, player, options.nodes));
      alive();
    }
    std::fprintf(stderr, "unit %d of %d is done\n", unit + 1, options.units);
    return to_lines(games);
  };
  const UnitPlan plan{options.directory, "positions-" + options.variant, options.units,
                      "camlann positions 1: " + settings_text(options) + ", " + weights.name};
  return make_units(plan, make);
}

/// Reads the games that self-play wrote to the directory, and to the other one if given.
template <TunedGame G>
[[nodiscard]] Result<std::vector<Sample>> read_samples(const G& game, const Options& options) {
  const std::string stem = "positions-" + options.variant + "-";
  auto units = read_units(options.directory, stem);
  if (!units) return Failure(units.error());
  if (!options.also.empty()) {
    const auto more = read_units(options.also, stem);
    if (!more) return Failure(more.error());
    units->insert(units->end(), more->begin(), more->end());
  }
  std::vector<Sample> samples;
  int number = 0;
  for (const Unit& unit : *units) {
    const auto games = games_of(unit);
    if (!games) return Failure(games.error());
    for (const PlayedGame& played : *games) {
      for (const std::string& fen : played.fens) {
        const auto position = game.position(fen);
        if (!position) {
          return failure(position.error().code, position.error().what, unit.path + ": " + fen);
        }
        samples.push_back({sparse(game.terms(*position)), played.points, number});
      }
      ++number;
    }
  }
  return samples;
}

/// Plays both games of each opening, and returns the tally once all units are complete.
template <TunedGame G>
[[nodiscard]] Result<Tally> match(const G& game, const Options& options, const NamedWeights& first,
                                  const NamedWeights& second) {
  const auto make = [&](int unit, const StillAlive& alive) {
    Random random = dice(options, unit);
    Player<G> judge(game, game.hand_set());
    Player<G> one(game, first.row);
    Player<G> two(game, second.row);
    Tally tally;
    for (int pair = 0; pair < (options.games + 1) / 2; ++pair) {
      const BoardOf<G> start = opening(game, pair, judge, random);
      double sum = 0;
      for (const bool one_is_white : {true, false}) {
        BoardOf<G> board = start;
        one.new_game();
        two.new_game();
        while (goes_on<G>(board)) {
          const bool ones_turn = (board.position().seat() == Seat::white) == one_is_white;
          board.play((ones_turn ? one : two).think(board, options.nodes).moves.front());
        }
        const double white = points_of(board.verdict());
        const double points = one_is_white ? white : 1 - white;
        ++(points == 1 ? tally.wins : points == 0 ? tally.losses : tally.draws);
        sum += points;
      }
      ++tally.pairs[static_cast<std::size_t>(2 * sum)];
      alive();
    }
    return to_line(tally);
  };
  const UnitPlan plan{options.directory, "match-" + options.variant, options.units,
                      "camlann match of weights 1: " + settings_text(options) + ", " + first.name +
                          " against " + second.name};
  if (auto made = make_units(plan, make); !made) return Failure(made.error());
  const auto units = read_units(options.directory, plan.stem + "-");
  if (!units) return Failure(units.error());
  return sum_of_tallies(*units);
}

}  // namespace camlann::train
