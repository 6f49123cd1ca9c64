#pragma once
// Receives the messages of a socket: the local games (SocketClient) or the server that has them.
// net/ makes one per connection and uses it on the connection's thread.

#include <string_view>

#include "server/core/clock.hpp"

namespace camlann::server {

class SocketTaker {
 public:
  SocketTaker() = default;
  SocketTaker(const SocketTaker&) = delete;
  SocketTaker& operator=(const SocketTaker&) = delete;
  virtual ~SocketTaker() = default;

  enum class Then { go_on, close_for_good, close_for_now };
  [[nodiscard]] virtual Then on_message(std::string_view text) = 0;
  /// The duration of the last round trip to the client.
  virtual void on_round_trip(Millis) {}
  /// Called once the connection is closed.
  virtual void forget() = 0;
};

}  // namespace camlann::server
