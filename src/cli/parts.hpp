#pragma once
// Depends on the parts that this build of the program has: all of them, or those for Windows
// (doc/windows.md). CMake compiles parts_all.cpp or parts_windows.cpp.

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"

namespace camlann::cli {

/// Returns an error if a command is left out of this build; nothing for other words.
[[nodiscard]] std::optional<Error> left_out(std::string_view command);

/// Returns the names of libraries with the versions that they report.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> versions_at_run_time();

}  // namespace camlann::cli
