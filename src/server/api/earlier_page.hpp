#pragma once
// Keeps the page's files of the version before in the data folder: after an upgrade, pages that
// browsers opened before it still request them. Their names have hashes, so files of both versions
// have different names. Used once by serve().

#include <filesystem>

#include "base/result.hpp"
#include "server/api/static_files.hpp"

namespace camlann::server {

/// Copies the files of `web`/assets, except symbolic links, to `kept` if they are not those of the
/// last start, and returns the files of the version before. An error if `kept` cannot be written.
[[nodiscard]] Result<StaticFiles> earlier_page(const std::filesystem::path& web,
                                               const std::filesystem::path& kept);

}  // namespace camlann::server
