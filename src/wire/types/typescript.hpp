#pragma once
// All messages that the page and the packages send or get.

#include <string>

namespace camlann::wire {

/// Their types: web/core/src/wire.ts.
[[nodiscard]] std::string typescript_types();
/// These, and what checks those that come from the server: web/src/lib/wire.ts.
[[nodiscard]] std::string typescript_schemas();

}  // namespace camlann::wire
