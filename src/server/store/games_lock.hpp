#pragma once
// Prevents a second server on the same games, which would not see the moves of the first. Used by
// serve() before it opens the database.

#include <optional>
#include <utility>

#include "base/result.hpp"
#include "database/address.hpp"
#include "database/database.hpp"

namespace camlann::server {

/// A lock held for the life of this object; the operating system releases it if the process dies.
/// On a PostgreSQL server a connection holds it. If that connection is lost, only the epochs
/// exclude a second server (Store::own).
class GamesLock {
 public:
  /// Locks a file, the same by all paths to it; its folder must exist. Makes FILE.lock next to it.
  [[nodiscard]] static Result<GamesLock> take(const database::Address& database);

  GamesLock(GamesLock&& other) noexcept;
  GamesLock& operator=(GamesLock&&) = delete;
  ~GamesLock();

 private:
  explicit GamesLock(int descriptor) : descriptor_(descriptor) {}
  explicit GamesLock(database::Database connection) : connection_(std::move(connection)) {}
  [[nodiscard]] static Result<GamesLock> take_on_server(const database::Address& database);

  int descriptor_ = -1;
  std::optional<database::Database> connection_;
};

}  // namespace camlann::server
