#pragma once
// Leave: days on which a player's clocks stand still. A leave is saved before a clock stops for it.
// The games that wait for the player are updated one after another, after a restart too; an update
// that comes late counts from the beginning of the leave. A feature of the games' thread
// (games.hpp).

#include <string>

#include "base/result.hpp"
#include "play/leave.hpp"
#include "server/core/clock.hpp"
#include "server/core/fair_queue.hpp"
#include "server/model/leaves.hpp"

namespace camlann::server {

struct Round;

class Leaves {
 public:
  explicit Leaves(Round& round) : round_(round) {}

  [[nodiscard]] Result<LeaveView> view(const QueueKey& who);
  /// Takes a leave. Its days are counted in a time zone; empty: UTC.
  [[nodiscard]] Result<LeaveView> take(const QueueKey& who, Millis starts_in, Millis lasts,
                                       const std::string& zone);
  /// Ends the player's leave now, or cancels the next one.
  [[nodiscard]] Result<LeaveView> end(const QueueKey& who);

  // For the games' thread

  [[nodiscard]] Result<void> start();
  /// Stops the clocks of leaves that have begun since the last call.
  void begin_due();
  /// Reads the account's leaves again: it has those of a guest now.
  void pass_on(const std::string& guest, const std::string& account);

 private:
  [[nodiscard]] LeaveView view_of(const play::Leaves& taken) const;
  [[nodiscard]] Result<LeaveView> keep(const std::string& player, Result<play::Leaves> leaves);
  /// Updates the player's games, one after another.
  void update_games(const std::string& player);

  Round& round_;
};

}  // namespace camlann::server
