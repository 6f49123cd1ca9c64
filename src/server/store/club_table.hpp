#pragma once
// The tables of clubs (doc/formats/database.md). Part of the SQLite store; writes inside the
// store's transactions.

#include <optional>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "database/database.hpp"
#include "server/model/club.hpp"
#include "server/store/club_store.hpp"

namespace camlann::server {

class ClubTable final : public ClubStore {
 public:
  /// Call this first. The database must outlive this object.
  [[nodiscard]] Result<void> prepare(database::Database& database);

  /// Writes the current club. Keeps what other connections have written meanwhile about its
  /// members: new names and deleted accounts.
  [[nodiscard]] Result<void> write(const Club& club);

  Result<std::optional<Club>> find(std::string_view address) override;
  Result<std::vector<ClubSummary>> list(std::string_view player, int limit) override;
  Result<int> made(std::string_view player) override;

 private:
  database::Statement write_, known_members_, remove_member_, write_member_, find_, members_, list_,
      made_;
};

}  // namespace camlann::server
