#pragma once
// Deleted games, abandoned ones of guests, and deleted or renamed players. A game that its player
// deletes is hidden at once and removed a day later. A feature of the games' thread (games.hpp).

#include <string>

#include "base/result.hpp"
#include "server/core/clock.hpp"
#include "server/core/clock_jumps.hpp"
#include "server/core/mailbox.hpp"
#include "server/services/round/game_request.hpp"

namespace camlann::server {

class Clocks;
struct DirectedEvent;
class Tournaments;
struct Round;

class Deletions {
 public:
  Deletions(Round& round, Clocks& clocks, Tournaments& tournaments);

  /// Answers with the last state of the game. It can be restored for a day.
  Then remove(const GameRequest& request, const ViewReply& reply);
  Then restore(const GameRequest& request, const ViewReply& reply);
  /// Renames a player in the games in memory; the store has the name already.
  [[nodiscard]] Result<bool> rename_player(const std::string& player, const std::string& name);
  /// Removes a deleted account from the games in memory; the store has removed it already.
  [[nodiscard]] Result<bool> forget_player(const std::string& player);
  /// Reads an event again after the host has changed its directors or visibility.
  [[nodiscard]] Result<bool> look_again_at(const DirectedEvent& event);

  // For the games' thread

  /// Compares the wall clock with the newest row from before the last day. Nothing is purged for a
  /// day if it is far ahead.
  [[nodiscard]] Result<void> start();
  /// Removes old data from the store, a little at a time: games that were deleted a day ago, and
  /// nonces of games that ended a week ago. Deletes games that guests have abandoned. Does nothing
  /// for a day after the wall clock has jumped ahead.
  void purge();

 private:
  void say_jump();
  [[nodiscard]] Result<bool> purge_some();
  [[nodiscard]] Result<bool> delete_abandoned();

  Round& round_;
  Clocks& clocks_;
  Tournaments& tournaments_;
  ClockJumps jumps_;
  // By the steady clock
  Millis purge_next_;  // earliest time of the next purge
  Millis span_ends_;   // GameCache::end_span()
};

}  // namespace camlann::server
