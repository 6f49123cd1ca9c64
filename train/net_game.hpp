#pragma once
// Self-play for networks, with the evaluation that plays. Knows no game.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <memory>
#include <string>
#include <utility>

#include "base/random.hpp"
#include "base/result.hpp"
#include "base/square_set.hpp"
#include "games.hpp"
#include "nn/network.hpp"
#include "nn/sums.hpp"
#include "played.hpp"
#include "rules/move_list.hpp"
#include "rules/verdict.hpp"
#include "search/evaluation.hpp"
#include "search/node.hpp"
#include "search/score.hpp"
#include "units.hpp"

namespace camlann::train {

struct NetOptions {
  std::string variant = "cam";
  std::string directory;
  int units = 20;
  int games = 500;  // a unit
  std::uint64_t nodes = 600;
  std::uint64_t seed = 1;
  std::string network;  // the file of the network that plays; empty: the hand-written evaluation
};

/// The evaluation that plays, and how it is called in the head of a unit.
struct NamedNetwork {
  std::string name = "hand";
  std::shared_ptr<const nn::Network> network;
};

/// A game that networks are made for; camelot_net_game.hpp and camblam_net_game.hpp model it.
struct NetSubject {
  SquareSet squares;  // of the board
  std::size_t kinds = 0;
  std::size_t men = 0;  // of both sides in the array
  std::string rules;    // the rule set
  std::function<Result<void>(const nn::Network&)> fits;
};

/// Returns the men as a position of self-play has them.
template <std::size_t Sets>
[[nodiscard]] nn::Placement<nn::most_kinds> placed_men(const std::array<SquareSet, Sets>& men) {
  nn::Placement<nn::most_kinds> placed;
  std::copy(men.begin(), men.end(), placed.begin());
  return placed;
}

/// Plays a game to its end, or to the first proved win or loss. Now and then the move is random:
/// the result says nothing of the positions before it.
template <class G>
[[nodiscard]] ScoredGame scored_game(BoardOf<G> board, Thinker<G>& player, std::uint64_t nodes,
                                     Random& random) {
  constexpr std::uint32_t plies_to_random = 40;  // on average
  ScoredGame game;
  std::size_t last_random = 0;
  player.new_game();
  while (goes_on<G>(board)) {
    const auto& pos = board.position();
    const bool white = pos.seat() == Seat::white;
    const Line line = player.think(board, nodes);
    if (is_sure(line.score)) {
      game.half_points = (line.score > 0) == white ? 2 : 0;
      break;
    }
    // A static evaluation makes sense only here: the best move takes nothing, and nothing is
    // forced.
    if (is_quiet(line.moves.front()) && !G::forced(board.rules(), pos)) {
      game.positions.push_back(
          {placed_men(placement_of(pos)), white, true, static_cast<std::int16_t>(line.score)});
    }
    Move move = line.moves.front();
    if (random.below(plies_to_random) == 0) {
      MoveList moves;
      board.legal(moves);
      move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
      last_random = game.positions.size();
    }
    board.play(move);
  }
  if (board.verdict().over()) {
    game.half_points = static_cast<std::uint8_t>(2 * points_of(board.verdict()));
  }
  for (std::size_t i = 0; i < last_random; ++i) game.positions[i].counts_result = false;
  return game;
}

[[nodiscard]] inline std::string head_of(const NetOptions& options, const std::string& player) {
  return "camlann scored positions 1: " + options.variant + ", " + std::to_string(options.games) +
         " games of " + std::to_string(options.nodes) + " nodes a move, seed " +
         std::to_string(options.seed) + ", " + player;
}

/// Plays the units that are missing in the directory.
template <class G>
[[nodiscard]] Result<void> play_units(const G& game, std::size_t kinds, const NetOptions& options) {
  const auto make = [&](int unit, const StillAlive& alive) {
    Random random(Random(options.seed)() + static_cast<std::uint32_t>(unit));
    Thinker<G> player(game, game.evaluation());
    std::string bytes;
    for (int number = 0; number < options.games; ++number) {
      const BoardOf<G> start =
          opening(game, unit * options.games + number, player, random, G::most_lead);
      write(scored_game<G>(start, player, options.nodes, random), kinds, bytes);
      alive();
    }
    std::fprintf(stderr, "unit %d of %d is done\n", unit + 1, options.units);
    return bytes;
  };
  return make_units({options.directory, "scored-" + options.variant, options.units,
                     head_of(options, game.name()), ".bin"},
                    make);
}

}  // namespace camlann::train
