#include "server/space.hpp"

#include <chrono>
#include <cstdint>
#include <exception>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/address.hpp"
#include "server/core/disk_watch.hpp"
#include "server/store/database_size.hpp"

namespace camlann::server {

namespace {

namespace fs = std::filesystem;

constexpr std::chrono::seconds between_disk_looks{10};

/// Returns the bytes of all files in the folder; files that disappear meanwhile are left out.
std::uintmax_t bytes_below(const fs::path& folder) {
  std::uintmax_t all = 0;
  std::error_code error;
  for (fs::recursive_directory_iterator at(folder, error), end; !error && at != end;
       at.increment(error)) {
    std::error_code gone;
    const auto size = at->is_regular_file(gone) ? at->file_size(gone) : 0;
    if (!gone) all += size;
  }
  return all;
}

std::uintmax_t known_bytes(const Result<std::int64_t>& bytes) {
  return bytes && *bytes > 0 ? static_cast<std::uintmax_t>(*bytes) : 0;
}

}  // namespace

Result<MeasureSpace> measure_space(const fs::path& data, const database::Address& database,
                                   int quota_gib) {
  TRY(auto opened, DatabaseSize::open(database));
  const auto quota = static_cast<std::uintmax_t>(quota_gib) << 30U;
  return [data, quota, size = std::make_shared<DatabaseSize>(std::move(opened))] {
    std::error_code unknown;
    const auto disk = fs::space(data, unknown);
    const auto reusable = known_bytes(size->reusable());
    std::optional<Space> found;
    if (!unknown) found = Space{disk.available + reusable, disk.capacity};
    if (quota == 0) return found;
    const auto used = bytes_below(data) + known_bytes(size->elsewhere());
    const Space own{quota + reusable > used ? quota + reusable - used : 0, quota};
    return std::optional(found ? scarcer(*found, own) : own);
  };
}

DiskLooks::DiskLooks(DiskWatch& watch) : watch_(watch), thread_([this] { run(); }) {}

DiskLooks::~DiskLooks() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  ended_.notify_all();
  thread_.join();
}

void DiskLooks::run() {
  std::unique_lock lock(mutex_);
  while (!ended_.wait_for(lock, between_disk_looks, [this] { return ending_; })) {
    lock.unlock();
    try {
      watch_.look();
    } catch (const std::exception&) {  // NOLINT(bugprone-empty-catch)
      // Out of memory: the next look may succeed.
    }
    lock.lock();
  }
}

}  // namespace camlann::server
