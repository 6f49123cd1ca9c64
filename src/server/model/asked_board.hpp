#pragma once
// The position that a player asks about, compared with the boards of the player's running games.
// Placements decide; where few men are left, the legal moves of both boards do. The work is bounded
// however many games there are. Not thread-safe.

#include <functional>
#include <vector>

#include "base/result.hpp"
#include "game/game.hpp"
#include "rules/variant_info.hpp"
#include "server/model/placement.hpp"

namespace camlann::server {

class AskedBoard {
 public:
  explicit AskedBoard(const Game& board);

  /// True if the board is near a running one with these men. `make` makes the latter; it is called
  /// only if moves have to decide. Once that was so for dozens of games, true for all further ones.
  [[nodiscard]] bool is_near(const VariantInfo& variant, const Placement& men,
                             const std::function<Result<Game>()>& make);

 private:
  [[nodiscard]] bool joined_by_moves(const VariantInfo& variant, const Placement& men,
                                     const std::function<Result<Game>()>& make);
  /// True if one to `plies` legal plies lead from the board to a position with these men.
  [[nodiscard]] bool leads_to(const Game& board, const std::vector<Placement>& images, int plies);

  const Game board_;  // without its history
  const std::vector<Placement> images_;
  int work_left_;
};

}  // namespace camlann::server
