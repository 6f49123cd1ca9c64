#pragma once
// Counts the moves of the engine that keep the value of a position, by a solution of the game.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_set>

#include "base/random.hpp"
#include "games.hpp"
#include "rules/move_list.hpp"
#include "search/score.hpp"

namespace camlann::train {

/// Positions of one value for the side to move.
struct KeptValue {
  int asked = 0;
  int kept = 0;
};

struct KeptValues {
  KeptValue won;
  KeptValue drawn;
  KeptValue lost;  // every move keeps it

  [[nodiscard]] int asked() const { return won.asked + drawn.asked + lost.asked; }
  [[nodiscard]] int kept() const { return won.kept + drawn.kept + lost.kept; }
};

/// Returns 1 for a win, 0, or -1.
[[nodiscard]] inline int sign_of(Score score) {
  return (score > 0) - (score < 0);
}

/// Searches different positions with a choice, from games of random moves; fewer than `positions`
/// if it does not meet this number. `known` returns the exact score of a position for the side to
/// move. Positions are left out if it does not know them, or not what follows the move.
template <class G, class Known>
[[nodiscard]] KeptValues kept_values(const G& game, const Known& known, int positions,
                                     std::uint64_t nodes, std::uint64_t seed) {
  constexpr std::uint32_t most_plies = 60;
  Random random(seed);
  Thinker<G> player(game, game.evaluation());
  std::unordered_set<std::uint64_t> met;
  KeptValues values;
  for (int tries = 100 * positions; values.asked() < positions && tries > 0; --tries) {
    BoardOf<G> board(game.rules(), game.start(0), 0);
    MoveList moves;
    board.legal(moves);
    for (std::uint32_t plies = random.below(most_plies); plies > 0 && !moves.empty(); --plies) {
      board.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
      moves.clear();
      board.legal(moves);
    }
    const std::optional<Score> before = known(board.position());
    if (moves.size() < 2 || !before || !met.insert(board.position().key()).second) continue;
    const Seat seat = board.position().seat();
    player.new_game();
    board.play(player.think(board, nodes).moves.front());
    const Verdict& verdict = board.verdict();
    std::optional<Score> after;
    if (verdict.over()) {
      after = verdict.drawn() ? 0 : verdict.won_by(seat) ? 1 : -1;
    } else if (const auto score = known(board.position())) {
      after = -*score;
    }
    if (!after) continue;
    const int value = sign_of(*before);
    KeptValue& of_value = value > 0 ? values.won : value < 0 ? values.lost : values.drawn;
    ++of_value.asked;
    of_value.kept += sign_of(*after) == value ? 1 : 0;
  }
  return values;
}

}  // namespace camlann::train
