#pragma once
// POST requests to addresses that strangers have chosen: without redirects, and only to public
// addresses, which are checked at each connection, after the name is resolved. For push services
// and for webhooks of clubs. Thread-safe.

#include <functional>
#include <string>
#include <vector>

#include "server/core/clock.hpp"
#include "server/core/transfers.hpp"

namespace camlann::server {

struct PublicPost {
  std::string url;
  std::vector<std::string> headers;  // "Name: value"
  std::string body;
};

struct PostOutcome {
  bool timed_out = false;
  long status = 0;  // 0 without an answer
};

/// Returns the transfer that sends this before the timeout, counted from its turn on. The body of
/// the answer is dropped. `loopback`: connects only to this machine, also without TLS; for tests.
[[nodiscard]] Transfer public_post(
    PublicPost post, std::vector<Share> shares, long timeout_ms, bool loopback,
    std::function<void(const PostOutcome& outcome, Millis took)> ended);

}  // namespace camlann::server
