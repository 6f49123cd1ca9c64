#pragma once
// Prevents a second server from using the games of a first, because it would not see the first
// server's moves. Used by serve() before it opens the database.

#include <optional>
#include <utility>

#include "base/result.hpp"
#include "database/address.hpp"
#include "database/database.hpp"

namespace camlann::server {

/// A lock held for the life of this object; the operating system releases it if the process dies.
/// On a PostgreSQL server a connection holds it. If that connection is lost, only the epochs
/// exclude a second server (ownership.hpp).
class GamesLock {
 public:
  /// Locks a file, independent of the path that leads to it, with FILE.lock in the same folder,
  /// which must exist.
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
