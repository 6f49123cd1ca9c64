#pragma once
// Sends messages to push services (RFC 8030) with libcurl: without redirects, and only to public
// addresses, checked after the name is resolved. Blocks for a few seconds at most; one thread.

#include <cstdint>
#include <memory>
#include <string>

namespace camlann::server {

class Transfer;

struct PushRequest {
  std::string endpoint;
  std::string authorization;
  std::string topic;  // a message replaces an undelivered one with the same topic
  std::string body;   // encrypted
};

enum class Delivery : std::uint8_t {
  taken,
  gone,     // the subscription has ended
  refused,  // permanently
  later     // no response, or try again
};

class PushClient {
 public:
  /// `loopback`: connects only to this machine; for tests.
  explicit PushClient(bool loopback);
  PushClient(const PushClient&) = delete;
  PushClient& operator=(const PushClient&) = delete;
  ~PushClient();

  [[nodiscard]] Delivery send(const PushRequest& request);
  /// See Transfer::stop(): a cancelled message can be sent again.
  void stop();

 private:
  const std::unique_ptr<Transfer> transfer_;
  const bool loopback_;
};

}  // namespace camlann::server
