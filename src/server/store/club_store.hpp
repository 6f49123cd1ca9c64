#pragma once
// Clubs and their members. A part of Store, on the games' thread.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "database/database.hpp"
#include "server/model/club.hpp"
#include "server/model/list_wish.hpp"

namespace camlann::server {

class ClubStore {
 public:
  /// The database must outlive this.
  explicit ClubStore(database::Database& database) : database_(database) {}

  /// Writes the club in a transaction of the caller. Keeps changes of other connections: names of
  /// members, and removed members.
  [[nodiscard]] Result<void> write(const Club& club);

  [[nodiscard]] Result<std::optional<Club>> find(std::string_view address);
  /// Returns the address of the club of this name that this player directs.
  [[nodiscard]] Result<std::optional<std::string>> find_made(std::string_view director,
                                                             std::string_view name);
  /// Returns open clubs and all of this player, the newest first.
  [[nodiscard]] Result<ListPart<ClubSummary>> list(std::string_view player, const ListWish& wish);
  [[nodiscard]] Result<std::vector<std::string>> names();
  /// Counts the clubs that this player directs.
  [[nodiscard]] Result<int> made(std::string_view player);
  /// False also if the store cannot be read.
  [[nodiscard]] bool is_member(std::string_view player, std::string_view club);

 private:
  database::Database& database_;
};

}  // namespace camlann::server
