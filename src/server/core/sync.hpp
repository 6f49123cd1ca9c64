#pragma once
// What must outlive a power cut. Pure system calls; thread-safe.

#include <filesystem>
#include <system_error>

namespace camlann::server {

/// What was written to this file, or which names there are in this folder, is on the disk
/// afterwards. Empty is the folder that the program runs in.
[[nodiscard]] std::error_code sync_to_disk(const std::filesystem::path& path);

}  // namespace camlann::server
