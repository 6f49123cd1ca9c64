#pragma once
// A server's time with the games: real games over the real store, from when it has taken them
// until it ends or has lost them.

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>

#include "database/address.hpp"
#include "server/services/games/games.hpp"
#include "server/services/round/thinkers.hpp"
#include "simulation/flaky_store.hpp"
#include "simulation/world.hpp"

namespace camlann::server::simulation {

/// One server's period with the games. After its death its messages reach no client.
class Tenure : public std::enable_shared_from_this<Tenure> {
 public:
  struct Place {
    std::function<bool()> linked;         // to the database
    std::function<bool()> is_certain;     // of having the games
    std::function<std::int64_t()> epoch;  // of the database
    std::function<void(std::string)> wrong;
  };
  /// An error if the store does not open.
  static Result<std::shared_ptr<Tenure>> open(World& world, const database::Address& address,
                                              std::int64_t epoch, Place place, const Namer& namer);
  ~Tenure();
  Tenure(const Tenure&) = delete;
  Tenure& operator=(const Tenure&) = delete;

  [[nodiscard]] std::int64_t epoch() const { return epoch_; }
  [[nodiscard]] bool dead() const { return dead_; }
  [[nodiscard]] bool answers() const { return !dead_ && !stands_still_; }
  /// True if it may send to clients.
  [[nodiscard]] bool may_speak() const { return answers() && place_.is_certain(); }
  Games& games() { return *games_; }
  FlakyStore& store() { return *store_; }
  /// In the log, by event.
  [[nodiscard]] const std::map<std::string, int>& said() const { return said_; }

  /// It has something to do.
  void wake(Millis in = 0);
  void die() { dead_ = true; }
  void stand_still() { stands_still_ = true; }
  void go_on();
  /// Finishes what it has begun, and is gone.
  void stop();

 private:
  class EngineOfChance;

  Tenure(World& world, std::unique_ptr<FlakyStore> store, std::int64_t epoch, Place place,
         const Namer& namer);
  void turn();

  World& world_;
  const std::int64_t epoch_;
  const Place place_;
  std::unique_ptr<FlakyStore> store_;
  std::map<std::string, int> said_;
  std::unique_ptr<EngineOfChance> engine_;
  std::unique_ptr<Games> games_;
  bool dead_ = false;
  bool stands_still_ = false;
  Millis next_ = 0;  // when it has its turn; 0 if it has none
};

}  // namespace camlann::server::simulation
