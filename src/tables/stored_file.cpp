#include "tables/stored_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "base/result.hpp"

namespace camlann::tables {

namespace {

Failure io_failure(const std::filesystem::path& path, std::string_view doing) {
  return failure(ErrorCode::io, "cannot " + std::string(doing) + ": " + std::strerror(errno),
                 path.string());
}

}  // namespace

Result<StoredFile> StoredFile::open(const std::filesystem::path& path) {
  StoredFile file;
  file.path_ = path;
  file.descriptor_ = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file.descriptor_ < 0) {
    if (errno != ENOENT) return io_failure(path, "open");
    return failure(ErrorCode::not_found, "there is no such table", path.string());
  }
  struct stat status{};
  if (fstat(file.descriptor_, &status) != 0) return io_failure(path, "read");
  if (!S_ISREG(status.st_mode)) return failure(ErrorCode::io, "it is not a file", path.string());
  file.bytes_ = static_cast<std::uint64_t>(status.st_size);
  return file;
}

StoredFile::StoredFile(StoredFile&& other) noexcept
    : path_(std::move(other.path_)),
      descriptor_(std::exchange(other.descriptor_, -1)),
      bytes_(other.bytes_) {}

StoredFile::~StoredFile() {
  if (descriptor_ >= 0) close(descriptor_);
}

Result<void> StoredFile::read_at(std::uint64_t offset, std::string& bytes) const {
  std::size_t done = 0;
  while (done < bytes.size()) {
    const ssize_t read = pread(descriptor_, bytes.data() + done, bytes.size() - done,
                               static_cast<off_t>(offset + done));
    if (read < 0 && errno == EINTR) continue;
    if (read < 0) return io_failure(path_, "read");
    if (read == 0) return failure(ErrorCode::io, "cannot read: it is truncated", path_.string());
    done += static_cast<std::size_t>(read);
  }
  return {};
}

bool is_stored_folder(const std::filesystem::path& path) {
  std::error_code problem;
  return std::filesystem::is_directory(path, problem);
}

bool is_stored(const std::filesystem::path& path) {
  std::error_code problem;
  return std::filesystem::exists(path, problem);
}

}  // namespace camlann::tables
