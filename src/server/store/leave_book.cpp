#include "server/store/leave_book.hpp"

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "database/row.hpp"
#include "play/leave.hpp"
#include "server/core/clock.hpp"
#include "server/model/leaves.hpp"
#include "server/store/play_clock_row.hpp"

namespace camlann::database {

template <>
struct Row<play::Leave> {
  ROW_OF(play::Leave, "leaves") {
    column("began", &Self::from);
    column("ended", &Self::until);
    COLUMNS(zone);
  }
};

template <>
struct Row<server::OwnedLeave> {
  ROW_OF(server::OwnedLeave, "leaves") {
    COLUMNS(player);
    Row<play::Leave>::columns(part(column, &Self::leave));
  }
};

}  // namespace camlann::database

namespace camlann::server {

Result<play::Leaves> LeaveBook::of(std::string_view player) {
  return database_.all<play::Leave>(
      database::select_from<play::Leave>() + "WHERE player=?1 ORDER BY began", player);
}

Result<void> LeaveBook::set(std::string_view player, const play::Leaves& leaves, Millis shown) {
  return database_.together([&] {
    auto done = database_.run("DELETE FROM leaves WHERE player=?1", player);
    for (const auto& leave : leaves) {
      if (!done) break;
      done = database_.run("INSERT INTO leaves (player, began, ended, zone) VALUES (?1,?2,?3,?4)",
                           player, leave);
    }
    if (done) done = set_play_clock(database_, shown);
    return done;
  });
}

Result<std::vector<OwnedLeave>> LeaveBook::since(Millis then) {
  return database_.all<OwnedLeave>(
      database::select_from<OwnedLeave>() + "WHERE ended>?1 ORDER BY began, player", then);
}

Result<std::vector<std::string>> LeaveBook::games_of(std::string_view player) {
  return database_.all<std::string>(
      "SELECT id FROM seated JOIN games ON id=game WHERE holder=?1 AND shared=1 AND "
      "deadline IS NOT NULL AND deleted IS NULL",
      player);
}

}  // namespace camlann::server
