#pragma once
// Who takes the messages of a socket: the games here (SocketClient), or a server elsewhere that has
// them. Used by net/, one object a connection, on its thread.

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
  /// So long the way to the client and back took last.
  virtual void on_round_trip(Millis) {}
  /// To be called once the connection is gone.
  virtual void forget() = 0;
};

}  // namespace camlann::server
