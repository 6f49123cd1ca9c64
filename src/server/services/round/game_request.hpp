#pragma once
// A player's request for one game, and the game that was found for it. Values.

#include <cstdint>
#include <string>
#include <utility>

#include "server/core/fair_queue.hpp"
#include "server/core/outbox.hpp"
#include "server/model/game_state.hpp"

namespace camlann::server {

class LiveGame;
using ViewReply = Reply<View>;

struct GameRequest {
  GameRequest(QueueKey its_sender, std::string its_game)
      : sender(std::move(its_sender)), game(std::move(its_game)) {}
  GameRequest(std::string player, std::string its_game)
      : GameRequest(QueueKey(std::move(player)), std::move(its_game)) {}

  QueueKey sender;
  std::string game;
};

/// Condition under which a game is found for a player.
enum class Access : std::uint8_t {
  seat,   // a player of the game; other players' games are not found
  watch,  // the same, or any player if the game may be watched
  ended   // any player, once the game is over
};

/// A game that was found with this access. Games::ask() calls a method with such a parameter only
/// for players with this access. Valid in the turn of the request.
template <Access needed>
struct FoundGame {
  static constexpr Access access = needed;

  LiveGame& game;
  const GameRequest& request;

  [[nodiscard]] const std::string& player() const { return request.sender.player; }
};

using OwnGame = FoundGame<Access::seat>;
using ShownGame = FoundGame<Access::watch>;
using EndedGame = FoundGame<Access::ended>;

}  // namespace camlann::server
