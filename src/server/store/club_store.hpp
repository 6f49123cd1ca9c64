#pragma once
// Clubs and their members. A part of Store, on the games' thread.

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "database/database.hpp"
#include "server/model/club.hpp"
#include "server/model/entry.hpp"
#include "server/model/list_wish.hpp"

namespace camlann::server {

class ClubStore {
 public:
  /// The database must outlive this.
  explicit ClubStore(database::Database& database) : database_(database) {}

  /// Writes the club in a transaction of the caller. Keeps changes of other connections: names of
  /// members, and removed members.
  /// Does nothing for a deleted club, which remove() removes after all other writes.
  [[nodiscard]] Result<void> write(const ClubWrite& step);
  /// Removes the club; its tournaments and leagues have no club from then on.
  [[nodiscard]] Result<void> remove(std::string_view address);

  [[nodiscard]] Result<std::optional<Club>> find(std::string_view address);
  /// Returns the address of the club of this name that this player directs.
  [[nodiscard]] Result<std::optional<std::string>> find_made(std::string_view director,
                                                             std::string_view name);
  /// Returns its news, the newest first.
  [[nodiscard]] Result<ListPart<ClubPost>> posts(std::string_view address, const ListWish& wish);
  /// Returns the name of a tournament or league of the club, or one in which its team plays, that
  /// is not over; empty without one.
  [[nodiscard]] Result<std::optional<std::string>> event_under_way(std::string_view address);
  /// Returns open clubs and all of this player, the newest first.
  [[nodiscard]] Result<ListPart<ClubSummary>> list(std::string_view player, const ListWish& wish);
  /// Returns the addresses and names of all clubs.
  [[nodiscard]] Result<std::vector<std::pair<std::string, std::string>>> names();
  /// Counts the clubs that this player directs.
  [[nodiscard]] Result<int> made(std::string_view player);
  /// False also if the store cannot be read.
  [[nodiscard]] bool is_member(std::string_view player, std::string_view club);

 private:
  Result<void> write_members(const Club& club);
  Result<void> write_applicants(const Club& club);
  Result<void> write_posts(const ClubWrite& step);
  [[nodiscard]] Result<std::vector<Applicant>> applicants(std::string_view address);

  database::Database& database_;
};

}  // namespace camlann::server
