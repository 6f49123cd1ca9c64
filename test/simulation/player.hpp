#pragma once
// Somebody who plays, over a network that delays, loses and repeats what he says and is told. He
// asks again with the same nonce until he has an answer, as the page does.

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "server/games.hpp"
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

  void begin() { act_in(world_.between(second / 10, minute)); }
  /// Does nothing any more.
  void leave() { gone_ = true; }

 private:
  class Page;
  template <class T>
  using Send = std::function<void(Games&, const Reply<T>&)>;
  template <class T>
  using Done = std::function<void(const Result<T>&)>;
  template <class T>
  struct Request;

  template <class T>
  void ask(Send<T> send, Done<T> done);
  template <class T>
  void attempt(const std::shared_ptr<Request<T>>& request);
  /// So long until it arrives; nothing if it is lost.
  [[nodiscard]] std::optional<Millis> way();

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
  bool gone_ = false;
  Millis offline_until_ = 0;
  std::map<std::string, View> games_;  // as he last saw them
  std::map<std::string, std::shared_ptr<Page>> pages_;
};

}  // namespace camlann::server::simulation
