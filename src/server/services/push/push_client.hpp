#pragma once
// Sends messages to push services (RFC 8030) with libcurl, many at once: without redirects, and
// only to public addresses, checked after the name is resolved. One thread, except for stop().

#include <string>
#include <vector>

#include "server/core/clock.hpp"
#include "server/core/transfers.hpp"
#include "server/model/delivery.hpp"

namespace camlann::server {

struct PushRequest {
  std::string endpoint;
  std::string authorization;
  std::string topic;  // a message replaces an undelivered one with the same topic
  std::string body;   // encrypted
};

struct PushOutcome {
  Delivery delivery = Delivery::later;
  Millis took = 0;
};

class PushClient {
 public:
  /// `loopback`: connects only to this machine; for tests.
  explicit PushClient(bool loopback);

  /// Sends all and returns the outcome of each. Each has two seconds, from its turn on.
  [[nodiscard]] std::vector<PushOutcome> send(const std::vector<PushRequest>& requests);
  /// Ends send() within a tenth of a second, with Delivery::later for messages on their way. Any
  /// thread.
  void stop() { transfers_.stop(); }

 private:
  const bool loopback_;
  Transfers transfers_;
};

}  // namespace camlann::server
