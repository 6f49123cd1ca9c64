#pragma once
// Inspects HTTP requests as Beast reads them, and converts them for the router. Private to net/.

#include <boost/beast/core/error.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <optional>
#include <string>
#include <utility>

#include "base/result.hpp"
#include "server/core/http.hpp"

namespace camlann::server {

using HttpRequest = boost::beast::http::request<boost::beast::http::string_body>;

/// Converts a request. The network sets `address` and `secure` itself.
[[nodiscard]] Request to_request(HttpRequest&& from);

/// Returns all X-Forwarded-For fields, joined by commas.
[[nodiscard]] std::string forwarded_for(const HttpRequest& request);
/// True if the browser used TLS to the first proxy, according to X-Forwarded-Proto.
[[nodiscard]] bool came_by_tls(const HttpRequest& request);

/// Returns the status and error for a request with an invalid head, or nothing if it is valid.
[[nodiscard]] std::optional<std::pair<int, Error>> fault_of(const HttpRequest& request);

/// True if the larger body limit applies: for a part of an uploaded game file, a study
/// chapter, or a list of names.
[[nodiscard]] bool brings_part(const HttpRequest& request);

/// Returns the status for a request that could not be read, or 0 to close without a response.
[[nodiscard]] int status_of_read_error(boost::beast::error_code error);

}  // namespace camlann::server
