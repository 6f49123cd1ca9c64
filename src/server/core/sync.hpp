#pragma once
// Makes files survive a power cut. Pure system calls; thread-safe.

#include <filesystem>
#include <system_error>

namespace camlann::server {

/// Waits until the contents of this file, or the names in this folder, are on the disk. The empty
/// path is the working directory.
[[nodiscard]] std::error_code sync_to_disk(const std::filesystem::path& path);

}  // namespace camlann::server
