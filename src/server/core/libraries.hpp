#pragma once
// The run-time versions of libraries, for `camlann version`: shared libraries of the system, which
// are upgraded with it, and libraries linked into the program. Any thread.

#include <string>
#include <utility>
#include <vector>

namespace camlann::server {

/// Returns each library's name with the version that it reports.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> libraries_that_run();

}  // namespace camlann::server
