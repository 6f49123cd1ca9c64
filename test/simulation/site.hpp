#pragma once
// The servers of one database, as a host has them: one that plays, perhaps one that was overtaken
// while it stood still and does not know it yet. Real games over the real store.

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "database/address.hpp"
#include "server/games.hpp"
#include "server/limits.hpp"
#include "server/thinkers.hpp"
#include "simulation/flaky_store.hpp"
#include "simulation/told.hpp"
#include "simulation/world.hpp"

namespace camlann::server::simulation {

/// One run of the program. Of a dead one nothing reaches anybody any more.
class Server : public std::enable_shared_from_this<Server> {
 public:
  /// Before anything else of it: start(). An error if the store does not open.
  static Result<std::shared_ptr<Server>> open(World& world, const database::Address& address,
                                              const Namer& namer);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  [[nodiscard]] bool dead() const { return dead_; }
  [[nodiscard]] bool answers() const { return !dead_ && !stands_still_; }
  Games& games() { return *games_; }
  FlakyStore& store() { return *store_; }
  std::map<std::string, int>& said() { return said_; }

  /// It has something to do.
  void wake(Millis in = 0);
  void die();
  void stand_still() { stands_still_ = true; }
  void go_on();
  /// Finishes what it has begun, and is gone.
  void stop();

 private:
  class EngineOfChance;

  Server(World& world, std::unique_ptr<Store> store, const Namer& namer);
  void turn();

  World& world_;
  std::unique_ptr<FlakyStore> store_;
  std::map<std::string, int> said_;  // in the log, by event
  std::unique_ptr<EngineOfChance> engine_;
  std::unique_ptr<Games> games_;
  bool dead_ = false;
  bool stands_still_ = false;
  Millis next_ = 0;  // when it has its turn; 0 if it has none
};

class Site {
 public:
  Site(World& world, database::Address address, Told& told);

  /// Whom a connection reaches that is made now; null if nobody.
  [[nodiscard]] std::shared_ptr<Server> reach();
  [[nodiscard]] std::shared_ptr<Server> current() const { return current_; }
  [[nodiscard]] const database::Address& address() const { return address_; }

  /// Begins what goes wrong, again and again; until heal().
  void harm();
  void heal();
  [[nodiscard]] const std::map<std::string, int>& done() const { return done_; }

 private:
  void start();
  void start_in(Millis wait);
  void harm_once();
  void kill();
  void kill_in_commit();
  void stop();
  void overtake();
  void break_disk();
  void break_reading();
  void lose_answer();

  World& world_;
  const database::Address address_;
  Told& told_;
  Namer namer_;
  std::shared_ptr<Server> current_;
  std::shared_ptr<Server> overtaken_;
  bool harming_ = false;
  std::map<std::string, int> done_;  // harm, by kind, and what servers said
};

}  // namespace camlann::server::simulation
