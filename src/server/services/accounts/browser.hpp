#pragma once
// What kind of browser somebody has, in two words, for the list of his sessions. Pure, thread-safe.

#include <string>
#include <string_view>

namespace camlann::server {

/// "Firefox on Linux", of a header User-Agent; "another program" where it names none that is known.
/// Nothing else of the header is kept.
[[nodiscard]] std::string browser_of(std::string_view user_agent);

}  // namespace camlann::server
