#include "base/system/locked_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/types.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"

namespace camlann::system {
namespace {

Failure cannot(std::string_view what, const std::string& path) {
  return failure(ErrorCode::io, "cannot " + std::string(what) + ": " + std::strerror(errno), path);
}

}  // namespace

Result<LockedFile> LockedFile::open(const std::string& path) {
  const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  if (descriptor < 0) return cannot("open", path);
  LockedFile file(path, descriptor);
  if (flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
    return failure(ErrorCode::busy, "another process uses this file", path);
  }
  return file;
}

LockedFile::~LockedFile() {
  if (file_ >= 0) close(static_cast<int>(file_));
}

LockedFile::LockedFile(LockedFile&& other) noexcept
    : path_(std::move(other.path_)), file_(std::exchange(other.file_, -1)) {}

Result<void> LockedFile::cut(std::uint64_t bytes) const {
  if (ftruncate(static_cast<int>(file_), static_cast<off_t>(bytes)) == 0) return {};
  return cannot("write", path_);
}

Result<void> LockedFile::append(std::string_view text) const {
  while (!text.empty()) {
    const ssize_t written = write(static_cast<int>(file_), text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return cannot("write", path_);
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return {};
}

}  // namespace camlann::system
