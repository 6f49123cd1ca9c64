#pragma once
// Compresses the page's files, once at the start, and responses.

#include <string>
#include <string_view>

namespace camlann::server {

/// Returns one gzip member (RFC 1952) without name or time.
[[nodiscard]] std::string gzip(std::string_view data);

}  // namespace camlann::server
