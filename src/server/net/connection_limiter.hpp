#pragma once
// Limits connections per address, per site and in total; an IPv6 /56 may have twice those of an
// address. At the limit of an address or site, its longest idle connection is closed for the new
// one. When the server is full, idle connections of sites with more connections are closed: of the
// largest site first, the longest idle first; sockets only if there is nothing else to close. One
// thread.

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "server/core/token_bucket.hpp"
#include "server/net/proxies.hpp"

namespace camlann::server {

/// A connection. It must not move between enter() and leave().
struct LimitedConnection {
  ClientPrefix client_prefix;   // empty for a proxy, which carries many clients
  std::function<void()> leave;  // ends the connection soon
  bool waits = true;            // waits for the client: for a request, or to read our response
  bool socket = false;          // a WebSocket, possibly of a game in play; closed last
  SteadyTime since;             // start of the wait; of a socket: time of its last message
};

class ConnectionLimiter {
 public:
  struct Size {
    std::size_t in_all = 0;
    std::size_t per_address = 0;
    std::size_t per_site = 0;
  };

  ConnectionLimiter(const Size& size, SteadyClock now) : size_(size), now_(std::move(now)) {}

  /// Adds a connection and closes others for it if necessary. Returns an empty text on success,
  /// else the limit that was reached: "address", "site" or "full".
  [[nodiscard]] std::string_view enter(LimitedConnection& limited);
  /// Removes a connection; does nothing if it is not in.
  void leave(LimitedConnection& limited);

  [[nodiscard]] std::size_t count() const { return connections_.size(); }

 private:
  using LimitedConnections = std::unordered_set<LimitedConnection*>;

  [[nodiscard]] std::size_t weight(const LimitedConnection& limited) const;
  [[nodiscard]] std::size_t count_of(const std::string& network) const;
  /// Closes a connection of the same site if these first bytes of its address are the same, too.
  [[nodiscard]] bool make_room_within(const LimitedConnection& limited, std::size_t bytes);
  [[nodiscard]] bool make_room_for(const LimitedConnection& limited);
  void send_away(std::vector<LimitedConnection*> some, std::size_t most);

  const Size size_;
  const SteadyClock now_;
  LimitedConnections connections_;
  std::unordered_map<std::string, LimitedConnections> sites_;
  std::unordered_map<std::string, std::size_t> counts_;  // of addresses and of IPv6 /56
  // The last search found no connection to close for a site with `nobody_for_` connections; sites
  // with at least that count are refused without a search until `nobody_until_`.
  std::size_t nobody_for_ = 0;
  SteadyTime nobody_until_ = SteadyTime::min();
};

}  // namespace camlann::server
