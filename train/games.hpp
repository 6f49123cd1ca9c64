#pragma once
// Games played between weights, for self-play and for matches: varied openings, a fixed number of
// nodes a move, one thread.

#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "base/random.hpp"
#include "rules/game_history.hpp"
#include "tuned_game.hpp"

namespace camlann::train {

inline constexpr std::size_t longest_game = 300;  // plies, then a draw
inline constexpr int repetition = 3;              // occurrences, then a draw

/// A game under way; G: what the stages know of a game, with its rules.
template <class G>
using BoardOf = GameHistory<typename G::Rules>;

/// Searches with an evaluation.
template <class G>
class Thinker {
 public:
  Thinker(const G& game, const typename G::Evaluation& evaluation)
      : search_(game.rules(), evaluation, small_settings()) {}

  void new_game() { search_.forget(); }

  Line think(const BoardOf<G>& board, std::uint64_t nodes) {
    earlier_.clear();
    for (const auto& position : board.positions()) earlier_.push_back(position.key());
    earlier_.pop_back();
    Limits limits;
    limits.nodes = nodes;
    return search_.run(board.position(), earlier_, limits, never_).lines.front();
  }

 private:
  static SearchSettings small_settings() {
    SearchSettings settings;
    settings.table_bytes = std::size_t{1} << 20;
    return settings;
  }

  Search<typename G::Rules, typename G::Evaluation> search_;
  std::vector<std::uint64_t> earlier_;
  const std::atomic<bool> never_{false};
};

/// Searches with some weights.
template <TunedGame G>
class Player : public Thinker<G> {
 public:
  Player(const G& game, const Row& weights) : Thinker<G>(game, game.evaluation(weights)) {}
};

inline constexpr Score usual_lead = 150;

/// Plays 4 to 11 random plies to a position in which `judge` sees at most this lead of either side;
/// on a small board, where that is rare, returns the last attempt.
template <class G>
BoardOf<G> opening(const G& game, int number, Thinker<G>& judge, Random& random,
                   Score most_lead = usual_lead) {
  constexpr std::uint64_t nodes = 1000;
  constexpr int tries = 60;
  for (int attempt = 1;; ++attempt) {
    BoardOf<G> board(game.rules(), game.start(number), repetition);
    for (std::uint32_t plies = 4 + random.below(8); plies > 0 && !board.verdict().over(); --plies) {
      MoveList moves;
      board.legal(moves);
      board.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    if (board.verdict().over()) continue;
    judge.new_game();
    if (attempt >= tries || std::abs(judge.think(board, nodes).score) <= most_lead) return board;
  }
}

/// White's, of a game that is over or was broken off.
inline double points_of(const Verdict& verdict) {
  if (!verdict.over() || verdict.drawn()) return 0.5;
  return verdict.won_by(Seat::white) ? 1 : 0;
}

/// True until the game ends or has become too long.
template <class G>
bool goes_on(const BoardOf<G>& board) {
  return !board.verdict().over() && board.moves().size() < longest_game;
}

}  // namespace camlann::train
