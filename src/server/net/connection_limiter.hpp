#pragma once
// Who may be connected. While there is room, everybody up to the limits of an address; when it is
// short, those who keep the server waiting make room for newcomers who have fewer: of the address
// with the most connections first, and of them who has waited longest. One thread.

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

/// A connection. It must not move while it is in a room.
struct LimitedConnection {
  ClientPrefix client_prefix;   // without an address: that of a proxy, which brings many people's
  std::function<void()> leave;  // ends the connection, soon
  bool waits = true;    // we wait for the other end: for a request, for our answer to be taken
  bool socket = false;  // a WebSocket, which plays: it goes last
  SteadyTime since;     // waits since; of a socket when it was last heard
};

class ConnectionLimiter {
 public:
  struct Size {
    std::size_t in_all = 0;
    std::size_t per_address = 0;
    std::size_t per_site = 0;
  };

  ConnectionLimiter(const Size& size, SteadyClock now) : size_(size), now_(std::move(now)) {}

  /// Empty: the guest is in. Else the limit that is in the way: "address", "site" or "full".
  [[nodiscard]] std::string_view enter(LimitedConnection& limited);
  /// Nothing if the guest is not in.
  void leave(LimitedConnection& limited);

  [[nodiscard]] std::size_t count() const { return connections_.size(); }

 private:
  using LimitedConnections = std::unordered_set<LimitedConnection*>;

  [[nodiscard]] std::size_t weight(const LimitedConnection& limited) const;
  [[nodiscard]] bool make_room_within_prefix(const LimitedConnection& limited, bool same_address);
  [[nodiscard]] bool make_room_for(const LimitedConnection& limited);
  void send_away(std::vector<LimitedConnection*> some, std::size_t most);

  const Size size_;
  const SteadyClock now_;
  LimitedConnections connections_;
  std::unordered_map<std::string, LimitedConnections> sites_;
  std::unordered_map<std::string, std::size_t> addresses_;
  // Looked in vain for somebody who makes room for a site with so many, and will not until then.
  std::size_t nobody_for_ = 0;
  SteadyTime nobody_until_ = SteadyTime::min();
};

}  // namespace camlann::server
