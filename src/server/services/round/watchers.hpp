#pragma once
// The watchers of games and invitations. Each is sent every event once, and what it has missed
// before (doc/protocol/socket.md). Only on the games' thread.

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/core/clock.hpp"
#include "server/core/limits.hpp"
#include "server/core/outbox.hpp"
#include "server/core/play_clock.hpp"
#include "server/model/kept_game.hpp"
#include "server/services/round/game_cache.hpp"

namespace camlann::server {

/// A request to watch a game.
struct WatchWish {
  std::int64_t version = 0;  // the last one that the watcher has; 0 if none
  bool deltas = false;       // events carry only the moves that changed
};

class Watchers {
 public:
  using MayHear = std::function<bool(const std::string& player)>;

  Watchers(Outbox& outbox, const PlayClock& play_clock, const Limits& limits);

  /// Adds a watcher, and first sends the events that it lacks.
  void add(LiveGame& game, const std::string& player, const WatchWish& wish,
           const std::shared_ptr<Watcher>& watcher);
  void remove(const std::string& game, const std::shared_ptr<Watcher>& watcher);
  /// Sends the clock times again after the server's clock was paused; pages count on their own.
  void tell_clock(LiveGame& game);
  [[nodiscard]] std::vector<std::string> watched() const;
  /// Starts a round. If the last one was not saved, or may not have been, its messages count as not
  /// sent.
  void next_round(bool saved);
  /// Sends the events of this game that its watchers have not received, if any.
  void tell_missed(LiveGame& game);
  /// Sends the last event of the game, or what it makes visible, to the watchers.
  void publish(LiveGame& game);
  /// Returns the time from sending the last event to this player until the acknowledgement arrived,
  /// of the slowest of the player's sockets; nothing if none has answered.
  [[nodiscard]] std::optional<Millis> round_trip(const std::string& game,
                                                 const std::string& player) const;
  /// Watches an invitation, which is always sent as a whole.
  void add(const std::string& invitation, const std::shared_ptr<Watcher>& watcher);
  void publish(const std::string& invitation, const Payload& message);
  /// True if this game or invitation has a watcher.
  [[nodiscard]] bool anybody_watches(const std::string& id) const {
    return watchers_.count(id) > 0;
  }
  /// Sends a message to the watchers of a game that may receive it.
  void publish(const std::string& game, const Payload& message, const MayHear& may_hear);
  /// Sends a message at once, without waiting for the round to be saved.
  void tell_now(const std::string& game, const Payload& message) const;
  void tell_now(const std::string& game, const Payload& message, const MayHear& may_hear) const;

 private:
  struct Listed {
    std::shared_ptr<Watcher> watcher;
    std::string player;
    bool deltas = false;
    std::int64_t told = 0;  // the last version sent
  };
  /// A watcher that was sent a newer version in this round.
  struct Told {
    std::string game;
    const Watcher* watcher = nullptr;
    std::int64_t had = 0;
  };

  /// Returns nothing if the events are too old or too many to be sent one by one. The limit in
  /// bytes keeps a watcher that cannot take them all from reconnecting for them forever.
  [[nodiscard]] std::vector<Payload> missed(const KeptGame& game, const WatchWish& wish) const;
  void tell_since(GameForViewer sight, const WatchWish& wish,
                  const std::shared_ptr<Watcher>& watcher);
  /// Notes the version as sent; returns the one before, which is also kept until the round is
  /// saved.
  std::int64_t note_told(const std::string& game, Listed& listed, std::int64_t version);
  /// Returns the messages that show the last event.
  [[nodiscard]] std::vector<Payload> news(GameForViewer sight, bool deltas) const;

  Outbox& outbox_;
  const PlayClock& play_clock_;
  const Limits limits_;
  std::unordered_map<std::string, std::vector<Listed>> watchers_;  // by game or invitation
  std::vector<Told> told_;
};

}  // namespace camlann::server
