#pragma once
// A connection of the network, and how it waits for its client. Only on the network's thread.

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
  std::string address;  // from where he came, for the limits
  bool idle = true;     // no request is under way
  bool stays = true;
  bool dropped = false;
  std::shared_ptr<Socket> socket = nullptr;  // once it has become one
  Identity who = {};                         // whose it is
  std::size_t answer_bytes = 0;              // of the answer that is being sent
};

inline void wait_for_client(LimitedConnection& limited) {
  limited.waits = true;
  limited.since = std::chrono::steady_clock::now();
}

/// What has been read and not been used yet.
inline std::string_view text_in(const boost::beast::flat_buffer& buffer) {
  return {static_cast<const char*>(buffer.data().data()), buffer.size()};
}

/// Sets `gone` if the client closes the connection, until the waiting is cancelled. One that has
/// sent more already is believed to be there.
inline void notice_hang_up(boost::asio::ip::tcp::socket& socket,
                           const std::shared_ptr<std::atomic<bool>>& gone) {
  socket.async_wait(boost::asio::ip::tcp::socket::wait_read,
                    [&socket, gone](boost::beast::error_code error) {
                      if (!error && socket.available(error) == 0) *gone = true;
                    });
}

}  // namespace camlann::server
