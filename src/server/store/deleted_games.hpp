#pragma once
// Deletes games in the tables `games`, `events` and `seated` (doc/formats/database.md). Part of the
// SQLite store; writes inside the store's transactions.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "database/database.hpp"
#include "server/core/clock.hpp"
#include "server/store/private_text_table.hpp"

namespace camlann::server {

class DeletedGames {
 public:
  /// Call this first. The database must outlive this object.
  [[nodiscard]] Result<void> prepare(database::Database& database);

  // See Store.
  [[nodiscard]] Result<void> set(std::span<const std::string> ids, std::optional<Millis> at);
  [[nodiscard]] Result<std::string> owner(std::string_view id);
  [[nodiscard]] Result<std::vector<std::string>> unmoved(std::string_view player, Millis before,
                                                         int kept);
  /// Removes all rows of a few games that were deleted before then.
  [[nodiscard]] Result<void> purge(PrivateTextTable& texts, Millis before);

 private:
  database::Statement set_, owner_, unmoved_, purge_events_, purge_seated_, purge_games_;
};

}  // namespace camlann::server
