#pragma once
// An archive made anew without some of its games, which packed rows cannot give up.

#include <atomic>
#include <filesystem>
#include <vector>

#include "archive/archive.hpp"
#include "base/result.hpp"
#include "game/catalog.hpp"

namespace camlann::server {

/// Nobody has the file open. It is replaced once the new one is whole, and stays if `stop` is set.
[[nodiscard]] Result<void> remake(const std::filesystem::path& file,
                                  const std::vector<archive::GameNumber>& without,
                                  const Catalog& known, const std::atomic<bool>& stop);

}  // namespace camlann::server
