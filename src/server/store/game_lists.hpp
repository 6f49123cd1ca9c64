#pragma once
// Lists of games for players and for the games' thread, from the table `games`. A part of Store, on
// the games' thread.

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "database/database.hpp"
#include "server/core/clock.hpp"
#include "server/core/deadlines.hpp"
#include "server/model/game_state.hpp"

namespace camlann::server {

/// A game that waits for the computer.
struct OwedGame {
  std::string id;
  std::string player;

  bool operator==(const OwedGame&) const = default;
};

struct GameCount {
  int all = 0;
  int unfinished = 0;
};

/// Only find_created() and owner_of_deleted() find deleted games.
class GameLists {
 public:
  /// The database must outlive this.
  explicit GameLists(database::Database& database) : database_(database) {}

  /// Games in which the player has a seat, newest first, without the first `skip`.
  [[nodiscard]] Result<std::vector<GameSummary>> list(std::string_view player, int limit, int skip);
  /// Returns the running games between people in which the player has a seat and no computer is to
  /// move, the earliest deadline first.
  [[nodiscard]] Result<std::vector<GameSummary>> turns(std::string_view player, int limit);
  [[nodiscard]] Result<GameCount> count(std::string_view player);
  /// Returns the number of the player's unfinished games in each tournament that has one.
  [[nodiscard]] Result<std::map<std::string, int>> open_by_tournament(std::string_view player);
  /// Returns the game that this player created with this nonce.
  [[nodiscard]] Result<std::optional<std::string>> find_created(std::string_view player,
                                                                std::string_view nonce);
  /// Games that wait for the computer, the longest first.
  [[nodiscard]] Result<std::vector<OwedGame>> owed();
  /// Returns the creator of a deleted game; empty without such a game.
  [[nodiscard]] Result<std::string> owner_of_deleted(std::string_view id);
  /// This player's games without a move that were made before then, without the newest `kept`.
  [[nodiscard]] Result<std::vector<std::string>> unmoved(std::string_view player, Millis before,
                                                         int kept);
  /// True if there is a game with a running clock.
  [[nodiscard]] Result<bool> any_timed();
  /// Games with a running clock.
  [[nodiscard]] Result<std::vector<Deadline>> timed();

 private:
  database::Database& database_;
};

}  // namespace camlann::server
