#pragma once
// Presence of players at games between people, known from the sockets that watch a game, and for
// bots also from their polling for turns. A player with several pages is present while one of them
// is. Kept only in memory: after a restart players have a while to come back before their absence
// has consequences. Only on the games' thread.

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "play/absence.hpp"
#include "play/clock.hpp"
#include "play/seating.hpp"
#include "rules/verdict.hpp"
#include "server/core/clock.hpp"
#include "server/core/deadlines.hpp"
#include "server/core/outbox.hpp"
#include "server/core/play_clock.hpp"
#include "server/model/game_state.hpp"
#include "server/services/round/watchers.hpp"

namespace camlann::server {

class Attendance {
 public:
  explicit Attendance(const PlayClock& clock) : clock_(clock) {}

  /// Starts at the current time of the clock, with no player present.
  void begin();
  /// Adds a page of the player that watches the game.
  void come(const GameMeta& meta, const std::string& player, const Watcher* page);
  /// Notes that the page is hidden, or shown again.
  void turn(const std::string& game, const Watcher* page, bool away);
  void go(const std::string& game, const Watcher* page);

  /// Notes that a program polls for the turns of this player in these games until `until`.
  void ask(const std::string& player, const std::vector<GameSummary>& games, Millis until);

  /// Moves the seats of one player to another, `heir`, without a seat.
  void pass_on(const std::string& game, const std::string& player, const std::string& heir);

  [[nodiscard]] play::Absence absence(const std::string& game) const;

  /// Returns when the next message is due, if nothing happens until then.
  [[nodiscard]] std::optional<Millis> next() const { return due_.next(); }
  /// Sends the changes to the watchers of each game, at a limited rate.
  void tell(const Watchers& watchers);

 private:
  struct Page {
    const Watcher* watcher = nullptr;
    bool away = false;
  };
  /// A player of the game, or a watcher.
  struct Guest {
    std::string player;
    std::vector<Page> pages;
    Millis since = 0;       // of the present state: here, away or without a page
    Millis asks_until = 0;  // a bot waits for its turns without a page

    /// Returns since when the guest has had neither a page nor a poll; may be in the future.
    [[nodiscard]] Millis silent_since() const { return std::max(since, asks_until); }
  };
  struct Table {
    play::Players seats;
    std::optional<play::TimeControl> time;
    std::vector<Guest> players;   // of the seats, each once
    std::vector<Guest> watchers;  // with at least one page
    bool changed = true;
    Millis told = 0;
    Millis used = 0;  // a page came or went
  };

  [[nodiscard]] Table& table_of(const GameMeta& meta);
  [[nodiscard]] Guest* guest_with(Table& table, const Watcher* page) const;
  /// Applies a change that may change the presence of this guest.
  template <class Change>
  void change(const std::string& game, Table& table, Guest& guest, const Change& change);
  void schedule(const std::string& game, const Table& table);
  [[nodiscard]] std::string message_of(const std::string& game, const Table& table) const;

  const PlayClock& clock_;
  Millis earliest_ = 0;  // from which absence counts, because the server began
  std::unordered_map<std::string, Table> tables_;
  Deadlines due_;
  std::unordered_map<std::string, Millis> asking_;  // bots, and until when they wait
  Millis asking_swept_ = 0;
};

}  // namespace camlann::server
