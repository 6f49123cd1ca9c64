#pragma once
// Requests and responses as plain values, so that everything outside src/server/net works, and is
// tested, without a network.

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"

namespace camlann::server {

/// Absent header fields are empty.
struct Request {
  std::string address;  // of the client; net/ decides which addresses share limits
  bool secure = false;  // reached a trusted proxy over TLS
  std::string method;   // "GET"
  std::string target;   // path and query, as sent
  std::string host;
  std::string origin;
  std::string content_type;
  std::string cookie;
  std::string authorization;  // repeated fields are joined by commas
  std::string user_agent;
  std::string if_none_match;
  std::string range;
  std::string if_range;
  std::string accept;
  std::string accept_encoding;
  std::string accept_language;
  std::string body;
  /// Set once the client has hung up and needs no response.
  std::shared_ptr<std::atomic<bool>> gone = std::make_shared<std::atomic<bool>>(false);
};

struct Response {
  int status = 200;
  std::vector<std::pair<std::string, std::string>> headers;
  std::shared_ptr<const std::string> body;  // never null once sent
  bool kept = false;                        // the body stays in memory while the server runs
};

/// Called once, on any thread.
using Respond = std::function<void(Response)>;

[[nodiscard]] Response json_response(int status, std::shared_ptr<const std::string> json);
[[nodiscard]] Response json_response(int status, std::string json);
/// Permission for other sites to show a page within theirs.
enum class Framing : std::uint8_t { refused, allowed };

/// Adds the headers of all responses, which restrict the browser. `secure`: the request came by
/// TLS.
void add_common_headers(Response& response, bool secure, Framing framing = Framing::refused);

/// Returns {"error":{...}} with the status for the error's code.
[[nodiscard]] Response error_response(const Error& error);
/// `retry_after` is sent with 429, 503 and 507.
[[nodiscard]] Response error_response(int status, const Error& error,
                                      std::chrono::seconds retry_after = std::chrono::seconds(1));
[[nodiscard]] int status_of(ErrorCode code);

/// Returns the decoded path of a target. An error if the path is not absolute, has a bad escape or
/// a control character, or has a segment "..".
[[nodiscard]] Result<std::string> read_path(std::string_view target);
/// Returns a query parameter's value, undecoded; empty if it is absent.
[[nodiscard]] std::string_view query_value(std::string_view target, std::string_view key);
/// Returns the decoded value; an error for a bad escape or a control character.
[[nodiscard]] Result<std::string> read_query(std::string_view target, std::string_view key);
/// Returns a cookie's value; empty if it is absent.
[[nodiscard]] std::string_view cookie_value(std::string_view header, std::string_view name);

/// True if a list like "gzip, br;q=0.5" contains this coding with a weight other than 0.
[[nodiscard]] bool accepts_coding(std::string_view list, std::string_view coding);

/// True if a request that may change something comes from our own page or from no page at all.
[[nodiscard]] bool same_origin(std::string_view origin, std::string_view host);

}  // namespace camlann::server
