#pragma once
// The connections that are open now, and the sockets among them: counted, and ended where somebody
// may stay no longer, where clients do not take what waits for them, and when the server stops. For
// net/ alone; on the network's thread.

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

  /// Ends this connection, and says why in the log.
  void drop(Connection& connection, std::string_view why);
  /// Ends connections whose readers have let something wait the longest, until there is room.
  void drop_slowest();
  /// Ends all, without a word.
  void drop_all();
  /// Closes the sockets of those for whom this is true.
  void sign_out(const Network::Whose& whose);
  /// Tells the sockets to come back, and ends connections without a request.
  void send_home();
  /// Sockets that never said goodbye go with this.
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
