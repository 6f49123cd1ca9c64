#pragma once
// The addresses that a webhook can have. Pure; thread-safe.

#include <string>
#include <string_view>

#include "base/result.hpp"

namespace camlann::server {

/// Returns the address to keep, with a path. An error unless it is an https address of a
/// named host at the usual port. Where the name leads is checked at each connection.
[[nodiscard]] Result<std::string> webhook_address(std::string_view url);

}  // namespace camlann::server
