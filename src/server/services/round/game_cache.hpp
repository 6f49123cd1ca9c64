#pragma once
// The games that are in memory: read from the store when they are asked for, dropped when they are
// many and have not been used for long. Only on the games' thread.
//
// A long game is read a slice at a time, in the turns of who asks for it: what the thread does at
// once stays short, the fair queue charges the asker, and there is neither a second copy of the
// state on disk that could differ from the events nor a thread that has to be fair of its own.

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
#include "server/store/store.hpp"

namespace camlann::server {

/// Where a view goes, and the last version that is known there; 0 for none.
struct ViewWish {
  ViewReply reply;
  std::int64_t have = 0;
};

/// A game as somebody may see it. Valid as long as the game is.
class GameForViewer {
 public:
  /// Views are made once, until something happens.
  struct Views {
    View whole;
    View opened;
    View step;
  };

  GameForViewer(const KeptGame& game, Views& views, std::int64_t before)
      : game_(game), views_(views), before_(before) {}

  [[nodiscard]] const KeptGame& game() const { return game_; }
  [[nodiscard]] std::int64_t version() const { return game_.version(); }
  /// The version that was seen before the last event of the game; it may have shown nothing new.
  [[nodiscard]] std::int64_t before() const { return before_; }
  [[nodiscard]] View whole();
  /// The same with its position and moves, for a page that opens it.
  [[nodiscard]] View opened();
  /// What the last event has changed.
  [[nodiscard]] View step();
  /// What is missing where this version is known; whole if that cannot be said.
  [[nodiscard]] View since(std::int64_t have);

 private:
  const KeptGame& game_;
  Views& views_;
  std::int64_t before_ = 0;
};

class LiveGame : public KeptGame {
 public:
  explicit LiveGame(KeptGame kept) : KeptGame(std::move(kept)) {}

  void add(Entry entry);

  /// Whose thoughts the computer's are.
  [[nodiscard]] QueueKey queue_key() const { return QueueKey(meta.player, address); }
  /// What this player may see of it: the one place that decides it.
  [[nodiscard]] GameForViewer seen_by(const std::string& player);
  /// Whether that is less than there is, or may be.
  [[nodiscard]] bool is_late_for(const std::string& player) const;
  /// For those with a seat: as it is now, whole.
  [[nodiscard]] View whole() { return all().whole(); }
  /// As it was when it was made; as it is now if that is too long ago.
  [[nodiscard]] View first() { return at(1) != nullptr ? view_of(*this, 1) : whole(); }
  /// What is missing where this version is known; whole if that cannot be said.
  [[nodiscard]] View since(std::int64_t have) { return all().since(have); }
  /// How many events it keeps in memory.
  [[nodiscard]] std::size_t weight() const;

  void rename(const std::string& player, std::string_view name);

  std::uint64_t last_use = 0;
  Millis saving = 0;    // from when its last move was decided until it was on the disk
  std::string address;  // that last asked for it; empty after a restart
  std::vector<ViewWish> awaiting_answer;        // of draw offers to the computer
  bool thought_about = false;                   // stays in memory so long
  std::optional<std::vector<OwnedPlan>> plans;  // of its players; nothing: not read yet

 private:
  [[nodiscard]] GameForViewer all() { return {*this, views_, version() - 1}; }

  GameForViewer::Views views_;
  GameForViewer::Views late_views_;
  std::int64_t late_before_ = 0;
};

class GameCache {
 public:
  /// Not many more than `most` games, with `most_events` events, are kept.
  GameCache(Store& store, std::size_t most, std::size_t most_events, Log log,
            SteadyClock now = std::chrono::steady_clock::now);

  /// Null: the game is being read and not all there; to be asked again, in a turn of its own. Else
  /// valid until the game is forgotten or trimmed; here and below.
  [[nodiscard]] Result<LiveGame*> find(const std::string& id);
  /// A game in which the asker has a seat; another player's is not found.
  [[nodiscard]] Result<LiveGame*> find_own(const GameRequest& game_request);
  /// The same, or a game that everybody may watch.
  [[nodiscard]] Result<LiveGame*> find_shown(const GameRequest& game_request);
  /// Anybody's, but a game that is not over is not found.
  [[nodiscard]] Result<LiveGame*> find_finished(const GameRequest& game_request);
  /// Null if the game is not in memory.
  [[nodiscard]] LiveGame* in_memory(const std::string& id);

  LiveGame& add(KeptGame game);
  /// This player's name in games with others; his own games are read again.
  void rename(const std::string& player, std::string_view name);
  /// It is read again when it is asked for.
  void forget(const std::string& id) { live_.erase(id); }
  /// Games that are half read begin anew.
  void stop_reading() { half_read_.clear(); }
  /// Drops what has not been used for long, if there are too many.
  void trim();

 private:
  using HalfRead = std::list<HalfReadGame>;

  /// For a slice of the time.
  [[nodiscard]] Result<void> read_on(HalfReadGame& game);
  [[nodiscard]] Error explain(const Error& error, const std::string& id) const;

  Store& store_;
  const std::size_t most_;
  const std::size_t most_events_;
  const Log log_;
  const SteadyClock now_;
  std::unordered_map<std::string, LiveGame> live_;
  HalfRead half_read_;  // the longest begun first
  std::uint64_t uses_ = 0;
  std::size_t came_ = 0;  // since the last look at how much is kept
};

}  // namespace camlann::server
