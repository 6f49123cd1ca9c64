// For Windows, where Debian has no ICU: all languages are written as English is.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "languages/message.hpp"
#include "languages/plain_message.hpp"

namespace camlann::languages {

std::optional<std::string> filled_message(std::string_view /*tag*/, std::string_view pattern,
                                          const std::vector<Argument>& arguments) {
  return filled_plainly(pattern, arguments);
}

std::string joined_list(std::string_view /*tag*/, const std::vector<std::string>& names) {
  return joined_plainly(names);
}

bool is_right_to_left(std::string_view /*tag*/) {
  return false;
}

}  // namespace camlann::languages
