#pragma once
// The libraries of this program, for `camlann version`. Written by CMake.

#include <span>
#include <string_view>

namespace camlann::cli {

struct Dependency {
  std::string_view name;
  std::string_view version;  // empty: read from the library at run time (parts.hpp)
};

[[nodiscard]] std::span<const Dependency> dependencies();

}  // namespace camlann::cli
