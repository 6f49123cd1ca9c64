#pragma once
// The port: HTTP/1.1 and WebSocket on one thread. The only folder that sees Beast; its files are
// few because each takes half a minute to compile. Used by serve().

#include <cstdint>
#include <memory>
#include <string>

#include "base/result.hpp"
#include "server/games.hpp"
#include "server/limits.hpp"
#include "server/log.hpp"
#include "server/net/proxies.hpp"
#include "server/router.hpp"

namespace camlann::server {

class Network {
 public:
  /// Takes the port; nothing is accepted before run(). A taken port is an error. Port 0 is any free
  /// one. `proxies` are those who are believed whom a request comes from.
  [[nodiscard]] static Result<std::unique_ptr<Network>> listen(const std::string& host,
                                                               std::uint16_t port,
                                                               const Limits& limits,
                                                               Proxies proxies, Log log);
  virtual ~Network() = default;

  /// "http://127.0.0.1:8080"
  [[nodiscard]] virtual std::string address() const = 0;

  /// Serves until SIGTERM or SIGINT, then accepts no more, lets answers under way go out, tells the
  /// sockets to come back, and returns, after a few seconds at most. The network must be destroyed
  /// after the games, because answers that were never given hold on to it.
  virtual void run(const Router& router, Games& games) = 0;
};

}  // namespace camlann::server
