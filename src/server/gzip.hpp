#pragma once
// Compression of the page's files, once at the start.

#include <string>
#include <string_view>

namespace camlann::server {

/// RFC 1952, one member, without name or time.
[[nodiscard]] std::string gzip(std::string_view data);

}  // namespace camlann::server
