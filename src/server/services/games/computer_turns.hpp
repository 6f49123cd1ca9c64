#pragma once
// The computer's part in games: a queue of games and hints for the engine, and the use of its
// results. A thought has the version of its game and is dropped if the game has changed since. Only
// on the games' thread; thoughts arrive through the mailbox.

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "game/game.hpp"
#include "play/state.hpp"
#include "rules/outcome.hpp"
#include "search/score.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/limits.hpp"
#include "server/core/log.hpp"
#include "server/core/mailbox.hpp"
#include "server/core/outbox.hpp"
#include "server/core/token_bucket.hpp"
#include "server/model/hint.hpp"
#include "server/services/round/game_cache.hpp"
#include "server/services/round/journal.hpp"
#include "server/services/round/thinkers.hpp"
#include "server/services/round/watchers.hpp"

namespace camlann::server {

class ComputerTurns {
 public:
  ComputerTurns(GameCache& games, Journal& journal, const Watchers& watchers, Outbox& outbox,
                Thinker& thinker, std::shared_ptr<Mailbox> mailbox, const Limits& limits, Log log,
                SteadyClock now);

  /// Call after a change of a game was saved: stops an outdated thought, requests the next one, and
  /// sends the answers that waited for the computer's.
  void settle(const std::string& id);
  /// Queues the game if the computer has to act in it; `queue_key` pays for the thought.
  void owe(const std::string& id, const QueueKey& queue_key);
  /// The same after a pause, for a temporary obstacle such as a full disk.
  void owe_later(const std::string& id, const QueueKey& queue_key);
  /// Stops thoughts about a game that no longer exists.
  void forget(const std::string& id);
  /// Submits queued thoughts to free threads.
  void pump();
  /// Returns the thoughts that wait for a thread, after the last pump(). Any thread.
  [[nodiscard]] Mailbox::Load load() const;
  /// True if games wait for room or for the end of a pause.
  [[nodiscard]] bool waiting() const {
    return !short_.empty() || !long_.empty() || !unread_.empty() || !failed_.empty();
  }

  /// Queues engine work that no game waits for.
  void run(const QueueKey& queue_key, EngineTask engine_task);
  /// True if a player may wait for one more hint or analysis.
  [[nodiscard]] bool has_room(const QueueKey& queue_key) const;

  /// Answers when the thought is done; is given up once `gone` is set.
  void hint(const LiveGame& game, const StopFlag& gone, const Reply<HintView>& reply);

 private:
  /// A queued hint with its own copy of the game.
  struct HintWish {
    ThinkJob job;
    Reply<HintView> reply;
  };
  /// A game that must be read from the store first.
  struct Unread {
    std::string game;
    bool next = false;  // goes to the front of its client's queue once it is read
  };
  /// Work for a thread: the computer's turn in a game, a hint for it, or an engine task.
  struct Wanted {
    std::string game;
    std::shared_ptr<HintWish> hint;
    std::shared_ptr<const EngineTask> engine_task;
  };
  using Queue = FairQueue<Wanted>;
  struct Thinking {
    std::int64_t version = 0;
    StopFlag stop;
    Length length{};
    QueueKey queue_key;
    Cost estimate = 0;
    int parts = 1;
    std::string kind;  // for the estimate of later thoughts
  };

  [[nodiscard]] Queue& queue(Length length) { return length == Length::long_one ? long_ : short_; }
  [[nodiscard]] Cost estimate(const std::string& kind, int level) const;
  void learn(const std::string& kind, Cost took);
  /// Returns false if the computer has nothing to do in it. `first`: in front of its client's
  /// queue.
  [[nodiscard]] bool enqueue(const LiveGame& game, bool first);
  /// Reads the game in the turns of its client, then queues it.
  void take_up(const QueueKey& queue_key, const Unread& unread);
  Then read_on(const QueueKey& queue_key, const Unread& unread);
  void hand_out(Length length);
  void note_load();
  [[nodiscard]] bool start_thinking(const Queue::Piece& piece, Length length);
  void run_engine_task(const Queue::Piece& piece, Length length);
  void start_hint(const Queue::Piece& piece);
  void on_hint(const std::string& id, const std::shared_ptr<HintWish>& wish,
               const Thought& thought);
  [[nodiscard]] int parts_for(const QueueKey& queue_key) const;
  void on_thought(const std::string& id, std::int64_t version, const Thought& thought);
  Result<void> play_thought(LiveGame& game, const Thought& thought);

  GameCache& games_;
  Journal& journal_;
  const Watchers& watchers_;
  Outbox& outbox_;
  Thinker& thinker_;
  const std::shared_ptr<Mailbox> mailbox_;
  const std::size_t longest_;  // in entries: then computers among themselves end their game
  const QueueBounds hint_bounds_;
  const Log log_;
  const SteadyClock now_;

  std::unordered_map<std::string, Thinking> thinking_;
  std::unordered_map<std::string, std::weak_ptr<const HintWish>> hinting_;
  Queue short_;  // thoughts that wait for a thread, by how long they take
  Queue long_;
  FairQueue<Unread> unread_;
  std::unordered_set<std::string> owing_;        // games that wait in these or are being read
  std::shared_ptr<const bool> reading_;          // held by each task that reads one of them
  std::unordered_map<std::string, Cost> costs_;  // of a whole thought, as learnt, by kind
  std::vector<std::pair<std::string, QueueKey>> failed_;  // owed again from retry_at_ on
  SteadyTime retry_at_;
  std::atomic<std::size_t> load_{0};
  std::atomic<SteadyTime> loaded_since_;  // unless that is 0
};

}  // namespace camlann::server
