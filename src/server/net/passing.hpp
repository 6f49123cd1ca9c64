#pragma once
// What a server does with connections while another one has the games: it passes their bytes on to
// that one, both ways, and says from where they came. What is asked about the server itself it
// answers. For net/ alone; on the network's thread.

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
  /// Whether what is said on sockets can be passed on without them.
  enum class Relays { no, soon, yes };
  /// All must outlive this. `tenancy` is that of this server.
  Passing(boost::asio::io_context& loop, const Limits& limits, Vitals& vitals, Tenancy& tenancy,
          std::function<Relays()> relays);
  ~Passing();

  enum class Passed { to_its_end, games_are_here, socket_is_asked_for };
  /// Serves this connection, of which `buffer` may have the first bytes, until it has ended. If it
  /// does not come to that, what has come is in the buffer: because this server has the games now,
  /// or because a socket is asked for, which can be relayed.
  boost::asio::awaitable<Passed> pass(Connection& connection, boost::beast::flat_buffer& buffer);

  /// Whether the games are served here now. Connections that were passed on end then.
  void serve_here(bool here);
  /// Ends those that were passed to a server that has the games no more.
  void look_again();
  /// Ends all, and those that wait.
  void stop();

 private:
  class Pair;
  using Pairs = std::unordered_set<Pair*>;

  /// To whoever has the games; null: nobody can be reached in time, this server has them now, or it
  /// is a socket's and can be relayed.
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
