#pragma once
// The versions of libraries that only they themselves know, for `camlann version`: those that are
// the system's and are upgraded with it, and what has been linked into this program. Any thread.

#include <string>
#include <utility>
#include <vector>

namespace camlann::server {

/// Names as they give them themselves, each with its version.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> libraries_that_run();

}  // namespace camlann::server
