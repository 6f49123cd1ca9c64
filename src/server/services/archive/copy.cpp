#include "server/services/archive/copy.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <filesystem>
#include <fstream>
#include <ios>
#include <mutex>
#include <string>
#include <string_view>
#include <system_error>
#include <thread>
#include <utility>

#include "archive/archive.hpp"
#include "base/result.hpp"
#include "server/core/disk_watch.hpp"
#include "server/core/log.hpp"

namespace camlann::server {

namespace {

constexpr std::chrono::hours oldest_copy{24};

Failure being_made() {
  return failure(ErrorCode::busy, "The copy of the archive is being made", {},
                 "another attempt in a moment");
}

Failure no_room() {
  return failure(ErrorCode::busy,
                 "The disk of this server is nearly full: the archive is not copied", {},
                 "another attempt later");
}

}  // namespace

std::filesystem::path copy_beside(const std::filesystem::path& archive) {
  return archive.parent_path() / "archive-copy.sqlite";
}

ArchiveCopy::ArchiveCopy(std::filesystem::path archive, const std::atomic<int>& removals,
                         const Log& log, const DiskWatch* disk)
    : archive_(std::move(archive)),
      file_(copy_beside(archive_)),
      removals_(removals),
      log_(log),
      disk_(disk) {
  // Games that were removed since then must not stay in the copy after a restart.
  std::error_code problem;
  std::filesystem::remove(file_, problem);
}

ArchiveCopy::~ArchiveCopy() {
  ending_ = true;
  if (thread_.joinable()) thread_.join();
}

std::string ArchiveCopy::there() const {
  std::error_code problem;
  const auto time = std::filesystem::last_write_time(file_, problem);
  return problem ? std::string() : std::to_string(time.time_since_epoch().count());
}

bool ArchiveCopy::old() const {
  std::error_code problem;
  const auto time = std::filesystem::last_write_time(file_, problem);
  return problem || std::filesystem::file_time_type::clock::now() - time > oldest_copy;
}

bool ArchiveCopy::has_room() const {
  if (disk_ == nullptr) return true;
  std::error_code problem;
  const auto bytes = std::filesystem::file_size(archive_, problem);
  return problem || disk_->has_room_for(bytes);
}

void ArchiveCopy::begin() {
  const std::lock_guard lock(mutex_);
  if (making_.exchange(true)) return;
  if (thread_.joinable()) thread_.join();
  thread_ = std::thread([this] {
    make();
    making_ = false;
  });
}

void ArchiveCopy::make() {
  const std::filesystem::path half = file_.string() + ".half";
  std::error_code problem;
  std::filesystem::remove(half, problem);
  const int before = removals_;
  try {
    auto archive = archive::Archive::open_to_read(archive_);
    if (archive) archive->stop_when([this] { return ending_.load(); });
    const auto made = archive.and_then([&](auto& one) { return one.copy_for_all(half); });
    if (made) std::filesystem::rename(half, file_, problem);
    // Games were removed meanwhile: the next request makes another copy.
    if (removals_ != before) std::filesystem::remove(file_, problem);
    if (ending_ || (made && !problem)) return;
    log_(Severity::error, "copy-failed",
         {{"what", made ? problem.message() : std::string(made.error().what)}});
  } catch (const std::exception&) {
    log_(Severity::error, "copy-failed", {{"what", std::string("memory ran out")}});
  }
  std::filesystem::remove(half, problem);
}

Result<CopyPart> ArchiveCopy::part(std::uint64_t from, std::string_view copy) {
  const bool has_to_be_made = copy.empty() && old();
  if (has_to_be_made && has_room()) {
    begin();
    return being_made();
  }
  const auto now = there();
  if (now.empty()) return has_to_be_made ? no_room() : being_made();
  if (!copy.empty() && copy != now) {
    return failure(ErrorCode::conflict, "The copy of the archive is another one now", "copy",
                   "the copy from its beginning");
  }
  std::ifstream stream(file_, std::ios::binary | std::ios::ate);
  const auto size = static_cast<std::uint64_t>(std::max<std::streamoff>(0, stream.tellg()));
  if (!stream || there() != now) return being_made();
  if (from >= size) {
    return failure(ErrorCode::syntax, "The copy of the archive ends before", "after",
                   "less than " + std::to_string(size));
  }
  CopyPart part{std::string(static_cast<std::size_t>(std::min(bytes_of_part, size - from)), '\0'),
                0, size, now};
  stream.seekg(static_cast<std::streamoff>(from));
  if (!stream.read(part.bytes.data(), static_cast<std::streamsize>(part.bytes.size()))) {
    return being_made();
  }
  const auto end = from + part.bytes.size();
  if (end < size) part.next = end;
  return part;
}

}  // namespace camlann::server
