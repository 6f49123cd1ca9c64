#pragma once
// The libraries that this program was built with. Written by CMake, for `camlann version`.

#include <span>
#include <string_view>

namespace camlann::cli {

struct Dependency {
  std::string_view name;
  std::string_view version;
};

[[nodiscard]] std::span<const Dependency> dependencies();

}  // namespace camlann::cli
