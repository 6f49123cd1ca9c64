#pragma once
// Requests and responses as plain values, so that everything outside src/server/net works, and is
// tested, without a network.

#include <atomic>
#include <chrono>
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
  std::string body;
  /// Set once the client has hung up and the response is no longer needed.
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
/// Returns {"error":{...}} with the status for the error's code.
[[nodiscard]] Response error_response(const Error& error);
/// `retry_after` is sent with 429 and 503.
[[nodiscard]] Response error_response(int status, const Error& error,
                                      std::chrono::seconds retry_after = std::chrono::seconds(1));
[[nodiscard]] int status_of(ErrorCode code);

/// The path of a target, decoded; nothing if it is no absolute path, has a bad escape, a control
/// character, or a segment "..".
[[nodiscard]] Result<std::string> read_path(std::string_view target);
/// A value of the query, undecoded; empty if there is none.
[[nodiscard]] std::string_view query_value(std::string_view target, std::string_view key);
/// The same, decoded; nothing if it has a bad escape or a control character.
[[nodiscard]] Result<std::string> read_query(std::string_view target, std::string_view key);
/// A cookie's value; empty if there is none.
[[nodiscard]] std::string_view cookie_value(std::string_view header, std::string_view name);

/// Whether a list like "gzip, br;q=0.5" has this coding, and not with the weight 0.
[[nodiscard]] bool accepts_coding(std::string_view list, std::string_view coding);

/// Whether a request that may change something comes from our own page or from no page at all.
[[nodiscard]] bool same_origin(std::string_view origin, std::string_view host);

}  // namespace camlann::server
