#pragma once
// Clocks of timed games. A player out of time loses, connected or not. The end is an event like any
// other: decided by play/, saved, then published. The clocks stand still while nothing can
// be saved. A feature of the games' thread (games.hpp).

#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "server/core/clock.hpp"
#include "server/core/deadlines.hpp"
#include "server/core/mailbox.hpp"

namespace camlann::server {

class LiveGame;
struct Round;

class Clocks {
 public:
  explicit Clocks(Round& round) : round_(round) {}

  /// Starts the clock from what the store has, with a grace period if timed games run.
  [[nodiscard]] Result<void> start();
  /// Writes the clock down at the end.
  void finish();

  /// Ends games that are out of time, a portion in each round, the longest overdue first.
  void end_overdue();
  /// False if there is time left, or the game has ended.
  bool end_if_overdue(LiveGame& game);
  /// Notes when the time of this game runs out, after a step of it has been saved.
  void note_deadline(const LiveGame& game);
  /// Schedules another attempt to end a game that could not be saved.
  void retry(const LiveGame& game);

  /// Stops all clocks at `shown`: nothing can be saved, and no player is charged for the time.
  void stop(Millis shown);
  /// Starts the clocks again once the store can be written. True when they start, and when the
  /// grace period ends: pages that count by themselves need the new time then.
  [[nodiscard]] bool restart();
  /// True if the thread has stood still, and with it the clocks.
  [[nodiscard]] bool notice_standstill();
  /// Writes the clock down now and then while games wait for it.
  void keep();

 private:
  Then end_now(const Deadline& due);

  Round& round_;
  Millis kept_ = 0;            // when keep() last wrote
  Millis looked_at_disk_ = 0;  // when the clock had stood for this long
  bool grace_ = false;         // players come back after a start
};

}  // namespace camlann::server
