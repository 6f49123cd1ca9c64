#pragma once
// Subscriptions of sockets to games, invitations, tournaments, leagues and the player's own search
// (doc/protocol/socket.md). A feature of the games' thread
// (games.hpp).

#include <memory>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "server/core/clock.hpp"
#include "server/core/mailbox.hpp"
#include "server/core/outbox.hpp"
#include "server/services/round/game_request.hpp"
#include "server/services/round/watchers.hpp"

namespace camlann::server {

class Chat;
class Invitations;
class Leagues;
class Seeks;
class Tournaments;
struct Round;

class Watching {
 public:
  Watching(Round& round, Chat& chat, Invitations& invitations, Seeks& seeks,
           Tournaments& tournaments, Leagues& leagues)
      : round_(round),
        chat_(chat),
        invitations_(invitations),
        seeks_(seeks),
        tournaments_(tournaments),
        leagues_(leagues) {}

  // These are answered only with an error.

  /// Sends the watcher what it lacks of the game, then every event, until unwatch().
  void watch(const ShownGame& shown, const WatchWish& wish, const std::shared_ptr<Watcher>& watcher,
             const Reply<void>& on_error);
  /// Sends the watcher the state of an invitation, a tournament, a league or the player's own
  /// search now and after every change, until unwatch().
  void await(const GameRequest& request, const std::shared_ptr<Watcher>& watcher,
             const Reply<void>& on_error);
  /// Notes that the watcher's page is hidden, or shown again.
  void set_away(const GameRequest& request, bool away, const std::shared_ptr<Watcher>& watcher,
                const Reply<void>& on_error);

  /// Ends watch() and await().
  void unwatch(const GameRequest& request, const std::shared_ptr<Watcher>& watcher);

  // For the games' thread

  /// Sends the clocks to all watchers, and what they missed while nothing could be saved.
  void send_clocks();
  /// Does that again for games that could not be read, after a pause.
  void retry();

 private:
  void send_clocks(std::vector<std::string> watched);
  Then send_next_clocks(std::vector<std::string>& watched);
  /// Returns the message about something awaited.
  [[nodiscard]] Result<Payload> news_of(const std::string& awaited);

  Round& round_;
  Chat& chat_;
  Invitations& invitations_;
  Seeks& seeks_;
  Tournaments& tournaments_;
  Leagues& leagues_;
  std::vector<std::string> unsent_;  // games and awaited things that could not be read
  Millis retry_at_ = 0;
};

}  // namespace camlann::server
