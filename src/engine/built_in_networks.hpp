#pragma once
// The files of data/networks, which the build puts into the program (cmake/networks.cmake).

#include <span>
#include <string_view>

namespace camlann {

[[nodiscard]] std::span<const std::string_view> built_in_networks();

}  // namespace camlann
