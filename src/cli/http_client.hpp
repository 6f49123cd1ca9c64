#pragma once
// An HTTP client of one server, with a token, for a bot. Keeps its connection open. Not
// thread-safe.

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace camlann::cli {

class HttpClient {
 public:
  struct Answer {
    int status = 0;
    std::string body;
  };

  /// `server`: "https://example.org" or "http://localhost:8080". `stopped` is called every few
  /// milliseconds; once it returns true, a running request ends with an error.
  [[nodiscard]] static Result<HttpClient> create(std::string_view server, const std::string& token,
                                                 std::function<bool()> stopped);
  ~HttpClient();
  HttpClient(HttpClient&& other) noexcept;
  HttpClient& operator=(HttpClient&& other) noexcept;

  /// Waits for the answer for at most `patience`. An error of the code `io` without an answer.
  [[nodiscard]] Result<Answer> get(const std::string& target, std::chrono::seconds patience);
  /// Sends JSON. Retries once if a kept connection is closed, so the request must be idempotent.
  [[nodiscard]] Result<Answer> post(const std::string& target, const std::string& json);

 private:
  class Link;  // the connection

  explicit HttpClient(std::unique_ptr<Link> link);

  std::unique_ptr<Link> link_;
};

}  // namespace camlann::cli
