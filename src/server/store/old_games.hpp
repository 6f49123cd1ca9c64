#pragma once
// Removes abandoned data, a little at a time: games that were deleted, unfinished games of
// guests without a move for long, and the nonces of games that ended. A part of Store, on the
// games' thread.

#include <string>
#include <vector>

#include "base/result.hpp"
#include "database/database.hpp"
#include "server/core/clock.hpp"

namespace camlann::server {

/// Unfinished games with an older last event are abandoned.
struct Abandonment {
  Millis unmoved = 0;  // if they have no move
  Millis moved = 0;
};

class OldGames {
 public:
  /// The database must outlive this.
  explicit OldGames(database::Database& database) : database_(database) {}

  // In a transaction of the caller. A call takes some milliseconds, and returns true if more is
  // left.

  /// Removes games that were deleted before then with all their rows, the longest deleted first.
  [[nodiscard]] Result<bool> purge(Millis before);
  /// Removes the nonces and requests of games that ended before then: a repeated request gets
  /// another answer from then on.
  [[nodiscard]] Result<bool> forget_nonces(Millis before);

  /// Looks through some more unfinished games, from the oldest to the newest and again. Returns
  /// those of guests alone that are abandoned: not rated, of no tournament, and without a running
  /// clock, which ends a game by itself.
  [[nodiscard]] Result<std::vector<std::string>> abandoned(const Abandonment& before);

 private:
  /// A place in an index.
  struct Place {
    Millis at = 0;
    std::string id;
  };

  database::Database& database_;
  Place looked_at_;  // by abandoned()
  Place forgotten_;  // by forget_nonces(), since the start of the process
};

}  // namespace camlann::server
