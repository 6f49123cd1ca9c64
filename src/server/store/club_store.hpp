#pragma once
// Clubs and their members. A part of Store, on the games' thread.

#include <optional>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "database/database.hpp"
#include "server/model/club.hpp"

namespace camlann::server {

class ClubStore {
 public:
  /// The database must outlive this.
  explicit ClubStore(database::Database& database) : database_(database) {}

  /// Writes the club in a transaction of the caller. Keeps changes of other connections: names of
  /// members, and removed members.
  [[nodiscard]] Result<void> write(const Club& club);

  [[nodiscard]] Result<std::optional<Club>> find(std::string_view address);
  /// Returns at most `limit` open clubs and all of this player, the newest first.
  [[nodiscard]] Result<std::vector<ClubSummary>> list(std::string_view player, int limit);
  [[nodiscard]] Result<std::vector<std::string>> names();
  /// Counts the clubs that this player directs.
  [[nodiscard]] Result<int> made(std::string_view player);
  /// False also if the store cannot be read.
  [[nodiscard]] bool is_member(std::string_view player, std::string_view club);

 private:
  database::Database& database_;
};

}  // namespace camlann::server
