#pragma once
// The name of a time zone in a request. Used by the routes of leave and reminders.

#include <string>
#include <string_view>

#include "base/result.hpp"

namespace camlann::server {

/// Returns the time zone if this machine knows it, and an empty text for none and for one that it
/// lacks: browsers and this machine have the database in different versions. An error if the text
/// is no name of a zone.
[[nodiscard]] Result<std::string> known_zone(std::string_view zone);

}  // namespace camlann::server
