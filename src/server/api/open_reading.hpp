#pragma once
// Responses that scripts of other sites may read (CORS): public data, answered as for a visitor
// that the server does not know. Used by the router. Thread-safe.

#include <string_view>

#include "server/core/http.hpp"

namespace camlann::server {

/// True if a script of another site reads public data. The router then ignores the cookies, sends
/// none, and marks the response with open_to_all(). `path` is that of the request's target.
[[nodiscard]] bool is_open_reading(const Request& request, std::string_view path);

/// True for a picture. Pages of all sites may show it, so it never depends on a cookie.
[[nodiscard]] bool is_picture(std::string_view path);

/// Permits the scripts of all sites to read the response, which must not depend on a cookie.
void open_to_all(Response& response);

/// True if a host is a name in the public part of the Internet: not an address, and not a name of
/// the machine or of its own network, where the network may be what keeps strangers out. A browser
/// inside would read for them.
[[nodiscard]] bool is_public_name(std::string_view host);

}  // namespace camlann::server
