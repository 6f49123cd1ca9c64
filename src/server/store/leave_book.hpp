#pragma once
// What the server keeps of leaves. A part of Store; on the thread of Games, one call at a time.

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

  /// Of this player, the oldest first.
  [[nodiscard]] virtual Result<play::Leaves> of(std::string_view player) = 0;
  /// In place of what was there, with what the clock of timed games shows now.
  [[nodiscard]] virtual Result<void> set(std::string_view player, const play::Leaves& leaves,
                                         Millis shown) = 0;
  /// Of all players those that end after then, the oldest first.
  [[nodiscard]] virtual Result<std::vector<OwnedLeave>> since(Millis then) = 0;
  /// The games in which a clock runs and this player has a seat.
  [[nodiscard]] virtual Result<std::vector<std::string>> games_of(std::string_view player) = 0;
};

}  // namespace camlann::server
