#pragma once
// Requests as Beast reads them, and what net/ wants to know of them. For net/ alone.

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

/// Without what only the network knows: `address` and `secure`.
[[nodiscard]] Request to_request(HttpRequest&& from);

/// All fields of X-Forwarded-For, as one.
[[nodiscard]] std::string forwarded_for(const HttpRequest& request);
/// As the browser came to the first of the proxies.
[[nodiscard]] bool came_by_tls(const HttpRequest& request);

/// What is wrong with a request's head, and the status that says so; nothing: it may go on.
[[nodiscard]] std::optional<std::pair<int, Error>> fault_of(const HttpRequest& request);

/// Whether its body may be longer than others: a part of a file of games, or a
/// chapter of a study.
[[nodiscard]] bool brings_part(const HttpRequest& request);

/// The answer to a request that could not be read; 0: none, the connection is gone.
[[nodiscard]] int status_of_read_error(boost::beast::error_code error);

}  // namespace camlann::server
