#pragma once
// The server's API for a bot: calls as messages, and errors that distinguish failures worth a
// retry. Not thread-safe: use one per thread.

#include <chrono>
#include <string>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "cli/http_client.hpp"
#include "wire/read.hpp"

namespace camlann::cli {

class BotServer {
 public:
  explicit BotServer(HttpClient http) : http_(std::move(http)) {}

  /// The error code is `io` if a retry may help, and `unknown_name` if the server rejects the
  /// token.
  template <class T>
  Result<T> get(const std::string& target, std::chrono::seconds patience) {
    TRY(const auto answer, good(http_.get(target, patience)));
    return wire::read<T>(answer);
  }
  /// Ignores the body of the answer.
  Result<void> post(const std::string& target, const std::string& json) {
    TRY_VOID(good(http_.post(target, json)));
    return {};
  }

 private:
  /// Returns the body of a successful answer.
  static Result<std::string> good(Result<HttpClient::Answer> answer);

  HttpClient http_;
};

}  // namespace camlann::cli
