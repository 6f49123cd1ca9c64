#pragma once
// A player's actions in tournaments: creates and directs some, enters and leaves others.

#include <boost/json/object.hpp>
#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <string>

#include "server/core/outbox.hpp"
#include "server/services/games/games.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "simulation/client.hpp"
#include "simulation/page.hpp"
#include "simulation/site.hpp"
#include "simulation/told.hpp"
#include "simulation/world.hpp"

namespace camlann::server::simulation {

class Competitor {
 public:
  /// `play` is called with each game that the player has to play.
  Competitor(World& world, Site& site, Client& client, Told& told, std::string id,
             std::function<void(const std::string& game)> play);
  ~Competitor();
  Competitor(const Competitor&) = delete;
  Competitor& operator=(const Competitor&) = delete;

  void begin() { act_in(world_.between(second, 10 * minute)); }

 private:
  class Leaf;
  using Tournament = boost::json::object;
  using Ask = std::function<Result<Payload>(Tournaments&)>;

  void act_in(Millis wait);
  void act();
  void make();
  /// Looks up one of the listed tournaments.
  void look(const Payload& list);
  void take_part(const Tournament& seen);
  void enter(const std::string& id);
  void direct(const Tournament& seen);
  void start_round(const std::string& id, std::size_t round);
  void give_result(const Tournament& seen);
  void ask(Ask what);
  void ask(Ask what, Client::Done<Payload> done);
  void take(const Result<Payload>& answer);
  void watch(const std::string& id);

  World& world_;
  Site& site_;
  Client& client_;
  Told& told_;
  const std::string id_;
  const std::function<void(const std::string&)> play_;
  std::map<std::string, std::shared_ptr<Leaf>> pages_;
};

}  // namespace camlann::server::simulation
