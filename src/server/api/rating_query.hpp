#pragma once
// Reads which ratings a request asks for. Thread-safe.

#include <string_view>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "server/model/profile.hpp"

namespace camlann::server {

/// Reads `variant` and `speed`; an error names the wrong one.
[[nodiscard]] Result<RatingKind> read_rating_kind(std::string_view target, const Catalog& known);

}  // namespace camlann::server
