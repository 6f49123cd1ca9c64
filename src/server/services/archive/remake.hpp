#pragma once
// Rebuilds an archive without some of its games, because packed rows cannot be deleted.

#include <atomic>
#include <filesystem>
#include <vector>

#include "archive/archive.hpp"
#include "base/result.hpp"
#include "game/catalog.hpp"

namespace camlann::server {

/// No other connection may have the file open. The new file replaces it when complete; if `stop` is
/// set before, the old one stays.
[[nodiscard]] Result<void> remake(const std::filesystem::path& file,
                                  const std::vector<archive::GameNumber>& without,
                                  const Catalog& known, const std::atomic<bool>& stop);

}  // namespace camlann::server
