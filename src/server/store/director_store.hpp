#pragma once
// The directors of tournaments, leagues and clubs, and their log (doc/formats/database.md). The
// first director is a column of the event itself. The functions are for any connection, in a
// transaction of the caller; DirectorStore is a part of Store, on the games' thread.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "database/database.hpp"
#include "server/core/clock.hpp"
#include "server/model/directors.hpp"

namespace camlann::server {

/// Returns all directors of an event; `first` is a column of it.
[[nodiscard]] Result<Directors> read_directors(database::Database& database, DirectedKind kind,
                                               std::string_view event, Director first);
/// Writes the directors. The divisions of a league get those of the league.
[[nodiscard]] Result<void> write_directors(database::Database& database, DirectedKind kind,
                                           std::string_view event, const Directors& directors);
/// Adds a line to the log of an event, and removes its oldest ones if it gets too long.
[[nodiscard]] Result<void> note_line(database::Database& database, DirectedKind kind,
                                     std::string_view event, const DirectorLine& line);
/// Hands over the events of an account that is being deleted: to the next director, else to the
/// director of its club, and a club to its oldest member. Without one, a league between two seasons
/// ends; tournaments end themselves (KeptTournament::due).
[[nodiscard]] Result<void> pass_on_events(database::Database& database, const std::string& player,
                                          Millis at);

class DirectorStore {
 public:
  /// The database must outlive this.
  explicit DirectorStore(database::Database& database) : database_(database) {}

  [[nodiscard]] Result<void> write(const DirectorWrite& step);
  /// Returns the newest `most` lines before this number, newest first.
  [[nodiscard]] Result<std::vector<DirectorLine>> log(DirectedKind kind, std::string_view event,
                                                      std::int64_t before, std::size_t most);
  /// Counts the events of this kind that are not over and that this player directs after another
  /// player.
  [[nodiscard]] Result<int> received(DirectedKind kind, std::string_view player);

 private:
  database::Database& database_;
};

}  // namespace camlann::server
