#pragma once
// Self-play for networks: any game of the Camelot family for two, with the evaluation that plays.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <utility>

#include "base/random.hpp"
#include "base/result.hpp"
#include "games.hpp"
#include "games/camelot/leaf_judge.hpp"
#include "games/camelot/orderer.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/rules.hpp"
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

/// R: the rules, compiled for some registers.
template <class R>
class NetGame {
 public:
  using Rules = R;
  using Evaluation = camlann::Evaluation<camelot::LeafJudge, camelot::Orderer>;

  NetGame(const R& rules, NamedNetwork plays) : rules_(rules), plays_(std::move(plays)) {}

  [[nodiscard]] const R& rules() const { return rules_; }
  [[nodiscard]] camelot::Position start(int) const { return rules_.start(); }
  [[nodiscard]] Evaluation evaluation() const {
    const camelot::Variant& variant = rules_.variant();
    return {camelot::LeafJudge(variant, plays_.network),
            camelot::Orderer(rules_, *variant.weights)};
  }
  [[nodiscard]] const std::string& name() const { return plays_.name; }

 private:
  R rules_;
  NamedNetwork plays_;
};

/// True if a static evaluation makes sense here: nothing is forced, and the best move takes
/// nothing.
template <class R>
[[nodiscard]] bool is_calm_for(const R& rules, const typename R::Position& pos, Move best) {
  return is_quiet(best) && !rules.must_capture(pos);
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
    const camelot::Position& pos = board.position();
    const bool white = pos.turn == Seat::white;
    const Line line = player.think(board, nodes);
    if (is_sure(line.score)) {
      game.half_points = (line.score > 0) == white ? 2 : 0;
      break;
    }
    if (is_calm_for(board.rules(), pos, line.moves.front())) {
      game.positions.push_back(
          {camelot::placement_of(pos), white, true, static_cast<std::int16_t>(line.score)});
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
[[nodiscard]] Result<void> play_units(const G& game, const NetOptions& options) {
  const auto make = [&](int unit, const StillAlive& alive) {
    Random random(Random(options.seed)() + static_cast<std::uint32_t>(unit));
    Thinker<G> player(game, game.evaluation());
    std::string bytes;
    for (int number = 0; number < options.games; ++number) {
      const BoardOf<G> start = opening(game, number, player, random);
      write(scored_game<G>(start, player, options.nodes, random), bytes);
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
