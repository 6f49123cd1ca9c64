#pragma once
// The name of a time zone in a request. Used by the routes of leave and reminders.

#include <string_view>

#include "base/result.hpp"

namespace camlann::server {

/// Succeeds for a time zone that this machine knows, and for none.
[[nodiscard]] Result<void> check_zone(std::string_view zone);

}  // namespace camlann::server
