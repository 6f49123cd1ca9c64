#pragma once
// Compression of the page's files, once at the start, and of what a page waits for.

#include <string>
#include <string_view>

namespace camlann::server {

/// RFC 1952, one member, without name or time.
[[nodiscard]] std::string gzip(std::string_view data);

}  // namespace camlann::server
