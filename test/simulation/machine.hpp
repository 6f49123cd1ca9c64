#pragma once
// One run of a server: it takes part in the contest for the lease, has the games while it holds
// it, and otherwise passes on what comes to it, or holds sockets for the one that has them.

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "database/address.hpp"
#include "server/cluster/far_sockets.hpp"
#include "server/cluster/relay.hpp"
#include "server/cluster/sealed_bus.hpp"
#include "server/core/address_counter.hpp"
#include "server/core/limits.hpp"
#include "server/core/outbox.hpp"
#include "server/core/socket_taker.hpp"
#include "server/core/vitals.hpp"
#include "simulation/contest.hpp"
#include "simulation/tenure.hpp"
#include "simulation/wild_bus.hpp"
#include "simulation/world.hpp"

namespace camlann::server::simulation {

/// A client's socket. Nothing happens on it once the server has gone.
class Line {
 public:
  virtual ~Line() = default;
  Line() = default;
  Line(const Line&) = delete;
  Line& operator=(const Line&) = delete;
  [[nodiscard]] virtual bool open() const = 0;
  /// True if the server can send events now: it runs, and has the games or knows the server that
  /// has them.
  [[nodiscard]] virtual bool live() const = 0;
  virtual void say(const std::string& text) = 0;
  virtual void close() = 0;
};
/// Null: it is refused.
using Opened = std::function<void(std::shared_ptr<Line>)>;

class Machine : public std::enable_shared_from_this<Machine> {
 public:
  struct Place {
    const database::Address& database;
    Contest& contest;
    std::shared_ptr<WildBus> bus;  // or nothing
    Told& told;
    const Namer& namer;
    /// The games are here, or no more; by their epoch.
    std::function<void(std::int64_t)> opened;
    std::function<void(const Tenure&)> ended;
  };
  Machine(World& world, Place place, std::string address);
  ~Machine();
  Machine(const Machine&) = delete;
  Machine& operator=(const Machine&) = delete;
  void begin();

  [[nodiscard]] const std::string& address() const { return address_; }
  [[nodiscard]] bool dead() const { return contender_->dead(); }
  [[nodiscard]] bool there() const { return !dead() && !stands_still_; }
  /// True if its lease is certain.
  [[nodiscard]] bool is_certain() const;
  /// Null where they are not here.
  [[nodiscard]] const std::shared_ptr<Tenure>& tenure() const { return tenure_; }
  /// Returns the server with the games, as known here.
  [[nodiscard]] std::optional<LeaseKeeper::Holder> holder() const;
  Contender& contender() { return *contender_; }
  WildBus::Link* bus_link() { return link_.get(); }

  void die();
  void stand_still();
  void go_on();
  /// Ends, with the games closed and the lease given back; then calls this.
  void stop(std::function<void()> gone);

  /// True if it can relay a socket to the active server.
  [[nodiscard]] bool relays() const { return relay_ && relay_->ready(); }
  void open_line(const std::string& player, const std::shared_ptr<Watcher>& watcher,
                 std::function<void()> on_closed, const Opened& opened);
  void beat();

 private:
  class Direct;
  class Relayed;

  /// Runs on the network thread, which stops and resumes with the machine.
  void network(std::function<void()> work);
  void hear(const LeaseKeeper::News& news);
  void open_games();
  void close_games();
  /// Something is about to change.
  void shake();

  World& world_;
  const Place place_;
  const std::string address_;
  const Limits limits_;
  Vitals vitals_;
  AddressCounter census_;
  std::shared_ptr<Contender> contender_;
  std::shared_ptr<WildBus::Link> link_;
  std::optional<SealedBus> sealed_;
  std::optional<Relay> relay_;
  std::shared_ptr<Tenure> tenure_;
  std::optional<FarSockets> far_;
  bool stands_still_ = false;
  std::vector<std::function<void()>> backlog_;
  std::function<void()> gone_;  // where it is to end
};

}  // namespace camlann::server::simulation
