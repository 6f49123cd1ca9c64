#pragma once
// A WebSocket connection, after the handshake's request has been read. For net/ alone.

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

/// What the network keeps of an open socket: the way to end it.
class Socket : public Watcher {
 public:
  /// Says goodbye because the server goes down, or cannot serve it for now.
  virtual void go_away() = 0;
  /// Says goodbye because whoever opened it may no longer act so.
  virtual void sign_out() = 0;
  /// Ends the connection at once: others need its place.
  virtual void drop() = 0;
  /// Since when its reader lets something wait; nothing if nothing waits.
  [[nodiscard]] virtual std::optional<SteadyTime> behind_since() const = 0;
  /// How much waits for its reader.
  [[nodiscard]] virtual std::size_t waiting_bytes() const = 0;
  /// Answers the handshake and serves until the connection ends; `heard` is when a message came.
  virtual boost::asio::awaitable<void> run(
      boost::beast::http::request<boost::beast::http::string_body> handshake,
      SteadyTime& heard) = 0;
};

/// For a socket that is open now.
using MakeTaker = std::function<std::unique_ptr<SocketTaker>(std::shared_ptr<Socket> socket)>;

/// With a `tenancy`, messages are answered while that is certain. `make_taker` is called once it is
/// open.
[[nodiscard]] std::shared_ptr<Socket> make_socket(boost::beast::tcp_stream stream,
                                                  const Limits& limits, Outgoing& outgoing,
                                                  MakeTaker make_taker, Tenancy* tenancy);

}  // namespace camlann::server
