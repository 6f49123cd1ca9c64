#include "cli/parts.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "server/core/libraries.hpp"

namespace camlann::cli {

std::optional<Error> left_out(std::string_view /*command*/) {
  return std::nullopt;
}

std::vector<std::pair<std::string, std::string>> versions_at_run_time() {
  return server::libraries_that_run();
}

}  // namespace camlann::cli
