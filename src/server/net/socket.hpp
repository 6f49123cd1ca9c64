#pragma once
// A WebSocket connection, from the handshake request on. Private to net/.

#include <boost/asio/awaitable.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>

#include "server/cluster/tenancy.hpp"
#include "server/core/limits.hpp"
#include "server/core/outbox.hpp"
#include "server/core/socket_taker.hpp"
#include "server/core/token_bucket.hpp"
#include "server/net/outgoing.hpp"

namespace camlann::server {

/// An open socket, as the network sees it.
class Socket : public Watcher {
 public:
  /// Closes with "going away": the server stops or cannot serve the socket now.
  virtual void go_away() = 0;
  /// Closes with "policy violation": the session or token has ended, or the client sends too much.
  virtual void sign_out() = 0;
  /// Ends the connection at once, without a close frame, to make room for others.
  virtual void drop() = 0;
  /// Returns the start of the write in progress, or nothing if the client has read everything.
  [[nodiscard]] virtual std::optional<SteadyTime> behind_since() const = 0;
  /// Returns the bytes of the messages that are not sent yet.
  [[nodiscard]] virtual std::size_t waiting_bytes() const = 0;
  /// Answers the handshake and serves until the connection ends. Sets the second argument to the
  /// time of each message.
  virtual boost::asio::awaitable<void> run(
      boost::beast::http::request<boost::beast::http::string_body> handshake,
      SteadyTime& heard) = 0;
};

/// Creates the receiver of a socket's messages; called once the socket is open.
using MakeTaker = std::function<std::unique_ptr<SocketTaker>(std::shared_ptr<Socket> socket)>;

/// Creates a socket. With a `tenancy`, the socket is closed on a message that arrives while the
/// tenancy is not certain.
[[nodiscard]] std::shared_ptr<Socket> make_socket(boost::beast::tcp_stream stream,
                                                  const Limits& limits, Outgoing& outgoing,
                                                  MakeTaker make_taker, Tenancy* tenancy);

}  // namespace camlann::server
