#pragma once
// Keeps a second server off the games of a first, of whose moves it would not know. Used by serve()
// before it opens the database.

#include <filesystem>

#include "base/result.hpp"

namespace camlann::server {

/// Held until this goes; the system lets go of it however the process ends.
class GamesLock {
 public:
  /// `database` by whatever path leads to it; its folder must be there. Makes FILE.lock beside it.
  [[nodiscard]] static Result<GamesLock> take(const std::filesystem::path& database);

  GamesLock(GamesLock&& other) noexcept;
  GamesLock& operator=(GamesLock&&) = delete;
  ~GamesLock();

 private:
  explicit GamesLock(int descriptor) : descriptor_(descriptor) {}
  int descriptor_;
};

}  // namespace camlann::server
