#pragma once
// Stores leaves. Part of Store; on the thread of Games, one call at a time.

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "play/leave.hpp"
#include "server/core/clock.hpp"
#include "server/model/leaves.hpp"

namespace camlann::server {

class LeaveBook {
 public:
  virtual ~LeaveBook() = default;

  /// Returns the leaves of this player, the oldest first.
  [[nodiscard]] virtual Result<play::Leaves> of(std::string_view player) = 0;
  /// Replaces the player's leaves, together with the current clock of timed games.
  [[nodiscard]] virtual Result<void> set(std::string_view player, const play::Leaves& leaves,
                                         Millis shown) = 0;
  /// Returns the leaves of all players that end after then, the oldest first.
  [[nodiscard]] virtual Result<std::vector<OwnedLeave>> since(Millis then) = 0;
  /// Returns the games with a running clock and this player in a seat.
  [[nodiscard]] virtual Result<std::vector<std::string>> games_of(std::string_view player) = 0;
};

}  // namespace camlann::server
