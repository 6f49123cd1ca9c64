#pragma once
// Who watches which game, and what they are told: every event once, with what they have missed
// (doc/protocol/socket.md). Only on the games' thread.

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

/// What a watcher asks for.
struct WatchWish {
  std::int64_t version = 0;  // the last one it has; 0 for none
  bool deltas = false;       // events carry only the moves that changed
};

class Watchers {
 public:
  using MayHear = std::function<bool(const std::string& player)>;

  Watchers(Outbox& outbox, const PlayClock& play_clock, const Limits& limits);

  /// From now on; first it is told what it lacks.
  void add(LiveGame& game, const std::string& player, const WatchWish& wish,
           const std::shared_ptr<Watcher>& watcher);
  void remove(const std::string& game, const std::shared_ptr<Watcher>& watcher);
  /// The server's clock has stood still: pages that count by themselves are told what it shows.
  void tell_clock(LiveGame& game);
  [[nodiscard]] std::vector<std::string> watched() const;
  /// If the last one was not saved, or nobody knows whether it was, nobody was told anything.
  void next_round(bool saved);
  /// Tells those who watch the game what they were not told of it, if there is anything.
  void tell_missed(LiveGame& game);
  /// Tells those who watch the game of its last event, or of what they may see because of it.
  void publish(LiveGame& game);
  /// How long the last event of the game took to this player and his answer back, by the slowest
  /// of his sockets; nothing if none has answered.
  [[nodiscard]] std::optional<Millis> round_trip(const std::string& game,
                                                 const std::string& player) const;
  /// The same with an invitation, which is told as a whole.
  void add(const std::string& invitation, const std::shared_ptr<Watcher>& watcher);
  void publish(const std::string& invitation, const Payload& message);
  [[nodiscard]] bool anybody_watches(const std::string& invitation) const {
    return watchers_.count(invitation) > 0;
  }
  /// Tells those who watch a game, if they may hear it.
  void publish(const std::string& game, const Payload& message, const MayHear& may_hear);
  /// Tells them now: of something that need not be saved.
  void tell_now(const std::string& game, const Payload& message) const;
  void tell_now(const std::string& game, const Payload& message, const MayHear& may_hear) const;

 private:
  struct Listed {
    std::shared_ptr<Watcher> watcher;
    std::string player;
    bool deltas = false;
    std::int64_t told = 0;  // the last version
  };
  /// Who is told of a newer version in this round than he had.
  struct Told {
    std::string game;
    const Watcher* watcher = nullptr;
    std::int64_t had = 0;
  };

  /// Nothing if they are too long ago, or more, or more bytes, than are told one by one: a watcher
  /// that can never take them all would come back for them again and again.
  [[nodiscard]] std::vector<Payload> missed(const KeptGame& game, const WatchWish& wish) const;
  void tell_since(GameForViewer sight, const WatchWish& wish,
                  const std::shared_ptr<Watcher>& watcher);
  /// What he had before is kept until the round is saved.
  std::int64_t note_told(const std::string& game, Listed& listed, std::int64_t version);
  /// What the last event shows of the game.
  [[nodiscard]] std::vector<Payload> news(GameForViewer sight, bool deltas) const;

  Outbox& outbox_;
  const PlayClock& play_clock_;
  const Limits limits_;
  std::unordered_map<std::string, std::vector<Listed>> watchers_;  // by game or invitation
  std::vector<Told> told_;
};

}  // namespace camlann::server
