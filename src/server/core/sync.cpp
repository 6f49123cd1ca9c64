#include "server/core/sync.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>

namespace camlann::server {

std::error_code sync_to_disk(const std::filesystem::path& path) {
  const int file = ::open(path.empty() ? "." : path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return {errno, std::generic_category()};
  std::error_code problem;
  if (::fsync(file) != 0) problem = {errno, std::generic_category()};
  ::close(file);
  return problem;
}

}  // namespace camlann::server
