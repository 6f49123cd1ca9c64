#pragma once
// The games in memory. Read from the store on demand; dropped when there are too many and they have
// not been used recently. Only on the games' thread.
//
// A long game is read in slices, in the turns of the requests for it. Each turn stays short, and
// the fair queue charges the client that needs the game. This avoids snapshots on disk, which could
// differ from the events, and a separate reading thread.

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <list>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/log.hpp"
#include "server/core/outbox.hpp"
#include "server/core/token_bucket.hpp"
#include "server/messages/game_views.hpp"
#include "server/model/game_state.hpp"
#include "server/model/kept_game.hpp"
#include "server/model/private_text.hpp"
#include "server/services/round/game_request.hpp"
#include "server/services/round/plans.hpp"
#include "server/store/store.hpp"

namespace camlann::server {

/// The destination of a view and the version that is already known there; 0 if none is.
struct ViewWish {
  ViewReply reply;
  std::int64_t have = 0;
};

/// A game as one viewer may see it. Valid while the game is.
class GameForViewer {
 public:
  /// Views are cached until the next event.
  struct Views {
    View whole;
    View opened;
    View step;
  };

  GameForViewer(const KeptGame& game, Views& views, std::int64_t before)
      : game_(game), views_(views), before_(before) {}

  [[nodiscard]] const KeptGame& game() const { return game_; }
  [[nodiscard]] std::int64_t version() const { return game_.version(); }
  /// Returns the version before the last event of the game; equal to version() if the event changed
  /// nothing for this viewer.
  [[nodiscard]] std::int64_t before() const { return before_; }
  [[nodiscard]] View whole();
  /// Returns the view with its position and moves, for a page that opens the game.
  [[nodiscard]] View opened();
  /// Returns the changes of the last event.
  [[nodiscard]] View step();
  /// Returns the changes since version `have`, or the whole view if they are not known.
  [[nodiscard]] View since(std::int64_t have);

 private:
  const KeptGame& game_;
  Views& views_;
  std::int64_t before_ = 0;
};

class LiveGame : public KeptGame {
 public:
  LiveGame(KeptGame kept, std::vector<OwnedPlan> plans_of_players)
      : KeptGame(std::move(kept)), plans(std::move(plans_of_players)) {}

  void add(Entry entry);

  /// Returns the queue that the computer's thinking at this game is charged to.
  [[nodiscard]] QueueKey queue_key() const { return QueueKey(meta.player, address); }
  /// Returns the game as this player may see it. All visibility rules are here.
  [[nodiscard]] GameForViewer seen_by(const std::string& player);
  /// True if this player sees less than the current game, or may.
  [[nodiscard]] bool is_late_for(const std::string& player) const;
  /// Returns the whole current view, for players of the game.
  [[nodiscard]] View whole() { return all().whole(); }
  /// Returns the view of the first version, or the current one if the first is too long ago.
  [[nodiscard]] View first() { return at(1) != nullptr ? view_of(*this, 1) : whole(); }
  /// Returns the changes since version `have`, or the whole view if they are not known.
  [[nodiscard]] View since(std::int64_t have) { return all().since(have); }
  /// Returns the number of events that it keeps in memory.
  [[nodiscard]] std::size_t weight() const;

  void rename(const std::string& player, std::string_view name);

  std::uint64_t last_use = 0;
  Millis saving = 0;    // from the decision about its last move until it was on disk
  std::string address;  // of the last request for it; empty after a restart
  std::vector<ViewWish> awaiting_answer;  // of draw offers to the computer
  bool thought_about = false;             // stays in memory while this is true
  std::vector<OwnedPlan> plans;           // of its players

 private:
  [[nodiscard]] GameForViewer all() { return {*this, views_, version() - 1}; }

  GameForViewer::Views views_;
  GameForViewer::Views late_views_;
  std::int64_t late_before_ = 0;
};

class GameCache {
 public:
  /// Keeps about `most` games with `most_events` events.
  GameCache(Store& store, std::size_t most, std::size_t most_events, Log log,
            SteadyClock now = std::chrono::steady_clock::now);

  /// Returns null while the game is still being read; call again in a later turn. Otherwise, here
  /// and below, the pointer is valid until the game is forgotten or trimmed.
  [[nodiscard]] Result<LiveGame*> find(const std::string& id);
  /// Finds a game only for its players.
  [[nodiscard]] Result<LiveGame*> find_own(const GameRequest& game_request);
  /// Finds a game for its players, and for any player if it may be watched.
  [[nodiscard]] Result<LiveGame*> find_shown(const GameRequest& game_request);
  /// Finds a finished game for any player; other games are not found.
  [[nodiscard]] Result<LiveGame*> find_finished(const GameRequest& game_request);
  /// Null if the game is not in memory.
  [[nodiscard]] LiveGame* in_memory(const std::string& id);
  /// Ends a span of about an hour.
  void end_span();
  /// True if the game is in memory and has been used in this span or the one before.
  [[nodiscard]] bool used_lately(const std::string& id) const;

  LiveGame& add(KeptGame game, std::vector<OwnedPlan> plans = {});
  /// Updates the name of the player's account in games with others. Games of this player alone are
  /// read again.
  void rename(const std::string& player, std::string_view name);
  /// Drops the plans of the player, whose account is deleted.
  void forget_plans(const std::string& player);
  /// Drops the game; the next request reads it again.
  void forget(const std::string& id) { live_.erase(id); }
  /// Discards partly read games of this player; they are read from the start again.
  void stop_reading(const std::string& player);
  /// Drops the least recently used games if there are too many.
  void trim();

 private:
  /// A game of which only the first events, or not all plans, have been read.
  struct Reading {
    HalfReadGame game;
    std::optional<PlansReader> plans;
    bool whole = false;
  };
  using HalfRead = std::list<Reading>;

  /// Reads for one slice of time.
  [[nodiscard]] Result<void> read_on(Reading& reading);
  [[nodiscard]] Error explain(const Error& error, const std::string& id) const;

  Store& store_;
  const std::size_t most_;
  const std::size_t most_events_;
  const Log log_;
  const SteadyClock now_;
  std::unordered_map<std::string, LiveGame> live_;
  HalfRead half_read_;  // oldest first
  std::uint64_t uses_ = 0;
  std::uint64_t uses_before_ = 0;       // this span
  std::uint64_t uses_long_before_ = 0;  // the span before it
  std::size_t came_ = 0;                // since the last count of the kept events
};

}  // namespace camlann::server
