#pragma once
// The computer's thinking, away from the network: threads that each run one job at a time. The
// callers decide on the order of jobs (computer_turns.hpp). Tests use a fake.

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "base/words.hpp"
#include "engine/computer.hpp"
#include "game/game.hpp"
#include "rules/outcome.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/log.hpp"
#include "server/model/thought.hpp"
#include "tournament/dutch.hpp"
#include "wire/messages/thought.hpp"

namespace camlann::server {

/// A computation that no game waits for.
struct EngineTask {
  Cost estimate = 0;
  Cost patience = 1;  // multiplies its cost while it waits
  /// Called when its turn comes. Returns nothing if the result was cancelled.
  std::function<std::optional<ThinkJob>()> begin;
  /// Called on the games' thread, unless that thread is out of memory.
  std::function<void(const Thought&)> end;
};

class Thinker {
 public:
  virtual ~Thinker() = default;
  /// True if a thread is free for a job of this length.
  [[nodiscard]] virtual bool has_room(Length length) = 0;
  /// Requires has_room().
  virtual void submit(ThinkJob job) = 0;
};

/// Runs the engine on a job; blocks for the time that the level takes.
[[nodiscard]] Thought think(const ThinkJob& job);

/// Calls `done`, and retries while memory is short, because a game waits for the thought. Gives up
/// once `ends` returns true.
void hand_over(const ThinkJob& job, const Thought& thought, const std::function<bool()>& ends);

/// Thread-safe.
class Thinkers final : public Thinker {
 public:
  /// Starts `threads` threads for thoughts of any length, and one more for short ones. `tables` is
  /// the folder of endgame tables; it may be missing.
  Thinkers(std::size_t threads, std::string tables, Log log);
  /// Stops all thinking and joins the threads.
  ~Thinkers() override;

  [[nodiscard]] bool has_room(Length length) override;
  void submit(ThinkJob job) override;

  struct Load {
    std::size_t threads = 0;
    std::size_t busy = 0;  // of these threads
    std::int64_t thoughts = 0;
    double seconds = 0;  // total time of these thoughts
  };
  [[nodiscard]] Load load();

 private:
  void work();

  const std::size_t most_long_;
  const std::string tables_;
  const Log log_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<ThinkJob> waiting_;  // for a free thread
  std::size_t long_ = 0;          // unfinished jobs
  std::size_t short_ = 0;
  std::vector<StopFlag> running_;
  std::int64_t thoughts_ = 0;
  Cost thought_ = 0;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace camlann::server
