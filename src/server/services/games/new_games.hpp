#pragma once
// New games: made by a player at one screen, and begun for invitations, pairings and tournaments.
// A feature of the games' thread (games.hpp).

#include <optional>
#include <string>

#include "base/result.hpp"
#include "play/clock.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/mailbox.hpp"
#include "server/model/game_state.hpp"
#include "server/model/new_game.hpp"
#include "server/services/round/game_request.hpp"

namespace camlann::server {

struct Round;

class NewGames {
 public:
  explicit NewGames(Round& round) : round_(round) {}

  /// Makes a game, or finds the one that an earlier request with this nonce made.
  Then create(const QueueKey& who, const NewGame& wish, const ViewReply& reply);

  // For other features

  /// An error if the player has too many games to begin one with this time. First deletes old games
  /// of the player's that have no move, if there are many.
  [[nodiscard]] Result<void> may_create(const std::string& player,
                                        const std::optional<play::TimeControl>& time);
  /// Begins a game in this round. `address` is where its computer's thoughts are charged.
  [[nodiscard]] Result<LiveGame*> begin(GameMeta meta, const NewGame& wish,
                                        const std::string& address);

 private:
  /// Returns the id of the game that a request with this nonce made before.
  [[nodiscard]] Result<std::optional<std::string>> made_before(const std::string& player,
                                                               const std::string& nonce);
  [[nodiscard]] Result<void> delete_unmoved(const std::string& player);
  /// Refuses a start that is lost, and one near the board of a rated game of one of the players if
  /// a computer plays.
  [[nodiscard]] Result<void> may_begin(const GameMeta& meta, const Game& board) const;

  Round& round_;
};

}  // namespace camlann::server
