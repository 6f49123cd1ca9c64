#pragma once
// The state of one connection, and helpers for waiting for its client. Used only on the network's
// thread.

#include <atomic>
#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/error.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <chrono>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "server/net/connection_limiter.hpp"
#include "server/net/socket.hpp"
#include "server/services/accounts/directory.hpp"

namespace camlann::server {

struct Connection {
  boost::beast::tcp_stream stream;
  boost::asio::ip::address peer;
  LimitedConnection limited;
  std::string address;  // of the client; set for sockets
  bool idle = true;     // no request is in progress
  bool stays = true;
  bool dropped = false;
  std::shared_ptr<Socket> socket = nullptr;  // set after an upgrade to WebSocket
  Identity who = {};                         // the player of the socket
  std::size_t answer_bytes = 0;              // size of the response that is being sent
};

inline void wait_for_client(LimitedConnection& limited) {
  limited.waits = true;
  limited.since = std::chrono::steady_clock::now();
}

/// Returns the bytes that have been read but not consumed.
inline std::string_view text_in(const boost::beast::flat_buffer& buffer) {
  return {static_cast<const char*>(buffer.data().data()), buffer.size()};
}

/// Sets `gone` when the client closes the connection, until the wait is cancelled. A client that
/// has already sent more bytes counts as connected.
inline void notice_hang_up(boost::asio::ip::tcp::socket& socket,
                           const std::shared_ptr<std::atomic<bool>>& gone) {
  socket.async_wait(boost::asio::ip::tcp::socket::wait_read,
                    [&socket, gone](boost::beast::error_code error) {
                      if (!error && socket.available(error) == 0) *gone = true;
                    });
}

}  // namespace camlann::server
