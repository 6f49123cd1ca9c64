#pragma once
// A player that makes games, joins some, moves, plans, offers, takes back and watches, and takes
// part in tournaments.

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "play/clock.hpp"
#include "server/core/clock.hpp"
#include "server/model/action.hpp"
#include "server/model/game_state.hpp"
#include "server/services/games/games.hpp"
#include "simulation/client.hpp"
#include "simulation/competitor.hpp"
#include "simulation/site.hpp"
#include "simulation/told.hpp"
#include "simulation/world.hpp"

namespace camlann::server::simulation {

class Player {
 public:
  Player(World& world, Site& site, Told& told, std::string id);
  ~Player();
  Player(const Player&) = delete;
  Player& operator=(const Player&) = delete;

  void begin() {
    act_in(world_.between(second / 10, minute));
    competitor_.begin();
  }
  /// Does nothing any more.
  void leave() { client_.leave(); }

 private:
  class GamePage;

  void act_in(Millis wait);
  void act();
  void look_around();
  void make_game();
  void find_game();
  void play_in(const View& view);
  void move(const View& view);
  void plan(const View& view);
  void change(const View& view);
  void watch(const std::string& game);
  void take(const Result<View>& view);
  void expect_heard(const std::string& game, std::int64_t version);
  [[nodiscard]] std::optional<play::TimeControl> some_time();
  [[nodiscard]] Action action() { return {{}, world_.name(12), 0}; }

  World& world_;
  Site& site_;
  Told& told_;
  const std::string id_;
  Client client_;
  Competitor competitor_;
  std::map<std::string, View> games_;  // as last seen by the player
  std::map<std::string, std::shared_ptr<GamePage>> pages_;
};

}  // namespace camlann::server::simulation
