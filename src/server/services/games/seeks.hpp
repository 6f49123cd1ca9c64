#pragma once
// Searches for an opponent. A player waits in the pool until another one fits, or takes an open
// seat that fits at once. The game of a pair is saved before either learns of it. A feature of the
// games' thread (games.hpp).

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "server/core/clock.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/outbox.hpp"
#include "server/model/list_wish.hpp"
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
  /// Begins the game of another player's search, which both see at once. A repeated request gets
  /// the same game.
  [[nodiscard]] Result<SeekView> take(const QueueKey& who, const TakenSeek& wish);
  /// Returns the searches of all others, as numbers and a part of them one by one, and the player's
  /// own. Without those of blocked players, and of players that have blocked this one.
  [[nodiscard]] Result<Seekers> list(const QueueKey& who, const ListWish& wish);

  // For the games' thread

  /// Returns the message about the player's own search; nothing if there is none.
  [[nodiscard]] std::optional<Payload> news_of(const std::string& player);
  /// Pairs the waiting players, now and then.
  void pair_waiting();
  [[nodiscard]] bool anybody_waits() const { return pool_.anybody_waits(); }
  /// Continues the searches that led to a game which could not be saved.
  void reopen(const std::string& game) { pool_.reopen(game); }
  void remove(const std::string& player) { pool_.remove(player); }
  /// Ends the searches of these players, after a ban.
  using Whose = std::function<bool(const std::string& player, const std::string& address)>;
  void end_of(const Whose& whose);

 private:
  [[nodiscard]] Result<Seek> new_seek(const QueueKey& who, const SeekWish& wish);
  /// Returns an offer of this player for these terms.
  [[nodiscard]] Result<SeekOffer> offer_of(const std::string& player, const SeekTerms& terms);
  /// Returns the games of a request, in its order.
  [[nodiscard]] Result<std::vector<SeekOffer>> offers_of(const QueueKey& who, const SeekWish& wish);
  /// True if these two may meet on these terms when one of them takes the search of the other.
  [[nodiscard]] Result<bool> may_meet(const Seek& seek, const SeekTerms& terms,
                                      const std::string& player);
  [[nodiscard]] Result<double> rating_of(const std::string& player, const SeekTerms& terms);
  [[nodiscard]] SeekView view_of(const Seek& seek) const;
  /// Takes a seat of the oldest public invitation that fits, if there is one.
  Result<void> take_open_seat(Seek& seek);
  void pair_crowds();
  void pair_crowd(const Pool::Crowd& crowd);
  void begin_pair(Seek& white, Seek& black, const SeekTerms& terms);
  Result<std::string> begin_game(const Seek& white, const Seek& black, const SeekTerms& terms);

  Round& round_;
  NewGames& new_games_;
  Profiles& profiles_;
  Invitations& invitations_;
  Pool pool_;
  Millis paired_ = 0;  // when pair_crowds() last ran
};

}  // namespace camlann::server
