#pragma once
// Long polling for "it is your turn": requests of players and bots that watch no game. A request is
// answered from the store, so that nothing is lost if a wake-up is. A feature of the games' thread
// (games.hpp).

#include <chrono>
#include <optional>
#include <string>

#include "server/core/clock.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/outbox.hpp"
#include "server/model/own_turns.hpp"

namespace camlann::server {

class LiveGame;
struct Round;

class TurnPolls {
 public:
  explicit TurnPolls(Round& round) : round_(round) {}

  /// Answers with the games and challenges that wait for the player, as soon as they differ from
  /// those of `tag`, or after `wait`. Answers at once if `ended` returns true.
  void poll(const QueueKey& who, const std::string& tag, std::chrono::milliseconds wait,
            const Ended& ended, const Reply<OwnTurns>& reply);
  /// Answers the waiting requests of players that may no longer be signed in.
  void end_of(const TurnWaiters::Whose& whose);
  /// Answers all waiting requests, and later ones at once, because the server stops.
  void end_all() { ending_ = true; }

  // For the games' thread

  /// Answers the player's waiting requests again: something has changed.
  void look_again(const std::string& player);
  /// The same for all players of a game.
  void look_again(const LiveGame& game);
  /// Answers the requests that have waited long enough.
  void end_due();
  /// When the first of them has.
  [[nodiscard]] std::optional<Millis> next() const;

 private:
  void answer(const std::string& player, TurnsRequest request);

  Round& round_;
  TurnWaiters waiters_;
  bool ending_ = false;
};

}  // namespace camlann::server
