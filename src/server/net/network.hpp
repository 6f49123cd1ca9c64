#pragma once
// The port: HTTP/1.1 and WebSocket on one thread. The only folder that sees Beast; its files are
// few because each takes half a minute to compile. Used by serve().

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
  /// Takes the port; nothing is accepted before run(). A taken port is an error. Port 0 is any free
  /// one. A signal to stop that comes before run() ends run() at once. `proxies` are those who are
  /// believed whom a request comes from.
  [[nodiscard]] static Result<std::unique_ptr<Network>> listen(const std::string& host,
                                                               std::uint16_t port,
                                                               const Limits& limits,
                                                               Proxies proxies, Vitals& vitals,
                                                               Log log);
  virtual ~Network() = default;

  /// "http://127.0.0.1:8080"
  [[nodiscard]] virtual std::string address() const = 0;

  /// HOST:PORT, for other servers; empty where it listens on all addresses of the machine.
  [[nodiscard]] virtual std::string reachable() const = 0;

  /// By which servers serve each other's sockets, and the secret that they share.
  struct SharedBus {
    std::shared_ptr<bus::Bus> bus;
    std::string secret;
  };
  /// From now on this server is one of several: run() also returns when it has the games no more.
  /// Before all below; `tenancy` may go before this.
  virtual void join(Tenancy& tenancy, std::optional<SharedBus> bus) = 0;

  /// Passes connections on to the server that has the games, until this one has them or is to stop.
  /// Where there is a bus, it keeps sockets, and passes on what is said.
  virtual void stand_by() = 0;

  /// Serves until SIGTERM, SIGINT or SIGHUP (unless that is ignored), then accepts no more, lets
  /// answers under way go out, tells the sockets to come back, and returns, after a few seconds at
  /// most. The network must be destroyed after the games and the studies, because answers that were
  /// never given hold on to it.
  virtual void run(const Router& router, Games& games, Studies& studies) = 0;

  /// Whether one of those signals has come, and been noticed in run() or stand_by().
  [[nodiscard]] virtual bool stopped() const = 0;

  /// Closes the sockets of those for whom this is true, at the address that they came from. Any
  /// thread.
  using Whose = std::function<bool(const Identity& who, const std::string& address)>;
  virtual void end_sockets(Whose whose) = 0;
};

}  // namespace camlann::server
