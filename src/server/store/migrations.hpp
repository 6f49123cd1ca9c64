#pragma once
// The schema of the SQLite store as numbered steps. Forward only: a step that has been released is
// never edited, a change is a new step behind the last.

#include <span>
#include <string_view>

namespace camlann::server {

/// Step i leads from schema version i to i + 1 (PRAGMA user_version; 0 is an empty file).
[[nodiscard]] std::span<const std::string_view> migrations();

}  // namespace camlann::server
