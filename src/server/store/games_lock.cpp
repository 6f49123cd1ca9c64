#include "server/store/games_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <string>
#include <system_error>
#include <utility>

#include "base/result.hpp"

namespace camlann::server {

namespace {

constexpr const char* remedy = "another folder, with --data, or another file, with --database";

Failure cannot_lock(const std::string& why, const std::filesystem::path& file) {
  return failure(ErrorCode::io, "The games cannot be locked: " + why, file.string(), remedy);
}

}  // namespace

Result<GamesLock> GamesLock::take(const std::filesystem::path& database) {
  // Links lead to one name, so that there is one lock for one database.
  std::error_code error;
  auto file = std::filesystem::weakly_canonical(database, error);
  if (error) return cannot_lock(error.message(), database);
  file += ".lock";
  GamesLock lock(::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600));
  if (lock.descriptor_ < 0) return cannot_lock(std::strerror(errno), file);
  if (::flock(lock.descriptor_, LOCK_EX | LOCK_NB) == 0) return lock;
  if (errno != EWOULDBLOCK) return cannot_lock(std::strerror(errno), file);
  return failure(ErrorCode::io, "Another server is using these games", database.string(), remedy);
}

GamesLock::GamesLock(GamesLock&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)) {}

GamesLock::~GamesLock() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

}  // namespace camlann::server
