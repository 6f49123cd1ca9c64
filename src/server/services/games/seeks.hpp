#pragma once
// Searches for an opponent. A player waits in the pool until another one fits, or takes an open
// seat that fits at once. The game of a pair is saved before either learns of it. A feature of the
// games' thread (games.hpp).

#include <optional>
#include <string>

#include "base/result.hpp"
#include "server/core/clock.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/outbox.hpp"
#include "server/model/seek.hpp"
#include "server/services/games/pool.hpp"

namespace camlann::server {

class Invitations;
class NewGames;
class Profiles;
struct Round;

class Seeks {
 public:
  Seeks(Round& round, NewGames& new_games, Profiles& profiles, Invitations& invitations)
      : round_(round), new_games_(new_games), profiles_(profiles), invitations_(invitations) {}

  /// Begins a search, or continues the one with the same nonce. A search that is not continued ends
  /// after a while.
  [[nodiscard]] Result<SeekView> seek(const QueueKey& who, const SeekWish& wish);
  [[nodiscard]] Result<bool> stop(const QueueKey& who);
  /// Returns the searches of all others, as numbers, and the player's own.
  [[nodiscard]] Result<Seekers> list(const QueueKey& who);

  // For the games' thread

  /// Returns the message about the player's own search; nothing if there is none.
  [[nodiscard]] std::optional<Payload> news_of(const std::string& player);
  /// Pairs the waiting players, now and then.
  void pair_waiting();
  [[nodiscard]] bool anybody_waits() const { return pool_.anybody_waits(); }
  /// Continues the searches that led to a game which could not be saved.
  void reopen(const std::string& game) { pool_.reopen(game); }
  void remove(const std::string& player) { pool_.remove(player); }

 private:
  [[nodiscard]] Result<Seek> new_seek(const QueueKey& who, const SeekWish& wish);
  [[nodiscard]] Result<double> rating_of(const std::string& player, const SeekTerms& terms);
  [[nodiscard]] SeekView view_of(const Seek& seek) const;
  /// Takes a seat of the oldest public invitation that fits, if there is one.
  Result<void> take_open_seat(Seek& seek);
  void pair_crowds();
  void begin_pair(Seek& white, Seek& black);
  Result<std::string> begin_game(const Seek& white, const Seek& black);

  Round& round_;
  NewGames& new_games_;
  Profiles& profiles_;
  Invitations& invitations_;
  Pool pool_;
  Millis paired_ = 0;  // when pair_crowds() last ran
};

}  // namespace camlann::server
