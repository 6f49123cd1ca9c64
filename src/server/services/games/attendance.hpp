#pragma once
// Who is at which game between people: known from the sockets that watch it, and of bots also from
// their asking for their turns. A player with several pages is here while one of them is. Kept in
// memory alone: after a restart everybody has a while to come back before anything follows from
// their absence. Only on the games' thread.

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

  /// The clock goes on from what it shows now: nobody is known to be there yet.
  void begin();
  /// This page of the player watches the game from now on.
  void come(const GameMeta& meta, const std::string& player, const Watcher* page);
  /// The page is hidden, or shown again.
  void turn(const std::string& game, const Watcher* page, bool away);
  void go(const std::string& game, const Watcher* page);

  /// A program asks for the turns of this player, who has these games, and waits until then.
  void ask(const std::string& player, const std::vector<GameSummary>& games, Millis until);

  /// The seats of one player are another's from now on, who had none.
  void pass_on(const std::string& game, const std::string& player, const std::string& heir);

  [[nodiscard]] play::Absence absence(const std::string& game) const;

  /// When there is something to tell next, if nothing happens until then.
  [[nodiscard]] std::optional<Millis> next() const { return due_.next(); }
  /// Tells those who watch a game what has changed, not too often.
  void tell(const Watchers& watchers);

 private:
  struct Page {
    const Watcher* watcher = nullptr;
    bool away = false;
  };
  /// Of a seat, or of those who only watch.
  struct Guest {
    std::string player;
    std::vector<Page> pages;
    Millis since = 0;       // as it is now: here, away or without a page
    Millis asks_until = 0;  // a bot waits for its turns without a page

    /// Without a page and without a question since then, which may be still to come.
    [[nodiscard]] Millis silent_since() const { return std::max(since, asks_until); }
  };
  struct Table {
    play::Players seats;
    std::optional<play::TimeControl> time;
    std::vector<Guest> players;   // of the seats, each once
    std::vector<Guest> watchers;  // nobody without a page
    bool changed = true;
    Millis told = 0;
    Millis used = 0;  // a page came or went
  };

  [[nodiscard]] Table& table_of(const GameMeta& meta);
  [[nodiscard]] Guest* guest_with(Table& table, const Watcher* page) const;
  /// What the guest is may have changed with this.
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
