#pragma once
// Browsers that receive notices for their player (Web Push). Values.

#include <string>

#include "server/core/push_encryption.hpp"

namespace camlann::server {

struct Subscription {
  std::string endpoint;
  SubscriptionKeys keys;
};

/// This server's settings for push notices, for the page.
struct PushOptions {
  std::string key;        // the server's public key, in base64url
  bool loopback = false;  // for tests: reach only this machine
};

}  // namespace camlann::server
