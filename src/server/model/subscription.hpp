#pragma once
// Browsers that want to be told of what waits for their player (Web Push). Values.

#include <string>

#include "server/core/push_encryption.hpp"

namespace camlann::server {

struct Subscription {
  std::string endpoint;
  SubscriptionKeys keys;
};

/// What the interface needs to know of this server's notices.
struct PushOptions {
  std::string key;        // the server's public one, in base64url
  bool loopback = false;  // for tests: only this machine is reached
};

}  // namespace camlann::server
