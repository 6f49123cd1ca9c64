#pragma once
// The listening port: HTTP/1.1 and WebSocket on one thread. net/ is the only folder that includes
// Beast; its files are few because each takes half a minute to compile. Used by serve().

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "base/result.hpp"
#include "bus/bus.hpp"
#include "server/api/router.hpp"
#include "server/cluster/tenancy.hpp"
#include "server/core/limits.hpp"
#include "server/core/log.hpp"
#include "server/core/vitals.hpp"
#include "server/net/proxies.hpp"
#include "server/services/accounts/directory.hpp"
#include "server/services/games/games.hpp"
#include "server/services/studies/studies.hpp"

namespace camlann::server {

class Network {
 public:
  /// Opens the port; connections are not accepted before run(). Fails if the port is in use. Port 0
  /// selects any free port. A stop signal before run() makes run() return at once. `proxies` are
  /// trusted for the client's address.
  [[nodiscard]] static Result<std::unique_ptr<Network>> listen(const std::string& host,
                                                               std::uint16_t port,
                                                               const Limits& limits,
                                                               Proxies proxies, Vitals& vitals,
                                                               Log log);
  virtual ~Network() = default;

  /// Returns the URL, for example "http://127.0.0.1:8080".
  [[nodiscard]] virtual std::string address() const = 0;

  /// Returns HOST:PORT for other servers, or an empty text if it listens on all addresses.
  [[nodiscard]] virtual std::string reachable() const = 0;

  /// The bus over which servers serve each other's sockets, and their shared secret.
  struct SharedBus {
    std::shared_ptr<bus::Bus> bus;
    std::string secret;
  };
  /// Makes this server one of several: run() also returns when another server takes over the games.
  /// Must be called before the functions below; `tenancy` may be destroyed before the network.
  virtual void join(Tenancy& tenancy, std::optional<SharedBus> bus) = 0;

  /// Forwards connections to the server that has the games, until this server has them or must
  /// stop. With a bus, sockets stay open here and their messages are relayed.
  virtual void stand_by() = 0;

  /// Serves until SIGTERM, SIGINT or SIGHUP (unless that is ignored). Then it stops accepting,
  /// finishes responses in progress, closes sockets so that their clients reconnect, and returns
  /// within a few seconds. The network must be destroyed after the games and the studies, because
  /// their pending replies refer to it.
  virtual void run(const Router& router, Games& games, Studies& studies) = 0;

  /// True if run() or stand_by() has received a stop signal.
  [[nodiscard]] virtual bool stopped() const = 0;

  /// Closes the sockets that the predicate selects by player and client's address. Any thread.
  using Whose = std::function<bool(const Identity& who, const std::string& address)>;
  virtual void end_sockets(Whose whose) = 0;
};

}  // namespace camlann::server
