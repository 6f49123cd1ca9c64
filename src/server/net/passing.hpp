#pragma once
// Forwards connections while another server has the games: passes bytes in both directions and
// sends the client's address ahead in a PROXY line. Requests about the server itself are answered
// here. Private to net/; used only on the network's thread.

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_set>

#include "server/cluster/tenancy.hpp"
#include "server/core/http.hpp"
#include "server/core/limits.hpp"
#include "server/core/vitals.hpp"
#include "server/net/connection.hpp"

namespace camlann::server {

class Passing {
 public:
  /// Availability of the relay, which forwards the messages of a socket over the bus.
  enum class Relays { no, soon, yes };
  /// All arguments must outlive this. `tenancy` is that of this server.
  Passing(boost::asio::io_context& loop, const Limits& limits, Vitals& vitals, Tenancy& tenancy,
          std::function<Relays()> relays);
  ~Passing();

  enum class Passed { to_its_end, games_are_here, socket_is_asked_for };
  /// Forwards this connection to its end; `buffer` may have its first bytes. Returns early if this
  /// server now has the games, or if the client requests a socket that can be relayed; then all
  /// received bytes are in the buffer.
  boost::asio::awaitable<Passed> pass(Connection& connection, boost::beast::flat_buffer& buffer);

  /// Sets whether this server has the games. If so, forwarded connections are closed.
  void serve_here(bool here);
  /// Closes connections to a server that no longer has the games.
  void look_again();
  /// Closes all forwarded connections; those that wait for a server end soon.
  void stop();

 private:
  class Pair;
  using Pairs = std::unordered_set<Pair*>;

  /// Connects to the server that has the games. Returns null if that server cannot be reached in
  /// time, if this server now has the games, or if this is a socket that can be relayed.
  boost::asio::awaitable<std::shared_ptr<Pair>> connect(Connection& connection, bool socket);
  boost::asio::awaitable<void> answer(Connection& connection, Response response);
  [[nodiscard]] bool answers_itself(std::string_view path) const;
  [[nodiscard]] Response about_server(std::string_view path) const;

  boost::asio::io_context& loop_;
  const Limits& limits_;
  Vitals& vitals_;
  Tenancy& tenancy_;
  const std::function<Relays()> relays_;
  Pairs pairs_;
  bool here_ = false;
  bool stopped_ = false;
};

}  // namespace camlann::server
