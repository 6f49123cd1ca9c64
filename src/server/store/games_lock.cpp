#include "server/store/games_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <string>
#include <system_error>
#include <thread>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/address.hpp"
#include "database/database.hpp"

namespace camlann::server {

namespace {

constexpr std::chrono::seconds lock_patience{3};
constexpr const char* remedy = "another folder, with --data, or another file, with --database";

Failure cannot_lock(const std::string& why, const std::filesystem::path& file) {
  return failure(ErrorCode::io, "The games cannot be locked: " + why, file.string(), remedy);
}

}  // namespace

Result<GamesLock> GamesLock::take(const database::Address& address) {
  if (address.engine() == database::Engine::postgres) return take_on_server(address);
  const auto& database = address.file();
  // Resolves links, so that one database has one lock.
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

Result<GamesLock> GamesLock::take_on_server(const database::Address& address) {
  TRY(auto database, database::Database::open(address));
  const auto until = std::chrono::steady_clock::now() + lock_patience;
  while (true) {
    TRY(const auto taken, database.query_number("SELECT pg_try_advisory_lock(7161123471)"));
    if (taken != 0) return GamesLock(std::move(database));
    // The server notices a killed client's connection a moment later.
    if (std::chrono::steady_clock::now() > until) break;
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  return failure(ErrorCode::io, "Another server is using these games", address.shown(),
                 "another database, with --database");
}

GamesLock::GamesLock(GamesLock&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)),
      connection_(std::move(other.connection_)) {}

GamesLock::~GamesLock() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

}  // namespace camlann::server
