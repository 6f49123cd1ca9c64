#pragma once
// Where the games are: sockets that other servers hold (relay.hpp), and what their clients say and
// are told. What one server is to tell to many of its sockets goes over the bus once. Only on the
// network's thread, but for what it gives to the games.

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
  /// What sockets need here. All of it must outlive this.
  struct Context {
    std::function<Result<Identity>(const Request&)> admit;
    std::function<bool()> is_certain;  // that the games are here: see Tenancy
    Games& games;
    Studies* studies = nullptr;
    const Limits& limits;
    AddressCounter& census;  // of the sockets of an address, at whatever server
    Vitals& vitals;
    SteadyClock now;
  };
  FarSockets(SealedBus& bus, std::int64_t epoch, Context context);
  FarSockets(const FarSockets&) = delete;
  FarSockets& operator=(const FarSockets&) = delete;
  /// The games forget all.
  ~FarSockets();

  /// To be called some twenty times a second.
  void tick();
  /// Closes those of whom this is true, for good.
  void sign_out(const std::function<bool(const Identity& who, const std::string& address)>& whose);
  [[nodiscard]] std::size_t count() const;

 private:
  class Basket;
  class Far;
  class Link;

  using Links = std::unordered_map<std::string, std::unique_ptr<Link>>;  // by name

  void hear(std::string_view bytes);
  /// It has a new one: what came by the old ones comes again.
  void end_links_of(std::string_view server);
  Links::iterator end(Links::iterator link);
  void show_count();

  SealedBus& bus_;
  const Context context_;
  Links links_;
  std::unordered_set<std::string> ended_;  // names of links that were
  std::int64_t resent_ = 0;                // on those
  Result<std::unique_ptr<bus::Bus::Ear>> ear_;
};

}  // namespace camlann::server
