#pragma once
// A server as a bot sees it: its calls as messages, and which failures another attempt may mend.
// Not thread-safe: each thread has its own.

#include <chrono>
#include <string>
#include <utility>

#include "base/result.hpp"
#include "cli/http_client.hpp"
#include "wire/read.hpp"

namespace camlann::cli {

class BotServer {
 public:
  explicit BotServer(HttpClient http) : http_(std::move(http)) {}

  /// An error of the code `io` where another attempt may help, and of `unknown_name` where the
  /// server does not know the token.
  template <class T>
  Result<T> get(const std::string& target, std::chrono::seconds patience) {
    const auto answer = good(http_.get(target, patience));
    if (!answer) return Failure(answer.error());
    return wire::read<T>(*answer);
  }
  /// The answer is not read.
  Result<void> post(const std::string& target, const std::string& json) {
    const auto answer = good(http_.post(target, json));
    if (!answer) return Failure(answer.error());
    return {};
  }

 private:
  /// The body of an answer that is no error.
  static Result<std::string> good(Result<HttpClient::Answer> answer);

  HttpClient http_;
};

}  // namespace camlann::cli
