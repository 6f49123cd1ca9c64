#pragma once
// Keeps a second server off the games of a first, of whose moves it would not know. Used by serve()
// before it opens the database.

#include <optional>
#include <utility>

#include "base/result.hpp"
#include "database/address.hpp"
#include "database/database.hpp"

namespace camlann::server {

/// Held until this goes; the system lets go of it however the process ends. On a server of
/// databases it is held by a connection, and gone with it: then the epochs alone keep a second
/// server off (ownership.hpp).
class GamesLock {
 public:
  /// Of a file by whatever path leads to it; its folder must be there. Makes FILE.lock beside it.
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
