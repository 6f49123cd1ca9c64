#pragma once
// Hands messages to push services (RFC 8030), by libcurl: no redirects, only to public addresses,
// whatever the name of the host stands for by then. Blocks for some seconds at most; one thread.

#include <cstdint>
#include <memory>
#include <string>

namespace camlann::server {

class Transfer;

struct PushRequest {
  std::string endpoint;
  std::string authorization;
  std::string topic;  // a message takes the place of one that was not delivered yet
  std::string body;   // encrypted
};

enum class Delivery : std::uint8_t {
  taken,
  gone,     // the browser is subscribed no more
  refused,  // and would be again
  later     // no answer, or not now
};

class PushClient {
 public:
  /// `loopback`: this machine may be reached, and nothing else; for tests.
  explicit PushClient(bool loopback);
  PushClient(const PushClient&) = delete;
  PushClient& operator=(const PushClient&) = delete;
  ~PushClient();

  [[nodiscard]] Delivery send(const PushRequest& request);
  /// As Transfer::stop(): what has not been sent then can be sent again.
  void stop();

 private:
  const std::unique_ptr<Transfer> transfer_;
  const bool loopback_;
};

}  // namespace camlann::server
