#pragma once
// The host's own site, as the options of the server set it. Called once at the start.

#include <array>
#include <string>

#include "base/result.hpp"
#include "server/model/site.hpp"

namespace camlann::server {

/// Reads the options --site-..., in the order of `site_settings`; that of the logo names a file.
/// The place of an error is the option.
[[nodiscard]] Result<Site> read_own_site(const std::array<std::string, 8>& options);

}  // namespace camlann::server
