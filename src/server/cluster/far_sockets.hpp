#pragma once
// Sockets that other servers hold (relay.hpp) for the games on this one. A message for many sockets
// of one server crosses the bus once. Only on the network's thread, except for what it hands to the
// games.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

#include "base/result.hpp"
#include "bus/bus.hpp"
#include "bus/conversation.hpp"
#include "server/cluster/sealed_bus.hpp"
#include "server/core/address_counter.hpp"
#include "server/core/http.hpp"
#include "server/core/limits.hpp"
#include "server/core/token_bucket.hpp"
#include "server/core/vitals.hpp"
#include "server/services/accounts/directory.hpp"
#include "server/services/games/games.hpp"
#include "server/services/studies/studies.hpp"

namespace camlann::server {

class FarSockets {
 public:
  /// The services for the sockets. All must outlive this object.
  struct Context {
    std::function<Result<Identity>(const Request&)> admit;
    std::function<bool()> is_certain;  // the games are here: see Tenancy
    Games& games;
    Studies* studies = nullptr;
    const Limits& limits;
    AddressCounter& census;  // sockets by address, on all servers
    Vitals& vitals;
    SteadyClock now;
  };
  FarSockets(SealedBus& bus, std::int64_t epoch, Context context);
  FarSockets(const FarSockets&) = delete;
  FarSockets& operator=(const FarSockets&) = delete;
  /// The games forget all sockets.
  ~FarSockets();

  /// Call about twenty times per second.
  void tick();
  /// Permanently closes the sockets that match.
  void sign_out(const std::function<bool(const Identity& who, const std::string& address)>& whose);
  [[nodiscard]] std::size_t count() const;

 private:
  class Basket;
  class Far;
  class Link;

  using Links = std::unordered_map<std::string, std::unique_ptr<Link>>;  // by name

  void hear(std::string_view bytes);
  /// Ends the old links of a server that has a new one; their clients reconnect.
  void end_links_of(std::string_view server);
  Links::iterator end(Links::iterator link);
  void show_count();

  SealedBus& bus_;
  const Context context_;
  Links links_;
  std::unordered_set<std::string> ended_;  // names of ended links
  std::int64_t resent_ = 0;                // on ended links
  Result<std::unique_ptr<bus::Bus::Ear>> ear_;
};

}  // namespace camlann::server
