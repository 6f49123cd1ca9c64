#pragma once
// Names the browser of a session in two words, for the player's list of sessions. Pure,
// thread-safe.

#include <string>
#include <string_view>

namespace camlann::server {

/// Returns for example "Firefox on Linux", from a User-Agent header, or "another program" if no
/// known name is in it. The rest of the header is not kept.
[[nodiscard]] std::string browser_of(std::string_view user_agent);

}  // namespace camlann::server
