#pragma once
// Leaves: days on which the clocks of a player stand still (table `leaves`). A part of Store, on
// the games' thread.

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "database/database.hpp"
#include "play/leave.hpp"
#include "server/core/clock.hpp"
#include "server/model/leaves.hpp"

namespace camlann::server {

class LeaveBook {
 public:
  /// The database must outlive this.
  explicit LeaveBook(database::Database& database) : database_(database) {}

  /// Returns the leaves of this player, the oldest first.
  [[nodiscard]] Result<play::Leaves> of(std::string_view player);
  /// Replaces the player's leaves and sets the clock of timed games, in one transaction.
  [[nodiscard]] Result<void> set(std::string_view player, const play::Leaves& leaves, Millis shown);
  /// Returns the leaves of all players that end after then, the oldest first.
  [[nodiscard]] Result<std::vector<OwnedLeave>> since(Millis then);
  /// Returns the games with a running clock and this player in a seat.
  [[nodiscard]] Result<std::vector<std::string>> games_of(std::string_view player);

 private:
  database::Database& database_;
};

}  // namespace camlann::server
