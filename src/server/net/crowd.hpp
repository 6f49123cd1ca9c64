#pragma once
// The open connections, and the sockets among them. Counts them for /metrics, and closes them after
// a sign-out, if their clients read too slowly, and when the server stops. Private to net/; used
// only on the network's thread.

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_set>

#include "server/core/log.hpp"
#include "server/core/vitals.hpp"
#include "server/net/connection.hpp"
#include "server/net/network.hpp"
#include "server/net/notices.hpp"
#include "server/net/outgoing.hpp"
#include "server/net/socket.hpp"

namespace camlann::server {

class Crowd {
 public:
  Crowd(Outgoing& outgoing, Vitals& vitals, const Log& log)
      : outgoing_(outgoing), vitals_(vitals), dropped_("dropped", vitals, log) {}

  void add(Connection& connection);
  void remove(Connection& connection);
  void add(const std::shared_ptr<Socket>& socket);
  void remove(const std::shared_ptr<Socket>& socket);
  [[nodiscard]] bool empty() const { return connections_.empty(); }
  [[nodiscard]] std::size_t count() const { return connections_.size(); }

  /// Closes this connection at once and logs the reason.
  void drop(Connection& connection, std::string_view why);
  /// Closes the connections that have been behind for the longest time, until half of the room for
  /// outgoing data is free.
  void drop_slowest();
  /// Closes all connections at once, sockets without a close frame.
  void drop_all();
  /// Closes the selected sockets.
  void sign_out(const Network::Whose& whose);
  /// Closes all sockets so that their clients reconnect, and all connections without a request.
  void send_home();
  /// Releases the sockets that have not finished closing.
  void forget_sockets() { sockets_.clear(); }

 private:
  void show_counts();

  Outgoing& outgoing_;
  Vitals& vitals_;
  Notices dropped_;
  std::unordered_set<Connection*> connections_;
  std::unordered_set<std::shared_ptr<Socket>> sockets_;
};

}  // namespace camlann::server
